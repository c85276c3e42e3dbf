# Les mots qui n’appartiennent à aucun jeu. Ceux d’un jeu sont dans son dossier.

## Où quelque chose ne va pas ; $why est la raison

frame-illegal-move = La place { $seat } ne peut pas jouer « { $move } » : { $why }
frame-illegal-throw = Le lancer « { $move } » est impossible maintenant : { $why }
frame-record-event = Évènement { $index } : { $why }
frame-record-field = Enregistrement, { $field } : { $why }
frame-board = Plateau { $board } : { $why }
frame-board-line = Plateau { $board }, ligne { $line } : { $why }
frame-board-column = Plateau { $board }, ligne { $line }, colonne { $column } : { $why }
frame-board-field = Feuille { $board }, { $field } : { $why }
frame-field = { $field } : { $why }
frame-machine = Sur { $machine } : { $why }

## Coups et lancers : pourquoi pas

move-no-such-seat = cette place n’existe pas ; les places vont de 0 à { $last }.
move-not-asked = ce n’est pas à cette place de décider ; c’est à : { $seats }.
move-awaiting-throw = il faut d’abord lancer les dés.
move-game-over = la partie est finie.
move-not-understood = ces mots ne veulent rien dire ici. Coups possibles : { $legal }
move-no-action = ce n’est pas l’une des actions possibles : { $legal }
move-not-legal-in-batch = dans la partie { $game }, ce n’est pas l’une des actions possibles : { $legal }
move-not-legal = les règles ne le permettent pas maintenant.
throw-game-over = la partie est finie.
throw-not-now = ce n’est pas le moment de lancer ; ces places décident d’abord : { $seats }.
throw-not-text = un lancer est un texte dans la notation du jeu.
undo-nothing = rien ne s’est encore passé que l’on puisse annuler.
take-back-finished = son tour est fini, ou n’a pas commencé ; on n’annule une marque que pendant son tour.
take-back-nothing = elle n’a rien marqué depuis le dernier lancer.
lesson-not-asked = dans une partie, c’est permis. Ici, essaie ce qui est écrit au-dessus !

## Enregistrements : pourquoi l’un d’eux ne peut pas être rejoué

record-json = ce n’est pas du JSON : l’erreur est à la ligne { $line }, colonne { $column }.
record-json-deep = ce JSON est trop imbriqué ou contient un nombre de plusieurs milliers de chiffres.
record-format = le format est « { $expected } ».
record-rules = la partie suit d’autres règles ; celles d’ici sont « { $expected } ».
record-field-missing = le champ manque.
record-not-mapping = il faut une table de correspondance (objet JSON).
record-not-list = il faut une liste.
record-not-text = il faut un texte.
record-number = il faut un nombre entier de 0 à { $most }.
record-list-per-seat = il faut une liste avec une entrée par place (places : { $seats }).
record-no-such-space = aucune case ne porte ce nom.
record-space-twice = { $space } y figure deux fois.
record-no-positions = une partie du jeu { $game } ne peut pas commencer par une position choisie.
record-event-form = un évènement est une paire : le numéro d’une place et son coup, ou "dice" et le résultat des dés.
record-too-long = il y a plus de { $most } évènements.
record-result = ce qui est noté ne correspond pas à la partie, qui donne { $expected }.
fair-missing = cette partie a été jouée sans dés vérifiables.
fair-game-id = il faut un nom de 1 à 64 lettres, chiffres, « - » et « _ ».
fair-digits = il faut { $digits } chiffres hexadécimaux, en minuscules.
fair-one-of = il faut l’une de ces valeurs : { $values }.
fair-seats = chaque place doit figurer exactement une fois ({ $seats } en tout).
fair-entry = cette entrée du journal de la table ne peut pas figurer là, ou il y manque quelque chose.
fair-log-events = le journal n’a pas les évènements de cet enregistrement, ou s’arrête avant le début de la partie.
save-dice = le nombre dont découlent les dés manque.
save-players = il faut une liste avec « person » ou le nom d’un bot pour chaque place.

## Dés vérifiables : ce qui ne va pas

