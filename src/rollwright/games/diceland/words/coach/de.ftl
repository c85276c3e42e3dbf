# Warum eine Entscheidung in Würfelland besser ist als eine andere, auf Deutsch. Jede Nachricht ist ein ganzer Satz.

## Eine Farbe wählen

diceland-coach-unusable = { $dice ->
    [one] Der Würfel in { diceland-colour } ist nicht nutzbar, der Zug bringt also vielleicht gar kein Kreuz.
   *[other] Die { $dice } { diceland-colour-dice } Würfel sind nicht nutzbar, der Zug bringt also vielleicht gar kein Kreuz.
}
diceland-coach-treasure-dice = { $dice ->
    [one] Ein Würfel in { diceland-colour } erreicht sofort ein Schatzfeld.
   *[other] { $dice } { diceland-colour-spaces } Würfel erreichen sofort ein Schatzfeld.
}
diceland-coach-full = { $dice ->
    [one] Mehr als ein Würfel in { diceland-colour } ist nicht nutzbar: Weiterwürfeln könnte nur überwürfelt enden.
   *[other] Mehr als { $dice } { diceland-colour-spaces } Würfel sind nicht nutzbar: Weiterwürfeln könnte nur überwürfelt enden.
}
diceland-coach-left = { $dice ->
    [one] Der gespielte Zug lässt { $name } einen Würfel in { diceland-colour } übrig, und der bringt dort viel.
   *[other] Der gespielte Zug lässt { $name } { $dice } { diceland-colour-spaces } Würfel übrig, und die bringen dort viel.
}
diceland-coach-nearest = { $left ->
    [one] Am ehesten komplett wird { diceland-colour }: Nur ein Feld fehlt noch.
   *[other] Am ehesten komplett wird { diceland-colour }: Es fehlen noch { $left } Felder.
}
diceland-coach-more-dice = Schon der erste Wurf zeigt { $dice } { diceland-colour-spaces } Würfel, und alle sind nutzbar.

## Weiterwürfeln

diceland-coach-overshoot = Wer weiterwürfelt, bekommt in { $percent } von 100 Würfen mehr { diceland-colour-spaces } Würfel, als nutzbar sind.
diceland-coach-stop = { $percent ->
    [0] Ein weiterer Wurf kann nichts verbessern.
   *[other] Ein weiterer Wurf verbessert nur in { $percent } von 100 Fällen etwas.
}
diceland-coach-throw-on = Ein weiterer Wurf verbessert in { $percent } von 100 Fällen etwas.
diceland-coach-no-risk = Für alle { diceland-colour-dice } Würfel, die noch kommen können, ist Platz: Überwürfeln ist unmöglich.

## Kreuze

diceland-coach-goal = Der bessere Zug erreicht sofort das Ziel.
diceland-coach-completes = Der bessere Zug macht eine Farbe komplett: { diceland-colour }.
diceland-coach-treasure = { $count ->
    [one] Der bessere Zug kreuzt ein Schatzfeld mehr an, und das bringt einen Schatzwurf.
   *[other] Der bessere Zug kreuzt { $count } Schatzfelder mehr an, und jedes bringt einen Schatzwurf.
}
diceland-coach-passed = Verzichten verschenkt Würfel: Die { diceland-colour-dice } sind gut nutzbar.
diceland-coach-rather-pass = Hier ist Verzichten besser: Die Kreuze in { diceland-colour } legen zu sehr fest.
diceland-coach-blocked = { $free ->
    [one] Dem eröffneten Gebiet in { diceland-colour } fehlt noch ein Kreuz. Bis dahin ist ein Schatz dieser Farbe in einem anderen Gebiet tabu.
   *[other] Dem eröffneten Gebiet in { diceland-colour } fehlen noch { $free } Kreuze. Bis dahin ist ein Schatz dieser Farbe in einem anderen Gebiet tabu.
}
diceland-coach-small = Das eröffnete Gebiet in { diceland-colour } hat nur { $size ->
    [one] ein Feld
   *[other] { $size } Felder
}. Ein anderes in Reichweite hat { $larger } und nimmt mehr Würfel auf.
diceland-coach-single = Der gespielte Zug lässt im Gebiet in { diceland-colour } ein einzelnes Feld frei: Dort passt nur noch genau ein Würfel.
diceland-coach-treasures-near = { $more ->
    [one] Nach dem besseren Zug erreicht eine Farbe mit einem einzigen Würfel einen Schatz
   *[other] Nach dem besseren Zug erreichen { $more } Farben mit einem einzigen Würfel einen Schatz
}{ $fewer ->
    [0] , sonst keine.
   *[other] , sonst nur { $fewer }.
}
diceland-coach-colours = Nach dem besseren Zug sind { $more } Farben nutzbar statt { $fewer }.

## Was sonst zu sagen ist

diceland-coach-chances = Der bessere Zug ist { $better } von 100 wert, der gespielte { $played }.

## Die Idee eines Tipps

diceland-coach-idea-treasure = Ein Schatzfeld ist in Reichweite.
diceland-coach-idea-left = Achte darauf, welche Würfel du { $name } übrig lässt.
diceland-coach-idea-nearest = { $left ->
    [one] Denk an { diceland-colour }: Nur ein Feld fehlt noch, dann ist die Farbe voll.
   *[other] Denk an { diceland-colour }, die Farbe, die am ehesten voll wird: Es fehlen noch { $left } Felder.
}
diceland-coach-idea-room = { $dice ->
    [one] Such eine Farbe mit Platz: In einer ist noch ein Würfel nutzbar.
   *[other] Such eine Farbe mit Platz: In einer sind bis zu { $dice } Würfel nutzbar.
}
diceland-coach-idea-throw = Noch einmal würfeln bringt in { $improves } von 100 Fällen etwas Besseres, in { $overshoots } zu viele Würfel.
diceland-coach-idea-goal = Du kannst das Ziel jetzt erreichen.
diceland-coach-idea-pass = Nicht jeder Würfel muss genutzt werden.
diceland-coach-idea-fill = Ein angefangenes Gebiet lässt sich füllen.
diceland-coach-idea-near = Rücke an ein Schatzfeld heran.

## Das Analysebrett

diceland-coach-edit = Tippe auf ein Feld, um ein Kreuz zu setzen oder wegzunehmen.
diceland-coach-edit-crosses = { $count ->
    [0] Keine Kreuze
    [one] Ein Kreuz
   *[other] { $count } Kreuze
}, { $treasures } von { $goal } Schätzen
diceland-coach-add = Würfel hinlegen
diceland-coach-add-die = Würfel hinlegen: { diceland-colour }
diceland-coach-remove-die = Diesen Würfel wegnehmen: { diceland-colour }
diceland-coach-laid = Hingelegt: { $count } von { $due }
