"""The table on the network: a log per table, one referee, sockets, bots, a page."""
