# Die Regeln von Würfelland, wie die Seite sie erzählt. Regelnummern sind die von RULES.md.

diceland-rules-facts = Für 2 bis 4 Spieler ab 8 Jahren, etwa 20 Minuten
diceland-rules-back = Zurück
diceland-rules-next = Weiter
diceland-rules-step = Schritt { $step } von { $count }

## Bilder, für alle, die sie hören

diceland-rules-picture = { $crosses ->
    [0] Tafel A. Nur das Startkreuz ist da.
   *[other] Tafel A. Außer dem Startkreuz angekreuzt: { $crossed }.
} { $choices ->
    [0] Jetzt kann nichts angekreuzt werden.
   *[other] Jetzt möglich: { $legal }.
}
diceland-rules-dice = { $set ->
    [0] Keine Würfel liegen beiseite.
   *[other] Beiseite liegen: { $aside }.
} { $lying ->
    [0] Andere Würfel liegen nicht da.
   *[other] Andere Würfel: { $others }.
} { $due ->
    [0] Kein Wurf steht an.
   *[other] Zu werfende Würfel: { $due }.
}
diceland-rules-status = Infoleiste: { $treasures } von { $goal } Schätzen. { $complete ->
    [0] Keine Farbe ist komplett.
   *[other] Eine Farbe ist komplett.
}

## Ziel

diceland-rules-aim = Das Ziel
diceland-rules-aim-goal = Schaffe als Erster beides: neun Schätze und eine komplette Farbe. Welche Schätze und welche Farbe, ist dir überlassen.
diceland-rules-aim-start = Das weiße Feld deiner Tafel trägt schon ein Kreuz. Von dort breiten sich deine Kreuze aus, eines für jeden Würfel, den du nutzt.
diceland-rules-tour = Was auf einer Tafel zu sehen ist
diceland-rules-tour-1 = Das weiße Startkreuz. Es zählt vom ersten Moment an als Kreuz.
diceland-rules-tour-2 = Ein Gebiet: Felder einer Farbe, die zusammenhängen. Es gibt sechs Farben, und jede hat mehrere Gebiete.
diceland-rules-tour-3 = Die zwölf Schatzfelder, zwei in jeder Farbe. Ein Schatz gehört zu dem Gebiet, in dem er liegt.
diceland-rules-tour-4 = Schwarze Felder sind Hindernisse. Sie werden nie angekreuzt, deine Kreuze müssen also drumherum.
diceland-rules-tour-5 = Die Infoleiste: ein Kästchen für jeden Schatz und ganz links eines für eine komplette Farbe.
diceland-rules-setup = Vorbereitung
diceland-rules-setup-boards = Jeder bekommt eine zufällige Tafel und wählt, ob er auf der Vorder- oder der Rückseite spielt. Bei „{ page-play-now }“ wird auch die Seite ausgelost.
diceland-rules-setup-first = Wer zuerst aktiver Spieler ist, wird ausgelost. Nach jedem Zug wird der Nächste im Uhrzeigersinn aktiv.
diceland-rules-setup-here = Hier rollen die Würfel von selbst. Tippe ein leuchtendes Feld an, um es anzukreuzen. „{ diceland-page-take-back }“ macht ein Kreuz rückgängig, „{ diceland-page-done }“ bestätigt das letzte. Teilt ihr euch ein Gerät, sagt die Seite, wer dran ist.

## Ein Zug

