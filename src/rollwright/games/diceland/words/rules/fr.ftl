# Les règles de Diceland telles que la page les raconte. Les numéros des règles sont ceux de RULES.md.

diceland-rules-facts = Pour 2 à 4 joueurs à partir de 8 ans, environ 20 minutes
diceland-rules-back = Retour
diceland-rules-next = Suite
diceland-rules-step = Image { $step } sur { $count }

## Les images, pour qui les écoute

diceland-rules-picture = { $crosses ->
    [0] Plateau A. Seule la case départ est cochée.
   *[other] Plateau A. Cochées en plus de la case départ : { $crossed }.
} { $choices ->
    [0] Rien ne peut être coché maintenant.
   *[other] Possibles maintenant : { $legal }.
}
diceland-rules-dice = { $set ->
    [0] Aucun dé n’est mis de côté.
   *[other] Dés mis de côté : { $aside }.
} { $lying ->
    [0] Aucun autre dé n’est sur la table.
   *[other] Autres dés : { $others }.
} { $due ->
    [0] Aucun dé n’est à lancer.
   *[other] Dés à lancer : { $due }.
}
diceland-rules-status = Bandeau d’information : { $treasures ->
    [one] { $treasures } trésor
   *[other] { $treasures } trésors
} sur { $goal }. { $complete ->
    [0] Aucune couleur n’est complète.
   *[other] Une couleur est complète.
}

## But

diceland-rules-aim = Le but
diceland-rules-aim-goal = Sois le premier à réunir les deux : neuf trésors et une couleur complète. Quels trésors et quelle couleur, c’est toi qui vois.
diceland-rules-aim-start = La case blanche de ton plateau porte déjà une croix. Tes croix s’étendent à partir de là, une pour chaque dé utilisé.
diceland-rules-tour = Ce qu’il y a sur un plateau
diceland-rules-tour-1 = La case départ, blanche. Elle compte comme une croix dès le premier instant.
diceland-rules-tour-2 = Une zone : des cases d’une même couleur qui se touchent. Il y a six couleurs, et chacune a plusieurs zones.
diceland-rules-tour-3 = Les douze cases trésor, deux par couleur. Un trésor fait partie de la zone où il se trouve.
diceland-rules-tour-4 = Les cases noires sont des cases impasse. On ne les coche jamais : tes croix doivent les contourner.
diceland-rules-tour-5 = Le bandeau d’information : une case par trésor et, à gauche, une case pour une couleur complète.
diceland-rules-setup = Préparation
diceland-rules-setup-boards = Chacun reçoit un plateau au hasard et choisit de jouer sur son recto ou sur son verso. Avec « { page-play-now } », la face aussi est tirée au sort.
diceland-rules-setup-first = Le premier joueur actif est tiré au sort. Après chaque tour, le joueur suivant dans le sens des aiguilles d’une montre devient actif.
diceland-rules-setup-here = Ici, les dés roulent tout seuls. Touche une case éclairée pour la cocher. « { diceland-page-take-back } » efface une croix, « { diceland-page-done } » confirme la dernière. Si vous partagez un appareil, la page dit à qui c’est de jouer.

## Un tour

diceland-rules-play = Un tour
diceland-rules-play-phases = L’un de vous est le joueur actif et lance les dés. Ensuite, tout le monde coche, en même temps.
diceland-rules-throw = Étape 1 : lancer
diceland-rules-throw-pick = Le joueur actif lance les six dés et doit choisir l’une des couleurs visibles. Ce choix vaut pour tout le tour. Tous les dés de cette couleur sont mis de côté.
diceland-rules-throw-on = S’arrêter là, ou relancer tous les autres dés ? Les nouveaux dés de la couleur rejoignent les premiers, et la question se pose à nouveau. L’étape 1 se termine quand le joueur s’arrête, quand un lancer n’apporte aucun dé de la couleur, ou quand les six sont de côté. Les dés mis de côté y restent.
diceland-rules-cross = Étape 2 : cocher
diceland-rules-cross-active = Le joueur actif coche exactement autant de cases qu’il a de dés de côté. Ce n’est pas au choix : s’il peut cocher, il y est obligé. S’il ne peut pas, il ne coche rien, et la partie continue.
diceland-rules-cross-others = Chacun des autres peut prendre l’une des autres couleurs sur la table et cocher avec tous les dés de cette couleur, ou passer. Deux joueurs peuvent vouloir la même couleur : personne ne prend rien à personne. Si les six dés sont de côté, il ne reste rien pour les autres.
diceland-rules-play-next = Quand tout le monde a fini et que tous les lancers bonus sont faits, le joueur suivant dans le sens des aiguilles d’une montre devient actif.
diceland-rules-turn = Ada lance, quatre joueurs cochent
diceland-rules-turn-1 = Ada est active. Elle obtient trois rouges, un jaune et deux verts.
diceland-rules-turn-2 = Elle choisit le vert et met les deux dés verts de côté. Elle en veut plus.
diceland-rules-turn-3 = Quatre dés relancés : encore un vert, qui doit rejoindre les autres, et trois bleus. Cela fait trois verts, et elle continue.
diceland-rules-turn-4 = Trois dés relancés : deux jaunes, un orange. Pas de vert : l’étape 1 est finie, et Ada garde ses trois dés. Sa première croix doit toucher la case départ.
diceland-rules-turn-5 = Ada coche trois cases vertes, puisqu’elle le doit. Chaque nouvelle croix en touche une plus ancienne.
diceland-rules-turn-6 = Ben utilise les deux dés jaunes sur son plateau. Cléo fait de même sur le sien.
diceland-rules-turn-7 = Dario préfère le seul dé orange. Les dés passent maintenant au joueur suivant.

