# Ring & Route sur la page, en français.

## Dés

ring-and-route-page-dice = Dés
ring-and-route-page-die = Dé { $die } : { $number }, { $colour }
ring-and-route-page-die-used = Dé { $die } : { $number }, { $colour }, utilisé
ring-and-route-page-die-falling = Dé { $die } : pas encore tombé
ring-and-route-page-faces = Faces des dés
ring-and-route-page-faces-about = Les trois dés sont différents : chacun a sa propre couleur pour chaque nombre.
ring-and-route-page-keys = A, B et C choisissent des dés, R relance ceux qui sont choisis, K les garde tous. Les flèches mènent d’une case à l’autre, N mène à la prochaine case que tu peux marquer, Entrée la marque. D signifie Terminé, T termine la feuille, U annule un coup.

## Cases et feuilles

ring-and-route-page-sheet = Feuille { $name }
ring-and-route-page-sheet-of = Feuille ({ $name }) : { $summary }
ring-and-route-page-sheet-summary = { $crosses ->
    [0] rien de coché sur l’anneau
    [one] une case de l’anneau cochée
   *[other] { $crosses } cases de l’anneau cochées
}, { $length ->
    [0] pas encore de route
    [one] route commencée au { $route }
   *[other] route { $route }
}, { $misthrows ->
    [0] aucun lancer raté sur { $most }
    [one] un lancer raté sur { $most }
   *[other] { $misthrows } lancers ratés sur { $most }
}
ring-and-route-page-space-ring =
    Case de l’anneau, { $colour }, { $place ->
        [n] en haut au milieu
        [nne] en haut, à droite du milieu
        [ne] coin en haut à droite
        [ene] à droite, au-dessus du milieu
        [e] à droite au milieu
        [ese] à droite, au-dessous du milieu
        [se] coin en bas à droite
        [sse] en bas, à droite du milieu
        [s] en bas au milieu
        [ssw] en bas, à gauche du milieu
        [sw] coin en bas à gauche
        [wsw] à gauche, au-dessous du milieu
        [w] à gauche au milieu
        [wnw] à gauche, au-dessus du milieu
        [nw] coin en haut à gauche
       *[nnw] en haut, à gauche du milieu
    }
ring-and-route-page-space-crossed = cochée
ring-and-route-page-space-number =
    Nombre { $value }, { $place ->
        [n] en haut
        [ne] en haut à droite
        [e] à droite
        [se] en bas à droite
        [s] en bas
        [sw] en bas à gauche
        [w] à gauche
        [nw] en haut à gauche
       *[middle] au milieu
    }
ring-and-route-page-space-on-route = sur la route, étape { $place }
ring-and-route-page-space-start = départ
ring-and-route-page-space-head = son extrémité
ring-and-route-page-space-lost = hors d’atteinte pour la route
ring-and-route-page-space-possible = peut être marquée avec { $dice }

## Ce qui se passe