diceland-rules-play = Ein Zug
diceland-rules-play-phases = Einer von euch ist der aktive Spieler und würfelt. Danach kreuzen alle an, und zwar gleichzeitig.
diceland-rules-throw = Phase 1: Würfeln
diceland-rules-throw-pick = Der aktive Spieler wirft alle sechs Würfel und muss eine der Farben wählen, die zu sehen sind. Die Wahl gilt für den ganzen Zug. Alle Würfel dieser Farbe werden beiseitegelegt.
diceland-rules-throw-on = Aufhören oder alle anderen Würfel noch einmal werfen? Neue Würfel der Farbe kommen dazu, und die Frage stellt sich wieder. Phase 1 endet, wenn der Spieler aufhört, wenn ein Wurf die Farbe nicht bringt oder wenn alle sechs beiseiteliegen. Was beiseiteliegt, bleibt liegen.
diceland-rules-cross = Phase 2: Ankreuzen
diceland-rules-cross-active = Der aktive Spieler kreuzt genau so viele Felder an, wie Würfel beiseiteliegen. Das ist keine freie Wahl: Wer kann, muss. Kann er nicht, kreuzt er nichts an, und es geht weiter.
diceland-rules-cross-others = Alle anderen dürfen je eine der übrigen Farben auf dem Tisch nehmen und mit allen ihren Würfeln ankreuzen, oder verzichten. Zwei dürfen dieselbe Farbe wollen: Niemand nimmt jemandem etwas weg. Liegen alle sechs Würfel beiseite, bleibt für die anderen nichts.
diceland-rules-play-next = Sind alle fertig und alle Schatzwürfe gemacht, wird der Nächste im Uhrzeigersinn aktiv.
diceland-rules-turn = Ada würfelt, vier kreuzen an
diceland-rules-turn-1 = Ada ist aktiv. Sie wirft dreimal Rot, einmal Gelb und zweimal Grün.
diceland-rules-turn-2 = Sie wählt Grün; beide grünen Würfel werden beiseitegelegt. Sie will mehr.
diceland-rules-turn-3 = Vier Würfel neu: noch ein grüner, der dazukommen muss, und drei blaue. Das sind drei grüne, und sie macht weiter.
diceland-rules-turn-4 = Drei Würfel neu: zwei gelbe, ein oranger. Kein grüner, also ist Phase 1 vorbei, und Ada behält ihre drei. Ihr erstes Kreuz muss neben das Startkreuz.
diceland-rules-turn-5 = Ada kreuzt drei grüne Felder an, denn sie muss. Jedes neue Kreuz berührt ein älteres.
diceland-rules-turn-6 = Ben nutzt auf seiner Tafel die zwei gelben Würfel. Cleo macht auf ihrer dasselbe.
diceland-rules-turn-7 = Dario nimmt lieber den einen orangen. Jetzt gehen die Würfel an den Nächsten.

## Ankreuzen

diceland-rules-mark = Wohin Kreuze dürfen
diceland-rules-mark-touch = Ein neues Kreuz hat eine Kante mit einem älteren gemeinsam, egal welcher Farbe. Das Startkreuz zählt mit, und auch das Kreuz von eben.
diceland-rules-mark-one = Alle Würfel eines Wurfs gehören in ein einziges Gebiet ihrer Farbe.
diceland-rules-mark-finish = Ein angefangenes Gebiet muss voll sein, bevor du ein anderes seiner Farbe anfängst. Jede Farbe gilt für sich.
diceland-rules-mark-all = Alles oder nichts: Sind es mehr Würfel als freie Felder im Gebiet, sind es zu viele (überwürfelt), und du kannst keinen davon nutzen. Hast du in der Farbe kein angefangenes Gebiet, fängst du eines an, das Platz für alle Würfel hat.
diceland-rules-territories = Erst fertig machen
diceland-rules-territories-1 = Ada hat Kreuze in fünf Farben. Ihr blaues Gebiet ist voll.
diceland-rules-territories-2 = Ein blauer Würfel: Das alte blaue Gebiet ist voll, also darf sie ein neues anfangen, dort, wo es ein Kreuz berührt.
diceland-rules-territories-3 = Ein roter Würfel: Zuerst ist das angefangene rote Gebiet dran. Mit Grau, Grün und Orange ist es ebenso.
diceland-rules-territories-4 = Ein gelber Würfel: In Gelb hat sie noch nichts. Sie darf jedes gelbe Gebiet anfangen, das eines ihrer Kreuze berührt.
diceland-rules-excess = Zu viele Würfel
diceland-rules-excess-1 = In Adas rotem Gebiet sind zwei Felder frei.
diceland-rules-excess-2 = Mit einem roten Würfel kreuzt sie eines davon an.
diceland-rules-excess-3 = Mit zwei roten Würfeln kreuzt sie beide an, und das Gebiet ist voll.
diceland-rules-excess-4 = Drei rote Würfel passen nicht. Sie kreuzt gar nichts an: weder zwei hier noch eines anderswo.

## Schätze

