# Che cosa Ring & Route dice solo sulla carta.

ring-and-route-print-setup = Tutti hanno lo stesso foglio, e ognuno decide da quale scheda cominciare. Ognuno prende una matita; i tre dadi stanno in mezzo al tavolo.
ring-and-route-print-look = Prima di lanciare di nuovo puoi prendere in mano i dadi e guardare quale colore va con quale numero.
ring-and-route-print-points = I punti si leggono nelle due tabelle in fondo alla scheda: a sinistra per le crocette sull’anello, a destra per i numeri del percorso.
ring-and-route-print-ring = Anello
ring-and-route-print-route = Percorso
ring-and-route-print-sheet = Scheda
