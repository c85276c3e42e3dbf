# The coach in Italian.
