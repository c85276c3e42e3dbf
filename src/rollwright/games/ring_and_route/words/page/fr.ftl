# Ring & Route sur la page, en français.

## Dés

ring-and-route-page-dice = Dés
ring-and-route-page-die = Dé { $die } : { $number }, { $colour }
ring-and-route-page-die-used = Dé { $die } : { $number }, { $colour }, utilisé
ring-and-route-page-die-falling = Dé { $die } : pas encore tombé
ring-and-route-page-faces = Les faces des dés

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
ring-and-route-page-space-ring = Case { $space } de l’anneau, { $colour }
ring-and-route-page-space-crossed = cochée
ring-and-route-page-space-number = Nombre { $value }, case { $space }
ring-and-route-page-space-on-route = sur la route, étape { $place }
ring-and-route-page-space-start = départ
ring-and-route-page-space-head = son extrémité
ring-and-route-page-space-possible = peut être marquée avec { $dice }

## Ce qui se passe

ring-and-route-page-ask-keep = À toi : garde les dés, ou touche ceux à relancer, une seule fois.
ring-and-route-page-ask-mark = Touche des dés, puis une case. Ou directement une case éclairée.
ring-and-route-page-no-mark = Avec ces dés, on ne peut plus rien marquer.
ring-and-route-page-all-used = Les trois dés sont utilisés.
ring-and-route-page-chosen-one = { $number } sur la route ou { $colour } sur l’anneau.
ring-and-route-page-chosen-sum = { $parts } = { $sum } sur la route.
ring-and-route-page-chosen-none = Aucune case ne convient.
ring-and-route-page-decides = { $name } se demande s’il faut relancer.
ring-and-route-page-waiting = { $count ->
    [one] { $names } marque encore.
   *[other] Marquent encore : { $names }.
}
ring-and-route-page-winners = { $count ->
    [one] { $names } gagne avec { ring-and-route-page-points }.
   *[other] Victoire partagée avec { ring-and-route-page-points } : { $names }.
}

## Ce qu’on peut faire

ring-and-route-page-keep = Garder
ring-and-route-page-reroll = Relancer { $dice }
ring-and-route-page-reroll-none = Relancer
ring-and-route-page-take-back = Annuler la marque
ring-and-route-page-done = Terminé
ring-and-route-page-done-misthrow = Terminé, lancer raté
ring-and-route-page-too-few = { $used ->
    [0] Tu n’as encore utilisé aucun dé
    [one] Tu as utilisé un dé
   *[other] Tu as utilisé { $used } dés
} ; il en faut { $due }.
ring-and-route-page-misthrow = { ring-and-route-page-too-few } Si tu termines maintenant, c’est un lancer raté ({ $count } sur { $most }).
ring-and-route-page-misthrow-ends-sheet = { ring-and-route-page-too-few } Si tu termines maintenant, c’est ton troisième lancer raté et la fin de cette feuille.
ring-and-route-page-misthrow-ends-game = { ring-and-route-page-too-few } Si tu termines maintenant, c’est ton troisième lancer raté et la fin de la partie.
ring-and-route-page-turn = Retourner la feuille…
ring-and-route-page-turn-means = C’est définitif : cette feuille reste à { ring-and-route-page-points }, et dès le prochain lancer tu joues sur l’autre face.
ring-and-route-page-turn-do = Retourner la feuille
ring-and-route-page-turn-not = Pas encore
ring-and-route-page-which-dice = Avec quels dés ?
ring-and-route-page-cancel = Annuler

## Points

ring-and-route-page-points = { $points ->
    [0] 0 point
    [one] un point
   *[other] { $points } points
}
ring-and-route-page-ring = Anneau
ring-and-route-page-ring-points = { $crosses ->
    [0] 0 croix
    [one] une croix
   *[other] { $crosses } croix
} : { ring-and-route-page-points }
ring-and-route-page-route = Route
ring-and-route-page-route-points = { $length ->
    [0] 0 nombre
    [one] un nombre
   *[other] { $length } nombres
} : { ring-and-route-page-points }
ring-and-route-page-misthrows-label = { $count ->
    [0] aucun lancer raté sur { $most }
    [one] un lancer raté sur { $most }
   *[other] { $count } lancers ratés sur { $most }
}
ring-and-route-page-on-sheet = { $which ->
    [1] Première feuille
   *[2] Deuxième feuille
}
ring-and-route-page-first-sheet = Première feuille : { ring-and-route-page-points }

## Places

ring-and-route-page-own = { $name } (toi)
ring-and-route-page-active = joueur actif
ring-and-route-page-thinks = réfléchit
ring-and-route-page-finished = a fini
ring-and-route-page-waits = attend
ring-and-route-page-show = Montrer la feuille en grand : { $name }

## La liste des événements

ring-and-route-page-told-keep = garde les dés
ring-and-route-page-told-reroll = relance { $dice }
ring-and-route-page-told-ring = coche la case { $space } de l’anneau avec { $dice }
ring-and-route-page-told-route = mène la route à la case nombre { $space } avec { $dice }
ring-and-route-page-told-done = a terminé
ring-and-route-page-told-turn = a terminé et retourne la feuille
ring-and-route-page-pieces = Feuilles et ordre
ring-and-route-page-pieces-sides-about = On joue les deux faces ; chacun choisit celle par laquelle il commence.
ring-and-route-page-pieces-lot-about = La première face est tirée au sort, et la partie commence aussitôt.
ring-and-route-page-pieces-hand-about = Tu décides qui commence par quelle face.
ring-and-route-page-piece-choose = Par quelle face le joueur { $number } commence-t-il ?
ring-and-route-page-choose-side = Choisis ta première face
ring-and-route-page-choose-side-of = { $name }, choisis ta première face
ring-and-route-page-choose-side-about = On joue les deux faces. Par laquelle commences-tu ?