ring-and-route-page-goal = But : le plus de points avec les deux feuilles
ring-and-route-page-use-all = Tu as lancé : utilise les trois
ring-and-route-page-use-two = { $name } a lancé : utilises-en deux au moins
ring-and-route-page-threw = { $name } a lancé
ring-and-route-page-you-throw = Tu lances les dés
ring-and-route-page-last-throw = { $count ->
    [one] Dernier lancer ! { $names } a fini sa deuxième feuille.
   *[other] Dernier lancer ! { $names } ont fini leur deuxième feuille.
}
ring-and-route-page-last-throw-you = Dernier lancer ! Ta deuxième feuille est finie.
ring-and-route-page-the-other = l’autre { $number }
ring-and-route-page-worth = { ring-and-route-page-points }, puis { $next }
ring-and-route-page-standing = { $sheet ->
    [1] { ring-and-route-page-points }, { ring-and-route-page-misthrows-label }, première feuille
   *[2] { ring-and-route-page-points }, { ring-and-route-page-misthrows-label }, deuxième feuille
}
ring-and-route-page-used = { $enough ->
    [1] Utilisés : { $used } ✓
   *[0] Utilisés : { $used }
}
ring-and-route-page-one-die = Sur l’anneau, chaque dé coche une case. Choisis un seul dé.
ring-and-route-page-choose-first = Touche d’abord les dés que tu veux relancer.
ring-and-route-page-cut-off = Ta route ne peut plus atteindre ce nombre : aucun lien libre n’y mène.
ring-and-route-page-lost = D’ici, ta route ne peut plus atteindre { $numbers }.
ring-and-route-page-route-ends = D’ici, ta route ne peut plus continuer.
ring-and-route-page-ask-keep = Garde les dés, ou touche ceux que tu veux relancer, une fois.
ring-and-route-page-ask-mark = Touche une case éclairée, ou d’abord des dés.
ring-and-route-page-no-mark = { $used ->
    [0] Rien ne va avec ces dés.
   *[other] Plus rien ne va.
}
ring-and-route-page-no-mark-misthrow = { $ends ->
    [sheet] { ring-and-route-page-no-mark } Le troisième lancer raté termine cette feuille.
    [game] { ring-and-route-page-no-mark } Le troisième lancer raté termine la partie.
   *[nothing] { ring-and-route-page-no-mark } C’est un lancer raté, { $count } sur { $most }.
}
ring-and-route-page-all-used = Les trois dés sont utilisés. Touche « { ring-and-route-page-done } ».
ring-and-route-page-chosen-one = { $number } sur la route ou { $colour } sur l’anneau.
ring-and-route-page-chosen-sum = { $parts } = { $sum } sur la route.
ring-and-route-page-chosen-none = Aucune case ne convient.
ring-and-route-page-decides = { $name } se demande s’il faut relancer.
ring-and-route-page-waiting = { $count ->
    [one] { $names } marque encore.
   *[other] Marquent encore : { $names }.
}
ring-and-route-page-did-both = { $name } : { $numbers } sur la route, { $colours } sur l’anneau.
ring-and-route-page-did-route = { $name } : { $numbers } sur la route.
ring-and-route-page-did-ring = { $name } : { $colours } sur l’anneau.
ring-and-route-page-did-nothing = { $name } ne marque rien.
ring-and-route-news-misthrow-you = { $count ->
    [3] C’est ton troisième lancer raté : ta { $sheet ->
        [2] deuxième
       *[1] première
    } feuille est finie, tu gardes ses points.
   *[other] Tu as un lancer raté ({ $count } sur 3).
}
ring-and-route-news-last-misthrow-you = La partie finit après ce lancer : tu as trois lancers ratés.
ring-and-route-news-turned-you = { $points ->
    [one] Ta première feuille est finie : tu gardes { $points } point. Place à la deuxième !
   *[other] Ta première feuille est finie : tu gardes { $points } points. Place à la deuxième !
}
ring-and-route-page-winners = { $count ->
    [one] { $names } gagne avec { ring-and-route-page-points }.
   *[other] Victoire partagée avec { ring-and-route-page-points } : { $names }.
}
ring-and-route-page-winners-you = { $count ->
    [one] Tu gagnes avec { ring-and-route-page-points } !
   *[other] Tu partages la victoire avec { $names } : { ring-and-route-page-points }.
}
ring-and-route-page-ended-misthrows = { $count ->
    [one] La partie est finie : { $names } a trois lancers ratés sur la deuxième feuille.
   *[other] La partie est finie : { $names } ont trois lancers ratés sur la deuxième feuille.
}
ring-and-route-page-ended-misthrows-you = La partie est finie : tu as trois lancers ratés sur ta deuxième feuille.
ring-and-route-page-ended-full = { $count ->
    [one] La partie est finie : { $names } a rempli la deuxième feuille.
   *[other] La partie est finie : { $names } ont rempli la deuxième feuille.
}
ring-and-route-page-ended-full-you = La partie est finie : ta deuxième feuille est pleine.

