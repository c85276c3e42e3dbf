### Certificates of fairness: the command `certify`, and the page that it writes.

## The command

help-certify = Tafeln gegeneinander spielen lassen und sagen, ob sie gleich gut sind.
help-certify-pieces = Zwei oder mehr Tafeln oder Blätter, mit Namen oder als Dateien; oder eine Datei mit einem Papier, dessen zwei Seiten sich messen.
help-certify-seats = Wie viele Plätze die Tische haben, etwa 2,3,4 (so auch ohne Angabe).
help-certify-judges = Die Stärken, die spielen, etwa expert,planner (so auch ohne Angabe). Ein Prüfer kann manche Tafeln bevorzugen, deshalb sind es zwei.
help-certify-within = So lange spielen, bis die 95-%-Intervalle höchstens so weit nach beiden Seiten reichen; sonst 0.005, ein halber Prozentpunkt.
help-certify-json = Alle Zahlen als JSON in diese Datei schreiben; - gibt nur sie aus.
help-certify-html = Das Zertifikat als Seite mit Diagrammen in diese Datei schreiben.
help-certify-svg = Das Diagramm als SVG in diese Datei schreiben.
help-certify-journal = Behalten, was getan ist, in dieser Datei; derselbe Befehl macht dort weiter.
meta-levels = STÄRKEN
meta-seat-counts = PLÄTZE
certify-interrupted = Unterbrochen. Derselbe Befehl macht weiter, wo { $file } endet.
certify-lost = Unterbrochen. Nichts wurde behalten; mit --journal DATEI würde derselbe Befehl weitermachen.
help-new-fair = Von diesem Seed an weitersuchen, bis der Sieganteil einer Tafel gegen die mitgelieferten so nahe an einem gleichen liegt, etwa 0.02. Nach beiden Prüfern, an 2, 3 und 4 Plätzen; das dauert Minuten.
new-not-fair = Seed { $seed } ist nicht fair: { $points } Punkte daneben.

## Errors

certify-pieces = Ein Zertifikat vergleicht 2 bis { $most } Tafeln oder Blätter; genannt: { $pieces }. Bei einer eigenen Tafel gehören die dazu, denen sie ebenbürtig sein soll.
certify-mixed = { $piece } gehört zu einem anderen Spiel als { $first }; sie können sich nicht messen.
certify-papers = Alle an einem Tisch benutzen dasselbe Papier: Nenne ein Papier oder seine beiden Seiten.
certify-same = { $piece } ist zweimal genannt.
certify-seats = Ein Tisch hat hier 2 bis { $most } Plätze, etwa --seats 2,3,4.
certify-judges = Prüfer sind die Stärken der Bots: { $judges }.
certify-within = Die Intervalle reichen zwischen { $least } und { $most } nach beiden Seiten, etwa --within 0.005.
certify-journal-foreign = { $file } ist nicht das Protokoll dieses Zertifikats und bleibt, wie es ist. Nenne eine neue Datei.
new-fair = Wie nahe eine Tafel an einem gleichen Anteil liegen soll, ist zwischen { $least } und { $most }, etwa --fair 0.02.

## The certificate

certificate-title = { $game }: Zertifikat der Fairness
certificate-playing = spielt
certificate-aside = { $judges }; Sieganteil mit 95-%-Intervall
certificate-fair = Fair: An jedem Tisch und nach jedem Prüfer liegt jede Tafel höchstens { $tolerance } Punkte neben einem gleichen Anteil.
certificate-unfair = Nicht fair: mehr als { $tolerance } Punkte neben einem gleichen Anteil: { $pieces }
certificate-part = { $seats } Plätze, Prüfer: { $judge }
certificate-games = { $games } Spiele; ein gleicher Anteil ist { $equal }
certificate-first = Nach der Reihenfolge am Tisch: { $shares }
certificate-length = im Mittel { $mean } Züge (±{ $sd }), von { $min } bis { $max }
certificate-lead = Die Führung wechselt im Mittel { $changes }-mal in einem Spiel.
certificate-won-by = Vollständig beim Sieger: { $shares }
certificate-repeat = Zum Wiederholen: { $command }
certificate-hash = Dieselben Zahlen haben den Hash { $hash } (rollwright { $version }).
certificate-how = Alle Kombinationen der Tafeln, in allen Reihenfolgen um den Tisch, jede so gedreht, dass jede Tafel einmal mit denselben Würfeln beginnt. Geteilte Siege zählen anteilig. Der Anteil einer Tafel ist der Mittelwert über ihre Tische.
certificate-sample = Führungswechsel und vollständige Farben stammen aus einer Stichprobe von { $games } Spielen je Prüfer und Tisch.
certificate-band = Das Band reicht ±{ $tolerance } Punkte um einen gleichen Anteil.
