
### L’editor dei tabelloni nell’officina.

diceland-workshop-grid = Tabellone, riga per riga
diceland-workshop-cell = { $space }, { diceland-colour-space }{ $treasure ->
    [yes] , premio
   *[no] {""}
}
diceland-workshop-cell-other = { $space }, { $kind ->
    [start] partenza
    [obstacle] ostacolo
    [outside] fuori dal tabellone
   *[unknown] illeggibile
}
diceland-workshop-brush = Pennello
diceland-workshop-keys = Tasti
diceland-workshop-treasure = Premio
diceland-workshop-start = Partenza
diceland-workshop-obstacle = Ostacolo
diceland-workshop-outside = Fuori
diceland-workshop-way = Come si copia
diceland-workshop-way-rows = Riga per riga
diceland-workshop-way-colours = Colore per colore
diceland-workshop-hint-draw = Scegli un pennello e dipingi: tocca o trascina. Con due dita si ingrandisce.
diceland-workshop-keys-draw = Le frecce spostano, r y g b o s dipingono, le maiuscole con premio, T premio, + partenza, # ostacolo, . fuori.
diceland-workshop-hint-rows = Dall’alto a sinistra, riga per riga: ogni lettera dipinge una casella e passa alla successiva.
diceland-workshop-keys-rows = r rosso, y giallo, g verde, b blu, o arancione, s grigio; le maiuscole sono premi. + partenza, # ostacolo, . o spazio fuori. Invio: riga successiva. Backspace: indietro.
diceland-workshop-counts = Che cosa c’è sul tabellone
diceland-workshop-colour = Colore
diceland-workshop-spaces = Caselle
diceland-workshop-treasures = Premi
diceland-workshop-territories = Gruppi
diceland-workshop-sum = In tutto
diceland-workshop-unusual = insolito
diceland-workshop-size = Dimensioni, sposta, rifletti
diceland-workshop-columns = Colonne
diceland-workshop-columns-fewer = Una colonna in meno
diceland-workshop-columns-more = Una colonna in più
diceland-workshop-rows = Righe
diceland-workshop-rows-fewer = Una riga in meno
diceland-workshop-rows-more = Una riga in più
diceland-workshop-move = Sposta tutto
diceland-workshop-move-left = Sposta tutto a sinistra
diceland-workshop-move-right = Sposta tutto a destra
diceland-workshop-move-up = Sposta tutto in alto
diceland-workshop-move-down = Sposta tutto in basso
diceland-workshop-mirror-sides = Sinistra ↔ destra
diceland-workshop-mirror-ends = Sopra ↔ sotto
diceland-workshop-clear = Svuota
diceland-workshop-too-large = Questo testo è troppo grande per essere disegnato: un tabellone ha al massimo 26 righe e 26 colonne. Cambia il testo, o annulla.

## Stili dei nuovi tabelloni

diceland-style-field = Campo
diceland-style-field-about = Più o meno rettangolare, con caselle ostacolo sparse: come i tabelloni del gioco.
diceland-style-hexagon = Esagono
diceland-style-hexagon-about = Un grande esagono fatto di piccoli.
diceland-style-island = Isola
diceland-style-island-about = Una costa con baie e promontori.
diceland-style-lakes = Laghi
diceland-style-lakes-about = Le caselle ostacolo stanno insieme, e le vie le aggirano.
diceland-style-patchwork = Mosaico
diceland-style-patchwork-about = Molti gruppi piccoli: presto completi, e ce n’è sempre uno nuovo da aprire.
diceland-style-estates = Tenute
diceland-style-estates-about = Pochi gruppi grandi: richiedono tempo, e sono adatti a molti dadi.
diceland-style-turned = Mezzo giro
diceland-style-turned-about = Dopo mezzo giro è uguale, colori a parte.
diceland-style-propeller = Elica
diceland-style-propeller-about = Uguale tre volte in un giro completo, colori a parte.
diceland-style-pinwheel = Girandola
diceland-style-pinwheel-about = Un esagono uguale da tutti e sei i lati, colori a parte.
diceland-style-star = Stella
diceland-style-star-about = Sei punte, tutte uguali, colori a parte.
