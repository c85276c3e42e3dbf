# The coach in French.
