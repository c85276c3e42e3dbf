# Die Lektionen von Ring & Route: was der Trainer sagt. Kurz genug, um es zu lesen, während die Würfel rollen.

## Farbe und Zahl

ring-and-route-lesson-first-marks = Farbe oder Zahl
ring-and-route-lesson-first-marks-1 = Wer auf zwei Blättern die meisten Punkte hat, gewinnt. Jeder Würfel zeigt eine Farbe und eine Zahl. Diese drei gefallen dir: Tippe auf „{ ring-and-route-page-keep }“.
ring-and-route-lesson-first-marks-2 = Zuerst eine Farbe: Tippe oben auf dem Ring auf das gelbe Feld.
ring-and-route-lesson-first-marks-3 = Die nächste Farbe kommt gleich daneben. Tippe auf ein grünes Feld!
ring-and-route-lesson-first-marks-4 = Und jetzt eine Zahl: Tippe auf die 4. Dort beginnt deine Route.
ring-and-route-lesson-first-marks-5 = Alle drei Würfel sind genutzt. Tippe auf „{ ring-and-route-page-done }“.
ring-and-route-lesson-first-marks-done = Ein Würfel ist Farbe oder Zahl, ganz wie du willst. Aber du nutzt ihn nur einmal.

## Summen

ring-and-route-lesson-sums = Zähl zusammen
ring-and-route-lesson-sums-1 = Deine Route steht bei der 8. Kein Würfel zeigt 11, aber 6 + 5 ergibt 11: Tippe auf die 11! Es gibt zwei Fünfen, also wirst du gefragt, welche du nimmst.
ring-and-route-lesson-sums-2 = Ein Würfel ist übrig: die andere 5. Nutze ihre Farbe: Tippe auf das Feld neben deinem Kreuz auf dem Ring.
ring-and-route-lesson-sums-3 = Alle drei Würfel sind genutzt. Tippe auf „{ ring-and-route-page-done }“.
ring-and-route-lesson-sums-done = Zwei oder drei Würfel zusammen ergeben eine größere Zahl. Jeder zählt nur einmal. Die Route geht immer bei ihrer letzten Zahl weiter.

## Die Linie

ring-and-route-lesson-line = Nicht kreuzen
ring-and-route-lesson-line-1 = Deine Route steht bei der 4. Die 10 ist gestrichelt: Der Weg dorthin würde deine Linie kreuzen. Geh mit 2 + 1 zur 3!
ring-and-route-lesson-line-2 = Ein Würfel ist noch übrig. Tippe auf ein violettes Feld neben deinen Kreuzen auf dem Ring.
ring-and-route-lesson-line-3 = Sehr gut. Tippe auf „{ ring-and-route-page-done }“.
ring-and-route-lesson-line-done = Deine Linie kreuzt sich nie und kommt nie zu einer Zahl zurück. Abgeschnittene Zahlen sind gestrichelt: Lass dir einen Weg offen!
ring-and-route-lesson-line-crosses = Der Weg von der 4 zur 10 würde deine eigene Linie kreuzen. Die 3 ist frei: 2 + 1.

## Zwei Würfel, wenn andere würfeln

ring-and-route-lesson-two-dice = Wenn andere würfeln
ring-and-route-lesson-two-dice-1 = Deine Freundin Mia hat gewürfelt, und alle spielen mit Mias Würfeln. Du musst mindestens zwei nutzen. Tippe zuerst auf Violett auf dem Ring!
ring-and-route-lesson-two-dice-2 = Das war einer. Noch einer: Tippe für deine Route auf eine 5.
ring-and-route-lesson-two-dice-3 = Die rote 4 passt nirgends. Aber zwei Würfel reichen, wenn andere würfeln. Tippe auf „{ ring-and-route-page-done }“.
ring-and-route-lesson-two-dice-done = Wenn andere würfeln, nutzt du zwei Würfel oder alle drei. Bei weniger gibt es einen Fehlwurf.
ring-and-route-lesson-two-dice-misthrow = Noch nicht! Mit weniger als zwei Würfeln wäre das ein Fehlwurf.

