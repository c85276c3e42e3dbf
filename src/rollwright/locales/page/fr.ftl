# Les mots de la page qui n’appartiennent à aucun jeu.

## Partout

page-skip = Aller au contenu
page-home = Accueil
page-close = Fermer
page-cancel = Annuler
page-name = Nom
page-your-name = Ton nom
page-you = toi
page-me = Moi
page-language = Langue
page-menu = Menu
page-rules = Règles
page-rules-of = Les règles du jeu { $game }
page-play = Jouer
page-connecting = Connexion en cours…
page-lost = Il n’y a rien ici
page-lost-about = Cette adresse ne mène nulle part. Tout commence à l’accueil.

## Accueil

page-tagline = Lance les dés, remplis ta feuille
page-welcome = Deux jeux de dés pour deux à quatre joueurs, humains ou bots. Un clic, et c’est parti.
page-play-now = Jouer tout de suite
page-play-friends = Avec des amis
page-play-device = Sur cet appareil
page-play-bots = Plusieurs bots
page-level = Niveau du bot
page-level-against = Adversaire
page-level-named = { $strength } · { $name }
page-go-on = Reprendre une partie
page-go-on-turn = C’est à toi
page-go-on-gather = Pas encore commencée
page-go-on-first = Tu as une partie en cours
page-go-on-yes = La reprendre
page-go-on-new = Nouvelle partie
page-quit = Retirer cette partie
page-quit-about = Contre des bots, la partie est supprimée. Si d’autres jouent avec toi, tu quittes la table et un bot peut jouer à ta place.
page-quit-yes = Retirer
page-games = Mes parties
page-games-about = Tes parties sont gardées dans ce navigateur.
page-games-none = Tu n’as pas encore terminé de partie dans ce navigateur.
page-games-finished = Terminées
page-games-dice-good = Les dés sont authentiques.
page-games-dice-part = Les dés correspondent à l’enregistrement.
page-games-dice-bad = Ces dés ne sont pas authentiques.
page-stats = Statistiques
page-stats-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
page-stats-against = Contre
page-stats-played = Jouées
page-stats-won = Gagnées
page-stats-people = D’autres joueurs
page-stats-device = Sur cet appareil
page-stats-alone = En solo
page-games-delete = Supprimer
page-games-delete-sure = Supprimer cette partie ?
page-games-delete-about = Son résultat et son enregistrement disparaîtront pour toujours.
page-game-missing = Rollwright n’a pas de jeu de ce nom.
page-record-open = Ouvrir une partie enregistrée
page-record-open-about = Choisis le fichier d’une partie ou dépose-le ici, puis revois-la coup par coup.
page-record-large = { $file } est trop gros pour une partie enregistrée.
page-record-unreadable = Impossible de lire { $file } : une partie enregistrée est un fichier JSON.
page-record-refused = Impossible d’ouvrir { $file } comme partie enregistrée. { $why }

## Réglages

page-settings = Réglages
page-settings-theme = Apparence
page-settings-theme-auto = Comme l’appareil
page-settings-theme-light = Claire
page-settings-theme-dark = Sombre
page-settings-text = Taille du texte
page-settings-text-usual = Normale
page-settings-text-large = Grande
page-settings-text-largest = Très grande
page-settings-symbols = Symboles sur les couleurs
page-settings-symbols-hint = Chaque couleur a son propre signe.
page-settings-sound = Sons
page-settings-volume = Volume sonore
page-settings-motion = Animations
page-settings-speed = Vitesse des animations
page-settings-speed-slow = Lente
page-settings-speed-usual = Normale
page-settings-speed-fast = Rapide

## Préparer une table