fair-not-opened = Le secret des dés n’est pas encore dévoilé. Il le sera à la fin de la partie.
fair-commitment = Le secret n’est pas celui qui a été promis avant la partie.
fair-promise = Place { $seat } : sa part des dés n’est pas celle qu’elle a promise.
fair-hash = L’empreinte du journal n’est pas celle que donne l’enregistrement.
fair-list = La liste qui a fermé les places ne nomme pas ceux qui s’étaient assis.
fair-bot = Place { $seat } : un bot a une promesse ou une part des dés. Les bots n’en ont pas.
fair-log = « { $field } » dans l’enregistrement n’est pas ce que dit le journal de la table.
fair-order = Le sort place les joueurs dans l’ordre { $expected }, mais ils sont assis dans l’ordre { $found }.
fair-first = D’après le sort, la place { $expected } commence, mais c’est la place { $found } qui a commencé.
fair-piece = Place { $seat } : le sort donne { $expected }, mais on a joué sur { $found }.
fair-set = D’après le journal, on a distribué dans la série « { $set } », qui n’existe pas.
fair-material = Un plateau ou une feuille n’est pas ce qui accompagne le jeu sous ce nom.
fair-throw = Le lancer { $number } devrait être « { $expected } », mais c’est « { $found } ».

## Options inutilisables

option-game = Il n’y a pas de jeu « { $game } ». Il y a : { $games }.
option-unknown = Il n’y a pas d’option « { $option } ». Il y a : { $options }.
option-seats = Une table a de 1 à { $most } places, et non { $seats }.
option-names = Chaque place a un nom : il faut { $seats ->
    [one] { $seats } nom
   *[other] { $seats } noms
}.
option-first = La place qui commence est un nombre de 0 à { $last }.
option-first-seat = { $last ->
    [1] Seule la place 1 peut commencer.
   *[other] La place qui commence est un nombre de 1 à { $last }.
}
option-set = Il n’y a pas de série « { $set } ». Il y a : { $sets }.
option-edition = Il n’y a pas d’édition { $edition } des plateaux ou des feuilles. La plus récente est la { $newest }.
option-no-pieces = Le jeu { $game } n’a ni plateaux ni feuilles.
option-no-own-pieces = Le jeu { $game } n’accepte ni plateaux ni feuilles de votre cru.
option-pieces = { $pieces ->
    [one] Il y a { $pieces } plateau ou feuille
   *[other] Il y a { $pieces } plateaux ou feuilles
} pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} ; il en faut exactement un par place.
option-bot = Il n’y a pas de bot « { $bot } ». Il y a : { $bots }. Le tien s’écrit paquet.module:Classe.
option-bot-broken = Le bot « { $bot } » ne peut pas être créé : { $error }
option-bot-choose = « { $bot } » n’est pas un bot : il n’a pas choose(game, seat).
option-bot-data = « { $bot } » n’existe pas : seuls { $bots } peuvent avoir des données après un @, comme dans expert@DONNÉES.
option-bot-no-data = Dans { $game }, aucun niveau ne joue d’après d’autres données ; « { $data } » n’y a pas de sens.
option-player = Il n’y a pas de joueur « { $player } ». Il y a : { $players }. « Ada=person » donne un nom à un joueur.
option-games = Le nombre de parties va de 1 à { $most }.
option-dice = dice= attend une source de lancers : un objet avec faces(throw, count), par exemple SeededDice(7).
option-faces = La source des dés a donné { $faces } pour { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}. Elle doit donner pour chacun un nombre de 0 à 5.
option-seed = { $seed } n’est pas une graine. Une graine est un nombre entier.
option-no-workshop = { $game } n’a pas de plateaux ni de feuilles que l’on puisse créer.
option-style = Il n’y a pas de style « { $style } ». Il y a : { $styles }.
option-wish = { $game } ne connaît pas de souhait « { $wish } » pour de nouveaux plateaux ou feuilles. Il connaît : { $wishes }.
option-at-least-one = { $option } vaut au moins 1.
option-price = Le prix d’un tour est un nombre de points de 0 à { $most }.
option-sheet-twice = Un papier a deux faces : --sheet doit être donné deux fois, et non { $count ->
    [one] une fois
   *[other] { $count } fois
}.
option-language = Il n’y a pas de langue « { $given } » ici. Il y a : { $languages }.
option-command = Il n’y a pas de commande « { $command } ». Il y a : { $commands }.
option-resume-alone = Une partie sauvegardée a déjà ses places, ses plateaux, ses dés et son premier joueur : --resume s’emploie sans ces options.
option-nothing-saved = Aucune partie inachevée n’est sauvegardée dans { $folder }.
option-game-over = La partie de { $file } est finie. « rollwright show » et « rollwright replay » la montrent.
option-svg-record = Seul un plateau ou une feuille se dessine en SVG, pas une partie.
option-no-view = Le jeu { $game } n’a pas de vue (view), donc les environnements ne peuvent pas le montrer.
option-extra = Il faut pour cela { $library } : pip install "rollwright[{ $extra }]" l’installe.
option-render-mode = Il n’y a pas de mode d’affichage « { $mode } » (render_mode). Il y a : { $modes }.
option-reward = Il n’y a pas de récompense « { $reward } ». Il y a : { $rewards }.
option-reset-first = Rien n’est encore distribué : il faut d’abord appeler reset().
option-actions = Les actions sont un tableau de nombres entiers, un par partie (parties : { $games }).
option-seat = La place « { $seat } » n’existe pas à cette table : les places sont des nombres de 0 à { $last }.
option-opponents = Adversaires indiqués : { $bots } ; autres places à la table : { $seats }.
option-fast-bot = « { $bot } » ne peut pas jouer des milliers de parties à la fois. Ceux-ci le peuvent : { $bots }.
option-seeds = Graines indiquées : { $seeds } ; parties de l’environnement : { $games }.
option-dealing = « { $one } » et « { $other } » disent tous deux sur quoi l’on joue : n’indiquez que l’un des deux.
option-split = Il n’y a pas de répartition « { $split } ». Il y a : { $splits }.
option-split-generated = Une répartition (split) demande des plateaux ou des feuilles créés : generated=True.
option-autoreset = Il n’y a pas de mode « { $mode } » (autoreset_mode). Il y a : { $modes }.
option-reset-mask = reset_mask est un tableau de booléens, un par partie (parties : { $games }), sans graine ni autres options.
option-spiel-code = Le code de ce jeu pour OpenSpiel est illisible : rollwright.envs.spiel.load l’écrit.
option-cluster-workers = --workers concerne cette machine, et --cluster a ses propres workers : c’est l’un ou l’autre.
tournament-bots = Un tournoi demande au moins deux bots ; bots nommés : { $bots }.
tournament-seats = Une table de tournoi a de 2 à 4 places, et non { $seats }.
tournament-sprt = Le test demande deux différences d’Elo, la plus petite d’abord, par exemple 0,10 ; aucune ne dépasse { $most }.
tournament-sprt-errors = La fréquence d’erreur du test (alpha, beta) est comprise entre 0 et 0,5.
luck-shape = La chance indiquée par le jeu { $game } doit être un tableau de nombres finis, avec une ligne par partie ({ $games }) et une colonne par place ({ $seats }).

