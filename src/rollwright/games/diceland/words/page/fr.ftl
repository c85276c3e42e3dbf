# Diceland sur la page, en français. La couleur est au féminin : elle accompagne « zone », « case » ou « couleur ».

## Plateaux

diceland-page-board = Plateau : { $name }
diceland-page-keys = Les flèches mènent d’une case à l’autre, Entrée coche, N mène à la prochaine case que tu peux cocher. Les chiffres actionnent les boutons près des dés, D signifie Terminé, la touche Retour arrière annule une croix.
diceland-page-space = { $space }, { diceland-colour-space }{ $treasure ->
    [yes] , trésor
   *[no] {""}
}, { $state ->
    [crossed] cochée
    [held] choisie, pas encore confirmée
    [legal] peut être cochée
   *[free] libre
}
diceland-page-progress = { $count ->
    [one] { $count } trésor sur { $goal }
   *[other] { $count } trésors sur { $goal }
}
diceland-page-complete = Couleurs complètes : { $colours }
diceland-page-complete-none = Aucune couleur complète pour l’instant
diceland-page-show = Montrer le plateau : { $name }
diceland-page-own = Vers ton plateau
diceland-page-to = Vers le plateau : { $name }
diceland-page-turn = joueur actif
diceland-page-thinking = réfléchit
diceland-page-finished = a fini
diceland-page-away = pas là
diceland-page-owed = { $count ->
    [one] un lancer bonus à venir
   *[other] { $count } lancers bonus à venir
}
diceland-page-round = Manche { $round }

## Dés

diceland-page-rolling = Les dés roulent.
diceland-page-skip = Touche pour sauter l’animation
diceland-page-number = { $count } × { diceland-colour }
diceland-page-aside = Mis de côté : { $dice }.
diceland-page-others = Sur la table : { $dice }.
diceland-page-no-dice = Les dés ne sont pas encore lancés.
diceland-page-threw = { $throw } : { $dice }.

## Ce qui est demandé, et ce que cela signifie

diceland-page-ask-pick = Choisis une couleur pour ce tour
diceland-page-ask-decide = Relancer ou t’arrêter ?
diceland-page-ask-use = Utilise une couleur, ou passe
diceland-page-ask-treasure = Ton lancer bonus : utilise une couleur, ou passe
diceland-page-ask-cross = { $left ->
    [one] Coche { $left } case { diceland-colour-space }
   *[other] Coche { $left } cases { diceland-colour-spaces }
}
diceland-page-ask-more = { $left ->
    [one] Encore { $left } case { diceland-colour-space }
   *[other] Encore { $left } cases { diceland-colour-spaces }
}
diceland-page-ask-confirm = Tout est coché. Appuie sur Terminé pour confirmer
diceland-page-ask-confirm-or = Tout est coché. Appuie sur Terminé, ou touche plutôt une autre case
diceland-page-fits = de la place pour { $room }
diceland-page-too-many = de la place pour { $room } seulement
diceland-page-out-of-reach = aucune zone à portée
diceland-page-reroll = { $dice ->
    [one] Relancer { $dice } dé
   *[other] Relancer { $dice } dés
}
diceland-page-reroll-chance = { $percent } de chances d’obtenir d’autres dés { diceland-colour-dice }. Sinon, tu gardes les dés mis de côté et l’étape 1 est finie.
diceland-page-reroll-full = { $percent } de chances d’obtenir d’autres dés { diceland-colour-dice }, mais il n’y a de la place que pour { $room } : avec plus, tu ne coches rien.
diceland-page-stop = S’arrêter à { $dice }
diceland-page-stop-cross = { $dice ->
    [one] Tu coches { $dice } case { diceland-colour-space }.
   *[other] Tu coches { $dice } cases { diceland-colour-spaces }.
}
diceland-page-stop-nothing = { $dice ->
    [one] Il n’a de place nulle part : tu ne coches rien.
   *[other] Excédent de dés : tu ne coches rien.
}
diceland-page-use = { $dice ->
    [one] cocher { $dice } case
   *[other] cocher { $dice } cases
}
diceland-page-use-excess = { $free ->
    [one] une seule case libre
   *[other] { $free } cases libres seulement
}
diceland-page-use-no-room = aucune zone avec assez de place
diceland-page-pass = Passer
diceland-page-pass-hint = ne rien cocher
diceland-page-done = Terminé
diceland-page-take-back = Annuler la croix

## Ce que font les autres, et où on en est

diceland-page-wait-pick = { $name } choisit une couleur…
diceland-page-wait-decide = { $name } : relancer ou s’arrêter…
diceland-page-wait-treasure = { $name } utilise un lancer bonus…
diceland-page-wait = On attend { $name }…
diceland-page-leads = { $name } mène avec { $count ->
    [one] { $count } trésor
   *[other] { $count } trésors
}.
diceland-page-won = { $count ->
    [0] Personne n’a gagné.
    [one] { $names } a gagné !
   *[other] { $names } ont gagné ensemble !
}

## La liste des événements

diceland-page-tell-pick = choisit la couleur { diceland-colour-space }
diceland-page-tell-reroll = relance
diceland-page-tell-stop = s’arrête
diceland-page-tell-use = utilise la couleur { diceland-colour-space }
diceland-page-tell-pass = passe
diceland-page-tell-cross = coche { $space }

## Réglages

diceland-page-immediate = Diceland sans « Terminé »
diceland-page-immediate-hint = La dernière croix termine ton tour aussitôt et ne peut plus être annulée.
