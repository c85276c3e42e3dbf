# Ring & Route auf der Seite, auf Deutsch.

## Würfel

ring-and-route-page-dice = Würfel
ring-and-route-page-die = Würfel { $die }: { $number }, { $colour }
ring-and-route-page-die-used = Würfel { $die }: { $number }, { $colour }, genutzt
ring-and-route-page-die-falling = Würfel { $die }: noch nicht gefallen
ring-and-route-page-faces = Würfel ansehen
ring-and-route-page-faces-about = Die drei Würfel sind verschieden: Jeder hat zu jeder Zahl seine eigene Farbe.
ring-and-route-page-keys = A, B und C wählen Würfel aus, R wirft die ausgewählten noch einmal, K behält alle. Die Pfeiltasten führen von Feld zu Feld, N führt zum nächsten Feld, das du markieren kannst, Enter markiert es. D heißt Fertig, T beendet das Blatt, U nimmt zurück.

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
ring-and-route-page-space-ring =
    Ringfeld, { $colour }, { $place ->
        [n] oben in der Mitte
        [nne] oben, rechts der Mitte
        [ne] Ecke oben rechts
        [ene] rechts, über der Mitte
        [e] rechts in der Mitte
        [ese] rechts, unter der Mitte
        [se] Ecke unten rechts
        [sse] unten, rechts der Mitte
        [s] unten in der Mitte
        [ssw] unten, links der Mitte
        [sw] Ecke unten links
        [wsw] links, unter der Mitte
        [w] links in der Mitte
        [wnw] links, über der Mitte
        [nw] Ecke oben links
       *[nnw] oben, links der Mitte
    }
ring-and-route-page-space-crossed = angekreuzt
ring-and-route-page-space-number =
    Zahl { $value }, { $place ->
        [n] oben
        [ne] oben rechts
        [e] rechts
        [se] unten rechts
        [s] unten
        [sw] unten links
        [w] links
        [nw] oben links
       *[middle] in der Mitte
    }
ring-and-route-page-space-on-route = auf der Route, Stelle { $place }
ring-and-route-page-space-start = Start
ring-and-route-page-space-head = ihr Ende
ring-and-route-page-space-lost = für die Route unerreichbar
ring-and-route-page-space-possible = lässt sich mit { $dice } markieren

## Was geschieht

