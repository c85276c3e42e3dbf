# The coach in English.

# A player who is alone plays against par: what the strongest bot reaches on such dice.
coach-par = Par
