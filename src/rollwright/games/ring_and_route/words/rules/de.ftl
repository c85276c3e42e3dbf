# Die Regeln von Ring & Route, wie die Seite sie erzählt. Regelnummern sind die von RULES.md.

ring-and-route-rules-facts = Für 2 bis 4 Spieler ab 8 Jahren, etwa 20 Minuten
ring-and-route-rules-back = Zurück
ring-and-route-rules-next = Weiter
ring-and-route-rules-step = Schritt { $step } von { $count }

## Bilder, für alle, die sie hören

ring-and-route-rules-picture = Blatt { $sheet }. { $crosses ->
    [0] Kein Ringfeld ist angekreuzt.
    [one] Ein Ringfeld ist angekreuzt.
   *[other] { $crosses } Ringfelder sind angekreuzt.
} { $length ->
    [0] Es gibt noch keine Route.
   *[other] Die Route: { $route }.
} { $misthrows ->
    [0] Kein Fehlwurf.
    [one] Ein Fehlwurf.
   *[other] { $misthrows } Fehlwürfe.
}
ring-and-route-rules-dice = { $count ->
    [0] Die Würfel sind noch nicht geworfen.
   *[other] Würfel: { $dice }. Davon genutzt: { $used }.
}
ring-and-route-rules-points = { $part ->
    [ring] Ring: { $crosses ->
        [one] ein Kreuz
       *[other] { $crosses } Kreuze
    }, { $ring ->
        [one] ein Punkt
       *[other] { $ring } Punkte
    }.
   *[all] Ring: { $crosses ->
        [one] ein Kreuz
       *[other] { $crosses } Kreuze
    }, { $ring ->
        [one] ein Punkt
       *[other] { $ring } Punkte
    }. Route: { $length ->
        [one] eine Zahl
       *[other] { $length } Zahlen
    }, { $route ->
        [one] ein Punkt
       *[other] { $route } Punkte
    }. Bisher zusammen: { $total }.
}

## Ziel

ring-and-route-rules-aim = Das Ziel
ring-and-route-rules-aim-points = Sammle mehr Punkte als alle anderen: mit Kreuzen auf dem Ring am Rand deines Blatts und mit einer Route durch die Zahlen darin.
ring-and-route-rules-aim-sheets = Du hast zwei Blätter, die zwei Seiten eines Papiers, und spielst sie nacheinander. Welches zuerst kommt, ist dir überlassen.
ring-and-route-rules-tour = Was auf einem Blatt zu sehen ist
ring-and-route-rules-tour-1 = Der Ring: 16 Felder in sechs Farben.
ring-and-route-rules-tour-2 = Darin 13 Zahlen mit Verbindungen. Auf diesen Verbindungen läuft deine Route.
ring-and-route-rules-tour-3 = Drei Kästchen für Fehlwürfe. Mit dem dritten ist das Blatt zu Ende.
ring-and-route-rules-tour-4 = Drei Würfel. Jede Würfelseite zeigt eine Zahl und eine Farbe, und jeder Würfel verbindet sie anders.
ring-and-route-rules-setup = Vorbereitung
ring-and-route-rules-setup-sheets = Alle haben das gleiche Papier, und jeder entscheidet, mit welchem Blatt er anfängt. Bei „{ page-play-now }“ wird das ausgelost.
ring-and-route-rules-setup-first = Wer zuerst aktiver Spieler ist, wird ausgelost.
ring-and-route-rules-setup-here = Hier rollen die Würfel von selbst. Tippe ein leuchtendes Feld an, oder erst die Würfel und dann ein Feld. „{ ring-and-route-page-take-back }“ macht den letzten Eintrag rückgängig, mit „{ ring-and-route-page-done }“ bist du mit dem Wurf durch. Teilt ihr euch ein Gerät, sagt die Seite, wer dran ist.

## Ein Zug

ring-and-route-rules-play = Ein Zug
ring-and-route-rules-play-throw = Der aktive Spieler wirft die drei Würfel. Wenn er mag, wirft er ein einziges Mal noch einmal: einen, zwei oder alle drei.
ring-and-route-rules-play-look = Bevor du noch einmal wirfst, darfst du dir die Würfel ansehen: welche Farbe zu welcher Zahl gehört. Am Tisch zeigt das „{ ring-and-route-page-faces }“; hier steht es unter „{ ring-and-route-rules-signs }“.
ring-and-route-rules-play-use = Jetzt spielen alle mit diesen Würfeln, jeder auf seinem Blatt. Nutze so viele, wie du magst, jeden höchstens einmal: für seine Farbe, für seine Zahl oder mit anderen als Summe. Mische das, wie du willst, in beliebiger Reihenfolge.
ring-and-route-rules-play-next = Danach wird der Nächste im Uhrzeigersinn aktiv.
ring-and-route-rules-turn = Ein Wurf, viermal anders genutzt
ring-and-route-rules-turn-1 = Ada ist aktiv: eine grüne 6, eine grüne 1, eine rote 3. Die rote 3 will sie nicht.
ring-and-route-rules-turn-2 = Sie wirft diesen Würfel noch einmal und bekommt eine gelbe 2. Diese Würfel gelten, und zwar für alle.
ring-and-route-rules-turn-3 = Ada beginnt ihre Route bei der 6 und kreuzt Gelb und Grün nebeneinander an.
ring-and-route-rules-turn-4 = Ben kreuzt Gelb an und beginnt seine Route bei der 7, das ist 6 + 1.
ring-and-route-rules-turn-5 = Cleo kreuzt drei Nachbarn auf dem Ring an: Grün, Gelb, Grün.
ring-and-route-rules-turn-6 = Dario beginnt bei der 6 und geht gleich weiter zur 2 und zur 1.

