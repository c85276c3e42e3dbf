# Diceland sur la page, en français. La couleur est au féminin : elle accompagne « zone », « case » ou « couleur ».

## Plateaux

diceland-page-board = Plateau de { $name }
diceland-page-keys = Les flèches mènent d’une case à l’autre, Entrée coche, N mène à la prochaine case que tu peux cocher. Les chiffres actionnent les boutons près des dés, D signifie Terminé, la touche Retour arrière reprend une croix.
diceland-page-space = { $space }, { diceland-colour }{ $treasure ->
    [yes] , trésor
   *[no] {""}
}, { $state ->
    [crossed] cochée
    [held] choisie, pas encore confirmée
    [legal] peut être cochée
   *[free] libre
}
diceland-page-progress = { $count } trésors sur { $goal }
diceland-page-complete = Complète : { $colours }
diceland-page-complete-none = Aucune couleur complète pour l’instant
diceland-page-show = Montrer le plateau de { $name }
diceland-page-own = Vers ton plateau
diceland-page-to = Vers le plateau de { $name }
diceland-page-turn = a la main
diceland-page-thinking = réfléchit
diceland-page-finished = a fini
diceland-page-away = absent
diceland-page-owed = { $count ->
    [one] un lancer bonus à venir
   *[other] { $count } lancers bonus à venir
}
diceland-page-round = Manche { $round }

## Dés

diceland-page-rolling = Les dés roulent.
diceland-page-skip = Touche pour passer
diceland-page-number = { $count } × { diceland-colour }
diceland-page-aside = Mis de côté : { $dice }.
diceland-page-others = Sur la table : { $dice }.
diceland-page-no-dice = Les dés ne sont pas encore lancés.
diceland-page-threw = { $throw } : { $dice }.

## Ce qui est demandé, et ce que cela signifie

diceland-page-ask-pick = Choisis une couleur pour ce tour
diceland-page-ask-decide = Relancer ou t’arrêter ?
diceland-page-ask-use = Utilise une couleur, ou passe
diceland-page-ask-treasure = Ton lancer bonus : utilise une couleur, ou passe
diceland-page-ask-cross = { $left ->
    [one] Coche { $left } case { diceland-colour }
   *[other] Coche { $left } cases, couleur { diceland-colour }
}
diceland-page-ask-more = { $left ->
    [one] Encore { $left } case { diceland-colour }
   *[other] Encore { $left } cases, couleur { diceland-colour }
}
diceland-page-ask-confirm = Tout est coché : appuie sur Terminé, ou choisis une autre case
diceland-page-fits = de la place pour { $room }
diceland-page-too-many = de la place pour { $room } seulement
diceland-page-out-of-reach = aucune à portée
diceland-page-reroll = { $dice ->
    [one] Relancer { $dice } dé
   *[other] Relancer { $dice } dés
}
diceland-page-reroll-chance = { $percent } d’en avoir plus, couleur { diceland-colour }. Si rien ne vient, tu gardes ce qui est de côté et c’est fini.
diceland-page-reroll-full = { $percent } d’en avoir plus, couleur { diceland-colour }, mais il n’y a de la place que pour { $room } : avec plus, tu ne coches rien.
diceland-page-stop = S’arrêter à { $dice }
diceland-page-stop-cross = { $dice ->
    [one] Tu coches { $dice } case { diceland-colour }.
   *[other] Tu coches { $dice } cases, couleur { diceland-colour }.
}
diceland-page-stop-nothing = { $dice ->
    [one] Il ne va nulle part : tu ne coches rien.
   *[other] Excédent : tu ne coches rien.
}
diceland-page-use = { $dice ->
    [one] cocher { $dice } case
   *[other] cocher { $dice } cases
}
diceland-page-use-excess = { $free ->
    [one] { $free } seule case libre
   *[other] { $free } cases libres seulement
}
diceland-page-use-no-room = pas de place à portée
diceland-page-pass = Passer
diceland-page-pass-hint = ne rien cocher
diceland-page-done = Terminé
diceland-page-take-back = Reprendre

## Ce que font les autres, et où on en est

diceland-page-wait-pick = { $name } choisit une couleur…
diceland-page-wait-decide = { $name } : relancer ou s’arrêter…
diceland-page-wait-treasure = { $name } utilise un lancer bonus…
diceland-page-wait = On attend { $name }…
diceland-page-leads = { $name } mène avec { $count ->
    [one] { $count } trésor
   *[other] { $count } trésors
}.
diceland-page-won = { $count ->
    [0] Personne n’a gagné.
    [one] { $name } a gagné !
   *[other] { $name } ont gagné ensemble !
}

## La liste des événements

diceland-page-tell-pick = choisit la couleur { diceland-colour }
diceland-page-tell-reroll = relance
diceland-page-tell-stop = s’arrête
diceland-page-tell-use = utilise la couleur { diceland-colour }
diceland-page-tell-pass = passe
diceland-page-tell-cross = coche { $space }

## Réglages

diceland-page-immediate = Diceland sans « Terminé »
diceland-page-immediate-hint = La dernière croix termine ton tour aussitôt et ne peut plus être annulée.
