# Les règles de Ring & Route telles que la page les raconte. Les numéros des règles sont ceux de RULES.md.

ring-and-route-rules-facts = Pour 2 à 4 joueurs à partir de 8 ans, environ 20 minutes
ring-and-route-rules-back = Retour
ring-and-route-rules-next = Suite
ring-and-route-rules-step = Image { $step } sur { $count }

## Les images, pour qui les écoute

ring-and-route-rules-picture = Feuille { $sheet }. { $crosses ->
    [0] Aucune case de l’anneau n’est cochée.
    [one] Une case de l’anneau est cochée.
   *[other] { $crosses } cases de l’anneau sont cochées.
} { $length ->
    [0] Il n’y a pas encore de route.
   *[other] La route : { $route }.
} { $misthrows ->
    [0] Aucun lancer raté.
    [one] Un lancer raté.
   *[other] { $misthrows } lancers ratés.
}
ring-and-route-rules-dice = { $count ->
    [0] Les dés restent à lancer.
   *[other] Dés : { $dice }. Déjà utilisés : { $used }.
}
ring-and-route-rules-points = { $part ->
    [ring] Anneau : { $crosses } croix, { $ring ->
        [one] { $ring } point
       *[other] { $ring } points
    }.
   *[all] Anneau : { $crosses } croix, { $ring ->
        [one] { $ring } point
       *[other] { $ring } points
    }. Route : { $length ->
        [one] { $length } nombre
       *[other] { $length } nombres
    }, { $route ->
        [one] { $route } point
       *[other] { $route } points
    }. En tout jusqu’ici : { $total }.
}

## But

ring-and-route-rules-aim = Le but
ring-and-route-rules-aim-points = Marque plus de points que tous les autres : avec des croix sur l’anneau au bord de ta feuille, et avec une route à travers les nombres à l’intérieur.
ring-and-route-rules-aim-sheets = Tu as deux feuilles, les deux faces d’un même papier, et tu les joues l’une après l’autre. À toi de voir laquelle vient d’abord.
ring-and-route-rules-tour = Ce qu’il y a sur une feuille
ring-and-route-rules-tour-1 = L’anneau : 16 cases de six couleurs.
ring-and-route-rules-tour-2 = À l’intérieur, 13 nombres joints par des liens. Ta route suivra ces liens.
ring-and-route-rules-tour-3 = Trois cases pour les lancers ratés. Au troisième, la feuille est finie.
ring-and-route-rules-tour-4 = Trois dés. Chaque face montre un nombre et une couleur, et chaque dé les associe autrement.
ring-and-route-rules-setup = Préparation
ring-and-route-rules-setup-sheets = Tout le monde a le même papier, et chacun décide par quelle feuille il commence. Avec « { page-play-now } », elle est tirée au sort.
ring-and-route-rules-setup-first = Le premier joueur actif est tiré au sort.
ring-and-route-rules-setup-here = Ici, les dés roulent tout seuls. Touche une case éclairée, ou d’abord des dés, puis une case. « { ring-and-route-page-take-back } » efface une marque, et avec « { ring-and-route-page-done } » tu en as fini avec ce lancer. Si vous partagez un appareil, la page dit à qui c’est de jouer.

## Un tour

ring-and-route-rules-play = Un tour
ring-and-route-rules-play-throw = Le joueur actif lance les trois dés. S’il le veut, il relance, une seule fois : un dé, deux, ou les trois.
ring-and-route-rules-play-look = Avant de relancer, tu peux regarder les faces des dés, pour voir quelle couleur va avec quel nombre. À la table, « { ring-and-route-page-faces } » les montre ; ici, elles sont sous « { ring-and-route-rules-signs } ».
ring-and-route-rules-play-use = Maintenant, tout le monde joue avec ces dés, chacun sur sa feuille. Utilises-en autant que tu veux, chacun au plus une fois : pour sa couleur, pour son nombre, ou dans une somme avec d’autres. Combine-les librement, dans n’importe quel ordre.
ring-and-route-rules-play-next = Puis le joueur suivant dans le sens des aiguilles d’une montre devient actif.
ring-and-route-rules-turn = Un lancer, quatre façons de s’en servir
ring-and-route-rules-turn-1 = Ada est active : un 6 vert, un 1 vert, un 3 rouge. Elle ne veut pas du 3 rouge.
ring-and-route-rules-turn-2 = Elle relance ce dé et obtient un 2 jaune. Ces dés comptent, et pour tout le monde.
ring-and-route-rules-turn-3 = Ada commence sa route au 6 et coche le jaune et le vert, côte à côte.
ring-and-route-rules-turn-4 = Ben coche le jaune et commence sa route au 7, soit 6 + 1.
ring-and-route-rules-turn-5 = Cléo coche trois voisines sur l’anneau : vert, jaune, vert.
ring-and-route-rules-turn-6 = Dario commence au 6 et continue aussitôt vers le 2 et le 1.

