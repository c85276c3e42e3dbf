# The coach in French.

# Contre qui on joue seul : ce qu’atteint le bot le plus fort.
coach-par = Par
