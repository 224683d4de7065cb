/** More past conversations in English, mostly short ones. */
export const MORE_ENGLISH_TRANSCRIPTS = `
# - | london | /lighting/lysa
> Is the Lysa bright enough for a dining table seating eight?
?

# Freya Collins | london | /orders/46702
> my tracking link opens a page from a different company
= order
> ah wait, that IS the carrier. all good
^

# - | oslo | /checkout
> free shipping from how much
= shipping

# - | berlin | /returns
> Return label printer broken, can the courier bring one?
= return

# - | london | /rugs/myr
> is the Myr rug ok with underfloor heating?
?

# Arthur Hale | london | /orders/46755
> Why does my invoice show Norwegian VAT? I'm in the UK
= pay
+ aino
< Hello Arthur, that was our old template. Here is the corrected invoice.
> appreciated, my accountant will stop nagging
* 4

# - | stockholm | /lighting/vik
> warranty on vik
= warranty

# - | oslo | /stores/oslo
> parking near the shop?
= open
v

# Chloe Sandberg | stockholm | /mirrors/dis
> The Dis mirror came with screws but no wall plugs
?
+ tomas
< Hi Chloe, plugs depend on the wall, so we leave them out. What is yours made of?
> plasterboard I think, it sounds hollow
< Then take hollow-wall anchors, 8 mm. Two of them carry the mirror easily.
* 5 learned something

# - | london | /checkout
> paypal keeps sending me back to the basket
= pay
v

# - | berlin | /lighting/lysa
> dimmer hums with lysa, normal?
= dim

# Martin Aldous | london | /orders/46840
> I'd like a VAT receipt for order 46840 please
?
+ henrik
< Sure Martin, it is attached to the mail that just went out.
* 5

# - | oslo | /orders
> can i add a bulb to an order i placed this morning
= cancel

# - | london | /delivery
> Do you ship to the Channel Islands?
= countries

# Ruth Abelson | london | /orders/46911
> You sent me the white one, I ordered brass
= wrong
+ camille
< Hello Ruth, so sorry. The brass one leaves today, and the driver takes the white one with him.
> do I need to be home for that?
< Someone should be, yes. Is Wednesday afternoon good?
> Wednesday is perfect
* 5

# - | stockholm | /delivery
> evening delivery possible?
= order

# - | london | /lighting/lysa
> is the glass hand blown
?

# Connor Blake | london | /shelves/skog
> What's the max load per Skog shelf? I have a lot of vinyl
?
+ tomas
< Hi Connor, 25 kg per board if it is screwed into a stud.
> that's about 80 records. ok!
* 5

# - | oslo | /gifts
> gift card instead of a gift, do you sell them
?

# - | berlin | /lighting/tind
> bulb for tind, same as lysa?
= bulb

# Ines Caldeira | london | /orders/47012
> Is it normal that nobody answers the phone
= open
+ -
> I'll try again tomorrow

# - | london | /checkout
> is there a fee for paying by bank transfer
= pay

# Wesley Tran | london | /orders/47066
> the lamp hums when it's on, quite loud
= warranty
+ aino
< Hi Wesley, could you let me hear it? I can call you.
& voice agent missed 0
> sorry, was in a meeting. now is good
& voice agent completed 128 5
< That is the old driver. I am sending you the new one, it swaps without tools.
> sounds good (better than the lamp anyway)
* 5

# - | oslo | /lighting/fjell
> does the fjell tip over easily? toddler at home
?

# - | london | /account
> how do I delete my account
?

# Beatrice Long | london | /account
> Please delete everything you store about me
?
+ aino
< Hello Beatrice, I have started the deletion. You get a confirmation within a day.
> Thank you for not making it difficult
* 5
% closed normal
%% aino: Erased after the open invoice was archived.

# - | berlin | /lighting/lysa/colors
> any chance of a matt black version of the pendant?
?

# - | london | /student
> is there 10% off for uni students like other shops have
?

# George Whitlock | london | /orders/47150
> Cancel please, found it cheaper elsewhere
= cancel
+ tomas
< Done, George. May I ask by how much?
> 30 quid
< I can't match that one, but thanks for being straight.
* 3

# - | oslo | /stores/oslo
> opening hours on the 24th?
= open

# - | london | /orders/47171
> can I collect it from the store myself
?

# - | stockholm | /lighting/lysa
> bathroom zone 2 ok?
= bathroom

# Keira Dunne | london | /orders/47204
> Half of my order is missing, only the bulbs came
= order
+ camille
< Hi Keira, the lamp travels in its own parcel. It is one day behind the bulbs.
> would be nice if the mail said that
< You are right, I passed it on.
* 4 Would be 5 with a better email

# - | london | /lighting/lysa/parts
> how much is a replacement shade for the 28cm
?

# - | berlin | /checkout
> vat id field?
= pay

# Simon Ferreira | london | /lighting/lysa/parts
> My cat broke the shade. What does a new one cost?
?
+ henrik
< Hello Simon, 39 EUR for the 28 and 54 for the 40. Which one did the cat choose?
> the 40, she has taste
< Then it is 54, and delivery is on us.
* 5 Henrik is a star, the cat is not

# - | london | /delivery
> how long does delivery to scotland take
= order

# - | oslo | /lighting/vik
> can vik be mounted upside down
?

# Amara Nwosu | london | /orders/47288
> Hi, my delivery slot passed and nobody showed up
= order
+ tomas
< Hi Amara, the van broke down. I have you first on the route tomorrow, 8 to 9.
> I took half a day off for this
! aino: She took time off for a slot we missed. Can we refund the delivery?
< Hello Amara, this is Aino. The delivery is refunded, and I will follow the van myself in the morning.
> ok, thanks for owning it
* 4
% solved high
%% tomas: Delivered at 8:20, she sent a photo.

# - | london | /returns
> do i pay for return shipping of a rug
= return

# - | stockholm | /business
> do you invoice companies, 30 days net
= pay

# - | london | /lighting/lysa
> Does the lamp work with 110V in the US?
?

# Heather Quinn | london | /orders/47344
> I'd like to talk about the color of the Myr rug, it looks different
= return
+ camille
< Hi Heather, shall we compare it on video? I have one in the studio.
& video agent declined 0
> rather not on camera, sorry! photo attached instead
< No problem at all. Yours is from the autumn dye, a touch warmer. Exchange or keep?
> keep, now that I know
* 5

# - | oslo | /checkout
> apple pay?
= pay

# - | london | /lighting/tind
> is the switch on the cord or on the base
?

# Dylan Rhodes | london | /orders/47410
> how do I leave it with my neighbor
= order
+ henrik
< Hello Dylan, tell me the house number and I'll put it on the label.
> 22, Mrs Pike
< It's on the label.
* 5

# - | berlin | /warranty
> does the 5 years cover the cable too
= warranty

# - | london | /lighting/fjell
> will you get more of the floor lamp fjell in oak?
?

# - | oslo | /install
> can your people install it for me, paid of course
?

# Molly Ashdown | london | /orders/47466
> The instructions are only in Norwegian
?
+ tomas
< Hi Molly, here is the English PDF. The drawings are the same.
> ah that helps
* 4

# - | london | /delivery
> Is delivery free for a 45 euro order?
= shipping

# - | london | /recycling
> what should I do with the old bulbs, do you recycle
?

# Yusuf Demir | berlin | /orders/47512
> My order is stuck on "payment pending"
= pay
+ aino
< Hi Yusuf, the bank asked for a second confirmation. Do you see it in your banking app?
> yes there it was. confirmed
< And it's through. It leaves today.
* 5

# - | oslo | /lighting/lysa
> LED with 8 watt ok?
= bulb

# - | london | /mirrors/dis
> is the mirror tempered glass
?

# Alice Merriweather | london | /orders/47577
> Could you tell me where parcel 2 of 2 is?
= order
+ camille
< Hello Alice, parcel 2 is in Rotterdam and reaches you on Monday.
> Monday's fine
* 5

# - | oslo | /orders | OrderStatus
: What is your order number? You find it in our mail.
> 47588
: Order 47588 is on its way. We expect it to be with you on Thursday.
> That is all
: Thank you for your order!

# - | london | /orders | OrderStatus
: What is your order number? You find it in our mail.
> 46990
: Order 46990 has been delivered. Enjoy it!

# - | stockholm | /orders | OrderStatus
: What is your order number? You find it in our mail.
> 99
: An order number has at least three characters. Please look into our mail once more.
> 47601
: Order 47601 stands at: packed.

# - | london | /lighting/lysa/care | LampGuide
> how to get candle wax off the shade
: Stains come off with lukewarm water and a drop of washing-up liquid.
^

# - | oslo | /lighting/lysa/care | LampGuide
> may it hang outside under a roof
: On a covered terrace it may hang from May to September; take it inside before the first frost.

# - | berlin | /lighting/lysa/care | LampGuide
> how long can I still get spare parts
: Shades, rings and cables can be ordered for ten years after a lamp went out of production.
`;
