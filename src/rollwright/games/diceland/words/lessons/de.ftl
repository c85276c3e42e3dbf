# Die Lektionen von Würfelland: was der Trainer sagt. Eine Zeile auf dem Handy, damit sie gelesen wird.

## Die ersten Kreuze

diceland-lesson-first-cross = Deine ersten Kreuze
diceland-lesson-first-cross-1 = Zwei Würfel sind grün. Tippe auf Grün!
diceland-lesson-first-cross-2 = Zwei reichen. Hör hier auf!
diceland-lesson-first-cross-3 = Kreuze zwei grüne an, dann „{ diceland-page-done }“.
diceland-lesson-first-cross-done = Jedes neue Kreuz berührt ein älteres.
diceland-lesson-first-cross-later = Weiterwürfeln kommt noch. Hör hier auf!

## Weiterwürfeln

diceland-lesson-again = Noch einmal werfen
diceland-lesson-again-1 = Zwei graue Würfel. Nimm Grau!
diceland-lesson-again-2 = Sechs graue sind frei: Wirf noch einmal!
diceland-lesson-again-3 = Noch einer! Weiter: Wirf noch einmal!
diceland-lesson-again-4 = Diesmal kein Grau. Kreuze drei an.
diceland-lesson-again-done = Kam deine Farbe? Dann darfst du weiter.
diceland-lesson-again-go-on = Es ist noch Platz. Wirf noch einmal!

## Die anderen wählen aus dem letzten Wurf

diceland-lesson-others = Wenn andere würfeln
diceland-lesson-others-1 = Pixel nimmt Rot. Du hättest gern Gelb …
diceland-lesson-others-2 = Neu gewürfelt: Gelb ist weg. Nimm Grau!
diceland-lesson-others-3 = Kreuze zwei graue Felder an.
diceland-lesson-others-done = Nimm eine andere Farbe, oder verzichte.
diceland-lesson-others-gone = Gelb ist weg. Nur diese Würfel zählen.
diceland-lesson-others-red = Rot hat Pixel. Nimm eine andere Farbe.

## Ein Gebiet je Farbe

diceland-lesson-territory = Eins nach dem anderen
diceland-lesson-territory-1 = Eine dicke Linie umrandet jedes Gebiet.
diceland-lesson-territory-2 = Zwei blaue sind übrig. Nimm Blau!
diceland-lesson-territory-3 = Mach erst dein blaues Gebiet voll.
diceland-lesson-territory-4 = Voll! Nun ein neues: Nimm wieder Blau!
diceland-lesson-territory-5 = Zwei Würfel, zwei Felder. Hör hier auf!
diceland-lesson-territory-6 = Kreuze das neue blaue Gebiet an.
diceland-lesson-territory-done = Je Farbe immer nur ein Gebiet zugleich.
diceland-lesson-territory-second = Das ist ein neues. Mach erst deins voll!

## Zu viele Würfel

diceland-lesson-excess = Zu viele Würfel
diceland-lesson-excess-1 = Drei rote, nur zwei Felder. Nimm Rot!
diceland-lesson-excess-2 = Hör jetzt auf und schau, was passiert.
diceland-lesson-excess-3 = Zu viele Würfel: Du kreuzt nichts an!
diceland-lesson-excess-4 = Neuer Versuch mit zweien: Nimm Rot!
diceland-lesson-excess-5 = Zwei Würfel, zwei Felder. Hör hier auf!
diceland-lesson-excess-6 = Kreuze beide roten Felder an.
diceland-lesson-excess-done = Alle müssen in ein Gebiet passen.
diceland-lesson-excess-worse = Mehr passt erst recht nicht. Aufhören!
diceland-lesson-excess-third = Ein dritter passt nicht. Hör hier auf!

## Schatzwürfe

diceland-lesson-treasure = Schätze
diceland-lesson-treasure-1 = Ein Stern, ganz nah! Nimm Gelb!
diceland-lesson-treasure-2 = Ein Würfel reicht. Hör hier auf!
diceland-lesson-treasure-3 = Kreuze den Stern an, dann „{ diceland-page-done }“.
diceland-lesson-treasure-4 = Schatzwurf, fünf Würfel: Nimm Grün!
diceland-lesson-treasure-5 = Noch zwei Kreuze, geschenkt!
diceland-lesson-treasure-done = Jeder Schatz: fünf Würfel, nur für dich.
diceland-lesson-treasure-beside = Der Stern bringt mehr. Tippe darauf!

## Neun Schätze und eine Farbe

diceland-lesson-goal = So gewinnst du
diceland-lesson-goal-1 = Ein Schatz fehlt noch. Nimm Grau!
diceland-lesson-goal-2 = Ein Würfel reicht. Hör hier auf!
diceland-lesson-goal-3 = Kreuze den grauen Stern an.
diceland-lesson-goal-4 = Neun! Nun eine Farbe komplett: Gelb!
diceland-lesson-goal-5 = Kreuze das letzte gelbe Feld an!
diceland-lesson-goal-6 = 9 Schätze, eine Farbe komplett: Sieg!
diceland-lesson-goal-done = Zwei zugleich fertig? Dann siegen beide!
diceland-lesson-goal-beside = Der Schatz ist der graue Stern.