## Drei Würfel, wenn du würfelst

ring-and-route-lesson-three-dice = Wenn du würfelst
ring-and-route-lesson-three-dice-1 = Jetzt würfelst du und musst alle drei nutzen! Die violette 2 passt nirgends. Tippe oben auf diesen Würfel und wirf ihn noch einmal.
ring-and-route-lesson-three-dice-2 = Eine 4, so ein Glück! Nutze alle drei: Grün und Blau auf dem Ring, die 4 auf der Route.
ring-and-route-lesson-three-dice-3 = Alle drei! Tippe auf „{ ring-and-route-page-done }“.
ring-and-route-lesson-three-dice-done = Wer würfelt, nutzt alle drei und darf Würfel ein Mal noch einmal werfen. Welche Farben A, B und C haben, zeigt „{ ring-and-route-page-faces }“.
ring-and-route-lesson-three-dice-keep = Die violette 2 passt nirgends, und du brauchst alle drei. Tippe sie an und wirf sie noch einmal.
ring-and-route-lesson-three-dice-misthrow = Noch nicht! Wer würfelt, braucht alle drei Würfel, sonst ist es ein Fehlwurf.

## Punkte

ring-and-route-lesson-points = Was zählt
ring-and-route-lesson-points-1 = Mia hat gewürfelt. Deine sechs Kreuze auf dem Ring zählen noch nichts; das siebte bringt 8 Punkte! Setze an einem Ende noch ein Kreuz.
ring-and-route-lesson-points-2 = 8 Punkte! Auf der Route zählt jede Zahl: je länger die Route, desto mehr Punkte. Tippe auf noch eine!
ring-and-route-lesson-points-3 = Zwei Würfel sind genutzt, und Mia hat gewürfelt: Das reicht. Tippe auf „{ ring-and-route-page-done }“.
ring-and-route-lesson-points-done = Der Ring zählt bei 7, 10, 13 und 16 Kreuzen, die Route mit jeder Zahl. Was als Nächstes kommt, steht immer über deinem Blatt.

## Fehlwürfe

ring-and-route-lesson-misthrow = Fehlwürfe
ring-and-route-lesson-misthrow-1 = Du hast zwei Fehlwürfe, und jetzt passt gar nichts, auch nichts Zusammengezähltes. Kommt vor! Tippe auf „{ ring-and-route-page-done-misthrow }“.
ring-and-route-lesson-misthrow-2 = Der dritte Fehlwurf beendet ein Blatt; seine Punkte behältst du. Das hier ist dein zweites. Nutze alle drei auf einmal: 2 + 4 + 6 = 12. Tippe auf die 12!
ring-and-route-lesson-misthrow-done = Fehlwürfe kosten keine Punkte, aber der dritte beendet ein Blatt. Sobald bei jemandem das zweite Blatt zu Ende ist, ist das Spiel für alle aus.

## Ein Blatt beenden

ring-and-route-lesson-turn = Das zweite Blatt
ring-and-route-lesson-turn-1 = 40 Punkte! Aber nichts passt mehr. Ein neues Blatt bringt neue Punkte: Tippe auf „{ ring-and-route-page-turn }“, dann auf „{ ring-and-route-page-turn-do }“.
ring-and-route-lesson-turn-2 = Deine 40 Punkte sind sicher. Im Spiel kann jedes der beiden Blätter das erste sein. Beginne eine neue Route: 3 + 4 + 2 = 9. Tippe auf die 9!
ring-and-route-lesson-turn-done = Beende dein erstes Blatt, wenn kaum noch etwas passt. Das zweite endet erst mit dem dritten Fehlwurf, oder wenn alles markiert ist. Viel Spaß!
ring-and-route-lesson-turn-turn = Dann bleibst du auf diesem Blatt. Beende es lieber: Tippe auf „{ ring-and-route-page-turn }“.
