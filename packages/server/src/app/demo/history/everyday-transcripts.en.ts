/** Everyday questions of the past month in English, which the bot answered at once. */
export const EVERYDAY_ENGLISH_TRANSCRIPTS = `
# - | london | /orders
> where's my parcel, order from tuesday
= order
^

# - | london | /orders
> Tracking link please
= order
> and delivery is free right? it was 72 euro
= shipping
^

# - | oslo | /orders
> has my order shipped yet
= order

# - | berlin | /orders
> How many days until it's delivered?
= order
> can it go to my parents in Austria instead
= countries

# - | stockholm | /orders
> ordered at 1 pm, does it leave today
= order
^

# - | london | /orders
> changed my mind, how do I cancel
= cancel

# - | oslo | /orders
> I ordered two by mistake
= cancel
> if it's already sent, can I return one?
= return
^

# - | london | /orders
> can I add something to my order
= cancel

# - | berlin | /orders
> parcel not here after 4 days
= order

# - | london | /orders
> need it by friday, will it arrive?
= order
> what does delivery cost
= shipping

# - | london | /returns
> how do returns work
= return
> do I pay for postage
= return
^

# - | oslo | /returns
> can I bring it back to the shop
= return
> when is it open
= open
^

# - | stockholm | /returns
> lost the label, can I still send it back
= return

# - | london | /returns
> Got a green one instead of white
= wrong
^

# - | berlin | /returns
> wrong lamp in the box
= wrong
> how long until the right one is here
= order

# - | london | /returns
> return after 3 weeks ok?
= return
^

# - | oslo | /returns
> money back or voucher?
= return

# - | london | /returns
> is opened packaging a problem for a return
= return
> and how long does the refund take
= return
^

# - | london | /delivery
> do you ship to Ireland
= countries
^

# - | london | /delivery
> delivery to the channel islands?
= countries
> price?
= shipping

# - | berlin | /delivery
> Can you deliver to Poland?
= countries
> What does it cost?
= shipping
^

# - | stockholm | /delivery
> shipping to Finland
= countries

# - | oslo | /delivery
> do you deliver outside norway
= countries
> how do I pay then
= pay

# - | london | /checkout
> free delivery from how much
= shipping
^

# - | london | /checkout
> paypal?
= pay

# - | berlin | /checkout
> Can I buy on account
= pay
^

# - | stockholm | /checkout
> klarna
= pay
> and shipping for a 40 euro order
= shipping

# - | oslo | /checkout
> can I pay by bank transfer
= pay

# - | london | /checkout
> is apple pay ok
= pay
> delivery cost to Leeds
= shipping

# - | london | /lighting/lysa
> can I hang the Lysa above the bath
= bathroom

# - | oslo | /lighting/lysa
> which bulb fits
= bulb
^
> is it dimmable
= dim
^

# - | london | /lighting/lysa
> max watts?
= bulb

# - | berlin | /lighting/lysa
> Does the Lysa work with a dimmer
= dim

# - | stockholm | /lighting/lysa
> bulb included?
= bulb
> what about the guarantee
= warranty

# - | london | /lighting/lysa
> splash proof?
= bathroom
^

# - | oslo | /lighting/lysa
> led bulb for lysa, which socket
= bulb
^

# - | london | /lighting/lysa
> can I dim it from the wall
= dim
> and which bulb then
= bulb

# - | london | /warranty
> how long is the guarantee on lamps
= warranty
^

# - | berlin | /warranty
> lamp flickers after two years
= warranty

# - | oslo | /warranty
> cable is broken, covered?
= warranty
> how do I send it to you
= return

# - | stockholm | /warranty
> glass cracked, is that warranty
= warranty

# - | london | /stores
> where's your store
= open
^

# - | oslo | /stores/oslo
> open on saturday?
= open

# - | oslo | /stores/oslo
> opening hours this week
= open
> can I return there
= return
^

# - | berlin | /stores
> Do you have a shop in Berlin?
= open

# - | london | /orders
> is there a way to see where the driver is
= order
> do you deliver on the isle of man
= countries
> what's the postage
= shipping
^

# - | oslo | /orders
> my order confirmation says processing
= order
> too late to change it?
= cancel

# - | london | /orders
> dispatch time for lamps?
= order
> what if I don't like it
= return
^

# - | stockholm | /orders
> how fast is delivery to Uppsala
= order
> is there a fee
= shipping

# - | berlin | /orders
> When does my lamp get here
= order
> does it come with a bulb
= bulb
> can I dim that one
= dim
^

# - | london | /returns
> do I need the receipt for a return
= return
> how many days again
= return

# - | oslo | /returns
> you sent the small shade, I ordered large
= wrong
> ok and who pays the return
= return
^

# - | london | /delivery
> do you go to Northern Ireland
= countries
> how much is it for a small parcel
= shipping

# - | berlin | /delivery
> Netherlands?
= countries
> and payment by invoice there
= pay
^

# - | london | /checkout
> can I pay in pounds by card
= pay
> when would it arrive in York
= order

# - | oslo | /checkout
> delivery price for a table lamp
= shipping
> cards accepted?
= pay

# - | stockholm | /checkout
> any fees on top of the price
= shipping
> invoice possible?
= pay
^

# - | london | /lighting/lysa
> is it safe in a steamy bathroom
= bathroom
> what bulb goes in there
= bulb
> how long is it guaranteed
= warranty
^

# - | oslo | /lighting/lysa
> dimmer recommendations
= dim
> warm white bulbs ok?
= bulb

# - | berlin | /lighting/lysa
> Bathroom zone 2?
= bathroom
> Guarantee if it gets wet
= warranty

# - | london | /warranty
> shade discoloured after a year
= warranty
> where can I drop it off
= open

# - | oslo | /stores/oslo
> is there a showroom
= open
> can I pay cash there
= pay
`;
