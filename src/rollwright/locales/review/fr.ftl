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
page-review-account-about = De la chance de gagner au départ jusqu’au résultat : ce qu’ont changé les dés, les décisions du joueur et celles des autres. Le compte est juste pour chacun ; sur l’ensemble des joueurs, chance, décisions et reste s’annulent.
page-review-rest = Le « reste » est l’erreur de l’estimation des chances. La chance d’un lancer se mesure à la moyenne exacte de tous ses résultats ; une décision, à la meilleure à ce moment-là. La chance n’est pas un verdict : sur beaucoup de parties, elle s’équilibre.
page-review-summary = { $luck ->
        [good] Les dés ont apporté { page-review-points } à { $name } ;
       *[bad] Les dés ont coûté { page-review-points } à { $name } ;
    } { $own ->
        [0] aucune décision n’a coûté quoi que ce soit.
       *[other] ses propres décisions en ont coûté { $own }.
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
       *[other] Les { $unforced } décisions avec un vrai choix ont coûté en moyenne { $mean } points de chance de gagner
    } (entre { $low } et { $high } avec 95 % de confiance).
page-review-level = C’est à peu près ce que perd ce bot : { $level }. Une seule partie permet tout, de { $lowest } à { $highest }.
page-review-level-only = C’est à peu près ce que perd ce bot : { $level }.
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
page-review-confirmed = Les deux coups ont été joués { $games } fois jusqu’au bout avec les mêmes dés : { page-review-points } d’écart (± { $error }).
page-review-show = Montrer dans la partie
page-review-no-mistakes = Aucune erreur n’est établie : là où un autre coup semblait meilleur, rien ne le distingue du hasard.
page-review-searching = Recherche des erreurs établies…

## Le déroulement de la partie

page-review-course = Le déroulement de la partie
page-review-course-about = Les chances de gagner après chaque évènement. Parcours la courbe, ou utilise les flèches : l’image en dessous montre le même moment.
page-review-curve = Chances de gagner, coup par coup
page-review-lanes = Un losange marque une erreur. Sous la courbe, pour { $name } : la chance de chaque lancer, vers le haut si elle était bonne, et le coût de chaque décision.
page-review-hash = Toutes les chances sont des estimations du bot le plus fort, fixées d’avance et les mêmes pour toutes les parties. Leur empreinte :

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

page-hint-chances = Ta chance de gagner : { $share }
page-hint-best = Meilleur coup
page-hint-plain = Moins audacieux, avec { $share } de chances : { $moves }
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
