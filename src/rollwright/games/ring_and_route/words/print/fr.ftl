# Ce que Ring & Route ne dit que sur papier.

ring-and-route-print-setup = Tout le monde a le même papier, et chacun décide par quelle feuille il commence. Chacun prend un crayon ; les trois dés restent au milieu de la table.
ring-and-route-print-look = Avant de relancer, tu peux prendre les dés en main pour voir quelle couleur va avec quel nombre.
ring-and-route-print-points = Les points se lisent dans les deux tableaux au bas de la feuille : à gauche pour les croix sur l’anneau, à droite pour les nombres de la route.
ring-and-route-print-ring = Anneau
ring-and-route-print-route = Route
ring-and-route-print-sheet = Feuille
