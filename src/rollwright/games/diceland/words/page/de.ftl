# Würfelland auf der Seite, auf Deutsch.

## Tafeln

diceland-page-board = Tafel von { $name }
diceland-page-keys = Die Pfeiltasten führen von Feld zu Feld, Enter kreuzt an und heißt Fertig, wenn alles angekreuzt ist. N führt zum nächsten Feld, das du ankreuzen kannst. Zifferntasten drücken die Knöpfe bei den Würfeln, D heißt Fertig, Rücktaste oder Strg+Z nimmt zurück.
diceland-page-space = { $space }, { diceland-colour }{ $treasure ->
    [yes] , Schatz
   *[no] {""}
}, { $state ->
    [crossed] angekreuzt
    [held] gewählt, noch nicht bestätigt
    [legal] kann angekreuzt werden
   *[free] frei
}
diceland-page-progress = { $count } von { $goal } Schätzen
diceland-page-complete = Komplett: { $colours }
diceland-page-complete-none = Noch keine Farbe komplett
diceland-page-goal = Ziel: { $goal } Schätze + eine komplette Farbe
diceland-page-means-colour = Wird angekreuzt, sobald alle Felder einer Farbe angekreuzt sind.
diceland-page-means-treasures = Ein Kästchen für jedes Schatzfeld dieser Tafel. { $goal } Schätze und eine komplette Farbe gewinnen.
diceland-page-means-throw = Schatzwurf: Wer ein Schatzfeld angekreuzt hat, wirft fünf Würfel und darf als Einziger eine Farbe davon nutzen.
diceland-page-you = Du
diceland-page-show = Tafel von { $name } zeigen
diceland-page-own = Zu deiner Tafel
diceland-page-to = Zur Tafel von { $name }
diceland-page-thinking = überlegt
diceland-page-finished = fertig
diceland-page-away = nicht da
diceland-page-owed = { $count ->
    [one] ein Schatzwurf steht aus
   *[other] { $count } Schatzwürfe stehen aus
}
diceland-page-round = Runde { $round }

## Würfel

diceland-page-rolling = Die Würfel rollen.
diceland-page-skip = Tippen: weiter
diceland-page-number = { $count } × { diceland-colour }
diceland-page-aside = Zur Seite gelegt: { $dice }.
diceland-page-others = Auf dem Tisch: { $dice }.
diceland-page-no-dice = Es wurde noch nicht gewürfelt.
diceland-page-your-throw = { $kind ->
    [again] Du würfelst noch einmal
    [treasure] Dein Schatzwurf
   *[first] Dein Wurf
}
diceland-page-threw = { $throw }: { $dice }.

## Wonach gefragt wird und was es bedeutet

diceland-page-ask-pick = Wähle eine Farbe für diesen Zug
diceland-page-in-vain = Gestrichelt: Damit kreuzt du nichts an.
diceland-page-all-in-vain = Keine davon passt: Wähle irgendeine.
diceland-page-ask-decide = Noch einmal würfeln oder aufhören?
diceland-page-ask-use = Nutze eine Farbe oder verzichte
diceland-page-ask-cross = { $left ->
    [one] Kreuze ein { diceland-colour-space } Feld an
   *[other] Kreuze { $left } { diceland-colour-spaces } Felder an
}
diceland-page-ask-more = { $left ->
    [one] Noch ein { diceland-colour-space } Feld
   *[other] Noch { $left } { diceland-colour-spaces } Felder
}
diceland-page-ask-confirm = Alles angekreuzt: Drücke „{ diceland-page-done }“.
diceland-page-cross-all = { $left ->
    [one] Ankreuzen
   *[other] Alle { $left } ankreuzen
}
diceland-page-first-cross = { $left ->
    [one] Tippe zuerst ein { diceland-colour-space } Feld auf deiner Tafel an.
   *[other] Tippe zuerst { $left } { diceland-colour-spaces } Felder auf deiner Tafel an.
}
diceland-page-taken = { diceland-colour } hat { $name }: Nimm eine andere Farbe.
diceland-page-no-more = Diesmal kein { diceland-colour }: Schluss mit Würfeln.
diceland-page-last = { $name } hat das Ziel erreicht: deine letzten Kreuze!
diceland-page-lost = { $room ->
    [full] Alle { diceland-colour-dice } Felder sind schon angekreuzt: nichts Neues.
    [0] Die { diceland-colour-dice } Felder sind zu weit weg: nichts angekreuzt.
   *[other] Zu viele { diceland-colour-spaces } Würfel: nichts angekreuzt.
}
diceland-news-treasure-you = Du hast einen Schatz angekreuzt: { $count } von { $goal }.
diceland-news-colour-you = Du hast eine Farbe komplett: { diceland-colour }!
diceland-news-unused-you = {""}
diceland-news-throw-unused-you = Keiner dieser Würfel passt.
diceland-page-not-now = Einen Moment, gerade bist du nicht dran.
diceland-page-not-yours = Das ist die Tafel von { $name }. Du kreuzt auf deiner eigenen an.
diceland-page-fits = Platz für { $room }
diceland-page-too-many = nur Platz für { $room }
diceland-page-full = schon komplett
diceland-page-out-of-reach = zu weit weg
diceland-page-reroll = { $dice ->
    [one] Einen Würfel noch einmal werfen
   *[other] { $dice } Würfel noch einmal werfen
}
diceland-page-reroll-chance = { $percent } Chance auf mehr { diceland-colour }{ $risk ->
    [0] .
   *[other] , { $risk } auf zu viel.
}
diceland-page-reroll-full = { $risk } Chance auf zu viele: Dann kreuzt du nichts an.
diceland-page-reroll-lost = Das hilft nicht: Du kreuzt nichts an.
diceland-page-stop = { $dice ->
    [one] Mit einem aufhören
   *[other] Mit { $dice } aufhören
}
diceland-page-stop-cross = { $dice ->
    [one] Du kreuzt ein { diceland-colour-space } Feld an.
   *[other] Du kreuzt { $dice } { diceland-colour-spaces } Felder an.
}
diceland-page-stop-nothing = { $room ->
    [full] Die Farbe ist komplett: Du kreuzt nichts an.
    [0] Zu weit weg: Du kreuzt nichts an.
   *[other] Zu viele Würfel: Du kreuzt nichts an.
}
diceland-page-use = { $dice ->
    [one] ein Kreuz
   *[other] { $dice } Kreuze
}
diceland-page-use-no-room = zu viele Würfel
diceland-page-pass = Verzichten
diceland-page-pass-hint = kein Kreuz
diceland-page-done = Fertig
diceland-page-take-back = Zurücknehmen

