### L’officina: tabelloni e schede propri.

page-workshop-about = Disegna tabelloni e schede tuoi, copia quelli che possiedi o fattene creare di nuovi. Poi giocaci e stampali.
page-workshop-all = Tutti i tabelloni e le schede
page-workshop-missing = In questo browser non c’è. Tabelloni e schede restano dove sono stati fatti; un link o un file li porta altrove.
page-workshop-link-wrong = Il link è rovinato. Forse è stato tagliato quando l’hai copiato.

## L’elenco

page-workshop-yours = I tuoi tabelloni
page-workshop-draw = Disegnane uno nuovo
page-workshop-draw-about = Da zero.
page-workshop-type-in = Copia un tabellone che possiedi
page-workshop-type-in-about = In fretta, con le lettere o con il dito; accanto può esserci una foto.
page-workshop-make = Fattene creare uno
page-workshop-make-about = Nello stile che scegli, quanti ne vuoi.
page-workshop-copy = Modifica un tabellone del gioco
page-workshop-copy-about = Parti da ciò che conosci.
page-workshop-open = Apri un file
page-workshop-open-about = Ciò che hai salvato.
page-workshop-unfinished = Non ancora giocabile
page-workshop-rename = Rinomina “{ $name }”
page-workshop-delete = Elimina “{ $name }”
page-workshop-deleted = “{ $name }” è eliminato.
page-workshop-bring-back = Recupera
page-workshop-name = Nome
page-workshop-nameless = Senza nome
page-workshop-name-new = Il mio tabellone
page-workshop-name-copy = Tabellone { $piece } modificato
page-workshop-name-typed = Dal mio tavolo

## Il generatore

page-workshop-make-title = Un nuovo tabellone
page-workshop-style = Stile
page-workshop-another = Un altro
page-workshop-take = Prendi questo
page-workshop-seed = Numero

## Il banco

page-workshop-editor = Editor
page-workshop-undo = Annulla
page-workshop-redo = Ripeti
page-workshop-mode = Come si fa
page-workshop-mode-draw = Disegna
page-workshop-mode-copy = Copia
page-workshop-text-only = Questo gioco non ha un editor; modifica il testo.
page-workshop-kept = Ogni modifica è conservata in questo browser.
page-workshop-not-kept = In questo browser non c’è più posto: salvalo in un file.
page-workshop-checking = Controllo…
page-workshop-playable = Si può giocare.
page-workshop-rule = { $what } ({ $rule })
page-workshop-show-place = Riga { $line }, colonna { $column }
page-workshop-unusual = { $count ->
    [one] Una cosa insolita
   *[other] { $count } cose insolite
}
page-workshop-too-long = È troppo lungo: un testo ha al massimo { $most } caratteri.
page-workshop-refused-long = Non è cambiato nulla: un testo ha al massimo { $most } caratteri, e questo sarebbe troppo lungo dalla riga { $line }, colonna { $column }.
page-workshop-picture = Sul tavolo
page-workshop-picture-old = Com’era l’ultima volta che si poteva giocare.
page-workshop-picture-none = Lo vedrai qui appena si potrà giocare.
page-workshop-text = Testo
page-workshop-text-about = Cambia il testo, e l’immagine lo segue; cambia l’immagine, e il testo la segue.

## Una foto

page-workshop-photo = Mettici accanto una foto
page-workshop-photo-other = Un’altra foto
page-workshop-photo-turn = Ruota
page-workshop-photo-away = Metti via
page-workshop-photo-about = La foto non lascia mai questo dispositivo: nessun altro la vede.
page-workshop-photo-alt = La tua foto

## Giocare, condividere

page-workshop-play = Gioca
page-workshop-play-about = Come vuoi giocarci?
page-workshop-share = Condividi e salva
page-workshop-link = Link
page-workshop-link-about = Nel link c’è tutto. Chi lo apre può giocarci, stamparlo e modificarlo.
page-workshop-file = Salva in un file
page-workshop-file-about = “{ page-workshop-open }” lo rilegge, e lo fanno anche i comandi del terminale.
page-workshop-from-link = Un tabellone per te
page-workshop-keep = Conserva e modifica
page-workshop-change = Modifica
