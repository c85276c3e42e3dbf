# Il laboratorio di Ring & Route, in italiano.

## Al posto di ciò che la pagina dice dei tabelloni

ring-and-route-page-workshop-yours = Le tue schede
ring-and-route-page-workshop-type-in = Copia schede che possiedi
ring-and-route-page-workshop-copy = Modifica le schede del gioco
ring-and-route-page-workshop-name-new = Le mie schede
ring-and-route-page-workshop-name-copy = Scheda { $piece }, modificata
ring-and-route-page-workshop-name-typed = Dal mio tavolo
ring-and-route-page-workshop-make-title = Nuove schede
ring-and-route-page-workshop-another = Altre
ring-and-route-page-workshop-take = Prendi queste
ring-and-route-page-workshop-from-link = Schede per te

## Parti e strumenti

ring-and-route-workshop-part = Parte del foglio
ring-and-route-workshop-part-wrong = { $part } ⚠
ring-and-route-workshop-material = Dadi, punti
ring-and-route-workshop-colour = Colore
ring-and-route-workshop-colour-letter = { $colour } ({ $letter })
ring-and-route-workshop-bare = ancora senza colore
ring-and-route-workshop-tool = Dentro l’anello
ring-and-route-workshop-tool-move = Numeri
ring-and-route-workshop-tool-link = Collegamenti
ring-and-route-workshop-hint-move = Trascina un numero per spostarlo, o toccalo per cambiarlo. Anche un collegamento si può toccare.
ring-and-route-workshop-hint-place = Numeri: { $count } su { $most }. Tocca un punto libero per mettere il { $value }.
ring-and-route-workshop-hint-link = Trascina da un numero a un altro, o toccali entrambi. Di nuovo lo stesso toglie il collegamento.
ring-and-route-workshop-hint-to = Ora l’altro capo del collegamento che parte dal { $value }.
ring-and-route-workshop-keys = Le frecce vanno da una casella all’altra. Sull’anello le lettere r, y, g, b, p e s colorano una casella e passano alla prossima. Su un numero le cifre lo cambiano, Maiusc e una freccia lo spostano, L inizia o finisce un collegamento, Canc lo toglie. Invio colora, sceglie o mette.

## Caselle e collegamenti

ring-and-route-workshop-place = Posto per il { $value }, in { $x }, { $y }
ring-and-route-workshop-linked-to = collegato a { $numbers }
ring-and-route-workshop-unlinked = senza collegamenti
ring-and-route-workshop-number = Numero { $value } ({ $name })
ring-and-route-workshop-value = Numero
ring-and-route-workshop-less = Uno in meno
ring-and-route-workshop-more = Uno in più
ring-and-route-workshop-nudge = Sposta { $way ->
    [left] a sinistra
    [right] a destra
    [up] in su
   *[down] in giù
}
ring-and-route-workshop-link-from = Collega da qui
ring-and-route-workshop-remove = Togli
ring-and-route-workshop-link = Collegamento { $link }
ring-and-route-workshop-unlink = Togli il collegamento
ring-and-route-workshop-unlink-this = Togli il collegamento { $link }
ring-and-route-workshop-links = { $count ->
    [0] Nessun collegamento
    [one] 1 collegamento
   *[other] { $count } collegamenti
}

## Che cosa è cambiato

ring-and-route-workshop-said-placed = { $value } messo ({ $count } su { $most })
ring-and-route-workshop-said-moved = { $value } spostato in { $x }, { $y }
ring-and-route-workshop-said-removed = { $value } tolto
ring-and-route-workshop-said-linked = { $a } e { $b } collegati
ring-and-route-workshop-said-unlinked = Collegamento tra { $a } e { $b } tolto
ring-and-route-workshop-said-ring = Anello: { $count } su { $most }

## Copiare

ring-and-route-workshop-ring = Anello
ring-and-route-workshop-ring-hint = Lettere: { $count } su { $most }. r rosso, y giallo, g verde, b blu, p viola, s grigio; in senso orario dall’angolo in alto a sinistra.
ring-and-route-workshop-numbers = Numeri
ring-and-route-workshop-numbers-hint = { $count ->
    [one] Scrivi l’ultimo numero, poi tocca il suo posto.
   *[other] Scrivi i numeri ({ $count }) in qualsiasi ordine, poi tocca i loro posti nello stesso ordine.
}
ring-and-route-workshop-numbers-next = { $count ->
    [one] Ora tocca il posto del { $value }.
   *[other] Ora tocca il posto del { $value }, poi quelli degli altri ({ $count } in tutto).
}
ring-and-route-workshop-pairs = Collegamenti
ring-and-route-workshop-pairs-hint = A coppie, con i nomi accanto ai numeri: “0 1” collega n0 e n1.
ring-and-route-workshop-pairs-wrong = Non sono due caselle diverse: { $pairs }

## Dadi e punti

ring-and-route-workshop-die = Dado { $die }
ring-and-route-workshop-dice-about = Ogni colore è una volta su ogni dado, e i tre dadi sono diversi. Tocca una faccia per darle il colore scelto; le due facce si scambiano.
ring-and-route-workshop-dice-usual = Dadi soliti
ring-and-route-workshop-points = Punti di un percorso
ring-and-route-workshop-points-about = Secondo la lunghezza del percorso; uno più lungo non vale mai meno.
ring-and-route-workshop-points-usual = Punti soliti
ring-and-route-workshop-points-of = { $length ->
    [one] Punti di un percorso di 1 numero
   *[other] Punti di un percorso di { $length } numeri
}

## Un testo che non si può disegnare

ring-and-route-workshop-unreadable = Questo testo non è ancora un foglio, quindi non si può disegnare. Correggilo, o ricomincia.
ring-and-route-workshop-begin = Comincia con un foglio vuoto

## Stili dei nuovi fogli

ring-and-route-style-scatter = Sparso
ring-and-route-style-scatter-about = Caselle numeriche ovunque, collegate a ciò che è vicino.
ring-and-route-style-grid = Griglia
ring-and-route-style-grid-about = Caselle numeriche in file; una metà è lo specchio dell’altra.
ring-and-route-style-rings = Anelli
ring-and-route-style-rings-about = Cerchi intorno al centro.
ring-and-route-style-spiral = Spirale
ring-and-route-style-spiral-about = Una lunga spirale, con collegamenti fra i suoi giri.
ring-and-route-style-mirror = Specchio
ring-and-route-style-mirror-about = La metà destra è lo specchio della sinistra.
ring-and-route-style-weave = Intreccio
ring-and-route-style-weave-about = Molti collegamenti che si incrociano: una linea chiude molte vie.
ring-and-route-style-paths = Sentieri
ring-and-route-style-paths-about = Pochi collegamenti, e nessuno ne incrocia un altro: guarda lontano.