## Cocher

diceland-rules-mark = Où vont les croix
diceland-rules-mark-touch = Une nouvelle croix a un côté commun avec une plus ancienne, quelle que soit sa couleur. La case départ compte, et la croix que tu viens de faire aussi.
diceland-rules-mark-one = Tous les dés d’un lancer vont dans une seule zone de leur couleur.
diceland-rules-mark-finish = Une zone commencée doit être pleine avant que tu en commences une autre de la même couleur. Chaque couleur est indépendante.
diceland-rules-mark-all = Tout ou rien : s’il y a plus de dés que de cases libres dans la zone, il y a un excédent de dés, et aucun ne peut servir. Si tu n’as pas de zone commencée dans la couleur, tu en commences une qui a de la place pour tous les dés.
diceland-rules-territories = Finir ce qu’on a commencé
diceland-rules-territories-1 = Ada a déjà coché cinq couleurs. Sa zone bleue est pleine.
diceland-rules-territories-2 = Un dé bleu : l’ancienne zone bleue est pleine, elle peut donc en commencer une nouvelle, là où celle-ci touche une croix.
diceland-rules-territories-3 = Un dé rouge : la zone rouge commencée passe d’abord. Il en va de même pour le gris, le vert et l’orange.
diceland-rules-territories-4 = Un dé jaune : rien n’est encore coché en jaune. Elle peut commencer n’importe quelle zone jaune qui touche une de ses croix.
diceland-rules-excess = Trop de dés
diceland-rules-excess-1 = La zone rouge d’Ada a deux cases libres.
diceland-rules-excess-2 = Avec un dé rouge, elle coche l’une des deux.
diceland-rules-excess-3 = Avec deux dés rouges, elle coche les deux, et la zone est pleine.
diceland-rules-excess-4 = Trois dés rouges, c’est trop. Elle ne coche rien du tout : ni deux ici, ni une ailleurs.

## Trésors

diceland-rules-treasures = Les trésors
diceland-rules-treasures-earn = Chaque trésor que tu coches est aussi coché sur le bandeau d’information et te vaut un lancer bonus, dès que tout le monde a fini l’étape 2.
diceland-rules-treasures-throw = Un lancer bonus est un seul lancer de cinq dés. Tu peux prendre l’une des couleurs visibles et cocher avec tous les dés de cette couleur, selon les mêmes règles, ou y renoncer. Un trésor coché ainsi donne aussitôt un autre lancer.
diceland-rules-treasures-order = Si plusieurs joueurs ont des lancers bonus, le joueur actif commence et les autres suivent dans le sens des aiguilles d’une montre, chacun avec tous les siens.
diceland-rules-treasure = Un trésor, ça rapporte
diceland-rules-treasure-1 = Ada a deux dés jaunes. Trois cases de sa zone jaune sont libres, et l’une d’elles est un trésor.
diceland-rules-treasure-2 = Elle coche le trésor et une autre case. Une case du bandeau est cochée aussi.
diceland-rules-treasure-3 = Ben passe : l’étape 2 est finie. Ada a gagné un lancer de cinq dés.
diceland-rules-treasure-4 = Un rouge, un vert, un bleu, deux orange. Elle peut utiliser l’une de ces couleurs, ou aucune.
diceland-rules-treasure-5 = Elle prend les deux dés orange et remplit d’un coup une petite zone. Puis le joueur suivant devient actif.

## Fin

diceland-rules-end = La fin
diceland-rules-end-phase = Quand chacun a fait ses croix de l’étape 2, tous ceux qui ont neuf trésors et une couleur complète gagnent ensemble. La partie est finie, et on ne fait plus de lancers bonus.
diceland-rules-end-treasure = Si quelqu’un y arrive par un lancer bonus, la partie s’arrête avec ce lancer et n’a qu’un seul gagnant.
diceland-rules-goal = Le neuvième trésor
diceland-rules-goal-1 = Ada a huit trésors, et toutes les cases jaunes et toutes les vertes sont cochées.
diceland-rules-goal-2 = Elle choisit le gris et a deux dés. Aucune zone grise n’est commencée : elle peut en commencer une à sa portée, pourvu qu’il y ait de la place pour deux.
diceland-rules-goal-3 = Elle prend celle du trésor. C’est son neuvième, et elle a déjà une couleur complète : Ada gagne.

## Europe