page-setup-bot = Jouer contre des bots
page-setup-friends = Jouer avec des amis
page-setup-device = Jouer sur cet appareil
page-setup-start = Commencer la partie
page-setup-invite = Inviter des amis
page-seats = Joueurs
page-seat = Joueur { $number }
page-seat-open = libre
page-seat-numbered = { $name } { $number }
page-seat-add = Ajouter un joueur
page-seat-remove = Retirer le joueur { $number }
page-seat-kind-person = Ici
page-seat-kind-open = Par lien
page-seat-kind-bot = Bot
page-seat-open-about = La première personne qui ouvre le lien prend cette place.
page-seat-bot-for = Un bot joue pour cette personne
page-pieces = Plateaux et ordre
page-pieces-sides = Selon les règles
page-pieces-sides-about = Les plateaux sont tirés au sort, chacun choisit sa face.
page-pieces-lot = Tout tirer au sort
page-pieces-lot-about = Plateau et face sont tirés au sort, et la partie commence aussitôt.
page-pieces-hand = À la main
page-pieces-hand-about = Tu décides qui joue sur quel plateau.
page-piece = { $piece }
page-piece-change = { $piece } : changer
page-piece-choose = Sur quoi joue le joueur { $number } ?
page-order = Ordre des joueurs (le premier est tiré au sort)
page-order-lot = Tiré au sort
page-order-given = Dans l’ordre de la liste
page-setup-print = Imprimer ces plateaux
page-setup-own-missing = Le plateau que tu voulais n’est pas dans ce navigateur, ou on ne peut pas y jouer. Voici ceux du jeu.

## Avant la partie

page-gather = Invite tes amis
page-gather-watch = La table est en préparation
page-gather-who = À la table
page-gather-open = Place libre
page-gather-kept = Place réservée à { $name }
page-gather-bare = Tu regardes. Pour jouer, demande le lien d’invitation.
page-gather-full = La table est complète. Tu regardes.
page-gather-rename = Renommer { $name }
page-gather-down = { $name } : une place plus bas
page-gather-free = { $name } : libérer cette place
page-gather-free-sure = Libérer cette place ?
page-gather-free-about = { $name } perd sa place. La prochaine personne qui ouvre le lien pourra la prendre.
page-gather-free-yes = Libérer la place
page-save = Enregistrer
page-gather-start = { $open ->
    [0] Commencer
    [one] Commencer, un bot prend la place libre
   *[other] Commencer, des bots prennent les places libres
}
page-leave = Quitter la table
page-leave-sure = Quitter la table ?
page-leave-about = Ta place se libère. Les autres restent.
page-leave-about-alone = La table est supprimée, et son lien ne fonctionnera plus.
page-link = Lien vers la table
page-link-qr = Le lien sous forme de code QR
page-link-copy = Copier le lien
page-link-copied = Le lien est copié.
page-link-share = Partager
page-reach-here = Pour l’instant, cette table n’est accessible que depuis cet appareil.
page-reach-open = Ouvrir aux autres appareils de la maison
page-reach-open-about = Les téléphones, tablettes et ordinateurs de ton réseau domestique pourront alors rejoindre la table, jusqu’à ce que tu fermes Rollwright.
page-reach-command = Les autres à la maison peuvent jouer si Rollwright est lancé avec cette commande :
page-reach-far = Pour des amis ailleurs, Rollwright doit tourner sur un serveur accessible par internet : voir docs/operations.md.
page-reach-window = Lien pour une autre fenêtre de cet appareil
page-join = Prends place
page-join-about = { $game } avec { $names }. Comment t’appelles-tu ?
page-join-sit = S’asseoir
page-revealing = Préparation des dés…
page-choose-side = Choisis ta face
page-choose-side-of = { $name }, choisis ta face
page-choose-side-about = Voici ton plateau. Recto ou verso ?
page-choose-wait = Chacun choisit sa face
page-choose-done = a choisi
page-choose-still = choisit encore…
page-waiting-for = On attend { $names }…
page-table-missing = Cette table n’existe pas, ou elle a été supprimée.
page-table-never-began = Cette table a été abandonnée avant le début de la partie.

## Leçons

page-learn = Apprendre à jouer
page-print = Imprimer
page-learn-of = Apprendre : { $game }
page-learn-lessons = Leçons
page-learn-place = { $number } sur { $count }
page-learn-done = terminée
page-learn-again = Recommencer cette leçon
page-learn-read-on = Continuer
page-learn-next = Leçon suivante
page-learn-new-game = Chaque leçon est une nouvelle partie.
page-learn-once-more = Encore une fois
page-learn-play = Jouer une vraie partie
page-learn-offer = Tu débutes ? Apprends en 3 minutes.

## À la table