## Ce qu’on peut faire

ring-and-route-page-keep = Garder
ring-and-route-page-reroll = Relancer { $dice }
ring-and-route-page-reroll-none = Relancer
ring-and-route-page-take-back = Annuler
ring-and-route-page-done = Terminé
ring-and-route-page-done-misthrow = Terminé, lancer raté
ring-and-route-page-too-few = { $used ->
    [0] Tu n’as encore utilisé aucun dé
    [one] Tu as utilisé un dé
   *[other] Tu as utilisé { $used } dés
} ; il en faut { $due }. Il y a encore quelque chose à cocher.
ring-and-route-page-misthrow = { ring-and-route-page-too-few } Si tu termines maintenant, c’est un lancer raté ({ $count } sur { $most }).
ring-and-route-page-misthrow-ends-sheet = { ring-and-route-page-too-few } Si tu termines maintenant, c’est ton troisième lancer raté et la fin de cette feuille.
ring-and-route-page-misthrow-ends-game = { ring-and-route-page-too-few } Si tu termines maintenant, c’est ton troisième lancer raté et la fin de la partie.
ring-and-route-page-finish = Ring & Route sans « Terminé »
ring-and-route-page-finish-hint = Le troisième dé termine ton tour ; ensuite, impossible de revenir en arrière.
ring-and-route-page-go-on = Continuer
ring-and-route-page-turn = Finir la feuille…
ring-and-route-page-turn-means = Ta première feuille reste alors à { ring-and-route-page-points }, plus rien ne s’y ajoute. Dès le prochain lancer, tu joues ta deuxième feuille.
ring-and-route-page-turn-misthrow = Tu as utilisé trop peu de dés : l’ancienne feuille reçoit aussi un lancer raté, sans conséquence.
ring-and-route-page-turn-do = Finir cette feuille
ring-and-route-page-turn-not = Pas encore
ring-and-route-page-which-dice = Avec quels dés ?
ring-and-route-page-cancel = Fermer

## Points

ring-and-route-page-points = { $points ->
    [0] 0 point
    [one] 1 point
   *[other] { $points } points
}
ring-and-route-page-ring-so-far = { $step ->
    [0] Anneau : { $crosses }
   *[other] Anneau : { $crosses } sur { $step }
}
ring-and-route-page-route-so-far = { $ended ->
    [1] Route : { $length }, finie
   *[0] Route : { $length }
}
ring-and-route-page-ring = Anneau
ring-and-route-page-ring-points = { $crosses ->
    [0] 0 croix
    [one] 1 croix
   *[other] { $crosses } croix
} : { ring-and-route-page-points }
ring-and-route-page-route = Route
ring-and-route-page-route-points = { $length ->
    [0] 0 nombre
    [one] 1 nombre
   *[other] { $length } nombres
} : { ring-and-route-page-points }
ring-and-route-page-crosses = Croix
ring-and-route-page-numbers = Nombres
ring-and-route-page-misthrows = Lancers ratés
ring-and-route-page-misthrows-label = { $count ->
    [0] aucun lancer raté sur { $most }
    [one] un lancer raté sur { $most }
   *[other] { $count } lancers ratés sur { $most }
}
ring-and-route-page-on-sheet = { $which ->
    [1] Première feuille
   *[2] Deuxième feuille
}
ring-and-route-page-turns = { $turns ->
    [one] La partie a duré un lancer.
   *[other] La partie a duré { $turns } lancers.
}
ring-and-route-page-summary = Points : anneau + route.
ring-and-route-page-first-sheet = Première feuille : { ring-and-route-page-points }

## Places

ring-and-route-page-own = { $name } (toi)
ring-and-route-page-active = a lancé
ring-and-route-page-thinks = réfléchit
ring-and-route-page-finished = a fini
ring-and-route-page-waits = attend
ring-and-route-page-show = Montrer la feuille en grand : { $name }
ring-and-route-page-framed = Les cadres montrent les dernières marques.
ring-and-route-page-back = Revenir à ma feuille

