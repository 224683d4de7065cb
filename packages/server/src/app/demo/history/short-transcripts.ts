/** Past conversations that the bot handled alone, in all languages. */
export const SHORT_TRANSCRIPTS = `
# - | london | /orders
> hey when do orders placed on a saturday leave
= order

# - | oslo | /orders
> tracking nr doesn't open
= order
^

# - | berlin | /orders
> Is there a number I can use to follow the parcel?
= order

# - | london | /orders
> it's been 3 days, still normal?
= order
> and can I still swap the size
= cancel

# Holly Turner | london | /orders/46888
> can I cancel before it ships
= cancel
^

# - | stockholm | /orders
> ordered the wrong lamp by accident
= cancel

# - | london | /returns
> how many days do I have to send it back
= return
> great and is it free?
= return
^

# - | oslo | /returns
> refund how long
= return

# - | berlin | /returns
> Where's the return label supposed to be?
= return
^

# - | london | /returns
> I want to exchange for the bigger one
= wrong

# Nathan Cole | london | /returns
> you packed someone else's lamp
= wrong
^

# - | london | /delivery
> ship to malta?
= countries

# - | oslo | /delivery
> Do you send to Switzerland and what does it cost?
= countries
> how much then
= shipping

# - | berlin | /checkout
> delivery fee for 30 euro order
= shipping

# - | london | /checkout
> is there a minimum order
= shipping
v

# - | london | /lighting/lysa
> bathroom ceiling, shower is 1.5 m away
= bathroom
^

# - | stockholm | /lighting/lysa
> IP rating of the Lysa?
= bathroom

# - | oslo | /lighting/lysa
> E14 or E27?
= bulb
^

# - | london | /lighting/lysa
> can I use a 100 watt equivalent led
= bulb

# - | berlin | /lighting/lysa
> will it dim with my hue switch
= dim

# - | london | /lighting/lysa
> trailing edge? leading edge? what do i need
= dim
^

# - | oslo | /checkout
> vipps?
= pay

# - | london | /checkout
> Which cards do you accept
= pay
^

# Joanna Price-Hill | london | /warranty
> switch stopped working after 8 months
= warranty
> okay will send a picture
^

# - | stockholm | /warranty
> guarantee period for floor lamps
= warranty

# - | oslo | /stores/oslo
> address of the shop please
= open
^

# - | london | /stores/oslo
> are you open late on thursdays
= open

# - | hamburg | /bestellung
> Wie lange dauert die Lieferung normalerweise?
= order
^

# - | wien | /retoure
> wo finde ich das rücksendeetikett
= return

# - | hamburg | /versand
> liefert ihr auch nach dänemark
= countries

# - | wien | /kasse
> Versandkosten unter 50 Euro?
= shipping

# - | hamburg | /kasse
> Geht auch Vorkasse?
= pay
^

# - | hamburg | /garantie
> Schalter defekt, noch kein Jahr alt
= warranty

# - | malmo | /order
> hur lång är leveranstiden
= order

# - | malmo | /retur
> pengarna tillbaka, hur snabbt?
= return
^

# - | malmo | /leverans
> Är det fri frakt i Sverige?
= shipping

# - | malmo | /garanti
> lampan blinkar, garanti?
= warranty

# - | madrid | /pedido
> cuánto tarda en llegar a Málaga
= order
^

# - | sevilla | /devoluciones
> plazo de devolución?
= return

# - | madrid | /envios
> gastos de envío a Baleares
= shipping

# - | sevilla | /garantia
> se me ha roto el interruptor
= warranty
^

# - | paris | /commande
> délai de livraison pour Marseille ?
= order

# - | lyon | /retours
> remboursement sous combien de jours
= return
^

# - | paris | /livraison
> Vous livrez au Luxembourg ?
= countries

# - | lyon | /paiement
> carte bancaire acceptée ?
= pay

# - | london | /gifts
> gift wrapping, do you do that?
?

# - | oslo | /lighting/fjell
> when is the fjell floor lamp back in stock
?

# - | london | /lighting/lysa/colors
> will there be a lysa in black?
?
`;