## Was die anderen tun und wie es steht

diceland-page-wait-pick = { $name } wählt eine Farbe …
diceland-page-wait-decide = { $name } überlegt: noch einmal oder aufhören?
diceland-page-wait-treasure = { $name } nutzt einen Schatzwurf …
diceland-page-wait = Warten auf { $name } …
diceland-page-idle = Keiner dieser Würfel passt: Du setzt aus.
diceland-page-uses-nothing = kann nichts nutzen
diceland-page-nobody = Diese Würfel kann niemand nutzen.
diceland-page-did = { $name }: { $what }
diceland-page-spaces = { $count } × { diceland-colour }
diceland-page-crosses = Zuvor hat { $name } angekreuzt: { $what }.
diceland-page-nearest = { $goal } Schätze! Nun eine Farbe komplett: { $left ->
    [one] Ein { diceland-colour-space } Feld fehlt noch.
   *[other] { $left } { diceland-colour-spaces } Felder fehlen noch.
}
diceland-page-thrown = { $kind ->
    [treasure] Schatzwurf: { $name }
   *[other] { $name } hat gewürfelt
}
diceland-page-then = { $first }, dann { $next }
diceland-page-did-treasures = { $count ->
    [one] ein Schatz
   *[other] { $count } Schätze
}
diceland-page-leads = { $name } führt mit { $count ->
    [one] einem Schatz
   *[other] { $count } Schätzen
}.
diceland-page-leads-you = Du führst mit { $count ->
    [one] einem Schatz
   *[other] { $count } Schätzen
}.
diceland-page-won = { $count ->
    [0] Niemand hat gewonnen.
    [one] { $names } hat gewonnen!
   *[other] { $names } haben zusammen gewonnen!
}
diceland-page-won-you = { $count ->
    [one] Du hast gewonnen!
   *[other] Du hast zusammen mit { $names } gewonnen!
}

## Das Ende

diceland-page-sum-colours = Komplette Farben
diceland-page-sum-crosses = Kreuze
diceland-page-sum-rounds = { $rounds ->
    [one] Nach einer Runde
   *[other] Nach { $rounds } Runden
}

## Die Liste der Ereignisse

diceland-page-tell-pick = wählt { diceland-colour }
diceland-page-tell-reroll = würfelt noch einmal
diceland-page-tell-stop = hört auf
diceland-page-tell-use = nutzt { diceland-colour }
diceland-page-tell-pass = verzichtet
diceland-page-tell-cross = kreuzt ein { diceland-colour-space } { $treasure ->
    [yes] Schatzfeld
   *[no] Feld
} an
diceland-page-tell-at = { $what }: { $space }
diceland-page-tell-place = { $what } ({ $place } von { $due })

## Eine Entscheidung als das, was zu tun ist

diceland-page-move-pick = { diceland-colour } wählen
diceland-page-move-reroll = noch einmal würfeln
diceland-page-move-stop = aufhören
diceland-page-move-use = { diceland-colour } nutzen
diceland-page-move-pass = verzichten
diceland-page-move-cross = { $count ->
    [one] ein { diceland-colour-space } Feld
   *[other] { $count } { diceland-colour-spaces } Felder
} ankreuzen{ $treasures ->
    [0] { "" }
    [one] , davon ein Schatzfeld
   *[other] , davon { $treasures } Schatzfelder
}
diceland-page-move-treasure = ein { diceland-colour-space } Schatzfeld ankreuzen
diceland-page-do-pick = wähle { diceland-colour }
diceland-page-do-reroll = würfle noch einmal
diceland-page-do-stop = hör auf
diceland-page-do-use = nutze { diceland-colour }
diceland-page-do-pass = verzichte
diceland-page-do-cross = kreuze { $count ->
    [one] ein { diceland-colour-space } Feld
   *[other] { $count } { diceland-colour-spaces } Felder
} an{ $treasures ->
    [0] { "" }
    [one] , davon ein Schatzfeld
   *[other] , davon { $treasures } Schatzfelder
}
diceland-page-do-treasure = kreuze ein { diceland-colour-space } Schatzfeld an

## Einstellungen

diceland-page-immediate = Würfelland ohne „Fertig“
diceland-page-immediate-hint = Das letzte Kreuz beendet deinen Zug sofort und lässt sich nicht zurücknehmen.

## Sets of boards

diceland-sets = Welche Tafeln
diceland-set-base = Die acht Tafeln
diceland-set-base-about = Rechtecke mit Hindernissen und zwölf Schätzen, von denen man neun braucht.
diceland-set-europe = Europa
diceland-set-europe-about = Länder und Küsten: kleiner, ohne Hindernisse und mit sechs Schätzen, von denen man fünf braucht.
