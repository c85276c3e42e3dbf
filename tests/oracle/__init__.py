"""Slow and literal models of both games, written from the rules alone, to compare fast kernels with."""
