# L’entraîneur en français. Les chances sont celles de gagner ; leurs changements sont en points de pourcentage.

# Contre qui on joue seul : ce qu’atteint le bot le plus fort.
coach-par = Par

## Le bilan d’une partie

coach-title = { $game } : chance et décisions
coach-start = début
coach-luck = chance
coach-own = propres coups
coach-others = coups des autres
coach-rest = reste
coach-result = résultat
coach-points = Chances de gagner en %, et ce qui les a changées, en points de pourcentage.
coach-unfinished = La partie n’est pas finie : le résultat donne les chances du moment.
coach-hash = Estimé par l’évaluation { $hash }.
coach-working = Analyse de { $file }

## Lancers et décisions

coach-luckiest = Lancer le plus heureux : { $dice } ({ $luck }, évènement { $event })
coach-unluckiest = Lancer le plus malheureux : { $dice } ({ $luck }, évènement { $event })
coach-errors = { $unforced ->
        [one] Une décision laissait
       *[other] { $unforced } décisions laissaient
    } le choix, sur { $decisions } ; perte moyenne à chacune, en points : { $mean } (95 % : { $low } à { $high }).
coach-no-errors = { $decisions ->
        [one] Une décision
       *[other] { $decisions } décisions
    }, aucune ne laissait le choix.
coach-level = C’est à peu près ce que perd ce bot : { $level } (l’intervalle va de { $lowest } à { $highest }).
coach-level-only = C’est à peu près ce que perd ce bot : { $level }.
coach-no-mistakes = Aucune erreur avérée.
coach-decision = { $verdict } à l’évènement { $event } : { $loss }
coach-mistake = Erreur
coach-blunder = Grosse erreur
coach-unclear = Peut-être une erreur
coach-good = Bien joué
coach-forced = Pas le choix
coach-played = Joué : { $moves }
coach-better = Mieux : { $moves }
coach-also = Tout aussi bon : { $moves }{ $more ->
        [0] {""}
       *[other] {" "}(et { $more } de plus)
    }
