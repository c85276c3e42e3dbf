# L’allenatore in italiano. Le probabilità sono quelle di vincere; le loro variazioni sono in punti percentuali.

# Contro chi si gioca da soli: quello che raggiunge il bot più forte.
coach-par = Par

## Il bilancio di una partita

coach-title = { $game }: fortuna e decisioni
coach-start = inizio
coach-luck = fortuna
coach-own = mosse proprie
coach-others = mosse altrui
coach-rest = resto
coach-result = risultato
coach-points = Probabilità di vincere in %, e che cosa le ha cambiate, in punti percentuali.
coach-unfinished = La partita non è finita: come risultato ci sono le probabilità attuali.
coach-hash = Stimato con la valutazione { $hash }.
coach-working = Analisi di { $file }

## Lanci e decisioni

coach-luckiest = Lancio più fortunato: { $dice } ({ $luck }, evento { $event })
coach-unluckiest = Lancio più sfortunato: { $dice } ({ $luck }, evento { $event })
coach-errors = { $unforced ->
        [one] Una decisione con una vera scelta
       *[other] { $unforced } decisioni con una vera scelta
    } su { $decisions }; in media { $mean } punti persi ogni volta (95 %: da { $low } a { $high }).
coach-no-errors = { $decisions ->
        [one] Una decisione
       *[other] { $decisions } decisioni
    }, nessuna con una vera scelta.
coach-level = È circa quello che perde questo bot: { $level } (l’intervallo va da { $lowest } a { $highest }).
coach-level-only = È circa quello che perde questo bot: { $level }.
coach-no-mistakes = Nessun errore accertato.
coach-decision = { $verdict } all’evento { $event }: { $loss }
coach-mistake = Errore
coach-blunder = Errore grave
coach-unclear = Forse un errore
coach-good = Bene
coach-forced = Nessuna scelta
coach-played = Giocato: { $moves }
coach-better = Meglio: { $moves }
coach-also = Altrettanto buono: { $moves }{ $more ->
        [0] {""}
       *[other] {" "}(e altri { $more })
    }
