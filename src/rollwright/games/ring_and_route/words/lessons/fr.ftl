# Les leçons de Ring & Route : ce que dit l’entraîneur. Assez court pour être lu pendant que les dés roulent.

## Couleur et nombre

ring-and-route-lesson-first-marks = Couleur ou nombre
ring-and-route-lesson-first-marks-1 = Qui a le plus de points sur deux feuilles gagne. Chaque dé montre une couleur et un nombre. Ces trois-là te plaisent : touche « { ring-and-route-page-keep } ».
ring-and-route-lesson-first-marks-2 = D’abord une couleur : touche la case jaune en haut de l’anneau.
ring-and-route-lesson-first-marks-3 = La couleur suivante va juste à côté. Touche une case verte voisine !
ring-and-route-lesson-first-marks-4 = Et maintenant un nombre : touche le 4. Ta route commence là.
ring-and-route-lesson-first-marks-5 = Les trois dés ont servi. Touche « { ring-and-route-page-done } ».
ring-and-route-lesson-first-marks-done = Un dé compte pour sa couleur ou pour son nombre, au choix. Mais il ne sert qu’une fois.

## Sommes

ring-and-route-lesson-sums = Fais la somme
ring-and-route-lesson-sums-1 = Ta route est au 8. Aucun dé ne montre 11, mais 6 + 5 font 11 : touche le 11 ! Il y a deux 5, alors on te demande lequel tu prends.
ring-and-route-lesson-sums-2 = Il reste un dé : l’autre 5. Sers-toi de sa couleur : touche la case à côté de ta croix sur l’anneau.
ring-and-route-lesson-sums-3 = Les trois dés ont servi. Touche « { ring-and-route-page-done } ».
ring-and-route-lesson-sums-done = Deux ou trois dés ensemble font un nombre plus grand. Chaque dé ne sert qu’une fois. La route repart toujours de son dernier nombre.

## La ligne

ring-and-route-lesson-line = Ne pas croiser
ring-and-route-lesson-line-1 = Ta route est au 4. Le 10 est en pointillé : le chemin pour y aller croiserait ta ligne. Va au 3 avec 2 + 1 !
ring-and-route-lesson-line-2 = Il reste un dé. Touche une case violette à côté de tes croix sur l’anneau.
ring-and-route-lesson-line-3 = Très bien. Touche « { ring-and-route-page-done } ».
ring-and-route-lesson-line-done = Ta ligne ne se croise jamais et ne revient jamais sur un nombre. Les nombres coupés passent en pointillé : garde-toi un passage !
ring-and-route-lesson-line-crosses = Le chemin du 4 au 10 croiserait ta propre ligne. Le 3, lui, est libre : 2 + 1.

## Deux dés quand un autre lance

ring-and-route-lesson-two-dice = Quand un autre lance
ring-and-route-lesson-two-dice-1 = Ton amie Mia a lancé, et tout le monde joue avec ses dés. Tu dois en utiliser au moins deux. D’abord, touche le violet sur l’anneau !
ring-and-route-lesson-two-dice-2 = Et d’un. Encore un : touche un 5 pour ta route.
ring-and-route-lesson-two-dice-3 = Le 4 rouge n’a de place nulle part. Mais deux dés suffisent quand un autre lance. Touche « { ring-and-route-page-done } ».
ring-and-route-lesson-two-dice-done = Quand un autre lance, utilise deux dés ou les trois. Avec moins, tu notes un lancer raté.
ring-and-route-lesson-two-dice-misthrow = Pas encore ! Avec moins de deux dés, ce serait un lancer raté.

## Trois dés quand tu lances

ring-and-route-lesson-three-dice = Quand tu lances
ring-and-route-lesson-three-dice-1 = Cette fois, c’est toi qui lances : tu dois utiliser les trois dés ! Le 2 violet n’a de place nulle part. Touche ce dé en haut, puis relance-le.
ring-and-route-lesson-three-dice-2 = Un 4, quelle chance ! Utilise les trois : le vert et le bleu sur l’anneau, le 4 sur la route.
ring-and-route-lesson-three-dice-3 = Tous les trois ! Touche « { ring-and-route-page-done } ».
ring-and-route-lesson-three-dice-done = Celui qui lance utilise les trois dés et peut relancer une fois. A, B et C n’ont pas les mêmes couleurs : regarde « { ring-and-route-page-faces } ».
ring-and-route-lesson-three-dice-keep = Le 2 violet n’a de place nulle part, et il te faut les trois. Touche-le, puis relance-le.
ring-and-route-lesson-three-dice-misthrow = Pas encore ! Celui qui lance doit utiliser les trois dés, sinon c’est un lancer raté.

## Points

ring-and-route-lesson-points = Ce qui compte
ring-and-route-lesson-points-1 = Mia a lancé. Tes six croix sur l’anneau ne valent encore rien ; la septième apporte 8 points ! Coches-en une à l’un des deux bouts.
ring-and-route-lesson-points-2 = 8 points ! Sur la route, chaque nombre compte : plus elle est longue, plus il rapporte. Touches-en encore un !
ring-and-route-lesson-points-3 = Deux dés ont servi, et c’est Mia qui a lancé : cela suffit. Touche « { ring-and-route-page-done } ».
ring-and-route-lesson-points-done = L’anneau compte à 7, 10, 13 et 16 croix, la route à chaque nombre. La suite des points s’affiche toujours au-dessus de ta feuille.

## Lancers ratés

ring-and-route-lesson-misthrow = Les lancers ratés
ring-and-route-lesson-misthrow-1 = Tu as deux lancers ratés et, là, rien ne va, pas même une somme. Ça arrive ! Touche « { ring-and-route-page-done-misthrow } ».
ring-and-route-lesson-misthrow-2 = Le troisième lancer raté termine une feuille ; tu gardes ses points. Voici ta deuxième feuille. Utilise les trois dés d’un coup : 2 + 4 + 6 = 12. Touche le 12 !
ring-and-route-lesson-misthrow-done = Un lancer raté ne coûte aucun point, mais le troisième termine une feuille. Dès que la deuxième feuille de quelqu’un est finie, la partie s’arrête pour tous.

## Finir une feuille

ring-and-route-lesson-turn = La deuxième feuille
ring-and-route-lesson-turn-1 = 40 points ! Mais plus rien ne va. Une nouvelle feuille rapporte à nouveau : « { ring-and-route-page-turn } », puis « { ring-and-route-page-turn-do } ».
ring-and-route-lesson-turn-2 = Tes 40 points sont à l’abri. Dans une vraie partie, l’une ou l’autre feuille peut venir en premier. Commence une nouvelle route : 3 + 4 + 2 = 9. Touche le 9 !
ring-and-route-lesson-turn-done = Finis ta première feuille quand presque plus rien ne va. La deuxième ne finit qu’au troisième lancer raté, ou quand tout est coché. Amuse-toi bien !
ring-and-route-lesson-turn-turn = Tu resterais sur cette feuille. Finis-la plutôt : touche « { ring-and-route-page-turn } ».
