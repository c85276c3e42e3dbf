# Les mots du terminal et des erreurs de Python seulement ; la page ne les dit jamais.

## Clusters

cluster-address = « { $address } » n’est pas une adresse de cluster. Une adresse ressemble à tcp://host:8786 ; l’ordonnanceur Dask l’affiche au démarrage.
cluster-silent = Aucun ordonnanceur Dask ne répond à { $address }. Est-il démarré, et un pare-feu laisse-t-il passer ce port ?
cluster-empty = Le cluster { $address } n’a pas de workers, et aucun n’est venu en { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}. « dask worker { $address } » en démarre.
cluster-bare = rollwright manque. Chaque machine d’un cluster en a besoin, toutes dans la même version.
cluster-version = rollwright y est en version { $there }, mais ici en version { $here }. Toutes les machines d’un cluster ont besoin de la même version.
cluster-lost = La connexion au cluster { $address } est rompue. La même commande avec la même graine donne les mêmes parties.
cluster-deadly = Plusieurs fois de suite, des workers du cluster { $address } sont morts en jouant les mêmes parties. Leurs journaux disent pourquoi ; souvent, la mémoire manque.

## Fichiers

file-missing = Il n’y a pas de fichier { $file }, ni de plateau ou de feuille de ce nom.
file-folder = { $file } est un dossier ; il faut un fichier.
file-unreadable = Impossible de lire { $file }.
file-too-large = { $file } est trop gros pour un plateau, une feuille ou une partie.
file-not-text = { $file } n’est pas un fichier texte (UTF-8).
file-not-known = { $file } n’est ni un plateau, ni une feuille, ni une partie enregistrée.
file-not-written = Impossible d’écrire { $file }. Le dossier existe-t-il, et peux-tu y écrire ?
file-written = Écrit : { $file }
dataset-foreign = { $folder } contient autre chose. Un jeu de données va dans un dossier vide, ou dans celui où la même commande, avec la même graine (--seed), a été interrompue.
dataset-not-written = Impossible d’écrire { $file }. Reste-t-il de la place sur le disque, et peux-tu y écrire ? La même commande, avec la même graine (--seed), reprend où elle s’est arrêtée.
dataset-none = Il n’y a pas de jeu de données achevé dans { $folder } ({ $file } indique qu’il l’est).
dataset-game = Il n’y a pas de partie { $number } dans ce jeu de données ; ses parties sont numérotées de 0 à { $last }.
dataset-old = Le jeu de données dans { $folder } vient d’une version antérieure, sans les lancers sous forme de nombres. Ses parties peuvent être rejouées une à une.
journal-foreign = { $file } est le journal d’un autre tournoi, ou d’une autre version de rollwright. La même commande poursuit un journal ; pour un nouveau tournoi, indique un nouveau fichier.
journal-luck = { $file } est bien le journal de ce tournoi, mais la chance y a été mesurée autrement ; les chiffres ne s’accorderaient pas. Indique un nouveau fichier.
journal-in-use = { $file } est en cours d’écriture par un autre tournoi. Attends qu’il finisse, ou donne à celui-ci son propre journal.
journal-none = { $file } n’est pas le journal d’un tournoi et reste tel quel. Indique un nouveau fichier.
journal-line = La ligne { $line } du journal { $file } est abîmée. Sans cette ligne et celles qui la suivent, la même commande reprend.
journal-not-written = Impossible de lire ou d’écrire le journal { $file }. Reste-t-il de la place sur le disque, et peux-tu y écrire ?

## Une ligne de commande incompréhensible

usage-UsageError = Il y a quelque chose de trop dans cette ligne, ou il manque quelque chose.
usage-NoSuchOption = Il n’y a pas d’option { $option }.
usage-BadOptionUsage = { $option } ne s’emploie pas ainsi : il manque une valeur, ou il y en a une de trop.
usage-MissingParameter = Il manque : { $option }.
usage-BadParameter = { $option } demande un nombre entier.
usage-help = « { $command } » dit ce qui est possible.

## Pages d’aide

