"""What makes `coach/data/`: self-play, and fitting the network of chances to it."""
