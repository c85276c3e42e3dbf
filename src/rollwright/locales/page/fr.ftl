# Les mots de la page qui n’appartiennent à aucun jeu.

## Partout

page-skip = Aller au contenu
page-home = Accueil
page-close = Fermer
page-cancel = Annuler
page-name = Nom
page-you = toi
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
page-welcome = Deux jeux de dés pour une à quatre personnes. Un clic, et c’est parti.
page-play-now = Jouer tout de suite
page-play-friends = Jouer avec des amis
page-play-device = Sur cet appareil
page-level = Niveau du bot
page-level-against = Niveau du bot contre lequel tu joues
page-level-named = { $number } · { $name } ({ $strength })
page-go-on = Reprendre une partie
page-record-open = Ouvrir une partie enregistrée
page-record-open-about = Choisis un fichier .roll.json ou dépose-le ici, puis parcours la partie coup par coup.
page-record-large = { $file } est trop gros pour une partie enregistrée.
page-record-unreadable = Impossible de lire { $file } : une partie enregistrée est un fichier JSON.
page-record-refused = Impossible d’ouvrir { $file } comme partie enregistrée. { $why }

## Réglages

page-settings = Réglages
page-settings-theme = Apparence
page-settings-theme-auto = Comme l’appareil
page-settings-theme-light = Claire
page-settings-theme-dark = Sombre
page-settings-symbols = Symboles sur les couleurs
page-settings-symbols-hint = Chaque couleur a son propre signe.
page-settings-sound = Sons
page-settings-motion = Animations

## Préparer une table

page-setup-bot = Jouer contre des bots
page-setup-friends = Jouer avec des amis
page-setup-device = Jouer sur cet appareil
page-setup-start = Commencer la partie
page-setup-invite = Préparer la table et inviter
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
page-order = Ordre des joueurs (qui commence est tiré au sort)
page-order-lot = Tiré au sort
page-order-given = Dans l’ordre de la liste

## Avant la partie

page-gather = Invite tes amis
page-gather-watch = La table est en préparation
page-gather-who = À la table
page-gather-open = Place libre
page-gather-kept = Place réservée à { $name }
page-gather-start = { $open ->
    [0] Commencer
    [one] Commencer, un bot prend la place libre
   *[other] Commencer, des bots prennent les places libres
}
page-leave = Quitter la table
page-link = Lien vers la table
page-link-qr = Le lien sous forme de code QR
page-link-copy = Copier le lien
page-link-copied = Le lien est copié.
page-link-share = Partager
page-join = Prends place
page-join-about = { $game } avec { $names }. Comment t’appelles-tu ?
page-join-sit = S’asseoir
page-revealing = Préparation des dés…
page-choose-side = Choisis ta face
page-choose-side-of = { $name }, choisis ta face
page-choose-side-about = Voici ton plateau. Recto ou verso ?
page-choose-wait = Chacun choisit sa face
page-waiting-for = On attend { $names }…
page-table-missing = Cette table n’existe pas, ou elle a été supprimée.
page-table-never-began = Cette table a été abandonnée avant le début de la partie.

## À la table