ring-and-route-page-goal = Ziel: die meisten Punkte aus beiden Blättern
ring-and-route-page-use-all = Du hast gewürfelt: Nutze alle drei
ring-and-route-page-use-two = { $name } hat gewürfelt: Nutze mindestens zwei
ring-and-route-page-threw = { $name } hat gewürfelt
ring-and-route-page-you-throw = Du würfelst
ring-and-route-page-last-throw = { $count ->
    [one] Letzter Wurf! { $names } ist mit dem zweiten Blatt fertig.
   *[other] Letzter Wurf! { $names } sind mit dem zweiten Blatt fertig.
}
ring-and-route-page-last-throw-you = Letzter Wurf! Dein zweites Blatt ist zu Ende.
ring-and-route-page-the-other = der anderen { $number }
ring-and-route-page-worth = { ring-and-route-page-points }, dann { $next }
ring-and-route-page-standing = { $sheet ->
    [1] { ring-and-route-page-points }, { ring-and-route-page-misthrows-label }, erstes Blatt
   *[2] { ring-and-route-page-points }, { ring-and-route-page-misthrows-label }, zweites Blatt
}
ring-and-route-page-used = { $enough ->
    [1] Genutzt: { $used } ✓
   *[0] Genutzt: { $used }
}
ring-and-route-page-one-die = Auf dem Ring kreuzt jeder Würfel ein eigenes Feld an. Wähle einen.
ring-and-route-page-choose-first = Tippe zuerst die Würfel an, die du noch einmal werfen willst.
ring-and-route-page-cut-off = Deine Route kommt nicht mehr zu dieser Zahl: Keine freie Verbindung führt dorthin.
ring-and-route-page-lost = Von hier aus kommt deine Route nicht mehr zu { $numbers }.
ring-and-route-page-route-ends = Von hier aus kann deine Route nicht weiter.
ring-and-route-page-ask-keep = Behalte die Würfel, oder tippe welche an und wirf sie noch einmal.
ring-and-route-page-ask-mark = Tippe auf ein leuchtendes Feld, oder erst auf Würfel.
ring-and-route-page-no-mark = { $used ->
    [0] Mit diesen Würfeln passt nichts.
   *[other] Mehr passt nicht.
}
ring-and-route-page-no-mark-misthrow = { $ends ->
    [sheet] { ring-and-route-page-no-mark } Der dritte Fehlwurf beendet dieses Blatt.
    [game] { ring-and-route-page-no-mark } Der dritte Fehlwurf beendet das Spiel.
   *[nothing] { ring-and-route-page-no-mark } Das ist Fehlwurf { $count } von { $most }.
}
ring-and-route-page-all-used = Alle drei Würfel sind genutzt. Tippe auf „{ ring-and-route-page-done }“.
ring-and-route-page-chosen-one = { $number } auf der Route oder { $colour } auf dem Ring.
ring-and-route-page-chosen-sum = { $parts } = { $sum } auf der Route.
ring-and-route-page-chosen-none = Dafür gibt es kein Feld.
ring-and-route-page-decides = { $name } überlegt: Noch einmal würfeln?
ring-and-route-page-waiting = { $count ->
    [one] { $names } markiert noch.
   *[other] Es markieren noch: { $names }.
}
ring-and-route-page-did-both = { $name }: { $numbers } auf der Route, { $colours } auf dem Ring.
ring-and-route-page-did-route = { $name }: { $numbers } auf der Route.
ring-and-route-page-did-ring = { $name }: { $colours } auf dem Ring.
ring-and-route-page-did-nothing = { $name } markiert nichts.
ring-and-route-news-misthrow-you = { $count ->
    [3] Das ist dein dritter Fehlwurf: Dein { $sheet ->
        [2] zweites
       *[1] erstes
    } Blatt ist zu Ende, seine Punkte behältst du.
   *[other] Du hast einen Fehlwurf ({ $count } von 3).
}
ring-and-route-news-last-misthrow-you = Nach diesem Wurf ist Schluss: Du hast drei Fehlwürfe.
ring-and-route-news-turned-you = { $points ->
    [one] Dein erstes Blatt ist fertig, einen Punkt hast du sicher. Jetzt kommt das zweite!
   *[other] Dein erstes Blatt ist fertig, { $points } Punkte hast du sicher. Jetzt kommt das zweite!
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
ring-and-route-page-winners-you = { $count ->
    [one] Du gewinnst mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }!
   *[other] Du teilst dir den Sieg mit { $names }: { ring-and-route-page-points }.
}
ring-and-route-page-ended-misthrows = { $count ->
    [one] Das Spiel ist aus: { $names } hat auf dem zweiten Blatt drei Fehlwürfe.
   *[other] Das Spiel ist aus: { $names } haben auf dem zweiten Blatt drei Fehlwürfe.
}
ring-and-route-page-ended-misthrows-you = Das Spiel ist aus: Du hast auf deinem zweiten Blatt drei Fehlwürfe.
ring-and-route-page-ended-full = { $count ->
    [one] Das Spiel ist aus: { $names } hat das zweite Blatt voll.
   *[other] Das Spiel ist aus: { $names } haben das zweite Blatt voll.
}
ring-and-route-page-ended-full-you = Das Spiel ist aus: Dein zweites Blatt ist voll.

## Was man tun kann

