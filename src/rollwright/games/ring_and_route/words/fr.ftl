# Ring & Route en français. La couleur est au masculin : elle désigne la couleur elle-même.

ring-and-route-title = Ring & Route
ring-and-route-score = Points
ring-and-route-aim = Coche les couleurs des dés sur l’anneau et trace ta route avec leurs nombres. Qui a le plus de points sur les deux feuilles gagne.

## Ce qui est demandé

ring-and-route-ask-keep = Gardes-tu les dés, ou lesquels relances-tu, une seule fois ?
ring-and-route-ask-ring = Marque avec les dés, puis termine.
ring-and-route-ask-route = Marque avec les dés, puis termine.
ring-and-route-ask-done = Marque avec les dés, puis termine.

## Ce qui est lancé

ring-and-route-throw = { $name } lance les dés
ring-and-route-throw-again = { $name } relance

## Sa taille

ring-and-route-sheet-facts = Cases de l’anneau : 16, cases nombre : 13, liens : { $links }

## Comment la partie s’est terminée

ring-and-route-reason-misthrows = La partie est finie : une deuxième feuille a trois lancers ratés.
ring-and-route-reason-full-sheet = La partie est finie : une deuxième feuille est pleine.
ring-and-route-reason-misthrows-and-full-sheet = La partie est finie : une deuxième feuille est pleine, et une deuxième feuille a trois lancers ratés.

## Une couleur d’après sa lettre

ring-and-route-colour = { $colour ->
    [r] rouge
    [y] jaune
    [g] vert
    [b] bleu
    [p] violet
   *[s] gris
}

## Pourquoi un coup ou un lancer est impossible

ring-and-route-throw-dice = ce ne sont pas les dés lancés maintenant. Donne une face pour chacun des dés { $dice } ; « A6g » est le dé A avec 6 et vert.
ring-and-route-throw-face = « { $face } » n’est pas une face de ce dé. Ses faces sont { $faces }.
ring-and-route-other-decision = { $asked ->
    [keep] garde d’abord les dés, ou relances-en.
   *[mark] les dés restent maintenant tels quels. Marque avec eux, puis termine.
}
ring-and-route-second-sheet = c’est ta deuxième feuille ; seule la première peut être terminée avant l’heure.
ring-and-route-all-used = tu as utilisé les trois dés.
ring-and-route-die-used = déjà utilisé ({ $dice }). Chaque dé ne compte qu’une fois.
ring-and-route-crossed-already = cette case de l’anneau est déjà cochée.
ring-and-route-no-such-colour = aucun de tes dés libres n’affiche du { ring-and-route-colour }.
ring-and-route-wrong-colour = le dé { $dice } affiche du { ring-and-route-colour }, et cette case de l’anneau est d’une autre couleur.
ring-and-route-not-beside = cette case de l’anneau n’est pas à côté d’une case cochée. Continue à l’un des deux bouts.
ring-and-route-visited-already = la route est déjà passée ici, et elle ne visite chaque nombre qu’une fois.
ring-and-route-no-such-sum = { $count ->
    [one] c’est le { $value }, et le seul dé libre affiche { $numbers }.
   *[other] on ne peut pas faire { $value } avec { $numbers }.
}
ring-and-route-wrong-sum = tu as choisi { $sum }, mais ce nombre est le { $value }.
ring-and-route-not-linked = la route ne continue que vers un nombre relié à son extrémité la plus récente.
ring-and-route-crosses-route = ce lien croiserait le trait de ta route.

## Préparation

ring-and-route-option-sheets = « sheets » est une liste avec un élément par place, la feuille sur laquelle elle commence : une parmi { $names }.
ring-and-route-option-data = « { $data } » n’est pas le prix d’un tour. Le @ doit être suivi d’un nombre de points de 0 à { $most } ; expert@0 ne joue que pour les points.
ring-and-route-option-sheet-set = « sheet_set » associe une feuille à chacun de deux noms, les deux faces du papier.
ring-and-route-option-one-paper = Tout le monde joue sur le même papier, une table en accepte donc un seul de votre cru.
ring-and-route-option-one-paper-each = Les feuilles { $sheets } sont sur des papiers différents. Tout le monde joue sur les deux faces d’un même papier : 1 et 2, 3 et 4 ou 5 et 6.

## Enregistrements

ring-and-route-record-sheet = ce n’est pas l’une des deux feuilles de cet enregistrement. Chaque place nomme la feuille sur laquelle elle commence.
ring-and-route-record-side = ce n’est ni 1 ni 2. Une place en est à sa première feuille (1) ou à sa deuxième (2).
ring-and-route-record-full = cette place a déjà rempli sa deuxième feuille, ce qui met fin à la partie. Une partie commence dans une position qui n’est pas terminée.

## Pourquoi on ne peut pas jouer sur une feuille

