### Certificates of fairness: the command `certify`, and the page that it writes.

## The command

help-certify = Faire jouer des plateaux les uns contre les autres, et dire s’ils se valent.
help-certify-pieces = Deux plateaux ou feuilles ou plus, par leur nom ou en fichiers ; ou un fichier avec un papier, dont les deux faces se rencontrent.
help-certify-seats = Combien de places ont les tables, comme 2,3,4 (ainsi par défaut).
help-certify-judges = Les niveaux qui jouent, comme expert,planner (ainsi par défaut). Un juge peut favoriser certains plateaux, c’est pourquoi ils sont deux.
help-certify-within = Jouer jusqu’à ce que les intervalles à 95 % s’étendent au plus de ceci de chaque côté ; sinon 0.005, un demi-point.
help-certify-json = Écrire tous les chiffres dans ce fichier en JSON ; - n’affiche qu’eux.
help-certify-html = Écrire le certificat dans ce fichier, comme page avec des graphiques.
help-certify-svg = Écrire le graphique dans ce fichier en SVG.
help-certify-journal = Garder dans ce fichier ce qui est fait ; la même commande reprend là.
meta-levels = NIVEAUX
meta-seat-counts = PLACES
certify-interrupted = Interrompu. La même commande reprend où finit { $file }.
certify-lost = Interrompu. Rien n’a été gardé ; avec --journal FICHIER, la même commande reprendrait.
help-new-fair = Chercher, à partir de cette graine, un plateau dont la part de victoires contre ceux du jeu est aussi proche d’une part égale, comme 0.02. Selon les deux juges, à 2, 3 et 4 places ; cela prend des minutes.
new-not-fair = La graine { $seed } n’est pas équitable : à { $points } points.

## Errors

certify-pieces = Un certificat compare de 2 à { $most } plateaux ou feuilles ; nommés : { $pieces }. Pour un plateau à toi, nomme aussi ceux qu’il doit valoir.
certify-mixed = { $piece } est d’un autre jeu que { $first } ; ils ne peuvent pas se rencontrer.
certify-papers = Toutes les places d’une partie ont le même papier : nomme un papier, ou ses deux faces.
certify-same = { $piece } est nommé deux fois.
certify-seats = Une table a ici de 2 à { $most } places, comme --seats 2,3,4.
certify-judges = Les juges sont des niveaux de bots : { $judges }.
certify-within = Les intervalles s’étendent de { $least } à { $most } de chaque côté, comme --within 0.005.
certify-journal-foreign = { $file } n’est pas le journal de ce certificat, et reste tel quel. Nomme un nouveau fichier.
new-fair = L’écart d’un plateau à une part égale va de { $least } à { $most }, comme --fair 0.02.

## The certificate

certificate-title = { $game } : certificat d’équité
certificate-playing = parties
certificate-aside = { $judges } ; part de victoires avec son intervalle à 95 %
certificate-fair = Équitable : à chaque table et selon chaque juge, tout plateau est à { $tolerance } point au plus d’une part égale.
certificate-unfair = Pas équitable : à plus de { $tolerance } point d’une part égale : { $pieces }
certificate-part = { $seats } places, juge : { $judge }
certificate-games = { $games } parties ; une part égale est { $equal }
certificate-first = Selon l’ordre des tours : { $shares }
certificate-length = { $mean } tours en moyenne (±{ $sd }), de { $min } à { $max }
certificate-lead = En moyenne, la tête change { $changes } fois par partie.
certificate-won-by = Couleur complète chez le gagnant : { $shares }
certificate-repeat = Pour le refaire : { $command }
certificate-hash = Les mêmes chiffres ont l’empreinte { $hash } (rollwright { $version }).
certificate-how = Toutes les combinaisons des plateaux, dans tous les ordres autour de la table, chacune tournée pour que chaque plateau commence une fois avec les mêmes dés. Une victoire partagée compte en parts. La part d’un plateau est la moyenne sur ses tables.
certificate-sample = Les changements de tête et les couleurs complètes viennent d’un échantillon de { $games } parties par juge et par table.
certificate-band = La bande va de ±{ $tolerance } point autour d’une part égale.
