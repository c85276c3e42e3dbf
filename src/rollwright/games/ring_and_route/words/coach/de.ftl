# Warum eine Entscheidung in Ring & Route besser ist als eine andere, auf Deutsch. Jede Nachricht ist ein ganzer Satz.

## Markieren

ring-and-route-coach-ended-behind = Der gespielte Zug beendet das Spiel mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}, { $behind } hinter { $name }.
ring-and-route-coach-end-ahead = Mit dem besseren Zug ist das Spiel zu Ende, { $ahead ->
    [one] ein Punkt
   *[other] { $ahead } Punkte
} vor { $name }.
ring-and-route-coach-third-misthrow = { $used ->
    [0] Kein Würfel wurde genutzt
    [one] Ein Würfel wurde genutzt
   *[other] { $used } Würfel wurden genutzt
}, obwohl { $due } gepasst hätten: der dritte Fehlwurf, und damit das Ende des { $ends ->
    [game] Spiels
   *[sheet] Blatts
}.
ring-and-route-coach-misthrow = { $used ->
    [0] Kein Würfel wurde genutzt
    [one] Ein Würfel wurde genutzt
   *[other] { $used } Würfel wurden genutzt
}, obwohl { $due } gepasst hätten: Fehlwurf { $count } von 3.
ring-and-route-coach-worth-a-misthrow = Der bessere Zug ist Fehlwurf { $count } von 3 wert.
ring-and-route-coach-turn-now = Es war Zeit, das erste Blatt zu beenden: Im Schnitt bringt es { $points ->
    [0] keine Punkte mehr
    [one] nur noch einen Punkt
   *[other] nur noch { $points } Punkte
}, in { $turns ->
    [0] weniger als einem Zug
    [one] einem Zug
   *[other] { $turns } Zügen
}.
ring-and-route-coach-turned-early = Das erste Blatt wurde zu früh beendet: Im Schnitt hätte es noch { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} gebracht, in { $turns ->
    [0] weniger als einem Zug
    [one] einem Zug
   *[other] { $turns } Zügen
}.
ring-and-route-coach-cut-off = Der Route wurde der Weg zu { $spaces ->
    [one] einer Zahl
   *[other] { $spaces } Zahlen
} abgeschnitten: Sie kann noch { $most } lang werden statt { $better }.
ring-and-route-coach-next-throw = Von 100 nächsten Würfen passen nur { $percent }; nach dem besseren Zug sind es { $better }.
ring-and-route-coach-ring-step = Der bessere Zug macht { $crosses } Kreuze auf dem Ring voll, für { $points } Punkte mehr.
ring-and-route-coach-ring-near = Nach dem besseren Zug fehlt nur ein Kreuz zu { $crosses } auf dem Ring, wo die Punkte steigen.
ring-and-route-coach-more-points = Der bessere Zug bringt sofort { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} mehr.
ring-and-route-coach-race = Das Ende ist nah: { $name } ist in etwa { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
} fertig, und so zählen Punkte mehr, die schon da sind.
ring-and-route-coach-longer-route = Mit dem besseren Zug kommt die Route { $numbers ->
    [one] eine Zahl
   *[other] { $numbers } Zahlen
} weiter.
ring-and-route-coach-more-crosses = Der bessere Zug macht { $crosses ->
    [one] ein Kreuz
   *[other] { $crosses } Kreuze
} mehr auf dem Ring.

## Noch einmal werfen