diceland-rules-europe = Europe
diceland-rules-europe-boards = Les plateaux d’Europe ont la forme de pays et de côtes, environ 84 cases, et pas d’impasses.
diceland-rules-europe-goal = Il y a six trésors, un par couleur. Cinq suffisent : avec cinq trésors et une couleur complète, tu gagnes. Tout le reste est comme d’habitude.
diceland-rules-europe-same = À une table, tout le monde joue sur des plateaux d’Europe, ou personne : on ne mélange pas les deux sortes.

## Pour ceux qui discutent

diceland-rules-argue = En cas de doute
diceland-rules-argue-why = Les règles imprimées laissent quelques points ouverts. Voici ce que nous faisons ; les numéros sont ceux des règles complètes ci-dessous.
diceland-rules-full = Les règles complètes, numérotées (en anglais)
diceland-rules-ruling-d7 = A et B sont les deux faces d’un même plateau, de même que C et D, E et F, G et H. Le tirage au sort donne à chacun un plateau différent ; si vous êtes d’accord, toutes les faces sont permises, y compris la même pour tous.
diceland-rules-ruling-d13 = Deux trésors dans une étape donnent deux lancers.
diceland-rules-ruling-d15 = Les lancers bonus commencent par le joueur actif. Un joueur qui en a plusieurs les fait tous avant que le suivant commence.
diceland-rules-ruling-d17 = Quand quelqu’un atteint le but à l’étape 2, les lancers bonus tout juste gagnés sont perdus.
diceland-rules-ruling-d18 = C’est après la dernière croix d’un lancer bonus qu’on regarde s’il fait gagner. Tous les lancers à venir sont perdus.
diceland-rules-ruling-d19 = Rien n’interdit de choisir toujours des couleurs inutiles. Une partie s’arrête donc après 200 manches, et personne ne gagne.
diceland-rules-ruling-d20 = Il y a aussi des plateaux qui n’ont que six trésors. Ce sont les plateaux qui disent combien il en faut : 9 sur 12, ou 5 sur 6. On ne mélange pas les deux sortes.
diceland-rules-editions = Là où les quatre éditions imprimées diffèrent
diceland-rules-edition-d2 = La case de gauche du bandeau : une légende de l’édition italienne parle d’un groupe d’une couleur, tout le reste d’une couleur entière. Ici, c’est une couleur entière.
diceland-rules-edition-d3 = Les cases impasse : dans l’édition française, on ne les traverse pas, dans les autres, on ne les coche pas. Cela revient au même.
diceland-rules-edition-d7 = La préparation : à lire l’édition italienne, on croirait que la disposition des plateaux est due au hasard. Dans les autres, et ici, c’est leur distribution.
diceland-rules-edition-d10 = L’étape 2 : dans l’édition française, le joueur actif coche tant que c’est possible, mais pas avec moins que tous ses dés. Les autres disent simplement : une case par dé. Ici, c’est tous les dés ou aucun.
diceland-rules-edition-d11 = Une zone commencée à deux cases libres : dans l’édition allemande, on utilise exactement un ou exactement deux dés, dans l’anglaise et la française, on peut en utiliser un ou deux, dans l’italienne, on le doit. Ici comme partout, c’est tous les dés de la couleur ou aucun.
diceland-rules-edition-d13 = Les trésors : le « chaque fois » des éditions allemande et italienne porte sur l’annonce. Dans les quatre, la récompense est au singulier, et rien ne dit ce que deux trésors à la fois rapportent. Ici, chacun donne un lancer.
diceland-rules-edition-d14 = Le sixième dé, qui ne sert pas aux lancers bonus : dans l’édition française, il est chez le prochain joueur actif, dans les autres et ici, chez le joueur actif du moment.
diceland-rules-edition-d14b = Les lancers bonus : l’édition française ne dit pas que tous les dés de la couleur sont utilisés. Ici, ils le sont.

## Signes

diceland-rules-signs = Couleurs, signes, notation
diceland-rules-colours = Couleurs
diceland-rules-sign = Signe
diceland-rules-name = Couleur
diceland-rules-letter = Lettre
diceland-rules-spaces = Sur le plateau
diceland-rules-space-start = La case départ, cochée dès le début
diceland-rules-space-treasure = Une case trésor
diceland-rules-space-obstacle = Une case impasse
diceland-rules-space-crossed = Une case cochée
diceland-rules-space-legal = Une case qui peut être cochée maintenant
diceland-rules-coordinates = Une case porte le nom de sa colonne et de sa rangée : a1 est en haut à gauche. Une rangée sur deux est décalée d’une demi-case vers la droite.
diceland-rules-moves = Comment on note une partie
diceland-rules-move-1 = un lancer : trois rouges, un jaune, deux verts
diceland-rules-move-2 = choisit le vert
diceland-rules-move-3 = relance les autres dés
diceland-rules-move-4 = s’arrête
diceland-rules-move-5 = utilise les dés jaunes
diceland-rules-move-6 = ne coche rien
diceland-rules-move-7 = coche la case d5
diceland-rules-text = Comment on note un plateau
diceland-rules-text-1 = cases des six couleurs
diceland-rules-text-2 = cases trésor des six couleurs
diceland-rules-text-3 = la case départ
diceland-rules-text-4 = une case impasse
diceland-rules-text-5 = hors du plateau
