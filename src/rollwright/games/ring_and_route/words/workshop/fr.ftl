# L’atelier de Ring & Route, en français.

## À la place de ce que la page dit des plateaux

ring-and-route-page-workshop-yours = Tes feuilles
ring-and-route-page-workshop-type-in = Recopier des feuilles que tu possèdes
ring-and-route-page-workshop-copy = Modifier les feuilles du jeu
ring-and-route-page-workshop-name-new = Mes feuilles
ring-and-route-page-workshop-name-copy = Feuille { $piece }, modifiée
ring-and-route-page-workshop-name-typed = De ma table
ring-and-route-page-workshop-make-title = De nouvelles feuilles
ring-and-route-page-workshop-another = En voir d’autres
ring-and-route-page-workshop-take = Prendre celles-ci
ring-and-route-page-workshop-from-link = Des feuilles pour toi

## Parties et outils

ring-and-route-workshop-part = Partie du papier
ring-and-route-workshop-part-wrong = { $part } ⚠
ring-and-route-workshop-material = Dés, points
ring-and-route-workshop-colour = Couleur
ring-and-route-workshop-colour-letter = { $colour } ({ $letter })
ring-and-route-workshop-bare = encore sans couleur
ring-and-route-workshop-tool = Dans l’anneau
ring-and-route-workshop-tool-move = Nombres
ring-and-route-workshop-tool-link = Liens
ring-and-route-workshop-hint-move = Fais glisser un nombre pour le déplacer, ou touche-le pour le changer. Un lien se touche aussi.
ring-and-route-workshop-hint-place = Nombres : { $count } sur { $most }. Touche une place libre pour y mettre le { $value }.
ring-and-route-workshop-hint-link = Fais glisser d’un nombre à un autre, ou touche les deux. La même chose encore une fois supprime le lien.
ring-and-route-workshop-hint-to = Maintenant l’autre bout du lien qui part du { $value }.
ring-and-route-workshop-keys = Les flèches vont d’une case à l’autre. Sur l’anneau, les lettres r, y, g, b, p et s colorent une case et passent à la suivante. Sur un nombre, les chiffres le changent, Maj et une flèche le déplacent, L commence ou termine un lien, Suppr le supprime. Entrée colore, choisit ou place.

## Cases et liens

ring-and-route-workshop-place = Place pour le { $value }, en { $x }, { $y }
ring-and-route-workshop-linked-to = relié à { $numbers }
ring-and-route-workshop-unlinked = sans lien
ring-and-route-workshop-number = Nombre { $value } ({ $name })
ring-and-route-workshop-value = Nombre
ring-and-route-workshop-less = Un de moins
ring-and-route-workshop-more = Un de plus
ring-and-route-workshop-nudge = Déplacer vers { $way ->
    [left] la gauche
    [right] la droite
    [up] le haut
   *[down] le bas
}
ring-and-route-workshop-link-from = Relier d’ici
ring-and-route-workshop-remove = Supprimer
ring-and-route-workshop-link = Lien { $link }
ring-and-route-workshop-unlink = Supprimer le lien
ring-and-route-workshop-unlink-this = Supprimer le lien { $link }
ring-and-route-workshop-links = { $count ->
    [0] Aucun lien
    [one] 1 lien
   *[other] { $count } liens
}

## Ce qui a changé

ring-and-route-workshop-said-placed = { $value } placé ({ $count } sur { $most })
ring-and-route-workshop-said-moved = { $value } déplacé en { $x }, { $y }
ring-and-route-workshop-said-removed = { $value } supprimé
ring-and-route-workshop-said-linked = { $a } et { $b } reliés
ring-and-route-workshop-said-unlinked = Lien entre { $a } et { $b } supprimé
ring-and-route-workshop-said-ring = Anneau : { $count } sur { $most }

## Recopier

ring-and-route-workshop-ring = Anneau
ring-and-route-workshop-ring-hint = Lettres : { $count } sur { $most }. r rouge, y jaune, g vert, b bleu, p violet, s gris ; dans le sens des aiguilles d’une montre, depuis le coin en haut à gauche.
ring-and-route-workshop-numbers = Nombres
ring-and-route-workshop-numbers-hint = { $count ->
    [one] Tape le dernier nombre, puis touche sa place.
   *[other] Tape les nombres ({ $count }) dans n’importe quel ordre, puis touche leurs places dans le même ordre.
}
ring-and-route-workshop-numbers-next = { $count ->
    [one] Touche maintenant la place du { $value }.
   *[other] Touche maintenant la place du { $value }, puis celles des autres ({ $count } en tout).
}
ring-and-route-workshop-pairs = Liens
ring-and-route-workshop-pairs-hint = Par paires, avec les noms à côté des nombres : « 0 1 » relie n0 et n1.
ring-and-route-workshop-pairs-wrong = Ce ne sont pas deux cases différentes : { $pairs }

## Dés et points

ring-and-route-workshop-die = Dé { $die }
ring-and-route-workshop-dice-about = Chaque couleur est une fois sur chaque dé, et les trois dés sont différents. Touche une face pour lui donner la couleur choisie ; les deux faces s’échangent.
ring-and-route-workshop-dice-usual = Dés habituels
ring-and-route-workshop-points = Points d’une route
ring-and-route-workshop-points-about = Selon la longueur de la route ; une plus longue ne vaut jamais moins.
ring-and-route-workshop-points-usual = Points habituels
ring-and-route-workshop-points-of = { $length ->
    [one] Points d’une route de 1 nombre
   *[other] Points d’une route de { $length } nombres
}

## Un texte qu’on ne peut pas dessiner

ring-and-route-workshop-unreadable = Ce texte n’est pas encore un papier : on ne peut pas le dessiner. Corrige-le, ou recommence.
ring-and-route-workshop-begin = Commencer avec un papier vide

## Styles des nouveaux papiers

ring-and-route-style-scatter = Dispersé
ring-and-route-style-scatter-about = Des cases nombre n’importe où, reliées à ce qui est proche.
ring-and-route-style-grid = Grille
ring-and-route-style-grid-about = Des cases nombre en rangées ; une moitié est le reflet de l’autre.
ring-and-route-style-rings = Anneaux
ring-and-route-style-rings-about = Des cercles autour du milieu.
ring-and-route-style-spiral = Spirale
ring-and-route-style-spiral-about = Une longue spirale, avec des liens entre ses tours.
ring-and-route-style-mirror = Miroir
ring-and-route-style-mirror-about = La moitié droite est le reflet de la gauche.
ring-and-route-style-weave = Tissage
ring-and-route-style-weave-about = Beaucoup de liens qui se croisent : un trait ferme bien des chemins.
ring-and-route-style-paths = Sentiers
ring-and-route-style-paths-about = Peu de liens, et aucun n’en croise un autre : voyez loin.
