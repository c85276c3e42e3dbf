# Diceland sur la page, en français. La couleur est au féminin : elle accompagne « zone », « case » ou « couleur ».

## Plateaux

diceland-page-board = Plateau : { $name }
diceland-page-keys = Les flèches mènent d’une case à l’autre, Entrée coche, et signifie Terminé quand tout est coché. N mène à la prochaine case que tu peux cocher. Les chiffres actionnent les boutons près des dés, D signifie Terminé, Retour arrière ou Ctrl+Z annule.
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
diceland-page-goal = But : { $goal } trésors + une couleur complète
diceland-page-means-colour = Se coche dès que toutes les cases d’une couleur sont cochées.
diceland-page-means-treasures = Une case pour chaque trésor de ce plateau. Pour gagner : { $goal } trésors et une couleur complète.
diceland-page-means-throw = Lancer bonus : après avoir coché une case trésor, on lance cinq dés et on utilise, pour soi seul, une de leurs couleurs.
diceland-page-you = Toi
diceland-page-show = Montrer le plateau : { $name }
diceland-page-own = Vers ton plateau
diceland-page-to = Vers le plateau : { $name }
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
diceland-page-skip = Touche pour continuer
diceland-page-number = { $count } × { diceland-colour }
diceland-page-aside = Mis de côté : { $dice }.
diceland-page-others = Sur la table : { $dice }.
diceland-page-no-dice = Les dés ne sont pas encore lancés.
diceland-page-your-throw = { $kind ->
    [again] Tu relances
    [treasure] Ton lancer bonus
   *[first] Ton lancer
}
diceland-page-threw = { $throw } : { $dice }.

## Ce qui est demandé, et ce que cela signifie

diceland-page-ask-pick = Choisis une couleur pour ce tour
diceland-page-in-vain = En pointillé : tu ne cocherais rien.
diceland-page-all-in-vain = Aucune ne va : choisis n’importe laquelle.
diceland-page-ask-decide = Relancer ou s’arrêter ?
diceland-page-ask-use = Utilise une couleur, ou passe
diceland-page-ask-cross = { $left ->
    [one] Coche { $left } case { diceland-colour-space }
   *[other] Coche { $left } cases { diceland-colour-spaces }
}
diceland-page-ask-more = { $left ->
    [one] Encore { $left } case { diceland-colour-space }
   *[other] Encore { $left } cases { diceland-colour-spaces }
}
diceland-page-ask-confirm = Tout est coché : appuie sur « { diceland-page-done } ».
diceland-page-cross-all = { $left ->
    [one] Cocher la case
   *[other] Cocher les { $left }
}
diceland-page-first-cross = { $left ->
    [one] Touche d’abord { $left } case { diceland-colour-space } de ton plateau.
   *[other] Touche d’abord { $left } cases { diceland-colour-spaces } de ton plateau.
}
diceland-page-taken = { $name } garde ses dés { diceland-colour-dice } : prends une autre couleur.
diceland-page-no-more = Aucun dé { diceland-colour } cette fois : c’est fini.
diceland-page-last = { $name } a atteint le but : tes dernières croix !
diceland-page-lost = { $room ->
    [full] Toutes les cases { diceland-colour-spaces } sont déjà cochées : rien de plus.
    [0] Les cases { diceland-colour-spaces } sont trop loin : tu ne coches rien.
   *[other] Trop de dés { diceland-colour-dice } : tu ne coches rien.
}
diceland-news-treasure-you = Tu as coché un trésor : { $count } sur { $goal }.
diceland-news-colour-you = Tu as complété une couleur : { diceland-colour } !
diceland-news-unused-you = {""}
diceland-news-throw-unused-you = Aucun de ces dés ne va.
diceland-page-not-now = Un instant, ce n’est pas à toi.
diceland-page-not-yours = Ce plateau n’est pas le tien ({ $name }). Coche sur le tien.
diceland-page-fits = { $room ->
    [one] { $room } case libre
   *[other] { $room } cases libres
}
diceland-page-too-many = { $room ->
    [one] { $room } case max.
   *[other] { $room } cases max.
}
diceland-page-full = déjà complet
diceland-page-out-of-reach = trop loin
diceland-page-reroll = { $dice ->
    [one] Relancer { $dice } dé
   *[other] Relancer { $dice } dés
}
diceland-page-reroll-chance = { $percent } de chances d’avoir d’autres dés { diceland-colour-dice }{ $risk ->
    [0] .
   *[other] , { $risk } d’en avoir trop.
}
diceland-page-reroll-full = { $risk } de risques d’en avoir trop : tu ne cocherais rien.
diceland-page-reroll-lost = Ça n’y change rien : tu ne coches rien.
diceland-page-stop = S’arrêter à { $dice }
diceland-page-stop-cross = { $dice ->
    [one] Tu coches { $dice } case { diceland-colour-space }.
   *[other] Tu coches { $dice } cases { diceland-colour-spaces }.
}
diceland-page-stop-nothing = { $room ->
    [full] Couleur complète : tu ne coches rien.
    [0] Trop loin : tu ne coches rien.
   *[other] Trop de dés : tu ne coches rien.
}
diceland-page-use = { $dice ->
    [one] cocher { $dice } case
   *[other] cocher { $dice } cases
}
diceland-page-use-no-room = trop de dés
diceland-page-pass = Passer
diceland-page-pass-hint = ne rien cocher
diceland-page-done = Terminé
diceland-page-take-back = Annuler

