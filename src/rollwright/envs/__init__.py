"""The games as environments for learning: Gymnasium, a vectorised one, PettingZoo, OpenSpiel.

Each adapter is a thin file over the kernel and imports the library that it is made for; an extra of the package brings
that library: `pip install "rollwright[gymnasium]"`, `[pettingzoo]`, `[openspiel]`.
"""
