# Pourquoi une décision est meilleure qu’une autre dans Ring & Route, en français. Chaque message est une phrase entière.

## Marquer

ring-and-route-coach-ended-behind = Le coup joué termine la partie avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $behind } derrière { $name }.
ring-and-route-coach-end-ahead = Avec le meilleur coup, la partie est finie, avec { $ahead ->
    [one] { $ahead } point
   *[other] { $ahead } points
} d’avance sur { $name }.
ring-and-route-coach-third-misthrow = { $used ->
    [0] Aucun dé n’a servi
    [one] Un seul dé a servi
   *[other] { $used } dés ont servi
} alors que { $due } pouvaient servir : troisième lancer raté, et fin de la { $ends ->
    [game] partie
   *[sheet] feuille
}.
ring-and-route-coach-misthrow = { $used ->
    [0] Aucun dé n’a servi
    [one] Un seul dé a servi
   *[other] { $used } dés ont servi
} alors que { $due } pouvaient servir : lancer raté { $count } sur 3.
ring-and-route-coach-worth-a-misthrow = Le meilleur coup vaut bien le lancer raté { $count } sur 3.
ring-and-route-coach-turn-now = C’était le moment de finir la première feuille : en moyenne, elle ne rapporte plus { $points ->
    [0] rien
    [one] que { $points } point
   *[other] que { $points } points
}, en { $turns ->
    [0] moins d’un tour
    [one] { $turns } tour
   *[other] { $turns } tours
}.
ring-and-route-coach-turned-early = La première feuille a été finie trop tôt : en moyenne, elle aurait encore rapporté { $points ->
    [one] { $points } point
   *[other] { $points } points
}, en { $turns ->
    [0] moins d’un tour
    [one] { $turns } tour
   *[other] { $turns } tours
}.
ring-and-route-coach-cut-off = La route a été coupée de { $spaces ->
    [one] { $spaces } nombre
   *[other] { $spaces } nombres
} : elle peut encore atteindre une longueur de { $most } au lieu de { $better }.
ring-and-route-coach-next-throw = Sur 100 prochains lancers, { $percent } seulement conviennent ; après le meilleur coup, { $better }.
ring-and-route-coach-ring-step = Le meilleur coup porte l’anneau à { $crosses } croix, pour { $points } points de plus.
ring-and-route-coach-ring-near = Après le meilleur coup, il ne manque qu’une croix pour en avoir { $crosses } sur l’anneau, où les points augmentent.
ring-and-route-coach-more-points = Le meilleur coup rapporte tout de suite { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
ring-and-route-coach-race = La fin est proche : { $name } aura fini dans { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} environ, et les points déjà acquis comptent davantage.
ring-and-route-coach-longer-route = Le meilleur coup fait avancer la route de { $numbers ->
    [one] { $numbers } nombre
   *[other] { $numbers } nombres
} de plus.
ring-and-route-coach-more-crosses = Le meilleur coup fait { $crosses ->
    [one] { $crosses } croix
   *[other] { $crosses } croix
} de plus sur l’anneau.

## Relancer

ring-and-route-coach-kept-misthrow = Tels quels, les dés donnaient un lancer raté ; relancer { ring-and-route-coach-dice } l’évite { $percent } fois sur 100.
ring-and-route-coach-rerolled-usable = Les trois dés pouvaient servir tels quels ; en relançant { ring-and-route-coach-dice }, seulement { $percent } fois sur 100.
ring-and-route-coach-reroll-usable = En relançant { ring-and-route-coach-dice }, les trois dés peuvent servir { $percent } fois sur 100 ; avec le coup joué, { $played } fois.
ring-and-route-coach-third-at-stake = Un lancer raté serait le troisième et la fin de la { $ends ->
    [game] partie
   *[sheet] feuille
}.
ring-and-route-coach-serves-other = { $name } pouvait se servir des dés tels quels ; relancés, ils donnent un lancer raté à { $name } dans { $percent } lancers sur 100.
ring-and-route-coach-spares-other = Tels quels, les dés donnent un lancer raté à { $name } ; relancés, ils le lui évitent dans { $percent } lancers sur 100.
ring-and-route-coach-dice = { $dice ->
    [A] le dé A
    [B] le dé B
    [C] le dé C
    [AB] A et B
    [AC] A et C
    [BC] B et C
   *[ABC] les trois
}

## Idées

ring-and-route-coach-idea-keep = Garde les dés : les trois peuvent servir.
ring-and-route-coach-idea-keep-misthrow = Garde les dés, même si c’est un lancer raté : relancer ne l’évite que { $percent } fois sur 100 au mieux.
ring-and-route-coach-idea-reroll = { $now ->
    [misthrow] Ces dés donnent un lancer raté. Relance { ring-and-route-coach-dice } : les trois pourront alors servir { $percent } fois sur 100.
   *[usable] Tu peux espérer mieux que ces dés. Relance { ring-and-route-coach-dice } : les trois pourront alors servir { $percent } fois sur 100.
}
ring-and-route-coach-idea-ring = Coche { $crosses ->
    [one] une couleur
   *[other] { $crosses } couleurs
} sur l’anneau{ $misthrow ->
    [yes] , même si c’est un lancer raté.
   *[no] .
}
ring-and-route-coach-idea-route = Mène ta route { $numbers ->
    [one] au { $number }
   *[other] jusqu’au { $number }
}{ $misthrow ->
    [yes] , même si c’est un lancer raté.
   *[no] .
}
ring-and-route-coach-idea-both = Mène ta route au { $number } et coche { $crosses ->
    [one] une couleur
   *[other] { $crosses } couleurs
} sur l’anneau{ $misthrow ->
    [yes] , même si c’est un lancer raté.
   *[no] .
}
ring-and-route-coach-idea-nothing = N’utilise pas les dés.
ring-and-route-coach-idea-enough = Restes-en là : tu as terminé.
ring-and-route-coach-idea-race = Un plan audacieux : finis ta première feuille avec ce lancer, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}, même si { $percent } prochains lancers sur 100 iraient encore. La partie est une course : dès qu’une deuxième feuille est finie, elle s’arrête pour tous.
ring-and-route-coach-idea-turn = Finis ta première feuille avec ce lancer, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $percent } prochains lancers sur 100 seulement iraient encore.
ring-and-route-coach-idea-end = Termine la partie avec ce lancer.
ring-and-route-coach-idea-next = Ensuite, { $percent } lancers sur 100 iront sur cette feuille.

## La table d’étude

ring-and-route-coach-edit = Touche les cases de l’anneau pour les cocher, et les nombres dans l’ordre de la route. Touche encore pour enlever ; sur la route, la suite part aussi.
ring-and-route-coach-edit-sheet = Feuille
ring-and-route-coach-edit-misthrows = Lancers ratés
ring-and-route-coach-edit-points = Points de la première feuille
ring-and-route-coach-die = Dé { $die }
