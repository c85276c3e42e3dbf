"""What the pictures of all games share: colours with their symbols, and SVG."""
