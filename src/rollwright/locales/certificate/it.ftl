### Certificates of fairness: the command `certify`, and the page that it writes.

## The command

help-certify = Far giocare tabelloni gli uni contro gli altri, e dire se si equivalgono.
help-certify-pieces = Due o più tabelloni o schede, per nome o come file; oppure un file con un foglio, le cui due facce si incontrano.
help-certify-seats = Quanti posti hanno i tavoli, come 2,3,4 (così anche senza indicazione).
help-certify-judges = I livelli che giocano, come expert,planner (così anche senza indicazione). Un giudice può favorire alcuni tabelloni, perciò sono due.
help-certify-within = Giocare finché gli intervalli al 95 % si estendono al massimo di tanto da ogni lato; altrimenti 0.005, mezzo punto percentuale.
help-certify-json = Scrive tutte le cifre in questo file come JSON; - mostra solo quelle.
help-certify-html = Scrive il certificato in questo file, come pagina con grafici.
help-certify-svg = Scrive il grafico in questo file come SVG.
help-certify-journal = Conserva in questo file ciò che è fatto; lo stesso comando riprende da lì.
meta-levels = LIVELLI
meta-seat-counts = POSTI
certify-interrupted = Interrotto. Lo stesso comando riprende dove finisce { $file }.
certify-lost = Interrotto. Nulla è stato conservato; con --journal FILE lo stesso comando riprenderebbe.
help-new-fair = Cercare, da questo seme in poi, un tabellone la cui quota di vittorie contro quelli del gioco sia così vicina a una quota uguale, come 0.02. Per entrambi i giudici, a 2, 3 e 4 posti; ci vogliono minuti.
new-not-fair = Il seme { $seed } non è equo: a { $points } punti.

## Errors

certify-pieces = Un certificato confronta da 2 a { $most } tabelloni o schede; indicati: { $pieces }. Per un tabellone tuo, indica anche quelli a cui deve equivalere.
certify-mixed = { $piece } appartiene a un altro gioco rispetto a { $first }; non possono incontrarsi.
certify-papers = Tutti i posti di una partita usano lo stesso foglio: indica un foglio, o le sue due facce.
certify-same = { $piece } è indicato due volte.
certify-seats = Un tavolo ha qui da 2 a { $most } posti, come --seats 2,3,4.
certify-judges = I giudici sono livelli dei bot: { $judges }.
certify-within = Gli intervalli si estendono da { $least } a { $most } per lato, come --within 0.005.
certify-journal-foreign = { $file } non è il diario di questo certificato, e resta com’è. Indica un nuovo file.
new-fair = La distanza di un tabellone da una quota uguale va da { $least } a { $most }, come --fair 0.02.

## The certificate

certificate-title = { $game }: certificato di equità
certificate-playing = partite
certificate-aside = { $judges }; quota di vittorie con il suo intervallo al 95 %
certificate-fair = Equo: a ogni tavolo e per ogni giudice, ogni tabellone dista al massimo { $tolerance } punti da una quota uguale.
certificate-unfair = Non equo: a più di { $tolerance } punti da una quota uguale: { $pieces }
certificate-part = { $seats } posti, giudice: { $judge }
certificate-games = { $games } partite; una quota uguale è { $equal }
certificate-first = Secondo l’ordine dei turni: { $shares }
certificate-length = in media { $mean } turni (±{ $sd }), da { $min } a { $max }
certificate-lead = In media, il comando cambia { $changes } volte a partita.
certificate-won-by = Colore completo del vincitore: { $shares }
certificate-repeat = Per ripeterlo: { $command }
certificate-hash = Le stesse cifre hanno l’hash { $hash } (rollwright { $version }).
certificate-how = Tutte le combinazioni dei tabelloni, in tutti gli ordini intorno al tavolo, ognuna girata in modo che ogni tabellone cominci una volta con gli stessi dadi. Una vittoria condivisa conta in parti. La quota di un tabellone è la media sui suoi tavoli.
certificate-sample = I cambi al comando e i colori completi vengono da un campione di { $games } partite per giudice e tavolo.
certificate-band = La fascia è di ±{ $tolerance } punti intorno a una quota uguale.
