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
page-rules-of = Les règles de { $game }
page-play = Jouer
page-connecting = Connexion en cours …
page-lost = Il n’y a rien ici
page-lost-about = Cette adresse ne mène nulle part. Tout commence à l’accueil.

## Accueil

page-tagline = Lance les dés, remplis ta feuille
page-welcome = Deux jeux de dés pour une à quatre personnes. Un clic, et tu joues.
page-play-now = Jouer tout de suite
page-play-friends = Jouer avec des amis
page-play-device = Sur cet appareil
page-level = Niveau du bot
page-level-against = Niveau du bot contre lequel tu joues
page-go-on = Reprendre une partie
page-record-open = Ouvrir une partie enregistrée
page-record-open-about = Choisis un fichier .roll.json ou dépose-le ici, puis parcours la partie coup par coup.
page-record-large = { $file } est trop gros pour une partie enregistrée.
page-record-unreadable = Impossible de lire { $file } : une partie enregistrée est un fichier JSON.

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
page-seat-open-about = La première personne qui ouvre le lien s’assied ici.
page-seat-bot-for = Un bot continue pour cette personne
page-pieces = Plateaux et ordre
page-pieces-sides = Selon les règles
page-pieces-sides-about = Le sort distribue un plateau, chacun choisit son côté.
page-pieces-lot = Tout au sort
page-pieces-lot-about = Le sort choisit plateau et côté, et la partie commence aussitôt.
page-pieces-hand = À la main
page-pieces-hand-about = Tu décides de ce qui est devant chacun.
page-piece = { $piece }
page-piece-change = { $piece } : choisir autre chose
page-piece-choose = Sur quoi joue le joueur { $number } ?
page-order = Ordre des joueurs
page-order-lot = Au sort
page-order-given = Comme indiqué

## Avant la partie

page-gather = Invite tes amis
page-gather-watch = La table se prépare
page-gather-who = À la table
page-gather-open = Place libre
page-gather-kept = Place gardée pour { $name }
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
page-join-about = { $game } avec { $names }. Comment t’appelles-tu ?
page-join-sit = S’asseoir
page-revealing = Les dés sont scellés …
page-choose-side = Choisis ton côté
page-choose-side-of = { $name }, choisis ton côté
page-choose-side-about = Voici ce que le sort t’a donné. De quel côté joues-tu ?
page-choose-wait = Chacun choisit son côté
page-waiting-for = On attend { $names } …
page-table-missing = Cette table n’existe pas, ou elle a été débarrassée.
page-table-never-began = Cette table a été abandonnée avant le début de la partie.

## À la table

page-thinking = réfléchit
page-ready = a terminé
page-away = pas là
page-hand-over = { $name }, c’est à toi
page-hand-over-wait = Les autres jouent …
page-link-lost = Connexion perdue, nouvel essai …
page-elsewhere = Tu joues ailleurs
page-elsewhere-about = Ta place est ouverte dans un autre onglet ou sur un autre appareil. Tu peux la ramener ici à tout moment.
page-elsewhere-here = Jouer ici
page-gone = { $name } n’est plus là depuis plus d’une minute.
page-gone-wait = Attendre
page-gone-bot = Laisser un bot continuer
page-end = Terminer la partie
page-end-about = La partie se termine sans vainqueur dès que toutes les personnes à la table sont d’accord.
page-end-yes = Oui, terminer
page-end-no = Non, continuer
page-ending = Fin de partie demandée par { $names }.
page-ending-agree = D’accord
page-move = Continuer sur un autre appareil
page-move-about = Ouvre ce lien sur l’autre appareil, et ta place y déménage. Il n’est que pour toi et ne sert qu’une fois.
page-watch-link = Laisser d’autres regarder
page-watch-about = Qui ouvre ce lien peut regarder, mais pas jouer.
page-watching = Tu regardes la partie
page-watchers = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}

## Après la partie

page-result = Résultat
page-over = La partie est finie.
page-over-you = Tu as gagné !
page-over-won = { $count ->
    [one] { $names } a gagné
   *[other] { $names } se partagent la victoire
}
page-over-nobody = Personne n’a gagné
page-over-ended = La partie a été terminée avant la fin.
page-rematch = Revanche
page-rematch-wanted = { $name } propose une revanche.
page-rematch-sit = Rejoindre la table
page-rematch-go = Vers la revanche
page-record-download = Télécharger la partie
page-replay = Une partie enregistrée
page-history = Coup par coup
page-history-now = Revenir au présent
page-history-start = Le début
page-history-dice = Dés
page-history-event = { $name } : { $what }
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
page-check-kept = La promesse est bien celle que ton navigateur garde depuis le début :
page-check-not-kept = Ton navigateur n’a pas gardé de copie de la promesse. La voici :
page-check-other-promise = La promesse n’est pas celle que ton navigateur garde depuis le début.
page-check-other-share = La part de ton navigateur n’est pas parmi celles qui ont servi.
page-check-how = Qu’est-ce qui est vérifié ?
page-check-how-promise = Avant que quelqu’un ne s’asseye, le serveur a tiré un secret et montré son empreinte. Après la partie, il ouvre le secret, et l’empreinte doit correspondre.
page-check-how-shares = Chaque navigateur a ajouté une part, d’abord promise, puis montrée. Ainsi, ni le serveur ni aucun joueur n’a pu choisir seul les dés.
page-check-how-throws = Secret et parts fixent ensemble qui commence, ce qui est distribué et chaque lancer. Ton navigateur a tout recalculé et comparé.
page-check-how-limits = Une chose n’est pas prouvée : que l’exploitant du serveur n’a pas regardé le secret pendant la partie.

## Ce qui n’a pas marché

page-refused-offline = Le serveur est injoignable. Essaie encore une fois.
page-refused-elsewhere = Ta place est maintenant jouée ailleurs.
page-refused-unknown = Cela n’a pas marché ({ $what }).

## Un jeu pour lequel la page n’a pas de dossier

page-any-choose = Choisis un coup.
page-any-waits = À { $names } de jouer.
page-any-dice = Dés : { $dice }
page-any-show = Afficher { $name } en grand
page-any-take-back = Reprendre
