"""What makes `chances/data/`: self-play, and fitting the network of chances to it."""
