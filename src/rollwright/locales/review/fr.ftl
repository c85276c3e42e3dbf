# Analyses et exercices sur la page, en français. Ce que dit aussi le terminal se trouve dans ../coach.

page-review-points = { $points ->
        [one] { $points } point de pourcentage
       *[other] { $points } points de pourcentage
    }

## Pendant le calcul

page-review-working = Calcul en cours : la part de la chance et celle des décisions…
page-review-again = Réessayer
page-review-unfinished = Une partie inachevée

## Le bilan

page-review-account = Chance ou talent ?
page-review-meaning = Que veulent dire ces chiffres ?
page-review-account-about = Les barres mènent de la chance de gagner au départ jusqu’au résultat. Une chance perdue peut être regagnée et perdue encore : une barre peut donc dépasser 100.
page-review-rest = La chance, c’est de combien les dés sont mieux ou moins bien tombés qu’en moyenne. Une décision se compare au meilleur coup du moment. Le reste, c’est l’erreur de nos propres estimations. La chance peut décider d’une partie ; sur un grand nombre de parties, bons et mauvais lancers se compensent.
page-review-why-you = { $cause ->
        [won-luck] Tu as gagné, surtout grâce à de bons dés.
        [won-other] Tu as gagné, surtout grâce aux erreurs d’en face ({ $name }).
        [won-others] Tu as gagné, surtout grâce aux erreurs des autres.
        [lost-luck] Tu as perdu, surtout parce que les dés étaient contre toi.
        [lost-own] Tu as perdu, surtout parce que certaines de tes décisions ont coûté cher.
       *[lost-others] Tu as perdu, surtout à cause des décisions des autres.
    }
page-review-why = { $cause ->
        [won-luck] { $who } a gagné, surtout grâce à de bons dés.
        [won-other] { $who } a gagné, surtout grâce aux erreurs d’en face.
        [won-others] { $who } a gagné, surtout grâce aux erreurs des autres.
        [lost-luck] { $who } a perdu, surtout à cause des dés.
        [lost-own] { $who } a perdu, surtout parce que certaines décisions ont coûté cher.
       *[lost-others] { $who } a perdu, surtout à cause des décisions des autres.
    }
page-review-table = Bilan : { $name }
page-review-part = Élément
page-review-value = Chance de gagner, ou changement en points de pourcentage
page-review-now = Maintenant
page-review-luckiest = Lancer le plus chanceux
page-review-unluckiest = Lancer le plus malchanceux
page-review-tally = { $kind ->
        [good] bonnes : { $count }
        [unclear] impossibles à départager : { $count }
        [mistake] erreurs : { $count }
        [blunder] erreurs graves : { $count }
       *[forced] sans choix : { $count }
    }
page-review-errors = { $unforced ->
        [one] La seule décision avec un vrai choix a coûté { $mean } points de chance de gagner
       *[other] { $unforced } décisions avec un vrai choix ont coûté en moyenne { $mean } points de chance de gagner chacune
    } (sans doute entre { $low } et { $high }).
page-review-level = C’est à peu près le niveau de ce bot : { $level }. Après une seule partie, c’est vague : tout est possible, de { $lowest } à { $highest }.
page-review-level-only = C’est à peu près le niveau de ce bot : { $level }.
page-review-no-level = C’est trop peu pour nommer un niveau.

## Les décisions les plus coûteuses

page-review-dear = Les décisions les plus coûteuses
page-review-whose = Les décisions de qui
page-review-cost = { $points ->
        [one] { page-review-points } de perdu
       *[other] { page-review-points } de perdus
    }
page-review-played = Joué
page-review-better = Mieux
page-review-group = { $count ->
        [one] Un autre coup est aussi bon
       *[other] { $count } autres coups sont aussi bons
    }
page-review-confirmed = Le chiffre ci-dessus est une estimation. Les deux coups joués { $games } fois jusqu’au bout avec les mêmes dés, l’écart est de { page-review-points } (± { $error }).
page-review-show = Montrer dans la partie
page-review-no-mistakes = Aucune erreur nette : là où un autre coup semblait meilleur, c’est peut-être le hasard.
page-review-searching = Recherche des erreurs nettes…

## Le déroulement de la partie

