"""What makes the knowledge that bots play by."""