help-usage = Utilisation : { $line }
help-commands = Commandes
help-arguments = Paramètres
help-options = Options possibles
help-levels = Niveaux
help-everywhere = Avec toutes les commandes
help-option--lang = La langue : en, de, fr ou it ; sinon celle du système ou de ROLLWRIGHT_LANG.
help-option--help = Cette page.
help-rollwright = Des jeux de dés où l’on coche des cases. Sans commande, la page s’ouvre dans le navigateur.
help-version = La version.
help-play = Jouer entre amis à ce terminal, ou contre des bots.
help-play-game = Le jeu : { $games } ; on te le demande sinon. Avec --resume : le fichier d’une partie sauvegardée.
help-game = Le jeu : { $games }
help-seat = Qui joue une place : person, random, un niveau par son nom ou son numéro (expert@DONNÉES : d’après d’autres poids ou tables), ou paquet.module:Classe ; « Ada=person » donne un nom. Une fois pour chacune des 1 à 4 places ; sinon une personne contre greedy.
help-pieces = Un plateau (nom ou fichier) ou une feuille (nom) par place, comme A,C ; sinon tirage au sort.
help-seed = Le nombre dont découlent tous les lancers et tirages au sort ; même nombre, même partie.
help-first = La place qui commence, à partir de 1 ; sinon tirage au sort.
help-resume = Reprendre la dernière partie quittée, ou celle d’un fichier.
help-all = Montrer les plateaux de toutes les places à chaque décision.
help-boards-command = Montrer tous les plateaux et toutes les feuilles, ou créer de nouveaux plateaux de Diceland.
help-boards = Tous les plateaux et toutes les feuilles ; c’est ce qui se passe sans commande.
help-boards-new = Créer un nouveau plateau de Diceland et en afficher le texte.
help-boards-style = Son aspect : { $boards }.
help-boards-treasures = Le nombre de cases trésor ; 6 comme dans la variante Europe. Sans cette option, 12.
help-sheets-command = Montrer les feuilles de Ring & Route, ou créer un nouveau papier : deux feuilles et leurs dés.
help-sheets-list = Toutes les feuilles ; c’est ce qui se passe sans commande.
help-sheets-new = Créer un nouveau papier de Ring & Route et en afficher le texte (JSON).
help-sheets-style = Son aspect : { $sheets }.
help-new-seed = Le nombre dont tout découle ; même nombre, même résultat. Sans lui, il est tiré au sort.
help-new-count = Combien en créer, à partir de nombres consécutifs.
help-new-out = Le fichier à écrire ; avec --count, un dossier.
new-seed = Créé par : { $line }
help-svg-folder = Les écrire plutôt dans un dossier, en images.
help-show = Montrer un plateau, une feuille ou l’état d’une partie enregistrée.
help-show-what = Un nom comme A ou 1, ou un fichier avec un plateau, une feuille ou une partie.
help-svg-file = Écrire plutôt le plateau ou la feuille dans un fichier, en image.
help-replay = Vérifier une partie enregistrée et donner son résultat.
help-replay-file = L’enregistrement (.roll.json).
help-step = La parcourir évènement par évènement.
help-verify = Vérifier qu’aucun lancer ni tirage au sort d’une partie enregistrée n’a été modifié ou choisi.
help-verify-files = Des enregistrements (.roll.json).
help-review = Dire ce qui a décidé une partie enregistrée : la chance, les décisions, et lesquelles étaient des erreurs.
help-review-files = Des enregistrements (.roll.json).
help-review-svg = Dessiner aussi le bilan et les chances dans une image.
help-json = N’afficher que du JSON, pour d’autres programmes.
help-store-command = Pour l’exploitant : vérifier, copier et sauvegarder ce que gardent les serveurs.
help-store-check = Vérifier si une table est endommagée et si les dés de chaque partie terminée découlent de ce qui était promis.
help-store-where = Un dossier, son fichier (tables.sqlite) ou l’adresse d’une base (postgresql://…). Des serveurs peuvent être en train de s’en servir.
help-store-copy = Copier toutes les tables ailleurs et comparer chaque entrée. Après une interruption, la même commande reprend.
help-store-to = Un dossier ou l’adresse d’une base dont aucun serveur ne se sert encore.
help-store-backup = Sauvegarder les tables d’un dossier dans un nouveau fichier, et le vérifier.
help-store-folder = Le dossier ou son fichier (tables.sqlite). Un serveur peut être en train de s’en servir.
help-store-backup-file = Le nouveau fichier.
help-store-prepare = Mettre une base à jour, en tant que propriétaire, et donner à un rôle les droits dont un serveur a besoin.
help-store-database = L’adresse de la base (postgresql://…).
help-store-role = Le rôle des serveurs.
help-simulate = Faire jouer de nombreuses parties à des bots et les résumer.
help-simulate-seat = Le bot d’une place : random, un niveau par son nom ou son numéro (expert@DONNÉES : d’après d’autres poids ou tables), ou paquet.module:Classe. Une fois par place ; sinon greedy contre greedy.
help-games = Combien de parties ; sinon 1000.
help-workers = Combien de cœurs du processeur ; sinon tous.
help-cluster = Jouer sur le cluster Dask à cette adresse, par exemple tcp://host:8786.
help-records = Écrire chaque partie dans ce dossier, comme enregistrement.
help-parquet = Écrire chaque partie, décision et lancer dans ce dossier, comme jeu de données (Parquet).
help-values = Avec --parquet : aussi les chances, la chance et les pertes de chaque évènement selon l’entraîneur, ce qui prend bien plus de temps.
help-observations = Avec --parquet : aussi ce que la place voyait à chaque décision, et les actions permises.
help-tournament = Opposer des bots avec des dés identiques, et dire leur force.
help-tournament-bots = Deux bots ou plus : par leur nom (expert@DONNÉES : d’après d’autres poids ou tables), ou paquet.module:Classe. Ils se rencontrent deux à deux.
help-tournament-games = Combien de parties jouent deux bots ; sinon 1000. Arrondi à des paires entières.
help-seats = Combien de places a une table, de 2 à 4 ; sinon 2. Les deux bots se les partagent également.
help-gauntlet = Seul le premier bot rencontre les autres.
help-no-luck = Ne pas mesurer la chance : plus rapide avec des bots qui décident vite, mais sans chiffres corrigés de la chance.
help-sprt = Arrêter une rencontre dès qu’il est clair si son premier bot est plus fort d’une différence d’Elo ou d’une autre (SPRT), par exemple 0,10.
help-tournament-json = Écrire tous les chiffres dans ce fichier en JSON ; - n’affiche qu’eux.
help-csv = Écrire une ligne par rencontre dans ce fichier.
help-tournament-parquet = Écrire une ligne par partie dans ce fichier (Parquet).
help-plot = Dessiner le classement dans ce fichier (image SVG).
help-journal = Garder dans ce fichier ce qui est fait ; après une interruption, la même commande reprend là.
help-solve = Résoudre exactement un jeu, pour les niveaux qui jouent d’après les tables ; ce qui est déjà résolu est seulement lu. Pour l’instant, cela marche avec les feuilles de Ring & Route.
help-sheet = Un fichier avec une feuille à toi. Deux fois, pour les deux faces du papier ; sinon les feuilles du jeu.
help-solve-seats = Pour combien de places, de 1 à 4 ; sinon pour chacun de ces nombres.
help-price = Ce que coûte un tour, en points ; sinon rien, puis autant que dans une course.
meta-command = COMMANDE
meta-options = [OPTIONS …]
meta-game = JEU
meta-file = FICHIER
meta-files = FICHIER…
meta-from = DE
meta-to = VERS
meta-where = LIEU
meta-role = RÔLE
meta-folder = DOSSIER
meta-number = NOMBRE
meta-pieces = NOMS
meta-seat = JOUEUR
meta-style = STYLE
meta-address = ADRESSE
meta-players = JOUEURS
meta-bounds = BORNES
meta-board-or-file = PLATEAU|FICHIER

## À la table

choose-game = À quel jeu veux-tu jouer : { $games } ? (Entrée : { $default })
choose-game-again = Tape un numéro ou un nom, s’il te plaît : { $games }
choose-level = Contre quel niveau ? (Entrée : { $default })
choose-level-again = Tape un numéro de 1 à 5 ou un nom, s’il te plaît : { $levels }
seat-heading = Place { $number } : { $name }
seat-active = joueur actif
seat-asked = doit jouer
table-opened = { $game } : { $names }. { $first } commence.
table-resumed = { $game } reprend, tour { $turn }.
table-help-hint = « aide » explique ce que tu peux taper.
table-turn = tour { $number }
table-dice = Dés
throw-due = Les dés
table-ask = À toi de jouer :
table-enter = (Entrée)
table-which = Tape un coup, ou son numéro de 1 à { $last }, s’il te plaît.
table-ambiguous = « { $line } » peut désigner plusieurs coups : { $moves }.
table-not-understood = « { $line } » n’a pas été compris. « coups » donne les coups possibles, « aide » explique.
table-illegal = « { $move } » est impossible : { $why }
table-nothing-to-undo = Il n’y a encore aucune décision à annuler.
table-undone = Annulé, { $name } : { $move }
table-look-which = Tape le numéro d’une place, de 1 à { $last }, s’il te plaît.
table-saved = La partie est sauvegardée : { $file }
table-resume = « { $command } » la reprend.
table-record = La partie est enregistrée : { $file }
table-look-at-record = « rollwright show » et « rollwright replay » la montrent.
table-help-moves =
    Tape un coup (« cross d5 »), son numéro dans la liste, ou seulement ce qui le distingue (« d5 »).
    S’il n’y a qu’un coup, la touche Entrée suffit. Les dés se lancent d’eux-mêmes.
command-help = aide
command-moves = coups
command-moves-form = coups
command-moves-help = redonner les coups possibles
command-look = voir
command-look-form = voir [PLACE]
command-look-help = montrer le plateau d’une place par son numéro, ou tous
command-undo = annuler
command-undo-form = annuler
command-undo-help = revenir à la dernière décision d’une personne ; les dés retombent de même
command-save = sauver
command-save-form = sauver [FICHIER]
command-save-help = sauvegarder la partie (elle l’est aussi quand tu quittes)
command-quit = quitter
command-quit-form = quitter
command-quit-help = quitter ; la partie est sauvegardée
result-winner = { $names } gagne !
result-shared = { $names } gagnent ensemble !
result-nobody = Personne ne gagne.
result-open = La partie n’est pas finie ; tours achevés : { $turns }

## Enregistrements, pas à pas

replay-good = L’enregistrement est bon : chaque coup est permis, le résultat est juste.
replay-events = { $events ->
    [one] { $events } évènement
   *[other] { $events } évènements
}
replay-step = { $number } sur { $events }
replay-prompt = Entrée : suivant, p : précédent, un numéro, q : quitter
verify-good = { $file } : les dés correspondent aux promesses de cet enregistrement. { $throws ->
    [one] { $throws } lancer
   *[other] { $throws } lancers
}, les tirages au sort et toutes les promesses : tout est juste.
verify-words = Les quatre mots de sa promesse : { $words }. Si la page t’en a montré d’autres, ce ne sont pas les dés qu’on t’a promis.
verify-log-words = Les quatre mots de tout ce qui s’est passé : { $words }. Si la page en montre d’autres à quelqu’un qui a joué, ce n’est pas l’enregistrement de cette partie-là.
verify-first = Cette partie a été jouée avec la première version de ces dés : son enregistrement ne peut être comparé qu’à lui-même.
verify-bad = { $file } : quelque chose ne va pas avec les dés.

## Parties simulées

simulate-compiling = Compilation des règles, une seule fois (environ 10 s)…
compiling-levels = Compilation des décisions des niveaux, une seule fois (environ 20 s)…
bots-preparing = Calcul des tables d’après lesquelles jouent les bots, une seule fois (environ une minute)…
simulate-playing = Parties
simulate-writing = Écriture des enregistrements
simulate-seed = graine { $seed }
simulate-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
simulate-by-start = Victoires selon l’ordre du jeu : { $shares }
simulate-turns = Tours par partie : { $mean } en moyenne, de { $min } à { $max }, médiane { $median }
simulate-decisions = Décisions par partie : { $mean } en moyenne, de { $min } à { $max }, médiane { $median }
simulate-shared = Victoires partagées : { $games }
column-seat = Place
column-player = Joueur
column-wins = Victoires
column-piece = Plateau ou feuille
column-games = Parties

## Tournois

tournament-rounded = Parties par rencontre, arrondies à des paires entières : { $games }
tournament-games = Chaque rencontre : { $games } parties en { $pairs ->
    [one] { $pairs } paire
   *[other] { $pairs } paires
} avec les mêmes dés ; { $seats } places
tournament-raw = tel que joué
tournament-adjusted = corrigé de la chance
tournament-anchor = { $bot } a par définition un Elo de 0.
tournament-anchor-none = La moyenne de tous a un Elo de 0.
tournament-anchor-mean = moyenne = 0
tournament-cross = Part des victoires de la ligne contre la colonne
tournament-variance = Sans la chance, { $bot } – { $opponent } est connu comme avec { $factor } fois plus de parties.
tournament-sprt-better = { $bot } – { $opponent } : plus fort de { $elo1 } Elo plutôt que de { $elo0 }, après { $games } parties (LLR { $ratio })
tournament-sprt-not-better = { $bot } – { $opponent } : plus fort de { $elo0 } Elo au plus, et non de { $elo1 }, après { $games } parties (LLR { $ratio })
tournament-sprt-open = { $bot } – { $opponent } : { $games } parties ne tranchent pas entre { $elo0 } et { $elo1 } Elo (LLR { $ratio })
tournament-interrupted = Interrompu. La même commande reprend où { $file } s’arrête.
tournament-lost = Interrompu. Rien n’a été gardé ; avec --journal FICHIER, la même commande reprendrait.
tournament-plot-title = { $game } : force en Elo
tournament-plot-aside = { $seats } places, { $games } parties par rencontre, { $zero }
column-pairing = Rencontre
column-share = Part de victoires

## Résoudre

solve-working = Résolution pour { $seats ->
    [one] une place
   *[other] { $seats } places
}, prix d’un tour en points : { $price }
solve-optimum = Les points moyens d’une feuille vide jouée au mieux et qui commence par un tour actif, moins ce que coûtent les tours :
solve-kept = Les tables se trouvent dans { $folder }
column-seats = Places
column-price = Prix d’un tour
column-seconds = Secondes

## Training

help-train = Apprendre la valeur des positions en jouant contre soi-même, pour les niveaux qui s’en servent ; un apprentissage interrompu reprend quand on redonne la commande.
help-out = Le fichier pour ce qui a été appris.
help-batches = Le nombre de lots de parties dont on apprend ; sans lui, autant que pour les poids livrés avec le jeu.
help-curve = Un fichier pour la courbe d’apprentissage (SVG).
option-batches = --batches doit être un nombre entier de 1 à { $most }.
option-no-training = { $game } n’a rien à apprendre ; ses niveaux forts sont résolus ou intégrés. Essaie diceland.
option-no-solving = { $game } ne se résout pas exactement ; ses niveaux forts ont appris ou sont intégrés. Essaie ring-and-route.
option-checkpoint = { $file } appartient à un autre apprentissage ou est endommagé. Supprime-le ou donne un autre fichier avec --out.
train-learning = Apprentissage
train-interrupted = Interrompu. Ce qui a été appris est gardé dans { $file } ; la même commande reprend à partir de là.
train-done = Appris ; les poids sont dans { $file }. Dans le dernier lot, il fallait { $turns } tours par partie, et la valeur s’écartait de { $error } tours.
train-turns = Tours nécessaires pour une partie
train-error = Écart de la valeur, en tours
train-title = { $game } : apprendre en jouant contre soi-même
train-batches = lots de parties
train-interrupted-early = Interrompu avant que quoi que ce soit ait été gardé ; la même commande recommence.
option-one-printed = Un seul de --json et --csv peut être affiché.

## Le serveur

help-serve = Jouer aux deux jeux dans le navigateur, seul ou entre amis.
help-host = L’adresse d’écoute ; sinon cette machine seulement.
help-port = Le port ; sinon 8642 ou, s’il est pris, n’importe quel port libre.
help-lan = Laisser jouer aussi les autres appareils du réseau domestique.
help-data = Le dossier où les tables sont gardées.
help-store = L’adresse d’une base PostgreSQL pour les tables, au lieu d’un dossier.
help-serve-workers = Combien de processus servent ; sinon un seul. Plusieurs demandent --store.
help-open = Ouvrir la page dans le navigateur ; --no-open n’affiche que son adresse.
option-lan-host = --lan et --host ne vont pas ensemble ; --host dit exactement où écouter.
option-port = --port doit être un nombre entier de 0 à 65535 ; 0 prend un port libre quelconque.
option-review-svg = Une image ne contient qu’un enregistrement : avec --svg, n’indiquez qu’un fichier.
option-values = --values et --observations complètent un jeu de données : indiquez son dossier avec --parquet.
serve-ready = Le serveur est prêt : { $address }
serve-lan = Sur le réseau domestique : { $address }
serve-here-only = Seul cet ordinateur peut l’atteindre. Une invitation sur la page, ou --lan, l’ouvre au réseau domestique.
serve-stop = Ctrl+C arrête le serveur ; rien n’est perdu.
serve-other-port = Le port { $usual } est déjà utilisé ; le port { $port } le remplace.
serve-port = Impossible d’écouter sur le port { $port } de { $host } : il est pris, ou l’adresse n’est pas celle de cette machine. --port en indique un autre.
serve-workers-sqlite = Plusieurs processus demandent PostgreSQL : un fichier SQLite appartient à un seul processus. Indique une base avec --store postgresql://…, ou retire --workers : un processus sert quelques milliers de personnes.
serve-workers-windows = --workers demande Linux ou macOS. Sous Windows, lance plusieurs serveurs sur des ports à eux, avec le même --store.
serve-data-in-use = Un autre rollwright sert déjà les tables de { $folder }. Arrête-le d’abord, ou indique un autre dossier avec --data.
serve-data-newer = { $file } a été écrit par une version plus récente de rollwright. Utilise-la, ou indique un autre dossier avec --data.
serve-data-unusable = Les tables ne peuvent pas être gardées dans { $folder } : { $why }. Y a-t-il de la place sur le disque, as-tu le droit d’y écrire, et { $file } est-il un fichier de rollwright ?
serve-data-damaged = { $file } dans { $folder } est endommagé, ou n’est pas un fichier de rollwright : { $why }. Mets une copie de sauvegarde à sa place, ou indique un autre dossier avec --data.
store-address = « { $address } » n’est pas l’adresse d’une base PostgreSQL. En voici la forme : postgresql://utilisateur:motdepasse@machine:5432/base
store-unusable = La base { $address } est inutilisable : { $why }.
store-old-postgresql = { $address } fonctionne avec PostgreSQL { $version }. Il faut la version { $oldest } ou une plus récente.
store-encoding = La base { $address } enregistre le texte en { $encoding }. Elle doit être créée avec ENCODING 'UTF8'.
store-no-rights = Le rôle indiqué dans { $address } n’a pas les droits nécessaires, ou la base n’est pas à jour. Lance, en tant que propriétaire : rollwright store prepare postgresql://… --role RÔLE
store-good = { $where } : rien n’est endommagé. Tables : { $tables }, entrées : { $entries }, parties terminées dont les dés sont vérifiés : { $finished }.
store-bad = { $where } est endommagé.
store-table = Table { $table } : { $what }
store-copied = Tout est copié et comparé. Tables : { $tables }, dont { $there } étaient déjà là ; entrées : { $entries }.
store-not-copied = Certaines tables n’ont pas été copiées. Copiées : { $tables }.
store-another = La destination a une autre table sous cet identifiant.
store-backed-up = { $file } est une bonne sauvegarde. Tables : { $tables }, entrées : { $entries }.
store-prepared = { $address } est prête.
store-unreadable = { $file } ne peut pas être lu comme fichier de tables : { $why }.
store-version = { $file } vient d’une autre version de rollwright. « rollwright serve » met à jour un fichier plus ancien.
store-not-written = { $file } ne peut pas être écrit : { $why }.
store-backup-exists = { $file } existe déjà. Choisis un nouveau fichier pour la sauvegarde.
serve-setting = { $setting } ne peut pas être « { $value } ». Les nombres s’écrivent 60 ou 0.5, les débits 60/0.5 (d’un coup / par seconde), les listes a,b ; les interrupteurs sont 0 ou 1.
serve-no-page = La page n’est pas encore construite. « make page » la construit ; les paquets de rollwright la contiennent.

# rollwright admin
meta-table = TABLE
meta-network = RÉSEAU
meta-text = TEXTE
help-admin = Pour l’exploitant : lister, terminer et supprimer des tables, et exclure des réseaux, pendant que les serveurs tournent.
help-admin-list = Lister les tables où il s’est passé quelque chose en dernier.
help-admin-most = Combien au plus.
help-admin-end = Terminer la partie d’une table, telle qu’elle est.
help-admin-delete = Supprimer définitivement une table.
help-admin-table = L’identifiant de la table, ou ses premières lettres, comme dans le journal.
help-admin-ban = Exclure un réseau.
help-admin-unban = Admettre de nouveau un réseau.
help-admin-bans = Lister les réseaux exclus.
help-admin-network = Une adresse comme 192.0.2.7, ou un réseau comme 192.0.2.0/24 ou 2001:db8::/48.
help-admin-hours = Pour combien d’heures ; sinon pour toujours.
help-admin-why = La raison, pour mémoire.
admin-under-way = en cours
admin-over = terminée
admin-no-tables = Il n’y a aucune table.
admin-ended = La partie de la table { $table } est terminée.
admin-deleted = La table { $table } est supprimée.
admin-banned = { $network } est exclu jusqu’au { $until } (UTC).
admin-banned-for-good = { $network } est exclu pour toujours.
admin-unbanned = { $network } est de nouveau admis.
admin-no-bans = Aucun réseau n’est exclu.
admin-no-ban = { $network } n’est pas exclu.
admin-network = « { $network } » n’est ni une adresse ni un réseau. Exemples : 192.0.2.7, 192.0.2.0/24 ou 2001:db8::/48.
admin-no-store = Aucune table n’a jamais été gardée dans { $folder }. Indique un autre dossier avec --data, ou une base de données avec --store.
admin-several = Plusieurs tables commencent par « { $name } ». Donne plus de lettres.
admin-hours = --hours doit être supérieur à 0.
admin-unreachable = Le serveur qui utilise { $folder } n’est pas joignable pour cela. Es-tu l’utilisateur qui le fait tourner ? Sinon, arrête-le d’abord.

## Impression

help-print = Imprimer des plateaux et des feuilles, des dés et des règles : en fichier PDF.
help-print-what = Des noms comme A, E1 ou 1, des fichiers avec des plateaux ou des papiers à soi, « dice » (dés), « rules » (règles) ou « pad » (bloc) pour vingt exemplaires de chacun.
help-print-out = Le fichier PDF.
help-print-game = Le jeu dont on imprime les dés et les règles ; sinon, celui des plateaux et des feuilles, ou tous les jeux.
help-paper = Le format du papier : a4 ou letter.
help-per-page = Plateaux ou feuilles par page : 1 ou 2.
help-size = Leur taille : large (autant que la page le permet), medium ou small.
help-grey = Pour les imprimantes sans couleurs : avec des hachures et des symboles.
help-copies = Combien de fois les pages avec des plateaux et des feuilles sont imprimées.
help-site = L’adresse du site que les codes imprimés ouvrent, par exemple https://example.org. Sinon, ils contiennent le plateau sous forme de texte.
meta-print = PLATEAU|FICHIER|dice|rules|pad…
meta-paper = PAPIER
meta-size = TAILLE