## Marquer

ring-and-route-rules-mark = Marquer
ring-and-route-rules-mark-colours = Les couleurs sur l’anneau
ring-and-route-rules-mark-ring = Un dé coche une case de l’anneau de sa couleur. Ta première croix va où tu veux, chaque suivante à côté d’une plus ancienne. Les croix forment ainsi un arc qui grandit aux deux bouts.
ring-and-route-rules-ring = Un arc grandit
ring-and-route-rules-ring-1 = La première croix d’Ada : une case rouge, n’importe où sur l’anneau.
ring-and-route-rules-ring-2 = Le violet et le bleu sont à côté, un de chaque côté.
ring-and-route-rules-ring-3 = Le lancer suivant apporte du jaune et du violet. Les deux conviennent, un à chaque bout.
ring-and-route-rules-ring-4 = Cinq à la suite. L’arc peut continuer en haut avec le vert ou en bas avec le gris.
ring-and-route-rules-mark-numbers = Les nombres sur la route
ring-and-route-rules-mark-route = Choisis librement ton premier nombre et entoure-le : c’est le départ. Ensuite, le prochain nombre doit être lié au dernier marqué. La route ne grandit qu’à ce bout.
ring-and-route-rules-mark-cross = Elle ne revient jamais sur un nombre et ne croise jamais sa propre ligne. Passer tout près est permis.
ring-and-route-rules-mark-sum = Un nombre se marque avec un dé qui le montre, ou avec deux ou trois dés dont c’est la somme.
ring-and-route-rules-route = Une route, et un chemin qui se ferme
ring-and-route-rules-route-1 = Un 5 gris et un 3 rouge font 8, les couleurs ne comptent pas : c’est là que commence la route d’Ada. Le troisième dé est encore libre.
ring-and-route-rules-route-2 = Plus tard : 8, 12, 7. Avec ces dés, la route peut continuer vers le 6, le 3 ou le 5.
ring-and-route-rules-route-3 = Encore plus tard : 8, 12, 7, 3, 1, 9, 4. Plus aucun chemin ne mène au 6 : le dernier irait du 4 au 2, et il croiserait la ligne du 3 au 1. Les liens en pointillé sont fermés.

## Lancers ratés

ring-and-route-rules-misthrows = Les lancers ratés
ring-and-route-rules-misthrows-due = Le joueur actif devrait utiliser les trois dés, les autres au moins deux. Celui qui en utilise moins note un lancer raté.
ring-and-route-rules-misthrows-third = Le troisième lancer raté termine la feuille, et on compte ses points. Si c’était ta première, tu continues avec la deuxième au prochain lancer.
ring-and-route-rules-misthrows-turn = Après n’importe quel lancer, tu peux aussi terminer ta première feuille de ton plein gré ; la deuxième, non.
ring-and-route-rules-misthrow = Deux dés suffisent-ils ?
ring-and-route-rules-misthrow-1 = Ada est active. Le jaune va sur son anneau, et après lui le gris.
ring-and-route-rules-misthrow-2 = Pour le 1 vert, il n’y a pas de place. Deux dés sur trois : un lancer raté pour Ada.
ring-and-route-rules-misthrow-3 = Ben aussi utilise deux dés : le vert sur l’anneau, le 6 sur la route. Il n’est pas actif, cela suffit donc.
ring-and-route-rules-misthrow-4 = Bien plus tard. Ada a deux lancers ratés, et aucun de ces dés ne convient.
ring-and-route-rules-misthrow-5 = C’était le troisième : la première feuille a rapporté 8 + 18 = 26 points. Au prochain lancer, elle commence la deuxième.

## Fin et score

