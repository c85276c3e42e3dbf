"""Loops over the rules of any game, compiled by numba. They know numbers only, neither games nor people."""
