# Diceland en français. La couleur est au féminin : elle accompagne « zone », « case » ou « couleur ».

diceland-title = Diceland
diceland-score = Trésors
diceland-aim = Coche des cases à partir de la case départ, une par dé. Le premier à réunir neuf trésors et toutes les cases d’une couleur gagne.

## Ce qui est demandé

diceland-ask-pick = Choisis l’une des couleurs obtenues. Elle vaut pour tout le tour.
diceland-ask-reroll = Veux-tu relancer les autres dés ou t’arrêter là ?
diceland-ask-use = Choisis une couleur et utilise tous ses dés, ou passe.
diceland-ask-cross = Coche une case.

## Ce qui est lancé

diceland-throw = { $name } lance les dés
diceland-throw-again = { $name } relance
diceland-throw-treasure = { $name } : lancer bonus

## Sa taille

diceland-board-facts = Cases colorées : { $spaces }, zones : { $territories }, cases trésor : { $treasures }, cases impasse : { $obstacles }

## Comment la partie s’est terminée

diceland-reason-goal = Le but est atteint : assez de trésors et toutes les cases d’une couleur.
diceland-reason-round-limit = La limite de manches est atteinte. La partie reste inachevée et personne ne gagne.

## Une couleur d’après sa lettre

diceland-colour = { $colour ->
    [r] rouge
    [y] jaune
    [g] vert
    [b] bleu
    [o] orange
   *[s] gris
}
diceland-colour-space = { $colour ->
    [r] rouge
    [y] jaune
    [g] verte
    [b] bleue
    [o] orange
   *[s] grise
}
diceland-colour-spaces = { $colour ->
    [r] rouges
    [y] jaunes
    [g] vertes
    [b] bleues
    [o] orange
   *[s] grises
}
diceland-colour-dice = { $colour ->
    [r] rouges
    [y] jaunes
    [g] verts
    [b] bleus
    [o] orange
   *[s] gris
}

## Pourquoi un coup ou un lancer est impossible

diceland-throw-number = { $dice ->
    [one] un seul dé est lancé maintenant, le lancer s’écrit donc avec une lettre.
   *[other] { $dice } dés sont lancés maintenant, le lancer s’écrit donc avec { $dice } lettres.
}
diceland-throw-letter = « { $letter } » n’est pas une couleur. Chaque dé affiche l’une des lettres { $letters }.
diceland-other-decision = { $asked ->
    [pick] choisis d’abord l’une des couleurs sorties.
    [decide] relance d’abord, ou arrête-toi.
    [cross] coche d’abord tes cases { diceland-colour-spaces }.
   *[use] choisis d’abord une couleur à utiliser, ou passe.
}
diceland-colour-taken = la couleur { diceland-colour-space } est à qui a lancé les dés. Choisis parmi les autres.
diceland-colour-not-shown = aucun de ces dés n’est { diceland-colour }. Choisis une couleur affichée.
diceland-excess = ta zone { diceland-colour-space } n’a plus { $free ->
    [one] qu’une case libre
   *[other] que { $free } cases libres
} : { $dice } dés sont de trop, et aucun ne peut servir.
diceland-colour-full = toutes les cases { diceland-colour-spaces } sont déjà cochées. Choisis une autre couleur.
diceland-no-room = { $dice ->
    [one] aucune zone { diceland-colour-space } ne touche l’une de tes croix.
   *[other] aucune zone { diceland-colour-space } touchant l’une de tes croix n’a de place pour { $dice } dés.
}
diceland-crossed-already = cette case est déjà cochée. Choisis une case libre.
diceland-wrong-colour = cette case est d’une autre couleur. Tes dés sont { diceland-colour-dice }.
diceland-territory-under-way = une zone { diceland-colour-space } est déjà commencée. Complète-la avant d’en ouvrir une autre de cette couleur.
diceland-not-adjacent = cette case ne touche aucune de tes croix.
diceland-territory-too-small = cette zone ne compte { $size ->
    [one] qu’une case
   *[other] que { $size } cases
}, c’est trop peu pour { $dice } dés. Ouvre une zone qui a de la place pour tous.

## Préparation

