# Was Würfelland nur auf Papier sagt.

diceland-print-setup = Jeder bekommt eine zufällige Tafel und wählt, ob er auf der Vorder- oder der Rückseite spielt. Dazu braucht jeder einen Stift. Die sechs Würfel kommen in die Mitte.
diceland-print-marker = Der sechste Würfel bleibt solange beim aktiven Spieler liegen, damit alle wissen, wer das ist.