ring-and-route-page-keep = Behalten
ring-and-route-page-reroll = { $dice } noch einmal werfen
ring-and-route-page-reroll-none = Noch einmal werfen
ring-and-route-page-take-back = Zurück­nehmen
ring-and-route-page-done = Fertig
ring-and-route-page-done-misthrow = Fertig, Fehlwurf
ring-and-route-page-too-few = { $used ->
    [0] Du hast noch keinen Würfel genutzt
    [one] Du hast einen Würfel genutzt
   *[other] Du hast { $used } Würfel genutzt
}, nötig sind { $due }. Es passt noch etwas.
ring-and-route-page-misthrow = { ring-and-route-page-too-few } Tippst du jetzt auf „{ ring-and-route-page-done }“, ist das Fehlwurf { $count } von { $most }.
ring-and-route-page-misthrow-ends-sheet = { ring-and-route-page-too-few } Tippst du jetzt auf „{ ring-and-route-page-done }“, ist das dein dritter Fehlwurf und das Ende dieses Blatts.
ring-and-route-page-misthrow-ends-game = { ring-and-route-page-too-few } Tippst du jetzt auf „{ ring-and-route-page-done }“, ist das dein dritter Fehlwurf und das Ende des Spiels.
ring-and-route-page-finish = Ring & Route ohne „Fertig“
ring-and-route-page-finish-hint = Der dritte Würfel beendet deinen Zug; zurücknehmen geht dann nicht mehr.
ring-and-route-page-go-on = Weitermachen
ring-and-route-page-turn = Blatt beenden …
ring-and-route-page-turn-means = Dein erstes Blatt bleibt dann bei { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}, dazu kommt nichts mehr. Ab dem nächsten Wurf spielst du dein zweites Blatt.
ring-and-route-page-turn-misthrow = Du hast zu wenige Würfel genutzt, also bekommt das alte Blatt noch einen Fehlwurf; dort schadet er nicht.
ring-and-route-page-turn-do = Blatt beenden
ring-and-route-page-turn-not = Noch nicht
ring-and-route-page-which-dice = Mit welchen Würfeln?
ring-and-route-page-cancel = Abbrechen

## Punkte

ring-and-route-page-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
ring-and-route-page-ring-so-far = { $step ->
    [0] Ring: { $crosses }
   *[other] Ring: { $crosses } von { $step }
}
ring-and-route-page-route-so-far = { $ended ->
    [1] Route: { $length }, zu Ende
   *[0] Route: { $length }
}
ring-and-route-page-ring = Ring
ring-and-route-page-ring-points = { $crosses ->
    [one] 1 Kreuz
   *[other] { $crosses } Kreuze
}: { ring-and-route-page-points }
ring-and-route-page-route = Route
ring-and-route-page-route-points = { $length ->
    [one] 1 Zahl
   *[other] { $length } Zahlen
}: { ring-and-route-page-points }
ring-and-route-page-crosses = Kreuze
ring-and-route-page-numbers = Zahlen
ring-and-route-page-misthrows = Fehlwürfe
ring-and-route-page-misthrows-label = { $count } von { $most } Fehlwürfen
ring-and-route-page-on-sheet = { $which ->
    [1] Erstes Blatt
   *[2] Zweites Blatt
}
ring-and-route-page-turns = { $turns ->
    [one] Das Spiel dauerte einen Wurf.
   *[other] Das Spiel dauerte { $turns } Würfe.
}
ring-and-route-page-summary = Punkte: Ring + Route.
ring-and-route-page-first-sheet = Erstes Blatt: { ring-and-route-page-points }

## Plätze

ring-and-route-page-own = { $name } (du)
ring-and-route-page-active = hat gewürfelt
ring-and-route-page-thinks = überlegt
ring-and-route-page-finished = fertig
ring-and-route-page-waits = wartet
ring-and-route-page-show = Das Blatt von { $name } groß zeigen
ring-and-route-page-framed = Eingerahmt ist, was neu dazugekommen ist.
ring-and-route-page-back = Zu meinem Blatt

## Die Liste der Ereignisse