page-thinking = réfléchit
page-away = pas là
page-your-turn = C’est à toi
page-seat-show = Regarder { $name }
page-bot-slow = { $count ->
    [one] { $names } réfléchit encore. Cela prend un peu plus de temps…
   *[other] { $names } réfléchissent encore. Cela prend un peu plus de temps…
}
page-notify = Préviens-moi quand c’est à moi
page-notify-hint = Par une notification, pendant que tu regardes autre chose.
page-notify-refused = Ton navigateur n’autorise pas les notifications de cette page.
page-keys = Touches
page-keys-everywhere = Tab passe d’un élément au suivant, Entrée ou la barre d’espace l’active, Échap ferme ce qui est ouvert. Dans « Coup par coup », les flèches avancent et reculent. Le point d’interrogation affiche ces touches.
page-hand-over = { $name }, c’est à toi
page-hand-over-wait = Les autres jouent…
page-link-lost = Connexion perdue, nouvel essai…
page-not-storing = Rien ne peut être enregistré pour l’instant. Les coups attendent, et tout reprendra de soi-même.
page-elsewhere = Tu joues ailleurs
page-elsewhere-about = Ta place est ouverte dans un autre onglet ou sur un autre appareil. Tu peux la ramener ici à tout moment.
page-elsewhere-here = Jouer ici
page-elsewhere-moved = Ta place est maintenant sur l’autre appareil. Pour la ramener, choisis-y « { $item } » et ouvre le lien ici.
page-elsewhere-watch = Regarder
page-gone = { $name } n’est plus là depuis plus d’une minute.
page-gone-wait = Attendre
page-gone-bot = Laisser un bot prendre le relais
page-end = Terminer la partie
page-end-about = La partie se termine sans vainqueur dès que toutes les personnes à la table sont d’accord.
page-end-about-alone = La partie se termine tout de suite, sans vainqueur.
page-end-yes = Oui, terminer
page-end-no = Non, continuer
page-ending = { $count ->
    [one] { $names } souhaite arrêter la partie.
   *[other] { $names } souhaitent arrêter la partie.
}
page-ending-agree = D’accord
page-ending-withdraw = Finalement, je continue
page-plays-on = { $name } veut continuer à jouer.
page-move = Continuer sur un autre appareil
page-move-about = Ouvre ce lien sur l’autre appareil, et tu y retrouves ta place. Le lien n’est que pour toi et ne sert qu’une fois.
page-watch-link = Inviter des spectateurs
page-watch-about = Toute personne qui ouvre ce lien peut regarder, mais pas jouer.
page-watching = Tu regardes la partie
page-watchers = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}

## Après la partie

page-result = Résultat
page-over = La partie est finie.
page-over-you = Tu as gagné !
page-over-you-share = Tu partages la victoire avec { $names }
page-over-won = { $count ->
    [one] { $names } a gagné
   *[other] { $names } se partagent la victoire
}
page-over-nobody = Personne n’a gagné
page-over-ended = La partie a été arrêtée avant la fin.
page-rematch = Revanche
page-rematch-easier = Rejouer, en plus facile
page-rematch-harder = Rejouer, en plus difficile
page-rematch-wanted = { $name } propose une revanche.
page-rematch-sit = Rejoindre la table
page-rematch-go = Vers la revanche
page-challenge = Défier un ami
page-share-result = Partager le résultat
page-result-more = Plus sur cette partie
page-share-text = { $game } : { $stand }
page-record-download = Télécharger la partie
page-replay = Une partie enregistrée
page-history = Coup par coup
page-history-wait = Les coups arrivent…
page-history-now = Revenir à la partie
page-history-start = Le début
page-history-dice = Dés
page-history-event = { $name } : { $what }
page-history-first = Au début
page-history-back = Un pas en arrière
page-history-next = Un pas en avant
page-history-last = À la fin

## Vérifier les dés

