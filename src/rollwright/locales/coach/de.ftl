# The coach in German.
