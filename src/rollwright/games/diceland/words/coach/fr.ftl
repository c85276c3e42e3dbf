# Pourquoi une décision vaut mieux qu’une autre dans Diceland, en français. Chaque message est une phrase entière.

## Choisir une couleur

diceland-coach-unusable = { $dice ->
    [one] Le dé { diceland-colour } est inutilisable : le tour risque de n’apporter aucune croix.
   *[other] Les { $dice } dés { diceland-colour-dice } sont inutilisables : le tour risque de n’apporter aucune croix.
}
diceland-coach-treasure-dice = { $dice ->
    [one] Un dé { diceland-colour } atteint tout de suite une case trésor.
   *[other] { $dice } dés { diceland-colour-dice } atteignent tout de suite une case trésor.
}
diceland-coach-full = { $dice ->
    [one] On ne peut utiliser qu’un seul dé { diceland-colour } : relancer ne pourrait donner qu’un excédent.
   *[other] On ne peut utiliser que { $dice } dés { diceland-colour-dice } : relancer ne pourrait donner qu’un excédent.
}
diceland-coach-left = { $dice ->
    [one] Le coup joué laisse un dé { diceland-colour } à { $name }, qui peut en tirer beaucoup.
   *[other] Le coup joué laisse { $dice } dés { diceland-colour-dice } à { $name }, qui peut en tirer beaucoup.
}
diceland-coach-nearest = { $left ->
    [one] La couleur la plus proche d’être complète est la { diceland-colour-space } : il reste une case.
   *[other] La couleur la plus proche d’être complète est la { diceland-colour-space } : il reste { $left } cases.
}
diceland-coach-more-dice = Le premier lancer montre déjà { $dice } dés { diceland-colour-dice }, tous utilisables.

## Relancer

diceland-coach-overshoot = En relançant, on obtient dans { $percent } % des lancers plus de dés { diceland-colour-dice } qu’on ne peut en utiliser.
diceland-coach-stop = { $percent ->
    [0] Un nouveau lancer ne peut rien améliorer.
   *[other] Un nouveau lancer n’améliore les choses que dans { $percent } cas sur 100.
}
diceland-coach-throw-on = Un nouveau lancer améliore les choses dans { $percent } cas sur 100.
diceland-coach-no-risk = Il y a de la place pour tous les dés { diceland-colour-dice } qui peuvent venir : aucun excédent possible.

## Les croix

diceland-coach-goal = Le meilleur coup atteint le but tout de suite.
diceland-coach-completes = Le meilleur coup complète une couleur : { diceland-colour }.
diceland-coach-treasure = { $count ->
    [one] Le meilleur coup coche une case trésor de plus, qui donne un lancer bonus.
   *[other] Le meilleur coup coche { $count } cases trésor de plus, et chacune donne un lancer bonus.
}
diceland-coach-passed = Passer gaspille des dés : les { diceland-colour-dice } étaient bien utilisables.
diceland-coach-rather-pass = Ici, mieux vaut passer : les croix dans la couleur { diceland-colour-space } engagent trop.
diceland-coach-blocked = { $free ->
    [one] Il manque encore une croix à la zone { diceland-colour-space } ouverte. D’ici là, un trésor de cette couleur dans une autre zone est interdit.
   *[other] Il manque encore { $free } croix à la zone { diceland-colour-space } ouverte. D’ici là, un trésor de cette couleur dans une autre zone est interdit.
}
diceland-coach-small = La zone { diceland-colour-space } ouverte n’a { $size ->
    [one] qu’une case
   *[other] que { $size } cases
}. Une autre à portée en a { $larger } et accepte plus de dés.
diceland-coach-single = Le coup joué ne laisse qu’une case libre dans la zone { diceland-colour-space } : seul un dé unique peut encore y servir.
diceland-coach-treasures-near = { $more ->
    [one] Après le meilleur coup, une couleur atteint un trésor avec un seul dé
   *[other] Après le meilleur coup, { $more } couleurs atteignent un trésor avec un seul dé
}{ $fewer ->
    [0] , au lieu d’aucune.
   *[other] , au lieu de { $fewer }.
}
diceland-coach-colours = Après le meilleur coup, { $more } couleurs sont utilisables au lieu de { $fewer }.

## Ce qu’on peut dire d’autre

diceland-coach-chances = Le meilleur coup vaut { $better } sur 100, le coup joué { $played }.

## L’idée d’un conseil

diceland-coach-idea-treasure = Une case trésor est à portée.
diceland-coach-idea-left = Attention aux dés que tu laisses à { $name }.
diceland-coach-idea-nearest = { $left ->
    [one] Pense à la couleur { diceland-colour-space } : il ne manque qu’une case pour la compléter.
   *[other] Pense à la couleur { diceland-colour-space }, la plus proche d’être complète : il reste { $left } cases.
}
diceland-coach-idea-room = { $dice ->
    [one] Cherche une couleur qui a de la place : l’une d’elles peut encore utiliser un dé.
   *[other] Cherche une couleur qui a de la place : l’une d’elles peut utiliser jusqu’à { $dice } dés.
}
diceland-coach-idea-throw = Relancer améliore les choses { $improves } fois sur 100 et donne trop de dés { $overshoots } fois.
diceland-coach-idea-goal = Tu peux atteindre le but maintenant.
diceland-coach-idea-pass = Rien n’oblige à utiliser chaque dé.
diceland-coach-idea-fill = Une zone commencée peut être complétée.
diceland-coach-idea-near = Approche-toi d’une case trésor.

## La table d’étude

diceland-coach-edit = Touche une case pour y mettre une croix ou l’enlever.
diceland-coach-edit-crosses = { $count ->
    [0] Aucune croix
    [one] Une croix
   *[other] { $count } croix
}, { $treasures ->
    [one] { $treasures } trésor
   *[other] { $treasures } trésors
} sur { $goal }
diceland-coach-add = Poser un dé
diceland-coach-add-die = Poser un dé : { diceland-colour }
diceland-coach-remove-die = Enlever ce dé : { diceland-colour }
diceland-coach-laid = { $count ->
    [one] { $count } dé posé
   *[other] { $count } dés posés
} sur { $due }
