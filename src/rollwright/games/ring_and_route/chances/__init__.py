"""The chances of all seats to win, by how all of them stand: what the coach judges by."""