## Markieren

ring-and-route-rules-mark = Markieren
ring-and-route-rules-mark-colours = Farben auf dem Ring
ring-and-route-rules-mark-ring = Ein Würfel kreuzt ein Ringfeld seiner Farbe an. Dein erstes Kreuz darf überall hin, jedes spätere neben ein älteres. So entsteht ein Bogen, der an beiden Enden wächst.
ring-and-route-rules-ring = Ein Bogen wächst
ring-and-route-rules-ring-1 = Adas erstes Kreuz: ein rotes Feld, irgendwo auf dem Ring.
ring-and-route-rules-ring-2 = Violett und Blau liegen daneben, auf jeder Seite eines.
ring-and-route-rules-ring-3 = Der nächste Wurf bringt Gelb und Violett. Beide passen, an jedem Ende eines.
ring-and-route-rules-ring-4 = Fünf nebeneinander. Jetzt kann der Bogen am oberen Ende mit Grün oder am unteren mit Grau weitergehen.
ring-and-route-rules-mark-numbers = Zahlen auf der Route
ring-and-route-rules-mark-route = Beginne mit einer beliebigen Zahl; sie bekommt einen Kreis. Von da an muss die nächste Zahl mit der zuletzt markierten verbunden sein. Die Route wächst nur an diesem Ende.
ring-and-route-rules-mark-cross = Sie kehrt nie zu einer Zahl zurück und kreuzt nie ihre eigene Linie. Knapp vorbei ist erlaubt.
ring-and-route-rules-mark-sum = Eine Zahl markierst du mit einem Würfel, der sie zeigt, oder mit zwei oder drei Würfeln, die zusammen so viel ergeben.
ring-and-route-rules-route = Eine Route, und ein Weg, der sich schließt
ring-and-route-rules-route-1 = Eine graue 5 und eine rote 3 ergeben 8, die Farben sind dabei egal: Hier beginnt Adas Route. Der dritte Würfel ist noch frei.
ring-and-route-rules-route-2 = Später: 8, 12, 7. Mit diesen Würfeln kann es zur 6, zur 3 oder zur 5 weitergehen.
ring-and-route-rules-route-3 = Noch später: 8, 12, 7, 3, 1, 9, 4. Zur 6 führt kein Weg mehr: Der letzte ginge von der 4 zur 2, und er würde die Linie von 3 nach 1 kreuzen. Gepunktete Verbindungen sind gesperrt.

## Fehlwürfe

ring-and-route-rules-misthrows = Fehlwürfe
ring-and-route-rules-misthrows-due = Der aktive Spieler soll alle drei Würfel nutzen, alle anderen mindestens zwei. Wer weniger nutzt, markiert einen Fehlwurf.
ring-and-route-rules-misthrows-third = Der dritte Fehlwurf beendet das Blatt, und es wird gewertet. War es dein erstes, geht es beim nächsten Wurf mit dem zweiten weiter.
ring-and-route-rules-misthrows-turn = Nach jedem Wurf darfst du dein erstes Blatt auch freiwillig beenden; dein zweites nicht.
ring-and-route-rules-misthrow = Reichen zwei Würfel?
ring-and-route-rules-misthrow-1 = Ada ist aktiv. Gelb passt auf ihren Ring, und danach Grau.
ring-and-route-rules-misthrow-2 = Für die grüne 1 gibt es keinen Platz. Zwei Würfel von dreien: ein Fehlwurf für Ada.
ring-and-route-rules-misthrow-3 = Auch Ben nutzt zwei Würfel: Grün auf dem Ring, die 6 auf der Route. Er ist nicht aktiv, also reicht das.
ring-and-route-rules-misthrow-4 = Viel später. Ada hat zwei Fehlwürfe, und keiner dieser Würfel passt.
ring-and-route-rules-misthrow-5 = Das war der dritte: Das erste Blatt brachte 8 + 18 = 26 Punkte. Beim nächsten Wurf beginnt sie das zweite.

## Ende und Wertung