diceland-rules-treasures = Schätze
diceland-rules-treasures-earn = Jeder Schatz, den du ankreuzt, wird auch auf der Infoleiste angekreuzt und bringt dir einen Schatzwurf, sobald alle mit Phase 2 fertig sind.
diceland-rules-treasures-throw = Ein Schatzwurf ist ein einziger Wurf mit fünf Würfeln. Du darfst eine der Farben nehmen, die zu sehen sind, und mit allen ihren Würfeln ankreuzen, nach denselben Regeln, oder darauf verzichten. Ein Schatz, den du so ankreuzt, bringt sofort noch einen Wurf.
diceland-rules-treasures-order = Haben mehrere einen Schatzwurf, beginnt der aktive Spieler, und die anderen folgen im Uhrzeigersinn, jeder mit allen seinen.
diceland-rules-treasure = Ein Schatz lohnt sich
diceland-rules-treasure-1 = Ada hat zwei gelbe Würfel. In ihrem gelben Gebiet sind drei Felder frei, und eines davon ist ein Schatz.
diceland-rules-treasure-2 = Sie kreuzt den Schatz an und noch ein Feld. Auch auf der Infoleiste ist nun ein Kästchen angekreuzt.
diceland-rules-treasure-3 = Ben verzichtet, also ist Phase 2 vorbei. Ada hat sich einen Wurf mit fünf Würfeln verdient.
diceland-rules-treasure-4 = Ein roter, ein grüner, ein blauer, zwei orange. Eine dieser Farben darf sie nutzen, oder keine.
diceland-rules-treasure-5 = Sie nimmt beide orangen und füllt auf einen Schlag ein kleines Gebiet. Danach ist der Nächste aktiv.

## Ende

diceland-rules-end = Das Ende
diceland-rules-end-phase = Wenn alle ihre Kreuze von Phase 2 gemacht haben, gewinnen gemeinsam alle, die neun Schätze und eine komplette Farbe haben. Das Spiel ist aus, Schatzwürfe gibt es keine mehr.
diceland-rules-end-treasure = Schafft es jemand mit einem Schatzwurf, endet das Spiel mit diesem Wurf und hat genau einen Sieger.
diceland-rules-goal = Der neunte Schatz
diceland-rules-goal-1 = Ada hat acht Schätze, und alle gelben und alle grünen Felder sind angekreuzt.
diceland-rules-goal-2 = Sie wählt Grau und hat zwei Würfel. In Grau ist nichts angefangen, also darf sie jedes erreichbare Gebiet beginnen, das Platz für zwei hat.
diceland-rules-goal-3 = Sie nimmt das mit dem Schatz. Es ist ihr neunter, und eine komplette Farbe hat sie schon: Ada gewinnt.

## Europe

diceland-rules-europe = Europa
diceland-rules-europe-boards = Die Tafeln von Europa haben die Umrisse von Ländern und Küsten, etwa 84 Felder und keine Hindernisse.
diceland-rules-europe-goal = Es gibt sechs Schätze, einen in jeder Farbe. Fünf davon genügen: Mit fünf Schätzen und einer kompletten Farbe gewinnst du. Alles andere bleibt, wie es ist.
diceland-rules-europe-same = An einem Tisch spielen alle auf Tafeln von Europa oder niemand: Die beiden Arten werden nicht gemischt.

## Für alle, die streiten

