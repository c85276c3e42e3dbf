# Les leçons de Diceland : ce que dit l’entraîneur. Une ligne sur un téléphone, pour qu’on la lise.

## Les premières croix

diceland-lesson-first-cross = Tes premières croix
diceland-lesson-first-cross-1 = Deux dés sont verts. Touche le vert !
diceland-lesson-first-cross-2 = Deux, ça suffit. Arrête-toi !
diceland-lesson-first-cross-3 = Coche 2 cases vertes, puis « { diceland-page-done } ».
diceland-lesson-first-cross-done = Chaque croix en touche une autre.
diceland-lesson-first-cross-later = Relancer, c’est pour après. Arrête-toi !

## Continuer

diceland-lesson-again = Relancer
diceland-lesson-again-1 = Deux dés gris. Prends le gris !
diceland-lesson-again-2 = Six cases grises libres : relance !
diceland-lesson-again-3 = Un de plus ! Continue : relance !
diceland-lesson-again-4 = Pas de gris. Coche tes trois cases.
diceland-lesson-again-done = Si ta couleur sort, tu peux relancer.
diceland-lesson-again-go-on = Il reste de la place : relance !

## Les autres choisissent parmi les derniers dés

diceland-lesson-others = Quand un autre lance
diceland-lesson-others-1 = Pixel prend le rouge. Tu vises le jaune…
diceland-lesson-others-2 = Pixel relance : prends plutôt le gris !
diceland-lesson-others-3 = Coche deux cases grises.
diceland-lesson-others-done = Une couleur, sauf la sienne. Ou passe.
diceland-lesson-others-gone = Le jaune n’est plus là. Regarde les dés.
diceland-lesson-others-red = Pixel a le rouge. Prends autre chose.

## Une zone par couleur

diceland-lesson-territory = L’une après l’autre
diceland-lesson-territory-1 = Un trait épais entoure chaque zone.
diceland-lesson-territory-2 = Il reste deux bleus. Prends le bleu !
diceland-lesson-territory-3 = Finis d’abord ta zone bleue.
diceland-lesson-territory-4 = Complète ! Et la suivante : le bleu !
diceland-lesson-territory-5 = Deux dés, deux cases. Arrête-toi !
diceland-lesson-territory-6 = Coche la nouvelle zone bleue.
diceland-lesson-territory-done = Par couleur, une seule zone à la fois.
diceland-lesson-territory-second = Celle-ci est nouvelle. Finis l’autre !

## Trop de dés

diceland-lesson-excess = Trop de dés
diceland-lesson-excess-1 = 3 rouges pour 2 cases. Prends le rouge !
diceland-lesson-excess-2 = Arrête-toi et regarde ce qui se passe.
diceland-lesson-excess-3 = Trop de dés : tu ne coches rien !
diceland-lesson-excess-4 = Nouvel essai, 2 dés : prends le rouge !
diceland-lesson-excess-5 = Deux dés, deux cases. Arrête-toi !
diceland-lesson-excess-6 = Coche les deux cases rouges.
diceland-lesson-excess-done = Les dés doivent tous tenir dans la zone.
diceland-lesson-excess-worse = Plus, c’est pire. Arrête-toi !
diceland-lesson-excess-third = Un troisième est de trop. Arrête-toi !

## Lancers bonus

diceland-lesson-treasure = Les trésors
diceland-lesson-treasure-1 = Une étoile tout près : prends le jaune !
diceland-lesson-treasure-2 = Un dé suffit. Arrête-toi !
diceland-lesson-treasure-3 = Coche l’étoile, puis « { diceland-page-done } ».
diceland-lesson-treasure-4 = Lancer bonus, 5 dés : prends le vert !
diceland-lesson-treasure-5 = Encore deux croix, c’est cadeau !
diceland-lesson-treasure-done = Chaque trésor : cinq dés rien qu’à toi.
diceland-lesson-treasure-beside = L’étoile rapporte plus. Touche-la !

## Neuf trésors et une couleur

diceland-lesson-goal = Comment gagner
diceland-lesson-goal-1 = Il manque un trésor. Prends le gris !
diceland-lesson-goal-2 = Un dé suffit. Arrête-toi !
diceland-lesson-goal-3 = Coche l’étoile grise.
diceland-lesson-goal-4 = Neuf ! Complète une couleur : le jaune !
diceland-lesson-goal-5 = Coche la dernière case jaune !
diceland-lesson-goal-6 = 9 trésors, 1 couleur complète : gagné !
diceland-lesson-goal-done = Deux au même tour ? Les deux gagnent !
diceland-lesson-goal-beside = Le trésor, c’est l’étoile grise.
