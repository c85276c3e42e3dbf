"""Connections to browsers: WebSocket frames, channels, the conversation on a socket, and the room of a table."""
