### L’atelier : ses propres plateaux et feuilles.

page-workshop-about = Dessine tes plateaux et tes feuilles, recopie ceux que tu possèdes, ou fais-en créer de nouveaux. Puis joue avec et imprime-les.
page-workshop-all = Tous les plateaux et feuilles
page-workshop-missing = Ce navigateur ne l’a pas. Plateaux et feuilles restent là où ils ont été faits ; un lien ou un fichier les emmène ailleurs.
page-workshop-link-wrong = Le lien est abîmé. Il a peut-être été coupé en le copiant.

## La liste

page-workshop-yours = Tes plateaux
page-workshop-draw = Dessiner
page-workshop-draw-about = En partant de zéro.
page-workshop-type-in = Recopier un plateau que tu possèdes
page-workshop-type-in-about = Vite, avec des lettres ou du doigt ; une photo peut être à côté.
page-workshop-make = En faire créer un
page-workshop-make-about = Dans le style de ton choix, autant que tu veux.
page-workshop-copy = Modifier un plateau du jeu
page-workshop-copy-about = En partant de ce que tu connais.
page-workshop-open = Ouvrir un fichier
page-workshop-open-about = Ce qui a été enregistré.
page-workshop-unfinished = Pas encore jouable
page-workshop-rename = Renommer « { $name } »
page-workshop-delete = Supprimer « { $name } »
page-workshop-deleted = « { $name } » est supprimé.
page-workshop-bring-back = Récupérer
page-workshop-name = Nom
page-workshop-nameless = Sans nom
page-workshop-name-new = Mon plateau
page-workshop-name-copy = Plateau { $piece } modifié
page-workshop-name-typed = De ma table

## Le générateur

page-workshop-make-title = Un nouveau plateau
page-workshop-style = Style
page-workshop-another = Un autre
page-workshop-take = Prendre celui-ci
page-workshop-seed = Numéro

## L’établi

page-workshop-editor = Éditeur
page-workshop-undo = Annuler
page-workshop-redo = Rétablir
page-workshop-mode = Façon de faire
page-workshop-mode-draw = Dessiner
page-workshop-mode-copy = Recopier
page-workshop-text-only = Ce jeu n’a pas d’éditeur ; modifie le texte.
page-workshop-kept = Chaque modification est gardée dans ce navigateur.
page-workshop-not-kept = Il n’y a plus de place dans ce navigateur : enregistre-le dans un fichier.
page-workshop-checking = Vérification…
page-workshop-playable = On peut jouer avec.
page-workshop-rule = { $what } ({ $rule })
page-workshop-show-place = Ligne { $line }, colonne { $column }
page-workshop-unusual = { $count ->
    [one] Une chose inhabituelle
   *[other] { $count } choses inhabituelles
}
page-workshop-too-long = C’est trop long : un texte a au plus { $most } caractères.
page-workshop-refused-long = Rien n’a été modifié : un texte a au plus { $most } caractères, et celui-ci serait trop long à partir de la ligne { $line }, colonne { $column }.
page-workshop-picture = Sur la table
page-workshop-picture-old = Tel qu’il était la dernière fois qu’on pouvait y jouer.
page-workshop-picture-none = Tu le verras ici dès qu’on pourra y jouer.
page-workshop-text = Texte
page-workshop-text-about = Modifie le texte, l’image suit ; modifie l’image, le texte suit.

## Une photo

page-workshop-photo = Poser une photo à côté
page-workshop-photo-other = Une autre photo
page-workshop-photo-turn = Tourner
page-workshop-photo-away = Ranger
page-workshop-photo-about = La photo ne quitte jamais cet appareil : personne d’autre ne la voit.
page-workshop-photo-alt = Ta photo

## Jouer, partager

page-workshop-play = Jouer
page-workshop-play-about = Comment veux-tu jouer dessus ?
page-workshop-share = Partager et enregistrer
page-workshop-link = Lien
page-workshop-link-about = Tout est dans le lien. Qui l’ouvre peut jouer avec, l’imprimer et le modifier.
page-workshop-file = Enregistrer dans un fichier
page-workshop-file-about = « { page-workshop-open } » le relit, et les commandes du terminal aussi.
page-workshop-from-link = Un plateau pour toi
page-workshop-keep = Garder et modifier
page-workshop-change = Modifier