ring-and-route-coach-kept-misthrow = So, wie die Würfel lagen, waren sie ein Fehlwurf; wirft man { ring-and-route-coach-dice } noch einmal, bleibt er in { $percent } von 100 Würfen aus.
ring-and-route-coach-rerolled-usable = Alle drei Würfel passten, wie sie lagen; wirft man { ring-and-route-coach-dice } noch einmal, passen sie nur in { $percent } von 100 Würfen.
ring-and-route-coach-reroll-usable = Wirft man { ring-and-route-coach-dice } noch einmal, passen alle drei Würfel in { $percent } von 100 Würfen; mit dem gespielten Zug in { $played }.
ring-and-route-coach-third-at-stake = Ein Fehlwurf wäre der dritte und das Ende des { $ends ->
    [game] Spiels
   *[sheet] Blatts
}.
ring-and-route-coach-serves-other = { $name } könnte die Würfel nutzen, wie sie lagen; noch einmal geworfen, sind sie für { $name } in { $percent } von 100 Würfen ein Fehlwurf.
ring-and-route-coach-spares-other = So, wie die Würfel lagen, sind sie für { $name } ein Fehlwurf; noch einmal geworfen, bleibt er { $name } in { $percent } von 100 Würfen erspart.
ring-and-route-coach-dice = { $dice ->
    [A] Würfel A
    [B] Würfel B
    [C] Würfel C
    [AB] A und B
    [AC] A und C
    [BC] B und C
   *[ABC] alle drei
}

## Ideen

ring-and-route-coach-idea-keep = Behalte die Würfel: Alle drei lassen sich nutzen.
ring-and-route-coach-idea-keep-misthrow = Behalte die Würfel, obwohl es ein Fehlwurf ist: Auch wenn du noch einmal wirfst, bleibt er nur in höchstens { $percent } von 100 Würfen aus.
ring-and-route-coach-idea-reroll = { $now ->
    [misthrow] Diese Würfel sind ein Fehlwurf. Wirf { ring-and-route-coach-dice } noch einmal: Dann passen alle drei in { $percent } von 100 Würfen.
   *[usable] Du darfst auf bessere Würfel hoffen. Wirf { ring-and-route-coach-dice } noch einmal: Dann passen alle drei in { $percent } von 100 Würfen.
}
ring-and-route-coach-idea-ring = Kreuze { $crosses ->
    [one] eine Farbe
   *[other] { $crosses } Farben
} auf dem Ring an{ $misthrow ->
    [yes] , obwohl es ein Fehlwurf ist.
   *[no] .
}
ring-and-route-coach-idea-route = Führe deine Route { $numbers ->
    [one] zur { $number }
   *[other] bis zur { $number }
}{ $misthrow ->
    [yes] , obwohl es ein Fehlwurf ist.
   *[no] .
}
ring-and-route-coach-idea-both = Führe deine Route zur { $number } und kreuze { $crosses ->
    [one] eine Farbe
   *[other] { $crosses } Farben
} auf dem Ring an{ $misthrow ->
    [yes] , obwohl es ein Fehlwurf ist.
   *[no] .
}
ring-and-route-coach-idea-nothing = Lass die Würfel ungenutzt.
ring-and-route-coach-idea-enough = Lass es dabei: Du bist fertig.
ring-and-route-coach-idea-race = Ein kühner Plan: Beende mit diesem Wurf dein erstes Blatt, mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}, obwohl noch { $percent } von 100 nächsten Würfen passen. Das Spiel ist ein Wettlauf: Sobald ein zweites Blatt endet, ist es für alle vorbei.
ring-and-route-coach-idea-turn = Beende mit diesem Wurf dein erstes Blatt, mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}: Es passen nur noch { $percent } von 100 nächsten Würfen.
ring-and-route-coach-idea-end = Beende mit diesem Wurf das Spiel.
ring-and-route-coach-idea-next = Danach passen { $percent } von 100 nächsten Würfen.

## Das Analysebrett

ring-and-route-coach-edit = Tippe auf Ringfelder, um sie anzukreuzen, und auf Zahlen in der Reihenfolge der Route. Noch einmal tippen nimmt weg, bei der Route auch alles, was danach kommt.
ring-and-route-coach-edit-sheet = Blatt
ring-and-route-coach-edit-misthrows = Fehlwürfe
ring-and-route-coach-edit-points = Punkte des ersten Blatts
ring-and-route-coach-die = Würfel { $die }
