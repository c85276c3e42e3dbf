"""Bots, which decide in processes of their own."""
