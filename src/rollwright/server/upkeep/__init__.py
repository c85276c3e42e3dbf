"""What an operator does with a store: check it, copy it, and back it up."""