## Ce que font les autres, et où on en est

diceland-page-wait-pick = { $name } choisit une couleur…
diceland-page-wait-decide = { $name } hésite : relancer ou s’arrêter ?
diceland-page-wait-treasure = { $name } utilise un lancer bonus…
diceland-page-wait = On attend { $name }…
diceland-page-idle = Aucun de ces dés ne va : tu passes.
diceland-page-uses-nothing = rien à utiliser
diceland-page-nobody = Personne ne peut utiliser ces dés.
diceland-page-did = { $name } : { $what }
diceland-page-spaces = { $count ->
    [one] { $count } case { diceland-colour-space }
   *[other] { $count } cases { diceland-colour-spaces }
}
diceland-page-crosses = Juste avant, { $name } a coché { $what }.
diceland-page-nearest = { $goal } trésors ! Complète une couleur : { $left ->
    [one] il reste une case { diceland-colour-space }.
   *[other] il reste { $left } cases { diceland-colour-spaces }.
}
diceland-page-thrown = { $kind ->
    [treasure] { $name } : lancer bonus
   *[other] { $name } a lancé
}
diceland-page-then = { $first }, puis { $next }
diceland-page-did-treasures = { $count ->
    [one] { $count } trésor
   *[other] { $count } trésors
}
diceland-page-leads = { $name } mène avec { $count ->
    [one] { $count } trésor
   *[other] { $count } trésors
}.
diceland-page-leads-you = Tu mènes avec { $count ->
    [one] { $count } trésor
   *[other] { $count } trésors
}.
diceland-page-won = { $count ->
    [0] Personne n’a gagné.
    [one] { $names } a gagné !
   *[other] { $names } ont gagné ensemble !
}
diceland-page-won-you = { $count ->
    [one] Tu as gagné !
   *[other] Tu as gagné avec { $names } !
}

## La fin

diceland-page-sum-colours = Couleurs complètes
diceland-page-sum-crosses = Croix
diceland-page-sum-rounds = { $rounds ->
    [one] En { $rounds } manche
   *[other] En { $rounds } manches
}

## La liste des évènements

diceland-page-tell-pick = choisit la couleur { diceland-colour-space }
diceland-page-tell-reroll = relance
diceland-page-tell-stop = s’arrête
diceland-page-tell-use = utilise la couleur { diceland-colour-space }
diceland-page-tell-pass = passe
diceland-page-tell-cross = coche une case { $treasure ->
    [yes] trésor { diceland-colour-space }
   *[no] { diceland-colour-space }
}
diceland-page-tell-at = { $what } en { $space }
diceland-page-tell-place = { $what } ({ $place } sur { $due })

## Une décision, comme ce qu’il faut faire

diceland-page-move-pick = choisir la couleur { diceland-colour-space }
diceland-page-move-reroll = relancer
diceland-page-move-stop = s’arrêter
diceland-page-move-use = utiliser la couleur { diceland-colour-space }
diceland-page-move-pass = passer
diceland-page-move-cross = cocher { $count ->
    [one] une case { diceland-colour-space }
   *[other] { $count } cases { diceland-colour-spaces }
}{ $treasures ->
    [0] { "" }
    [one] , dont une case trésor
   *[other] , dont { $treasures } cases trésor
}
diceland-page-move-treasure = cocher une case trésor { diceland-colour-space }
diceland-page-do-pick = choisis la couleur { diceland-colour-space }
diceland-page-do-reroll = relance
diceland-page-do-stop = arrête-toi
diceland-page-do-use = utilise la couleur { diceland-colour-space }
diceland-page-do-pass = passe
diceland-page-do-cross = coche { $count ->
    [one] une case { diceland-colour-space }
   *[other] { $count } cases { diceland-colour-spaces }
}{ $treasures ->
    [0] { "" }
    [one] , dont une case trésor
   *[other] , dont { $treasures } cases trésor
}
diceland-page-do-treasure = coche une case trésor { diceland-colour-space }

## Réglages

diceland-page-immediate = Diceland sans « Terminé »
diceland-page-immediate-hint = La dernière croix termine ton tour aussitôt et ne peut plus être annulée.

## Sets of boards

diceland-sets = Quels plateaux
diceland-set-base = Les huit plateaux
diceland-set-base-about = Des rectangles avec des impasses et douze trésors, dont il faut neuf.
diceland-set-europe = Europe
diceland-set-europe-about = Des pays et des côtes : plus petits, sans impasses, avec six trésors, dont il faut cinq.