ring-and-route-rules-end = Fin et score
ring-and-route-rules-end-when = La partie s’arrête quand quelqu’un a trois lancers ratés sur sa deuxième feuille, ou l’a remplie : les 16 cases de l’anneau et les 13 nombres. Tout le monde finit encore de jouer ce lancer.
ring-and-route-rules-end-score = Chaque feuille a des points pour l’anneau et pour la route. Additionne les deux feuilles ; celle que tu n’as jamais commencée ne rapporte rien. Le plus grand total gagne, et à égalité on partage la victoire.
ring-and-route-rules-points-ring = Points pour l’anneau d’une feuille
ring-and-route-rules-points-route = Points pour la route d’une feuille
ring-and-route-rules-crosses = Croix
ring-and-route-rules-length = Nombres
ring-and-route-rules-points-row = Points
ring-and-route-rules-score = Le total
ring-and-route-rules-score-1 = Ada a terminé sa première feuille de son plein gré. Elle a 11 croix sur l’anneau : 13 points.
ring-and-route-rules-score-2 = Sa route a 11 nombres : 26 points. Ensemble, 13 + 26 = 39.
ring-and-route-rules-score-3 = La deuxième feuille a 5 croix, trop peu pour des points, et une route de 10 : 22 points. Son troisième lancer raté met fin à la partie, avec 39 + 22 = 61.

## Pour ceux qui discutent

ring-and-route-rules-argue = En cas de doute
ring-and-route-rules-argue-why = On connaît une édition imprimée, en anglais et sans ses images. Voici ce que nous faisons là où elle laisse un point ouvert ; les numéros sont ceux des règles complètes ci-dessous.
ring-and-route-rules-full = Les règles complètes, numérotées (en anglais)
ring-and-route-rules-ruling-r1 = Chaque dé a une fois chaque nombre et chaque couleur, et les trois les associent de trois façons. Le texte imprimé dit seulement qu’un coup d’œil vaut la peine.
ring-and-route-rules-ruling-r4 = Les liens sont droits et peuvent se croiser. Un lien qui croise la ligne de la route est fermé. Sur une feuille à toi, un lien qui passe trop près d’un autre nombre donne un avertissement.
ring-and-route-rules-ruling-r13 = C’est en finissant le lancer que tu dis si tu termines ta première feuille, sans attendre de voir ce que les autres en font.
ring-and-route-rules-ruling-r15 = Tout le monde finit de jouer le lancer qui met fin à la partie. Si une feuille pleine et un troisième lancer raté arrivent ensemble, on annonce les deux ; l’enregistrement note le lancer raté.
ring-and-route-rules-ruling-r18 = Du barème imprimé pour les routes, on connaît deux valeurs : 22 pour dix nombres, 26 pour onze. Les autres sont les nôtres.
ring-and-route-rules-ruling-r19 = À égalité de points, on partage la victoire.
ring-and-route-rules-ruling-r20 = Une première feuille pleine n’est pas finie d’elle-même. C’est toi qui dis quand ; au plus tard, trois lancers ratés la terminent.

## Signes

ring-and-route-rules-signs = Couleurs, signes, notation
ring-and-route-rules-colours = Couleurs
ring-and-route-rules-sign = Signe
ring-and-route-rules-name = Couleur
ring-and-route-rules-letter = Lettre
ring-and-route-rules-faces = Les trois dés
ring-and-route-rules-spaces = Sur la feuille
ring-and-route-rules-space-crossed = Une case de l’anneau cochée
ring-and-route-rules-space-start = Le départ de la route
ring-and-route-rules-space-head = Le bout de la route, là où elle grandit
ring-and-route-rules-space-legal = Un nombre qui peut être marqué maintenant ; les cases de l’anneau ont le même cadre
ring-and-route-rules-space-closed = Un lien qui ne peut plus servir
ring-and-route-rules-places = Les cases de l’anneau s’appellent c0 à c15, dans le sens des aiguilles d’une montre depuis le coin en haut à gauche, et les nombres n0 à n12.
ring-and-route-rules-moves = Comment on note une partie
ring-and-route-rules-move-1 = un lancer : le dé A montre un 6 vert, B un 1 vert, C un 2 jaune
ring-and-route-rules-move-2 = garde les dés
ring-and-route-rules-move-3 = relance A et C
ring-and-route-rules-move-4 = coche la case c5 de l’anneau avec le dé A
ring-and-route-rules-move-5 = marque le nombre n7 avec A et B ensemble
ring-and-route-rules-move-6 = a fini avec ce lancer
ring-and-route-rules-move-7 = a fini, et termine aussi la première feuille