page-check = Vérifier les dés
page-check-running = Chaque lancer est recalculé…
page-check-good = { $count ->
    [one] Le seul lancer est authentique.
   *[other] Les { $count } lancers sont authentiques.
}
page-check-bad = Ces dés ne sont pas authentiques.
page-check-part = { $count ->
    [one] Le seul lancer correspond à l’enregistrement.
   *[other] Les { $count } lancers correspondent à l’enregistrement.
}
page-check-counted = Chaque jet compte, même quand seuls quelques dés ont été relancés.
page-check-all = Ton navigateur a vu cette partie depuis le début, et l’enregistrement est bien ce qu’il a vu.
page-check-part-file = Ton navigateur n’a pas vu cette partie : il n’a pas pu comparer l’enregistrement à ce qui a été joué.
page-check-part-late = Ton navigateur n’a vu cette table que lorsqu’elle était déjà prête : il n’a pas pu comparer ce qui avait été promis avant.
page-check-part-left = Ton navigateur n’a pas vu toute la partie : il n’a pas pu comparer la suite.
page-check-part-told = Ton navigateur a dû demander au serveur comment ce jeu note ses lancers et ce qu’il distribue.
page-check-part-first = Cette partie a été jouée avec la première version de ces dés : l’enregistrement n’a pu être comparé qu’à lui-même.
page-check-part-silent = Ton navigateur n’a pas envoyé sa contribution à temps ; les dés ont été tirés sans elle.
page-check-words = La promesse en quatre mots, les mêmes pour toute la table :
page-check-log-words = Quatre mots qui résument la partie, à comparer avec ceux des autres joueurs :
page-check-form = Impossible de vérifier l’enregistrement : « { $field } » n’est pas valable.
page-check-other-game = C’est l’enregistrement d’une autre table.
page-check-other-promise = La promesse n’est pas celle que ton navigateur a vue au début.
page-check-other-lot = Ce qui est tiré au sort n’est pas ce que ton navigateur a vu au début.
page-check-other-list = La liste des joueurs n’est pas celle que ton navigateur a vue.
page-check-not-listed = La promesse de ton navigateur ne figurait pas dans la liste des joueurs ; il n’a donc pas envoyé sa contribution.
page-check-other-share = Ton navigateur a envoyé sa contribution, mais d’après l’enregistrement elle n’est jamais arrivée.
page-check-missing = { $count ->
    [one] Une entrée que ton navigateur a vue manque dans l’enregistrement.
   *[other] { $count } entrées que ton navigateur a vues manquent dans l’enregistrement.
}
page-check-other-log = L’enregistrement n’est pas ce que ton navigateur a vu.
page-check-rewritten = Le serveur a montré à ton navigateur deux versions différentes de ce qui s’est passé à cette table.
page-check-how = Qu’est-ce qui est vérifié ?
page-check-how-promise = Avant l’arrivée des joueurs, le serveur a tiré au sort un secret et en a publié l’empreinte. Après la partie, il le révèle : l’empreinte doit être la même.
page-check-how-shares = Chaque navigateur s’est engagé sur une contribution. Une fois la table complète, on a dressé la liste des joueurs et de leurs engagements ; alors seulement, les navigateurs ont révélé leurs contributions. La liste et les contributions ont servi à calculer les dés (les bots n’en ont pas). Personne n’a donc pu choisir la sienne après avoir vu celles des autres.
page-check-how-throws = Le secret, la liste et les contributions déterminent ensemble qui commence, ce qui est distribué et chaque lancer. Ton navigateur refait tous les calculs et compare l’enregistrement à ce qu’il a vu de la partie, s’il y était.
page-check-how-limits = Ce qui reste possible : la dernière personne à révéler sa contribution peut la garder pour elle et choisir ainsi entre deux parties. Le serveur peut fermer une table, ou prétendre qu’une contribution n’est jamais arrivée ; la page de la personne concernée le signale alors. Enfin, la personne qui gère le serveur a pu consulter le secret pendant la partie.

## Ce qui n’a pas marché

page-refused-offline = Le serveur est injoignable. Essaie encore une fois.
page-refused-elsewhere = Tu joues maintenant ailleurs.
page-refused-unknown = Cela n’a pas marché ({ $what }).
page-not-loaded = Cette partie de la page n’a pas pu être chargée. Elle arrivera dès que le serveur sera joignable.
page-newer = La page a été mise à jour. Elle se recharge…
page-try-again = Réessayer

## Un jeu pour lequel la page n’a pas de dossier

page-any-choose = Choisis un coup.
page-any-waits = On attend { $names }.
page-any-dice = Dés : { $dice }
page-any-show = Afficher { $name } en grand
page-any-take-back = Annuler le coup

## Reviews and hints

page-review = Analyse
page-workshop = Atelier
page-workshop-own = Tes propres plateaux et feuilles :
page-analysis = Table d’étude
page-look = Étudier cette position
page-analysis-from = Commencer par une position de ton choix :
page-hint = Indice
page-hint-thinking = L’entraîneur réfléchit…
page-teaching = Table d’apprentissage
page-teaching-about = Ici, tout le monde peut demander des indices, et l’enregistrement porte la mention « avec indices ».
page-hinted = Indices demandés par : { $names }