ring-and-route-sheet-unknown = il n’y a pas de feuille de ce nom. Il y a { $known }.
ring-and-route-sheet-too-large = le texte dépasse { $limit } caractères. Une feuille en demande environ deux mille.
ring-and-route-sheet-not-json = le JSON est incorrect à cet endroit. Une feuille ressemble à {"{"}"ring": "…", "numbers": […], "links": […]{"}"}.
ring-and-route-paper-not-json = le JSON est incorrect à cet endroit. Un papier ressemble à {"{"}"sheets": {"{"}"1": {"{"}…{"}"}, "2": {"{"}…{"}"}{"}"}{"}"}.
ring-and-route-paper-no-sheets = un papier est un objet avec « sheets » : ses deux faces, chacune sous son nom.
ring-and-route-paper-names = le nom d’une face compte de 1 à { $longest } caractères visibles.
ring-and-route-sheet-too-deep = les listes sont trop imbriquées. Une feuille a des listes de cases et de liens, pas plus profondes.
ring-and-route-sheet-too-many-routes = cette feuille a trop de routes pour être résolue : plus de { $limit }. Avec moins de liens, il y en a moins.
ring-and-route-sheet-number-too-long = un nombre a des milliers de chiffres. Les valeurs vont de 1 à 18, les positions jusqu’à 10000 au plus.
ring-and-route-sheet-not-a-mapping = une feuille est un tableau associatif avec ring, numbers et links, pas { $found }.
ring-and-route-sheet-field-missing = cet élément manque. Une feuille a ring, numbers et links, une case nombre a value, x et y.
ring-and-route-sheet-ring-not-text = l’anneau est un texte de 16 lettres de couleur, pas { $found }.
ring-and-route-sheet-ring-length = l’anneau a 16 lettres de couleur, pas { $count }.
ring-and-route-sheet-ring-letter = la case { $space } a { $found } pour couleur. Il faut l’une des lettres r y g b p s.
ring-and-route-sheet-ring-colour-missing = aucune case de l’anneau n’est en { ring-and-route-colour } ({ $colour }). Chacune des six couleurs r y g b p s en demande au moins une.
ring-and-route-sheet-numbers-not-a-list = les cases nombre sont une liste de 13, pas { $found }.
ring-and-route-sheet-numbers-count = une feuille a 13 cases nombre, pas { $count }.
ring-and-route-sheet-number-not-a-mapping = une case nombre est un tableau associatif avec value, x et y, pas { $found }.
ring-and-route-sheet-value = une valeur est un nombre entier de 1 à { $highest }, comme trois dés peuvent en faire, pas { $found }.
ring-and-route-sheet-position = une position est un nombre entier de -{ $farthest } à { $farthest }, pas { $found }.
ring-and-route-sheet-same-position = cette case est en { $x }, { $y } comme { $other }. Chaque case a besoin d’une place à elle.
ring-and-route-sheet-links-not-a-list = les liens sont une liste de paires de cases, pas { $found }.
ring-and-route-sheet-links-count = 13 cases ont au plus { $most } liens, pas { $count }.
ring-and-route-sheet-link-malformed = un lien est une paire de cases comme [0, 1], pas { $found }.
ring-and-route-sheet-link-unknown-space = il n’y a pas de case nombre { $found }. Un lien joint deux des cases 0 à { $last }.
ring-and-route-sheet-link-to-itself = ce lien relie { $space } à elle-même. Un lien joint deux cases différentes.
ring-and-route-sheet-link-twice = c’est le même lien que { $other }. Chacun est donné une seule fois.
ring-and-route-sheet-link-through = le lien de { $a } à { $b } passe par { $third }. Déplace une case, ou relie plutôt { $third } aux deux.
ring-and-route-sheet-out-of-reach = la case { $space } est hors d’atteinte depuis n0. Chaque case nombre doit être reliée à toutes les autres par un chemin de liens.

## Ce qu’une feuille jouable a d’inhabituel

ring-and-route-sheet-notice-no-full-route = Aucune route ne passe par les { $spaces } cases nombre sans se croiser : les points les plus élevés sont donc hors d’atteinte.
ring-and-route-sheet-notice-close = Le lien de { $a } à { $b } passe si près de { $third } qu’il a l’air de la toucher.

## Dés

ring-and-route-dice-not-a-mapping = les dés sont un tableau associatif comme {"{"}"A": "rbypsg", "B": …, "C": …{"}"}, pas { $found }.
ring-and-route-dice-faces = un dé a six lettres de couleur pour les nombres 1 à 6, chacune de r y g b p s une fois, pas { $found }.
ring-and-route-dice-alike = ce dé a ses couleurs sur les mêmes nombres que le dé { $other }. Les trois dés doivent être différents.

## Points de la route

ring-and-route-points-not-a-list = les points de la route sont une liste de 13 nombres entiers, pas { $found }.
ring-and-route-points-count = les points de la route sont donnés pour 1 à 13 cases : il en faut 13, pas { $count }.
ring-and-route-points-not-points = les points sont un nombre entier de 0 à { $highest }, pas { $found }.
ring-and-route-points-fall = { $points } est inférieur à { $before }, les points de la route plus courte. Une route plus longue ne vaut jamais moins.

## What is announced at the table

ring-and-route-news-misthrow = { $count ->
    [3] { $name } a son troisième lancer raté : sa { $sheet ->
        [2] deuxième
       *[1] première
    } feuille est finie.
   *[other] { $name } a un lancer raté ({ $count } sur 3).
}
ring-and-route-news-last-misthrow = La partie finit après ce lancer : { $name } a trois lancers ratés.
ring-and-route-news-turned = { $points ->
    [one] { $name } finit la première feuille avec { $points } point et passe à la deuxième.
   *[other] { $name } finit la première feuille avec { $points } points et passe à la deuxième.
}
ring-and-route-letters = Lettres : r rouge, y jaune, g vert, b bleu, p violet, s gris ; A, B et C sont les dés.