## La liste des évènements

ring-and-route-page-told-keep = garde les dés
ring-and-route-page-told-reroll = relance { $dice }
ring-and-route-page-told-ring = coche { $colour } sur l’anneau avec { $dice }
ring-and-route-page-told-route = mène la route au { $number } avec { $dice }
ring-and-route-page-told-done = a terminé
ring-and-route-page-told-turn = finit la feuille

## Une décision, comme ce qu’il faut faire

ring-and-route-page-move-keep = garder les dés
ring-and-route-page-move-reroll = relancer { $dice }
ring-and-route-page-move-ring = cocher { $colour } sur l’anneau{ $how ->
    [dice] {" "}{ ring-and-route-page-with }
   *[plain] {""}
}
ring-and-route-page-move-route = mener la route au { $number }{ $how ->
    [dice] {" "}{ ring-and-route-page-with }
    [sum] {" "}({ $parts })
   *[plain] {""}
}
ring-and-route-page-move-done = toucher « { ring-and-route-page-done } »
ring-and-route-page-move-turn = finir la feuille
ring-and-route-page-do-keep = garde les dés
ring-and-route-page-do-reroll = relance { $dice }
ring-and-route-page-do-ring = coche { $colour } sur l’anneau{ $how ->
    [dice] {" "}{ ring-and-route-page-with }
   *[plain] {""}
}
ring-and-route-page-do-route = mène la route au { $number }{ $how ->
    [dice] {" "}{ ring-and-route-page-with }
    [sum] {" "}({ $parts })
   *[plain] {""}
}
ring-and-route-page-do-done = touche « { ring-and-route-page-done } »
ring-and-route-page-do-turn = finis la feuille
ring-and-route-page-these = { $letters ->
    [AB] A et B
    [AC] A et C
    [BC] B et C
    [ABC] les trois
   *[other] { $letters }
}
ring-and-route-page-with = { $letters ->
    [AB] avec A et B
    [AC] avec A et C
    [BC] avec B et C
    [ABC] avec les trois dés
   *[other] avec le dé { $letters }
}
ring-and-route-page-pieces = Feuilles et ordre
ring-and-route-page-pieces-sides-about = On joue les deux feuilles ; chacun choisit celle par laquelle il commence.
ring-and-route-page-pieces-lot-about = La première feuille est tirée au sort, et la partie commence aussitôt.
ring-and-route-page-pieces-hand-about = Tu décides qui commence par quelle feuille.
ring-and-route-page-piece-choose = Par quelle feuille le joueur { $number } commence-t-il ?
ring-and-route-page-setup-print = Imprimer ces feuilles
ring-and-route-page-setup-own-missing = Les feuilles que tu voulais ne sont pas dans ce navigateur, ou on ne peut pas y jouer. Voici celles du jeu.
ring-and-route-page-choose-side = Choisis ta première feuille
ring-and-route-page-choose-side-of = { $name }, choisis ta première feuille
ring-and-route-page-choose-side-about = On joue les deux feuilles. Par laquelle commences-tu ?

# The papers
ring-and-route-sets = Quel papier
ring-and-route-set-1 = Premier papier
ring-and-route-set-1-about = Feuilles 1 et 2 : des réseaux de trente liens, dont certains se croisent.
ring-and-route-set-2 = Couloirs
ring-and-route-set-2-about = Feuilles 3 et 4 : peu de liens, avec des couloirs le long du bord et des ponts qui se croisent. Les deux faces ont le même réseau, dessiné de deux façons.
ring-and-route-set-3 = Carrés
ring-and-route-set-3-about = Feuilles 5 et 6 : les grands nombres au milieu, aucun lien n’en croise un autre, et les couleurs sont groupées. Les deux faces ont le même réseau, dessiné de deux façons.
