"""The whole server in a virtual world that follows from a seed: several servers on one store, pages, a network, time.

The code under test is real: referee, tables, rooms, seating, bots' schedule, sockets. The event loop, the network, the
store, the bots' processes and the clock are simulated, so that a run repeats exactly. `make simulate-servers` plays
many games.
"""
