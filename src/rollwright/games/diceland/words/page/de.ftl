# Würfelland auf der Seite, auf Deutsch.

## Tafeln

diceland-page-board = Tafel von { $name }
diceland-page-keys = Die Pfeiltasten führen von Feld zu Feld, Enter kreuzt an, N führt zum nächsten Feld, das du ankreuzen kannst. Zifferntasten drücken die Knöpfe bei den Würfeln, D heißt Fertig, die Rücktaste nimmt zurück.
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
diceland-page-show = Tafel von { $name } zeigen
diceland-page-own = Zu deiner Tafel
diceland-page-to = Zur Tafel von { $name }
diceland-page-turn = aktiv
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
diceland-page-skip = Zum Überspringen tippen
diceland-page-number = { $count } × { diceland-colour }
diceland-page-aside = Zur Seite gelegt: { $dice }.
diceland-page-others = Auf dem Tisch: { $dice }.
diceland-page-no-dice = Es wurde noch nicht gewürfelt.
diceland-page-threw = { $throw }: { $dice }.

## Wonach gefragt wird und was es bedeutet

diceland-page-ask-pick = Wähle eine Farbe für diesen Zug
diceland-page-ask-decide = Noch einmal würfeln oder aufhören?
diceland-page-ask-use = Nutze eine Farbe oder verzichte
diceland-page-ask-treasure = Dein Schatzwurf: Nutze eine Farbe oder verzichte
diceland-page-ask-cross = { $left ->
    [one] Kreuze ein { diceland-colour-space } Feld an
   *[other] Kreuze { $left } { diceland-colour-spaces } Felder an
}
diceland-page-ask-more = { $left ->
    [one] Noch ein { diceland-colour-space } Feld
   *[other] Noch { $left } { diceland-colour-spaces } Felder
}
diceland-page-ask-confirm = Alles angekreuzt. Bestätige mit Fertig
diceland-page-ask-confirm-or = Alles angekreuzt. Drücke Fertig oder tippe stattdessen ein anderes Feld an
diceland-page-fits = Platz für { $room }
diceland-page-too-many = nur Platz für { $room }
diceland-page-out-of-reach = kein Gebiet in Reichweite
diceland-page-reroll = { $dice ->
    [one] Einen Würfel noch einmal werfen
   *[other] { $dice } Würfel noch einmal werfen
}
diceland-page-reroll-chance = { $percent } Chance auf mehr { diceland-colour }. Kommt keins, behältst du die beiseitegelegten Würfel, und Phase 1 ist vorbei.
diceland-page-reroll-full = { $percent } Chance auf mehr { diceland-colour }, aber es ist nur Platz für { $room }: Mit mehr hast du überwürfelt.
diceland-page-stop = { $dice ->
    [one] Mit einem aufhören
   *[other] Mit { $dice } aufhören
}
diceland-page-stop-cross = { $dice ->
    [one] Du kreuzt ein { diceland-colour-space } Feld an.
   *[other] Du kreuzt { $dice } { diceland-colour-spaces } Felder an.
}
diceland-page-stop-nothing = { $dice ->
    [one] Er passt nirgends hin: Du kreuzt nichts an.
   *[other] Überwürfelt: Du kreuzt nichts an.
}
diceland-page-use = { $dice ->
    [one] ein Feld ankreuzen
   *[other] { $dice } Felder ankreuzen
}
diceland-page-use-excess = { $free ->
    [one] nur ein Feld frei
   *[other] nur { $free } Felder frei
}
diceland-page-use-no-room = kein Gebiet mit genug Platz
diceland-page-pass = Verzichten
diceland-page-pass-hint = nichts ankreuzen
diceland-page-done = Fertig
diceland-page-take-back = Zurücknehmen

## Was die anderen tun und wie es steht

diceland-page-wait-pick = { $name } wählt eine Farbe …
diceland-page-wait-decide = { $name }: noch einmal würfeln oder aufhören …
diceland-page-wait-treasure = { $name } nutzt einen Schatzwurf …
diceland-page-wait = Warten auf { $name } …
diceland-page-leads = { $name } führt mit { $count ->
    [one] einem Schatz
   *[other] { $count } Schätzen
}.
diceland-page-won = { $count ->
    [0] Niemand hat gewonnen.
    [one] { $names } hat gewonnen!
   *[other] { $names } haben zusammen gewonnen!
}

## Die Liste der Ereignisse

diceland-page-tell-pick = wählt { diceland-colour }
diceland-page-tell-reroll = würfelt noch einmal
diceland-page-tell-stop = hört auf
diceland-page-tell-use = nutzt { diceland-colour }
diceland-page-tell-pass = verzichtet
diceland-page-tell-cross = kreuzt { $space } an

## Einstellungen

diceland-page-immediate = Würfelland ohne „Fertig“
diceland-page-immediate-hint = Das letzte Kreuz beendet deinen Zug sofort und lässt sich nicht zurücknehmen.
