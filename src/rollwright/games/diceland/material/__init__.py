"""The boards: text, spaces, territories, and what a set-up makes of them."""
