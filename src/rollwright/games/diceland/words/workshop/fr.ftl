
### L’éditeur de plateaux de l’atelier.

diceland-workshop-grid = Plateau, ligne par ligne
diceland-workshop-cell = { $space }, { diceland-colour-space }{ $treasure ->
    [yes] , trésor
   *[no] {""}
}
diceland-workshop-cell-other = { $space }, { $kind ->
    [start] départ
    [obstacle] impasse
    [outside] hors du plateau
   *[unknown] illisible
}
diceland-workshop-brush = Pinceau
diceland-workshop-keys = Touches
diceland-workshop-treasure = Trésor
diceland-workshop-start = Départ
diceland-workshop-obstacle = Impasse
diceland-workshop-outside = Dehors
diceland-workshop-way = Façon de recopier
diceland-workshop-way-rows = Ligne par ligne
diceland-workshop-way-colours = Couleur par couleur
diceland-workshop-hint-draw = Choisis un pinceau, puis peins : touche ou fais glisser. Deux doigts agrandissent.
diceland-workshop-keys-draw = Les flèches déplacent, r y g b o s peignent, les majuscules avec un trésor, T trésor, + départ, # impasse, . dehors.
diceland-workshop-hint-rows = Depuis le haut à gauche, ligne par ligne : chaque lettre peint une case et passe à la suivante.
diceland-workshop-keys-rows = r rouge, y jaune, g vert, b bleu, o orange, s gris ; les majuscules sont des trésors. + départ, # impasse, . ou espace dehors. Entrée : ligne suivante. Retour arrière : case précédente.
diceland-workshop-counts = Ce qu’il y a sur le plateau
diceland-workshop-colour = Couleur
diceland-workshop-spaces = Cases
diceland-workshop-treasures = Trésors
diceland-workshop-territories = Zones
diceland-workshop-sum = En tout
diceland-workshop-unusual = inhabituel
diceland-workshop-size = Taille, déplacer, retourner
diceland-workshop-columns = Colonnes
diceland-workshop-columns-fewer = Une colonne de moins
diceland-workshop-columns-more = Une colonne de plus
diceland-workshop-rows = Lignes
diceland-workshop-rows-fewer = Une ligne de moins
diceland-workshop-rows-more = Une ligne de plus
diceland-workshop-move = Tout déplacer
diceland-workshop-move-left = Tout déplacer à gauche
diceland-workshop-move-right = Tout déplacer à droite
diceland-workshop-move-up = Tout déplacer vers le haut
diceland-workshop-move-down = Tout déplacer vers le bas
diceland-workshop-mirror-sides = Gauche ↔ droite
diceland-workshop-mirror-ends = Haut ↔ bas
diceland-workshop-clear = Vider
diceland-workshop-too-large = Ce texte est trop grand pour être dessiné : un plateau a au plus 26 lignes et 26 colonnes. Modifie le texte, ou annule.

## Styles des nouveaux plateaux

diceland-style-field = Champ
diceland-style-field-about = À peu près rectangulaire, avec des cases impasse dispersées : comme les plateaux du jeu.
diceland-style-hexagon = Hexagone
diceland-style-hexagon-about = Un grand hexagone fait de petits.
diceland-style-island = Île
diceland-style-island-about = Une côte avec des baies et des caps.
diceland-style-lakes = Lacs
diceland-style-lakes-about = Les cases impasse sont groupées, et les chemins les contournent.
diceland-style-patchwork = Mosaïque
diceland-style-patchwork-about = Beaucoup de petites zones : vite complètes, et il y en a toujours une nouvelle à ouvrir.
diceland-style-estates = Domaines
diceland-style-estates-about = Peu de zones, mais grandes : longtemps en cours, et bonnes pour beaucoup de dés.
diceland-style-turned = Demi-tour
diceland-style-turned-about = Après un demi-tour, il est le même, aux couleurs près.
diceland-style-propeller = Hélice
diceland-style-propeller-about = Le même trois fois au cours d’un tour complet, aux couleurs près.
diceland-style-pinwheel = Moulinet
diceland-style-pinwheel-about = Un hexagone, le même vu de ses six côtés, aux couleurs près.
diceland-style-star = Étoile
diceland-style-star-about = Six branches, toutes pareilles, aux couleurs près.
