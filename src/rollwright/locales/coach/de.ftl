# Der Trainer auf Deutsch. Chancen sind Gewinnchancen; Änderungen stehen in Prozentpunkten.

# Gegen wen man allein spielt: was der stärkste Bot erreicht.
coach-par = Par

## Die Bilanz eines Spiels

coach-title = { $game }: Glück und Entscheidungen
coach-start = Beginn
coach-luck = Glück
coach-own = eigene Züge
coach-others = Züge der anderen
coach-rest = Rest
coach-result = Ergebnis
coach-points = Gewinnchancen in %, und was sie verändert hat, in Prozentpunkten.
coach-unfinished = Das Spiel ist nicht zu Ende: Als Ergebnis stehen die Chancen von jetzt.
coach-hash = Geschätzt mit der Bewertung { $hash }.
coach-working = { $file } wird ausgewertet

## Würfe und Entscheidungen

coach-luckiest = Glücklichster Wurf: { $dice } ({ $luck }, Ereignis { $event })
coach-unluckiest = Unglücklichster Wurf: { $dice } ({ $luck }, Ereignis { $event })
coach-errors = { $unforced ->
        [one] Eine Entscheidung
       *[other] { $unforced } Entscheidungen
    } von { $decisions } mit echter Wahl; im Schnitt gingen jedes Mal { $mean } Punkte verloren (95 %: { $low } bis { $high }).
coach-no-errors = { $decisions ->
        [one] Eine Entscheidung
       *[other] { $decisions } Entscheidungen
    }, keine mit echter Wahl.
coach-level = Etwa so viel verliert dieser Bot: { $level } (das Intervall reicht von { $lowest } bis { $highest }).
coach-level-only = Etwa so viel verliert dieser Bot: { $level }.
coach-no-mistakes = Kein Fehler, der feststeht.
coach-decision = { $verdict } bei Ereignis { $event }: { $loss }
coach-mistake = Fehler
coach-blunder = Grober Fehler
coach-unclear = Vielleicht ein Fehler
coach-good = Gut
coach-forced = Keine Wahl
coach-played = Gespielt: { $moves }
coach-better = Besser: { $moves }
coach-also = Genauso gut: { $moves }{ $more ->
        [0] {""}
       *[other] {" "}(und { $more } weitere)
    }
