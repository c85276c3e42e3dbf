"""The generator of papers: two sheets and three dice."""
