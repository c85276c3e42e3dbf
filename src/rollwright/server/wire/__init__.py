"""Connections to browsers: WebSocket, what is said on it, and the room that it is told in."""
