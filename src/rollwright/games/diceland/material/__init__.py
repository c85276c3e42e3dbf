"""The boards."""
