# Che cosa Diceland dice solo sulla carta.

diceland-print-setup = Ognuno riceve un tabellone a caso e decide se giocare sul lato frontale o sul retro. Ognuno prende una matita; i sei dadi stanno in mezzo al tavolo.
diceland-print-marker = Il sesto dado resta davanti al giocatore di turno, così tutti sanno chi è.