ring-and-route-page-told-keep = behält die Würfel
ring-and-route-page-told-reroll = wirft { $dice } noch einmal
ring-and-route-page-told-ring = kreuzt { $colour } auf dem Ring an, mit { $dice }
ring-and-route-page-told-route = führt die Route zur { $number }, mit { $dice }
ring-and-route-page-told-done = fertig
ring-and-route-page-told-turn = beendet das Blatt

## Eine Entscheidung als das, was zu tun ist

ring-and-route-page-move-keep = die Würfel behalten
ring-and-route-page-move-reroll = { $dice } noch einmal werfen
ring-and-route-page-move-ring = { $colour } auf dem Ring ankreuzen{ $how ->
    [dice] , { ring-and-route-page-with }
   *[plain] {""}
}
ring-and-route-page-move-route = die Route zur { $number } führen{ $how ->
    [dice] , { ring-and-route-page-with }
    [sum] {" "}({ $parts })
   *[plain] {""}
}
ring-and-route-page-move-done = auf „{ ring-and-route-page-done }“ tippen
ring-and-route-page-move-turn = das Blatt beenden
ring-and-route-page-do-keep = behalte die Würfel
ring-and-route-page-do-reroll = wirf { $dice } noch einmal
ring-and-route-page-do-ring = kreuze { $how ->
    [dice] { ring-and-route-page-with } { $colour } auf dem Ring an
   *[plain] { $colour } auf dem Ring an
}
ring-and-route-page-do-route = führe die Route { $how ->
    [dice] { ring-and-route-page-with } zur { $number }
    [sum] zur { $number } ({ $parts })
   *[plain] zur { $number }
}
ring-and-route-page-do-done = tippe auf „{ ring-and-route-page-done }“
ring-and-route-page-do-turn = beende das Blatt
ring-and-route-page-these = { $letters ->
    [AB] A und B
    [AC] A und C
    [BC] B und C
    [ABC] alle drei
   *[other] { $letters }
}
ring-and-route-page-with = { $letters ->
    [AB] mit A und B
    [AC] mit A und C
    [BC] mit B und C
    [ABC] mit allen dreien
   *[other] mit Würfel { $letters }
}
ring-and-route-page-pieces = Blätter und Reihenfolge
ring-and-route-page-pieces-sides-about = Beide Blätter werden gespielt; mit welchem er anfängt, wählt jeder selbst.
ring-and-route-page-pieces-lot-about = Welches Blatt zuerst kommt, wird ausgelost, und es geht gleich los.
ring-and-route-page-pieces-hand-about = Du entscheidest, wer mit welchem Blatt anfängt.
ring-and-route-page-piece-choose = Mit welchem Blatt fängt Spieler { $number } an?
ring-and-route-page-setup-print = Diese Blätter drucken
ring-and-route-page-setup-own-missing = Die gewünschten Blätter sind nicht in diesem Browser oder nicht spielbar. Hier sind die des Spiels.
ring-and-route-page-choose-side = Wähle dein erstes Blatt
ring-and-route-page-choose-side-of = { $name }, wähle dein erstes Blatt
ring-and-route-page-choose-side-about = Beide Blätter werden gespielt. Mit welchem fängst du an?

# The papers
ring-and-route-sets = Welches Papier
ring-and-route-set-1 = Erstes Papier
ring-and-route-set-1-about = Blatt 1 und 2: Netze mit dreißig Verbindungen, von denen sich einige kreuzen.
ring-and-route-set-2 = Korridore
ring-and-route-set-2-about = Blatt 3 und 4: wenige Verbindungen: Korridore am Rand und Brücken, die sich kreuzen. Beide Seiten haben dasselbe Netz, verschieden gezeichnet.
ring-and-route-set-3 = Quadrate
ring-and-route-set-3-about = Blatt 5 und 6: große Zahlen in der Mitte, keine Verbindung kreuzt eine andere, und die Farben stehen in Gruppen. Beide Seiten haben dasselbe Netz, verschieden gezeichnet.
