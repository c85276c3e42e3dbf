"""Bots decide in separate processes."""