diceland-rules-argue = Für Zweifelsfälle
diceland-rules-argue-why = Die gedruckten Regeln lassen manches offen. So halten wir es; die Nummern sind die der vollständigen Regeln weiter unten.
diceland-rules-full = Die vollständigen Regeln, nummeriert (auf Englisch)
diceland-rules-ruling-d7 = A und B sind die zwei Seiten einer Tafel, ebenso C und D, E und F, G und H. Beim Auslosen bekommt jeder eine andere Tafel; wenn ihr euch einig seid, dürft ihr jede Seite nehmen, auch alle dieselbe.
diceland-rules-ruling-d13 = Zwei Schätze in einer Phase bringen zwei Würfe.
diceland-rules-ruling-d15 = Schatzwürfe beginnen beim aktiven Spieler. Wer mehrere hat, macht alle, bevor der Nächste anfängt.
diceland-rules-ruling-d17 = Erreicht jemand das Ziel in Phase 2, verfallen die eben verdienten Schatzwürfe.
diceland-rules-ruling-d18 = Ob jemand mit einem Schatzwurf gewonnen hat, wird nach dessen letztem Kreuz geprüft. Alle Würfe, die noch kämen, verfallen.
diceland-rules-ruling-d19 = Nichts verbietet, immer nutzlose Farben zu wählen. Darum endet ein Spiel nach 200 Runden, und niemand gewinnt.
diceland-rules-ruling-d20 = Es gibt auch Tafeln mit nur sechs Schätzen. Die Tafeln bestimmen, wie viele nötig sind: 9 von 12 oder 5 von 6. Beide Arten lassen sich nicht mischen.
diceland-rules-editions = Worin sich die vier gedruckten Ausgaben unterscheiden
diceland-rules-edition-d2 = Das linke Kästchen der Infoleiste: Eine Bildunterschrift der italienischen Ausgabe spricht von einer Gruppe einer Farbe, alles andere von einer ganzen Farbe. Hier ist es eine ganze Farbe.
diceland-rules-edition-d3 = Hindernisse: In der französischen Ausgabe kommt man nicht hindurch, in den anderen darf man sie nicht ankreuzen. Das läuft auf dasselbe hinaus.
diceland-rules-edition-d7 = Vorbereitung: Die italienische Ausgabe liest sich, als wäre die Anordnung auf den Tafeln zufällig. In den anderen, und hier, ist es die Verteilung.
diceland-rules-edition-d10 = Phase 2: In der französischen Ausgabe kreuzt der aktive Spieler an, solange es geht, aber nicht mit weniger als allen Würfeln. Die anderen sagen schlicht: ein Feld je Würfel. Hier sind es alle Würfel oder keiner.
diceland-rules-edition-d11 = Ein angefangenes Gebiet mit zwei freien Feldern: Nach der deutschen Ausgabe nutzt man genau einen oder genau zwei Würfel, nach der englischen und der französischen kann man einen oder zwei nutzen, nach der italienischen muss man es. Hier gilt wie überall: alle Würfel der Farbe oder keiner.
diceland-rules-edition-d13 = Schätze: Das „immer wenn“ der deutschen und der italienischen Ausgabe gehört zur Ansage. Die Belohnung steht in allen vieren in der Einzahl; was zwei auf einmal bringen, bleibt offen. Hier bringt jeder einen Wurf.
diceland-rules-edition-d14 = Der sechste Würfel, den man für Schatzwürfe nicht braucht: In der französischen Ausgabe liegt er bei dem, der als Nächster aktiv ist, in den anderen und hier bei dem, der es gerade ist.
diceland-rules-edition-d14b = Schatzwürfe: Die französische Ausgabe sagt nicht, dass alle Würfel der Farbe genutzt werden. Hier werden sie es.

## Zeichen

diceland-rules-signs = Farben, Zeichen, Schreibweise
diceland-rules-colours = Farben
diceland-rules-sign = Zeichen
diceland-rules-name = Farbe
diceland-rules-letter = Buchstabe
diceland-rules-spaces = Auf der Tafel
diceland-rules-space-start = Das Startkreuz, von Anfang an da
diceland-rules-space-treasure = Ein Schatzfeld
diceland-rules-space-obstacle = Ein Hindernisfeld
diceland-rules-space-crossed = Ein angekreuztes Feld
diceland-rules-space-legal = Ein Feld, das jetzt angekreuzt werden kann
diceland-rules-coordinates = Ein Feld heißt nach Spalte und Reihe: a1 ist oben links. Jede zweite Reihe liegt ein halbes Feld weiter rechts.
diceland-rules-moves = Wie ein Spiel aufgeschrieben wird
diceland-rules-move-1 = ein Wurf: dreimal Rot, einmal Gelb, zweimal Grün
diceland-rules-move-2 = wählt Grün
diceland-rules-move-3 = wirft die anderen Würfel noch einmal
diceland-rules-move-4 = hört auf
diceland-rules-move-5 = nutzt die gelben Würfel
diceland-rules-move-6 = kreuzt nichts an
diceland-rules-move-7 = kreuzt das Feld d5 an
diceland-rules-text = Wie eine Tafel aufgeschrieben wird
diceland-rules-text-1 = Felder der sechs Farben
diceland-rules-text-2 = Schatzfelder der sechs Farben
diceland-rules-text-3 = das Startkreuz
diceland-rules-text-4 = ein Hindernisfeld
diceland-rules-text-5 = gehört nicht zur Tafel
