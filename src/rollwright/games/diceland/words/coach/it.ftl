# Perché una decisione in Diceland è migliore di un’altra, in italiano. Ogni messaggio è una frase intera.

## Scegliere un colore

diceland-coach-unusable = { $dice ->
    [one] Il dado { diceland-colour } non si può usare: il turno rischia di non portare nessuna crocetta.
   *[other] I { $dice } dadi { diceland-colour-dice } non si possono usare: il turno rischia di non portare nessuna crocetta.
}
diceland-coach-treasure-dice = { $dice ->
    [one] Un dado { diceland-colour } raggiunge subito una casella premio.
   *[other] { $dice } dadi { diceland-colour-dice } raggiungono subito una casella premio.
}
diceland-coach-full = { $dice ->
    [one] Si può usare un solo dado { diceland-colour }: rilanciare potrebbe portare solo dadi in eccesso.
   *[other] Si possono usare solo { $dice } dadi { diceland-colour-dice }: rilanciare potrebbe portare solo dadi in eccesso.
}
diceland-coach-left = { $dice ->
    [one] La mossa giocata lascia un dado { diceland-colour } a { $name }, che ne può trarre molto.
   *[other] La mossa giocata lascia { $dice } dadi { diceland-colour-dice } a { $name }, che ne può trarre molto.
}
diceland-coach-nearest = { $left ->
    [one] Il colore più vicino a essere completo è il { diceland-colour }: manca una casella.
   *[other] Il colore più vicino a essere completo è il { diceland-colour }: mancano { $left } caselle.
}
diceland-coach-more-dice = Il primo lancio mostra già { $dice } dadi { diceland-colour-dice }, e si possono usare tutti.

## Rilanciare

diceland-coach-overshoot = Rilanciando, in { $percent } lanci su 100 escono più dadi { diceland-colour-dice } di quanti se ne possano usare.
diceland-coach-stop = { $percent ->
    [0] Un altro lancio non può migliorare nulla.
   *[other] Un altro lancio migliora le cose solo in { $percent } casi su 100.
}
diceland-coach-throw-on = Un altro lancio migliora le cose in { $percent } casi su 100.
diceland-coach-no-risk = C’è posto per tutti i dadi { diceland-colour-dice } che possono uscire: un eccesso è impossibile.

## Le crocette

diceland-coach-goal = La mossa migliore raggiunge subito l’obiettivo.
diceland-coach-completes = La mossa migliore completa un colore: { diceland-colour }.
diceland-coach-treasure = { $count ->
    [one] La mossa migliore segna una casella premio in più, che dà un lancio premio.
   *[other] La mossa migliore segna { $count } caselle premio in più, e ognuna dà un lancio premio.
}
diceland-coach-passed = Passare spreca dadi: quelli { diceland-colour-dice } si potevano usare bene.
diceland-coach-rather-pass = Qui è meglio passare: le crocette nel colore { diceland-colour } vincolano troppo.
diceland-coach-blocked = { $free ->
    [one] Al gruppo iniziato nel colore { diceland-colour } manca ancora una crocetta. Fino ad allora un premio di questo colore in un altro gruppo è vietato.
   *[other] Al gruppo iniziato nel colore { diceland-colour } mancano ancora { $free } crocette. Fino ad allora un premio di questo colore in un altro gruppo è vietato.
}
diceland-coach-small = Il gruppo iniziato nel colore { diceland-colour } ha solo { $size ->
    [one] una casella
   *[other] { $size } caselle
}. Un altro a portata ne ha { $larger } e accoglie più dadi.
diceland-coach-single = La mossa giocata lascia libera una sola casella nel gruppo di caselle { diceland-colour-spaces }: lì si può usare solo un dado singolo.
diceland-coach-treasures-near = { $more ->
    [one] Dopo la mossa migliore un colore raggiunge un premio con un solo dado
   *[other] Dopo la mossa migliore { $more } colori raggiungono un premio con un solo dado
}{ $fewer ->
    [0] , invece di nessuno.
   *[other] , invece di { $fewer }.
}
diceland-coach-colours = Dopo la mossa migliore si possono usare { $more } colori invece di { $fewer }.

## Che altro si può dire

diceland-coach-chances = La mossa migliore vale { $better } su 100, quella giocata { $played }.

## L’idea di un suggerimento

diceland-coach-idea-treasure = Una casella premio è a portata.
diceland-coach-idea-left = Attenzione ai dadi che lasci a { $name }.
diceland-coach-idea-nearest = { $left ->
    [one] Pensa al colore { diceland-colour }: manca solo una casella per completarlo.
   *[other] Pensa al colore { diceland-colour }, il più vicino a essere completo: mancano { $left } caselle.
}
diceland-coach-idea-room = { $dice ->
    [one] Cerca un colore che abbia posto: in uno si può ancora usare un dado.
   *[other] Cerca un colore che abbia posto: in uno si possono usare fino a { $dice } dadi.
}
diceland-coach-idea-throw = Rilanciare migliora le cose { $improves } volte su 100 e porta troppi dadi { $overshoots } volte.
diceland-coach-idea-goal = Puoi raggiungere l’obiettivo adesso.
diceland-coach-idea-pass = Non tutti i dadi vanno usati.
diceland-coach-idea-fill = Un gruppo iniziato si può completare.
diceland-coach-idea-near = Avvicinati a una casella premio.

## Il tavolo di studio

diceland-coach-edit = Tocca una casella per segnarla o per togliere il segno.
diceland-coach-edit-crosses = { $count ->
    [0] Nessuna casella segnata
    [one] Una casella segnata
   *[other] { $count } caselle segnate
}, { $treasures ->
    [one] { $treasures } premio
   *[other] { $treasures } premi
} su { $goal }
diceland-coach-add = Metti un dado
diceland-coach-add-die = Metti un dado: { diceland-colour }
diceland-coach-remove-die = Togli questo dado: { diceland-colour }
diceland-coach-laid = { $count ->
    [one] { $count } dado posato
   *[other] { $count } dadi posati
} su { $due }