page-review-course = Le déroulement de la partie
page-review-course-about = Les chances de gagner après chaque évènement. Parcours la courbe, ou utilise les flèches : l’image en dessous montre le même moment.
page-review-curve = Chances de gagner, coup par coup
page-review-lanes = Un losange marque une erreur. Sous la courbe, pour { $name } : la chance de chaque lancer, vers le haut si elle était bonne, et le coût de chaque décision.
page-review-hash = Toutes les chances sont des estimations du bot le plus fort, fixées d’avance et les mêmes pour toutes les parties. Leur empreinte :
page-review-hash-title = D’où viennent les chances
page-review-leave = Retour

## Trouver un meilleur coup

page-review-find = Trouver un meilleur coup
page-review-find-all = { $count ->
        [one] Trouver un meilleur coup
       *[other] Trouver de meilleurs coups ({ $count })
    }
page-review-back = Retour à l’analyse
page-review-previous = Précédent
page-review-next = Suivant
page-review-count = { $number } sur { $count }
page-review-task = { $name } : { $played }. Coût : { page-review-points }. Qu’est-ce qui est mieux ?
page-review-right = C’est juste ! La chance de gagner est maintenant de { $share }.
page-review-wrong = Pas encore : ce coup perd { page-review-points }.
page-review-try-again = Réessayer
page-review-hint-chances = Le meilleur coup gagne dans { $share } des cas, celui qui a été joué dans { $played }.
page-review-solution = Solution
page-review-solution-is = { $moves }. { $more ->
        [0] Rien d’autre n’est aussi bon.
        [one] Un autre coup est aussi bon.
       *[other] { $more } autres coups sont aussi bons.
    }
page-review-skip = Sauter
page-review-finish = Terminé. Trouvés : { $found } sur { $count }

## Indices pendant la partie

page-hint-chances = Ta chance de gagner : { $share }
page-hint-best = Meilleur coup ({ $chance }) :
page-hint-plain = Moins audacieux ({ $share }) : { $moves }
page-hint-more = { $count ->
        [one] Un autre coup est aussi bon.
       *[other] { $count } autres coups sont aussi bons.
    }
page-hint-no-idea = Cherche le coup qui garde cette chance.
page-hint-show = Montrer le coup

## La table d’étude

page-analysis-about = Compose n’importe quelle position : tu vois les chances de chacun et ce que vaut chaque coup, et tu peux continuer à partir de là.
page-analysis-working = L’entraîneur examine la position…
page-analysis-game = Jeu
page-analysis-players = Joueurs
page-analysis-begin = Composer la position
page-analysis-new = Une autre position
page-analysis-text = La position en texte
page-analysis-text-about = Modifie-le, ou colle une autre position, l’enregistrement d’une partie ou un lien.
page-analysis-text-paste = Colle une position, l’enregistrement d’une partie ou un lien.
page-analysis-text-set = Utiliser ce texte
page-analysis-text-wrong = Ce n’est ni une position, ni un lien vers une position.
page-analysis-share = Lien et texte
page-analysis-link = Lien vers cette position
page-analysis-link-about = La position est dans le lien lui-même. Rien n’est gardé sur le serveur.
page-analysis-link-wrong = Ce lien ne contient pas de position. Il a peut-être été coupé.
page-analysis-rule = Règle { $rule } : { $why }
page-analysis-chances = Chances de gagner
page-analysis-moves-of = Coups : { $name }
page-analysis-best = meilleur
page-analysis-best-is = Le mieux : { $moves }
page-analysis-more = Afficher les { $count }
page-analysis-play = Jouer ce coup
page-analysis-no-moves = C’est le moment de lancer : pose les dés en haut, ou lance-les.
page-analysis-over = La partie est finie. Reviens en arrière pour voir comment elle s’est jouée.
page-analysis-throw-which = Que donnent les dés ?
page-analysis-lay = Poser les dés
page-analysis-random = Lancer
page-analysis-back = Revenir en arrière
page-analysis-edit = Modifier la position
page-analysis-done = Terminé
page-analysis-whose = Le jeu de
page-analysis-turn = À qui le tour
page-analysis-dice-off = Enlever les dés de la table
page-analysis-clear = Vider
page-analysis-marks-back = Ce qui a été coché avec les dés de la table n’apparaît pas ici ; une modification l’annule.
page-analysis-on = Continuer d’ici
page-analysis-on-about = Qui joue ? Si tu prends toutes les places, tu joues contre toi-même.
page-analysis-on-own = Ces plateaux ou feuilles ne font pas partie du jeu, on ne peut donc pas ouvrir de table avec eux. Ici, tu peux continuer coup par coup.
page-analysis-me = Moi
