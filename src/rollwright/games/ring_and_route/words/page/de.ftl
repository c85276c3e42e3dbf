# Ring & Route auf der Seite, auf Deutsch.

## Würfel

ring-and-route-page-dice = Würfel
ring-and-route-page-die = Würfel { $die }: { $number }, { $colour }
ring-and-route-page-die-used = Würfel { $die }: { $number }, { $colour }, benutzt
ring-and-route-page-die-falling = Würfel { $die }: noch nicht gefallen
ring-and-route-page-faces = Die Seiten der Würfel

## Felder und Blätter

ring-and-route-page-sheet = Blatt { $name }
ring-and-route-page-sheet-of = Blatt von { $name }: { $summary }
ring-and-route-page-sheet-summary = { $crosses ->
    [0] auf dem Ring nichts angekreuzt
    [one] ein Ringfeld angekreuzt
   *[other] { $crosses } Ringfelder angekreuzt
}, { $length ->
    [0] noch keine Route
    [one] Route bei { $route } begonnen
   *[other] Route { $route }
}, { $misthrows } von { $most } Fehlwürfen
ring-and-route-page-space-ring = Ringfeld { $space }, { $colour }
ring-and-route-page-space-crossed = angekreuzt
ring-and-route-page-space-number = Zahl { $value }, Feld { $space }
ring-and-route-page-space-on-route = auf der Route, Stelle { $place }
ring-and-route-page-space-start = Start
ring-and-route-page-space-head = ihr Ende
ring-and-route-page-space-possible = lässt sich mit { $dice } markieren

## Was geschieht

ring-and-route-page-ask-keep = Dein Wurf: Behalte die Würfel, oder tippe an, welche du noch einmal wirfst (nur einmal).
ring-and-route-page-ask-mark = Tippe Würfel an, dann ein Feld. Oder gleich ein leuchtendes Feld.
ring-and-route-page-no-mark = Mit diesen Würfeln lässt sich nichts mehr markieren.
ring-and-route-page-all-used = Alle drei Würfel sind benutzt.
ring-and-route-page-chosen-one = { $number } auf der Route oder { $colour } auf dem Ring.
ring-and-route-page-chosen-sum = { $parts } = { $sum } auf der Route.
ring-and-route-page-chosen-none = Dafür gibt es kein Feld.
ring-and-route-page-decides = { $name } überlegt, ob noch einmal geworfen wird.
ring-and-route-page-waiting = { $count ->
    [one] { $names } markiert noch.
   *[other] Es markieren noch: { $names }.
}
ring-and-route-page-winners = { $count ->
    [one] { $names } gewinnt mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }.
   *[other] Geteilter Sieg mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }: { $names }.
}

## Was man tun kann

ring-and-route-page-keep = Behalten
ring-and-route-page-reroll = { $dice } noch einmal werfen
ring-and-route-page-reroll-none = Noch einmal werfen
ring-and-route-page-take-back = Zurücknehmen
ring-and-route-page-done = Fertig
ring-and-route-page-done-misthrow = Fertig, Fehlwurf
ring-and-route-page-too-few = { $used ->
    [0] Du hast noch keinen Würfel benutzt
    [one] Du hast einen Würfel benutzt
   *[other] Du hast { $used } Würfel benutzt
}, nötig sind { $due }.
ring-and-route-page-misthrow = { ring-and-route-page-too-few } Drückst du jetzt Fertig, ist das Fehlwurf { $count } von { $most }.
ring-and-route-page-misthrow-ends-sheet = { ring-and-route-page-too-few } Drückst du jetzt Fertig, ist das dein dritter Fehlwurf und das Ende dieses Blatts.
ring-and-route-page-misthrow-ends-game = { ring-and-route-page-too-few } Drückst du jetzt Fertig, ist das dein dritter Fehlwurf und das Ende des Spiels.
ring-and-route-page-turn = Blatt umdrehen …
ring-and-route-page-turn-means = Das ist endgültig: Dieses Blatt bleibt bei { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}, und ab dem nächsten Wurf spielst du auf der anderen Seite.
ring-and-route-page-turn-do = Blatt umdrehen
ring-and-route-page-turn-not = Noch nicht
ring-and-route-page-which-dice = Mit welchen Würfeln?
ring-and-route-page-cancel = Abbrechen

## Punkte

ring-and-route-page-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
ring-and-route-page-ring = Ring
ring-and-route-page-ring-points = { $crosses ->
    [one] ein Kreuz
   *[other] { $crosses } Kreuze
}: { ring-and-route-page-points }
ring-and-route-page-route = Route
ring-and-route-page-route-points = { $length ->
    [one] eine Zahl
   *[other] { $length } Zahlen
}: { ring-and-route-page-points }
ring-and-route-page-misthrows-label = { $count } von { $most } Fehlwürfen
ring-and-route-page-on-sheet = { $which ->
    [1] Erstes Blatt
   *[2] Zweites Blatt
}
ring-and-route-page-first-sheet = Erstes Blatt: { ring-and-route-page-points }

## Plätze

ring-and-route-page-own = { $name } (du)
ring-and-route-page-active = aktiv
ring-and-route-page-thinks = überlegt
ring-and-route-page-finished = fertig
ring-and-route-page-waits = wartet
ring-and-route-page-show = Das Blatt von { $name } groß zeigen

## Die Liste der Ereignisse

ring-and-route-page-told-keep = behält die Würfel
ring-and-route-page-told-reroll = wirft { $dice } noch einmal
ring-and-route-page-told-ring = kreuzt Ringfeld { $space } mit { $dice } an
ring-and-route-page-told-route = zieht die Route zum Zahlenfeld { $space } mit { $dice }
ring-and-route-page-told-done = fertig
ring-and-route-page-told-turn = fertig, und dreht das Blatt um
ring-and-route-page-pieces = Blätter und Reihenfolge
ring-and-route-page-pieces-sides-about = Beide Seiten werden gespielt; mit welcher er anfängt, wählt jeder selbst.
ring-and-route-page-pieces-lot-about = Welche Seite zuerst kommt, wird ausgelost, und es geht gleich los.
ring-and-route-page-pieces-hand-about = Du entscheidest, wer mit welcher Seite anfängt.
ring-and-route-page-piece-choose = Mit welcher Seite fängt Spieler { $number } an?
ring-and-route-page-choose-side = Wähle deine erste Seite
ring-and-route-page-choose-side-of = { $name }, wähle deine erste Seite
ring-and-route-page-choose-side-about = Beide Seiten werden gespielt. Mit welcher fängst du an?
