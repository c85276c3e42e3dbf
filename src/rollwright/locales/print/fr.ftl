# L’impression : ce que disent les pages imprimées, ce qui est demandé avant, et ce qui ne peut pas être imprimé.

## Pages imprimées

print-name = Nom
print-ruler = 50 mm, si c’est imprimé à 100 % (taille réelle)
print-space = Une case mesure { $width } mm de large.
print-code = À scanner pour l’ouvrir dans le navigateur.
print-code-text = Contient le texte, pour l’atelier.
print-dice = { $game } : dés à découper
print-dice-how = De préférence sur du papier épais. Découpe le long des traits continus, plie le long des pointillés et colle les languettes vers l’intérieur.
print-net = { $named ->
    [yes] Dé { $name } : patron de six faces avec languettes à coller.
   *[no] Un dé : patron de six faces avec languettes à coller.
}
print-rules = { $game } : les règles
print-imprint = Rollwright est une réalisation indépendante, sans lien avec les éditeurs des jeux imprimés. Tous les plateaux et toutes les feuilles sont ses propres créations.

## Avant d’imprimer, sur la page

print-what = Quoi
print-own = Ce plateau ou cette feuille
print-with = Avec
print-with-dice = Dés à découper
print-with-rules = Règles
print-paper = Papier
print-colours = Imprimante
print-colour = En couleurs
print-grey = Noir et blanc
print-per-page = Sur chaque page
print-per-page-one = Un
print-per-page-two = Deux
print-size = Taille
print-size-large = Grande
print-size-medium = Moyenne
print-size-small = Petite
print-copies = Exemplaires
print-make = Créer un fichier PDF
print-made = Voici ton fichier PDF. Imprime-le à 100 % (taille réelle).

## Ce qui ne peut pas être imprimé

option-piece-link = Ce lien ne contient ni plateau ni feuille.
option-print-extra = Il manque deux paquets pour imprimer. Pour les installer : pip install "{ $extra }"
option-print-nothing = Il n’y a rien à imprimer. Indique des plateaux ou des feuilles, « dice » ou « rules ».
option-print-choice = « { $given } » n’est pas possible pour { $option }. Au choix : { $allowed }.
option-print-copies = Le nombre d’exemplaires : de 1 à { $most }.
option-print-pages = C’est trop pour un seul fichier. Le nombre de pages au plus : { $most }.
option-print-site = « { $site } » n’est pas l’adresse d’un site. Elle ressemble à https://example.org.
option-print-picture = Une image ne peut pas être imprimée : { $why }