## Niveaux des bots

level-novice = débutant
level-novice-about = joue presque au hasard
level-novice-strength = facile
level-greedy = glouton
level-greedy-about = prend ce qui rapporte le plus tout de suite
level-greedy-strength = assez facile
level-planner = stratège
level-planner-about = prévoit un peu à l’avance
level-planner-strength = moyen
level-expert = expert
level-expert-about = joue très bien
level-expert-strength = difficile
level-master = maître
level-master-about = joue le mieux, surveille aussi les autres et voit plus loin
level-master-strength = très difficile

## À la table

list-and = { $first } et { $last }
seat-person = Joueur { $number }
seat-won = a gagné
score = Score

## Le serveur

refused-not-your-seat = ce n’est pas ta place.
refused-watching = tu regardes ; il faut être assis à la table pour faire cela.
refused-no-seat = tu n’as pas de place à cette table.
refused-late = les dés ont été relancés entre-temps ; regarde le nouveau lancer.
refused-possible = ce coup est possible.
refused-not-now = ce n’est pas ce qui est demandé maintenant.
refused-over = la partie à cette table est finie.
refused-bot-plays = un bot joue cette place pour toi ; reprends-la d’abord.
refused-share = ce n’est pas la part des dés qui avait été promise.
refused-piece = « { $piece } » n’est pas disponible ici ; sont possibles : { $pieces }.
refused-not-gone = cette personne est là, ou absente depuis moins d’une minute.
refused-not-away = aucun bot ne joue pour toi ; la place est déjà à toi.
refused-others-play = tu as déjà dit que tu voulais arrêter la partie ; les autres pas encore.
refused-nobody-ends = personne ne souhaite arrêter la partie.
refused-rematch = quelqu’un a déjà proposé une revanche ; rejoins sa table.
refused-no-table = cette table n’existe pas, ou elle a été supprimée.
refused-no-such-page = il n’y a rien à cette adresse.
refused-lesson = cette leçon a changé entre-temps. Recommence-la.
refused-not-begun = la partie n’a pas commencé.
refused-invite = cette invitation ne vaut pas pour cette table ; redemande le lien.
refused-link = ce lien a déjà servi, ou un plus récent existe.
refused-full = il n’y a plus de place libre ; tu peux regarder.
refused-nobody-there = personne n’est assis là.
refused-same-seat = c’est deux fois la même place.
refused-not-arranger = seule la personne qui a créé la table, ou qui est assise là, peut le faire.
refused-no-person = une place au moins doit être la tienne.
refused-busy = trop de choses se passent à la fois à cette table ; réessaie.
refused-take-backs = à chaque lancer, on peut revenir { $most } fois en arrière ; continue maintenant.
refused-log-full = le journal de cette table est plein ({ $most } entrées) ; on peut seulement y mettre fin.
refused-replay = cette partie n’a pas pu être rejouée à temps ; réessaie plus tard.
refused-hints = il n’y a d’indices que si une seule personne joue, ou à une table d’apprentissage.
refused-not-over = c’est possible quand la partie de cette table est terminée.
refused-coach-busy = l’entraîneur a trop à faire ; réessaie dans un instant.
refused-coach-slow = l’entraîneur n’a pas fini à temps ; réessaie plus tard.
refused-coach-starting = l’entraîneur se prépare ; réessaie dans un instant.
refused-try = ces coups ne correspondent plus à la position ; recommence.
refused-setup-lot = une partie à partir d’une position demande des places et des plateaux ou feuilles fixés, pas tirés au sort.
refused-setup-over = dans cette position, la partie est terminée ; il n’y a rien à jouer.
refused-too-fast = c’était trop à la fois ; attends un instant.
refused-too-many-sockets = { $most } connexions au plus sont possibles à la fois.
refused-too-many-watchers = { $most } personnes au plus peuvent regarder une table.
refused-too-large = c’est trop grand ; au plus { $most } octets sont acceptés.
refused-too-slow = la requête n’est pas arrivée à temps.
refused-not-json = seul le JSON est compris (type de contenu application/json).
refused-malformed = ce message n’est pas compris ; la page est peut-être d’une autre version. Recharge-la.
refused-origin = cette requête vient d’un autre site.
refused-host = le serveur n’est pas connu sous ce nom ; ROLLWRIGHT_SERVE_HOSTS en ajoute un.
refused-door = ce serveur ne peut pas être ouvert au réseau domestique d’ici. Sur son ordinateur, « rollwright serve --lan » le fait.
refused-no-network = cet ordinateur n’est connecté à aucun réseau.
refused-banned = l’exploitant de ce serveur n’admet pas ton réseau.
refused-restarting = le serveur redémarre ; réessaie dans un instant.
refused-store = cela n’a pas pu être enregistré et n’a donc pas eu lieu ; réessaie.
refused-damaged = cette table est endommagée dans le fichier du serveur et ne peut pas être ouverte ; les autres tables ne sont pas touchées.
refused-no-room = le serveur n’a plus de place pour d’autres tables. On peut continuer à jouer aux tables existantes.
refused-not-maker = avant le début de la partie, seule la personne qui a créé la table peut la supprimer.
refused-fault = quelque chose s’est mal passé sur le serveur ; rien n’a changé.

## Un jeu sans textes à lui

any-game-score = Points
any-game-aim = Un jeu de dés à cocher : on lance les dés, puis on choisit parmi les coups possibles.