diceland-option-boards = « boards » est une liste avec un élément par place : un plateau parmi { $names } ou un plateau sous forme de texte.
diceland-option-board-set = « board_set » associe à chaque nom le texte d’un plateau.
diceland-option-round-limit = La limite de manches est un nombre entier de 1 à { $most }.
diceland-option-treasures = Un nouveau plateau a 12 trésors, ou 6 comme dans la variante Europe.
diceland-data-none = « { $file } » ne contient pas de poids. Le @ doit être suivi d’un fichier écrit par rollwright train diceland.
diceland-data-finite = « { $file } » a des poids qui ne sont pas des nombres finis. Le @ doit être suivi d’un fichier écrit par rollwright train diceland.
diceland-data-hidden = « { $file } » a les poids de { $hidden } unités cachées. Il peut y en avoir 0, 4, 8 … { $most }.
diceland-data-size = « { $file } » a { $numbers } poids. Avec { $hidden } unités cachées, il y en a { $right }.
diceland-boards-mixed = certains ont 12 trésors et d’autres 6. À une même table, tous les plateaux doivent en avoir autant.

## Enregistrements

diceland-record-board = ce n’est pas un plateau de cet enregistrement. Chaque place nomme un plateau dont le texte figure dans « boards ».
diceland-record-not-connected = { $space } n’est pas reliée à la case départ. Toutes les croix doivent s’y rattacher.
diceland-record-two-under-way = deux zones { diceland-colour-spaces } sont commencées. Dans chaque couleur, toutes les zones ouvertes sauf une doivent être complètes.
diceland-record-won = cette place a déjà atteint le but. Une partie commence dans une position que personne n’a encore gagnée.

## Pourquoi on ne peut pas jouer sur un texte

diceland-board-empty = le texte ne contient aucune rangée. Un plateau a une ligne par rangée, par exemple « r r Y # + g ».
diceland-board-unknown-character = « { $character } » ne veut rien dire sur un plateau. Une case est r y g b o s, une case trésor R Y G B O S, + est la case départ, # une case impasse, et . ne fait pas partie du plateau.
diceland-board-no-blank = « { $first } » et « { $second } » se touchent. Il faut une espace entre deux cases.
diceland-board-too-many-columns = cette rangée a plus de { $most } cases. Une rangée en a au plus { $most }, celles marquées . comprises.
diceland-board-too-many-rows = cette rangée est de trop. Un plateau a au plus { $most } rangées, y compris celles faites seulement de points.
diceland-board-too-many-spaces = il y a { $count } cases de couleur. Un plateau en a au plus { $most }.
diceland-board-no-start = il n’y a pas de case départ. Une case, et une seule, est un +.
diceland-board-several-starts = c’est une deuxième case départ, { $first } en est déjà une. Une case, et une seule, est un +.
diceland-board-colour-missing = aucune case n’est { diceland-colour-space } ({ $colour }). Chacune des six couleurs r y g b o s en demande au moins une.
diceland-board-treasures = { $count ->
    [0] il n’y a aucune case trésor
    [one] il y a une case trésor
   *[other] il y a { $count } cases trésor
}. Un plateau en a 12 ou 6 (lettres majuscules).
diceland-board-out-of-reach = { $space } est hors d’atteinte de la case départ. Chaque case de couleur est reliée à la case départ par des cases de couleur qui se touchent ; les cases impasse et les . ne relient rien.
diceland-board-not-shipped = il n’y a pas de plateau de ce nom. Il y a { $names }, et tout plateau peut être donné sous forme de texte.

## Ce qu’un plateau jouable a d’inhabituel

diceland-notice-spaces = Il y a { $count } cases de couleur ; d’habitude, il y en a environ { $usual }.
diceland-notice-territory = La zone { diceland-colour-space } en { $space } compte { $size ->
    [one] une case
   *[other] { $size } cases
} ; d’habitude, une zone en compte de 2 à 6.
diceland-notice-treasures = Dans la couleur { diceland-colour-space }, { $count ->
    [0] il n’y a aucune case trésor
    [one] il y a une case trésor
   *[other] il y a { $count } cases trésor
} ; d’habitude, il y en a { $usual ->
    [one] une
   *[other] { $usual }
} par couleur.
diceland-notice-start = La case départ { $space } est loin du milieu du plateau.

## What is announced at the table

diceland-news-treasure = { $name } a coché un trésor : { $count } sur { $goal }.
diceland-news-colour = { $name } a complété une couleur : { diceland-colour } !
diceland-news-unused = { $dice ->
    [one] { $name } ne peut pas utiliser le dé { diceland-colour } et ne coche rien.
   *[other] { $name } ne peut pas utiliser les { $dice } dés { diceland-colour-dice } et ne coche rien.
}
diceland-news-throw-unused = { $name } n’a pu utiliser aucun dé du lancer bonus.
diceland-letters = Lettres : r rouge, y jaune, g vert, b bleu, o orange, s gris ; *R* est une case trésor, [r] peut être cochée maintenant, rx est cochée.