page-thinking = réfléchit
page-ready = a terminé
page-away = pas là
page-hand-over = { $name }, c’est à toi
page-hand-over-wait = Les autres jouent…
page-link-lost = Connexion perdue, nouvel essai…
page-elsewhere = Tu joues ailleurs
page-elsewhere-about = Ta place est ouverte dans un autre onglet ou sur un autre appareil. Tu peux la ramener ici à tout moment.
page-elsewhere-here = Jouer ici
page-gone = { $name } n’est plus là depuis plus d’une minute.
page-gone-wait = Attendre
page-gone-bot = Laisser un bot prendre le relais
page-end = Terminer la partie
page-end-about = La partie se termine sans vainqueur dès que toutes les personnes à la table sont d’accord.
page-end-yes = Oui, terminer
page-end-no = Non, continuer
page-ending = { $count ->
    [one] { $names } souhaite arrêter la partie.
   *[other] { $names } souhaitent arrêter la partie.
}
page-ending-agree = D’accord
page-move = Continuer sur un autre appareil
page-move-about = Ouvre ce lien sur l’autre appareil, et tu y retrouves ta place. Le lien n’est que pour toi et ne sert qu’une fois.
page-watch-link = Laisser d’autres regarder
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
page-over-won = { $count ->
    [one] { $names } a gagné
   *[other] { $names } se partagent la victoire
}
page-over-nobody = Personne n’a gagné
page-over-ended = La partie a été arrêtée avant la fin.
page-rematch = Revanche
page-rematch-wanted = { $name } propose une revanche.
page-rematch-sit = Rejoindre la table
page-rematch-go = Vers la revanche
page-record-download = Télécharger la partie
page-replay = Une partie enregistrée
page-history = Coup par coup
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
page-check-running = Chaque lancer est recalculé …
page-check-good = { $count ->
    [one] Le seul lancer est conforme à la promesse.
   *[other] Les { $count } lancers sont conformes à la promesse.
}
page-check-bad = Ces dés ne sont pas conformes à la promesse.
page-check-part = { $count ->
    [one] Le seul lancer correspond à l’enregistrement.
   *[other] Les { $count } lancers correspondent à l’enregistrement.
}
page-check-all = Ton navigateur a vu cette partie depuis le début, et l’enregistrement est bien ce qu’il a vu.
page-check-part-file = Ton navigateur n’a pas vu cette partie : il n’a pas pu comparer l’enregistrement à ce qui a été joué.
page-check-part-late = Ton navigateur n’a vu cette table qu’une fois les places fermées : il n’a pas pu comparer ce qui avait été promis avant.
page-check-part-left = Ton navigateur n’a vu qu’une partie du jeu : il n’a pas pu comparer la suite.
page-check-part-told = Comment ce jeu note ses lancers et ce qu’il distribue, ton navigateur n’a pu l’apprendre que du serveur.
page-check-part-first = Cette partie a été jouée avec la première version de ces dés : l’enregistrement n’a pu être comparé qu’à lui-même.
page-check-part-silent = Ton navigateur n’a pas envoyé sa part à temps ; les dés ont été faits sans elle.
page-check-words = Les quatre mots de la promesse :
page-check-log-words = Les quatre mots de tout ce qui s’est passé, à comparer avec les autres :
page-check-form = L’enregistrement ne peut pas être vérifié : « { $field } » n’est pas comme il faut.
page-check-other-game = C’est l’enregistrement d’une autre table.
page-check-other-promise = La promesse n’est pas celle que ton navigateur a vue au début.
page-check-other-lot = Ce que le sort décide n’est pas ce que ton navigateur a vu au début.
page-check-other-list = La liste qui a fermé les places n’est pas celle que ton navigateur a vue.
page-check-not-listed = La promesse de ton navigateur n’était pas dans la liste qui a fermé les places ; il n’a donc pas envoyé sa part.
page-check-other-share = Ton navigateur a envoyé sa part, mais d’après l’enregistrement elle n’est jamais arrivée.
page-check-missing = { $count ->
    [one] Une entrée que ton navigateur a vue manque dans l’enregistrement.
   *[other] { $count } entrées que ton navigateur a vues manquent dans l’enregistrement.
}
page-check-other-log = L’enregistrement n’est pas ce que ton navigateur a vu.
page-check-rewritten = Le serveur a montré à ton navigateur deux histoires différentes de cette table.
page-check-how = Qu’est-ce qui est vérifié ?
page-check-how-promise = Avant que quelqu’un ne s’asseye, le serveur a tiré un secret et montré son empreinte. Après la partie, il ouvre le secret, et l’empreinte doit correspondre.
page-check-how-shares = Chaque navigateur a promis une part. À la fermeture des places, une liste a nommé tout le monde avec les promesses ; ce n’est qu’ensuite que les navigateurs ont montré leurs parts. La liste et les parts sont entrées dans les dés, et les bots n’ont pas de part. Ainsi, personne n’a pu choisir sa part après avoir vu celles des autres.
page-check-how-throws = Le secret, la liste et les parts fixent ensemble qui commence, ce qui est distribué et chaque lancer. Ton navigateur recalcule tout et compare l’enregistrement à ce qu’il a vu de la partie, s’il y était.
page-check-how-limits = Ce qui reste possible : qui montre sa part en dernier peut la retenir, et choisir ainsi entre deux parties. Le serveur peut mettre fin à une table, ou prétendre qu’une part n’est jamais arrivée ; la page de la personne concernée le dit. Et l’exploitant du serveur a pu regarder le secret pendant la partie.

## Ce qui n’a pas marché

page-refused-offline = Le serveur est injoignable. Essaie encore une fois.
page-refused-elsewhere = Tu joues maintenant ailleurs.
page-refused-unknown = Cela n’a pas marché ({ $what }).

## Un jeu pour lequel la page n’a pas de dossier

page-any-choose = Choisis un coup.
page-any-waits = On attend { $names }.
page-any-dice = Dés : { $dice }
page-any-show = Afficher { $name } en grand
page-any-take-back = Annuler le coup
