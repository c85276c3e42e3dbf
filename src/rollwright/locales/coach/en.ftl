# The coach in English.
