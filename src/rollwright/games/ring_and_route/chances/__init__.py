"""The chances of all seats to win, by how all of them stand: what level 5 decides by, and the coach judges by."""