ring-and-route-rules-end = Ende und Wertung
ring-and-route-rules-end-when = Das Spiel endet, wenn jemand auf dem zweiten Blatt drei Fehlwürfe hat oder es ganz gefüllt hat: alle 16 Ringfelder und alle 13 Zahlen. Diesen Wurf spielen noch alle zu Ende.
ring-and-route-rules-end-score = Jedes Blatt bringt Punkte für den Ring und für die Route. Zähle beide Blätter zusammen; eines, das du nie begonnen hast, bringt nichts. Die höchste Summe gewinnt, und bei Gleichstand teilt man sich den Sieg.
ring-and-route-rules-points-ring = Punkte für den Ring eines Blatts
ring-and-route-rules-points-route = Punkte für die Route eines Blatts
ring-and-route-rules-crosses = Kreuze
ring-and-route-rules-length = Zahlen
ring-and-route-rules-points-row = Punkte
ring-and-route-rules-score = Zusammenzählen
ring-and-route-rules-score-1 = Ada hat ihr erstes Blatt freiwillig beendet. Es hat 11 Kreuze auf dem Ring: 13 Punkte.
ring-and-route-rules-score-2 = Seine Route hat 11 Zahlen: 26 Punkte. Zusammen 13 + 26 = 39.
ring-and-route-rules-score-3 = Das zweite Blatt hat 5 Kreuze, zu wenig für Punkte, und eine Route von 10: 22 Punkte. Sein dritter Fehlwurf beendet das Spiel, mit 39 + 22 = 61.

## Für alle, die streiten

ring-and-route-rules-argue = Für Zweifelsfälle
ring-and-route-rules-argue-why = Bekannt ist eine gedruckte Ausgabe, auf Englisch und ohne ihre Bilder. So halten wir es, wo sie etwas offenlässt; die Nummern sind die der vollständigen Regeln weiter unten.
ring-and-route-rules-full = Die vollständigen Regeln, nummeriert (auf Englisch)
ring-and-route-rules-ruling-r1 = Jeder Würfel hat jede Zahl und jede Farbe einmal, und die drei verbinden sie auf drei Arten. Im Druck steht nur, dass sich ein Blick lohnt.
ring-and-route-rules-ruling-r4 = Verbindungen sind gerade und dürfen einander kreuzen. Eine, die die Linie der Route kreuzt, ist gesperrt. Führt auf einem eigenen Blatt eine Verbindung zu dicht an einer anderen Zahl vorbei, gibt es eine Warnung.
ring-and-route-rules-ruling-r13 = Dass du dein erstes Blatt beendest, sagst du, wenn du mit dem Wurf fertig bist, und nicht erst, wenn du gesehen hast, was die anderen damit machen.
ring-and-route-rules-ruling-r15 = Den Wurf, der das Spiel beendet, spielen alle zu Ende. Kommen ein volles Blatt und ein dritter Fehlwurf zusammen, wird beides gesagt; in der Aufzeichnung steht der Fehlwurf.
ring-and-route-rules-ruling-r18 = Von der gedruckten Tabelle für Routen sind zwei Werte bekannt: 22 für zehn Zahlen, 26 für elf. Die anderen sind unsere.
ring-and-route-rules-ruling-r19 = Wer gleich viele Punkte hat, teilt sich den Sieg.
ring-and-route-rules-ruling-r20 = Ein volles erstes Blatt ist nicht von selbst beendet. Du entscheidest, wann; spätestens nach drei Fehlwürfen ist Schluss.

## Zeichen

ring-and-route-rules-signs = Farben, Zeichen, Schreibweise
ring-and-route-rules-colours = Farben
ring-and-route-rules-sign = Zeichen
ring-and-route-rules-name = Farbe
ring-and-route-rules-letter = Buchstabe
ring-and-route-rules-faces = Die drei Würfel
ring-and-route-rules-spaces = Auf dem Blatt
ring-and-route-rules-space-crossed = Ein angekreuztes Ringfeld
ring-and-route-rules-space-start = Der Start der Route
ring-and-route-rules-space-head = Das Ende der Route, wo sie wächst
ring-and-route-rules-space-legal = Eine Zahl, die jetzt markiert werden kann; Ringfelder haben denselben Rahmen
ring-and-route-rules-space-closed = Eine Verbindung, die nicht mehr genutzt werden kann
ring-and-route-rules-places = Ringfelder heißen c0 bis c15, im Uhrzeigersinn ab der Ecke oben links, und Zahlen n0 bis n12.
ring-and-route-rules-moves = Wie ein Spiel aufgeschrieben wird
ring-and-route-rules-move-1 = ein Wurf: Würfel A zeigt eine grüne 6, B eine grüne 1, C eine gelbe 2
ring-and-route-rules-move-2 = behält die Würfel
ring-and-route-rules-move-3 = wirft A und C noch einmal
ring-and-route-rules-move-4 = kreuzt mit Würfel A das Ringfeld c5 an
ring-and-route-rules-move-5 = markiert mit A und B zusammen die Zahl n7
ring-and-route-rules-move-6 = ist mit diesem Wurf fertig
ring-and-route-rules-move-7 = ist fertig und beendet auch das erste Blatt
