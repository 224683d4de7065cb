/** Everyday questions of the past month in the other languages, which the bot answered at once. */
export const EVERYDAY_TRANSCRIPTS = `
# - | hamburg | /bestellung
> Wo bleibt mein Paket?
= order
^

# - | wien | /bestellung
> Wann kommt die Lieferung nach Graz
= order
> was kostet der versand
= shipping

# - | hamburg | /bestellung
> Sendungsnummer?
= order

# - | wien | /retoure
> Wie schicke ich die Lampe zurück?
= return
^

# - | hamburg | /retoure
> Ist die Rücksendung gratis
= return
> wann ist das geld da
= return

# - | wien | /versand
> Liefern Sie in die Schweiz?
= countries

# - | hamburg | /versand
> versandkostenfrei ab?
= shipping
^

# - | wien | /kasse
> Kauf auf Rechnung möglich
= pay
^

# - | hamburg | /kasse
> paypal geht?
= pay
> und lieferung nach österreich
= countries

# - | hamburg | /garantie
> Wie lange habe ich Garantie?
= warranty
^

# - | wien | /garantie
> Lampe geht nicht mehr an
= warranty

# - | hamburg | /retoure
> 30 tage ab wann gerechnet
= return

# - | malmo | /order
> var är mitt paket
= order
^

# - | malmo | /order
> När kommer leveransen?
= order
> vad kostar frakten
= shipping
^

# - | malmo | /retur
> Hur lång tid har jag på mig att returnera
= return

# - | malmo | /retur
> är returen gratis
= return
^

# - | malmo | /leverans
> levererar ni till danmark
= countries

# - | malmo | /kassa
> kan man betala med faktura
= pay
> fri frakt?
= shipping

# - | malmo | /garanti
> Hur länge gäller garantin på lampor?
= warranty

# - | stockholm | /kassa
> vilka kort tar ni
= pay
^

# - | malmo | /retur
> skicka tillbaka utan kartong?
= return

# - | madrid | /pedido
> ¿dónde está mi paquete?
= order
^

# - | sevilla | /pedido
> cuándo llega mi pedido
= order
> el envío es gratis?
= shipping

# - | madrid | /devoluciones
> Quiero devolver una lámpara, ¿cómo lo hago?
= return
^

# - | sevilla | /devoluciones
> cuándo me devuelven el dinero
= return

# - | madrid | /envios
> ¿enviáis a Portugal?
= countries

# - | sevilla | /pago
> puedo pagar con paypal
= pay
^

# - | madrid | /garantia
> ¿qué garantía tienen las lámparas?
= warranty

# - | sevilla | /envios
> envío a canarias, cuánto cuesta
= shipping
> y la garantía?
= warranty

# - | paris | /commande
> où est mon colis
= order
^

# - | lyon | /commande
> Quand est-ce que je serai livré ?
= order
> les frais de port ?
= shipping

# - | paris | /retours
> comment renvoyer un article
= return
^

# - | lyon | /retours
> Le retour est-il gratuit ?
= return

# - | paris | /livraison
> livrez-vous en Suisse ?
= countries

# - | lyon | /paiement
> paiement par virement possible ?
= pay
^

# - | paris | /garantie
> garantie sur les lampadaires ?
= warranty

# - | lyon | /livraison
> livraison gratuite à partir de combien
= shipping

# - | hamburg | /bestellung
> Bestellt am Sonntag, wann geht es raus
= order
> Kosten für die Lieferung?
= shipping
^

# - | wien | /retoure
> passt nicht, rückgabe möglich?
= return
> Und liefert ihr Ersatz nach Tirol
= countries

# - | hamburg | /kasse
> welche Zahlungsarten gibt es
= pay
> ab wann versandkostenfrei
= shipping

# - | wien | /garantie
> Garantie auch bei Glasbruch?
= warranty
> wie schicke ich sie ein
= return
^

# - | malmo | /order
> beställde igår, skickas den idag?
= order
> och om jag ångrar mig
= return

# - | malmo | /kassa
> Swish eller kort?
= pay
> kostar leveransen något
= shipping
^

# - | malmo | /garanti
> lampskärmen har spruckit
= warranty
> hur returnerar jag den
= return

# - | madrid | /pedido
> pedí ayer, sale hoy?
= order
> gastos de envío a Murcia
= shipping
^

# - | sevilla | /devoluciones
> no me gusta el color, puedo devolverla
= return
> quién paga la devolución
= return

# - | madrid | /pago
> aceptáis transferencia
= pay
> cuánto tarda en llegar
= order

# - | paris | /commande
> commandé hier, expédié quand ?
= order
> livraison offerte ?
= shipping
^

# - | lyon | /retours
> l’abat-jour est trop grand, je peux le renvoyer ?
= return
> sous combien de temps suis-je remboursé
= return

# - | paris | /paiement
> Klarna accepté ?
= pay
> Vous expédiez en Belgique ?
= countries
`;
