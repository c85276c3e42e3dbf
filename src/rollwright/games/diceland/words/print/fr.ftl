# Ce que Diceland ne dit que sur papier.

diceland-print-setup = Chacun reçoit un plateau au hasard et choisit de jouer sur son recto ou sur son verso. Chacun prend un crayon ; les six dés restent au milieu de la table.
diceland-print-marker = Le sixième dé reste devant le joueur actif, pour que personne n’oublie qui c’est.
