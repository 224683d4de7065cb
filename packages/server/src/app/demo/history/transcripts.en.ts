/** Past conversations in English, in the format of `parseTranscripts`. */
export const ENGLISH_TRANSCRIPTS = `
# Priya Nair | london | /orders/46821
> hi, any idea when 46821 gets here? it says shipped since monday
= order
> tracking page just says "in transit" for three days
+ tomas
< Hi Priya, Tomás here. Let me check with the carrier.
< It was held at the depot in Leeds, wrong sorting label. They put it on a van for tomorrow before noon.
> ok brilliant, I'll be in
* 5 actually called the carrier for me

# - | oslo | /lighting/lysa
> whats the cable length on the lysa
?
> or is there a pdf with measurements

# Callum Reid | london | /returns
> bought two Vik wall lamps, keeping one. can I return just one of them?
= return
^

# - | berlin | /checkout
> do you take american express
= pay

# Megan Doyle | london | /orders/46677
> Order 46677 arrived with one glass missing from the set of 4
= wrong
> it isn't the wrong item, there's simply one missing
+ aino
< Hello Megan, sorry about that. Was the inner carton taped shut when it came?
> Yes fully taped, there was an empty slot in the foam
< Then it left us like that. A single glass goes out today, nothing to pay and nothing to send back.
> That's great, thanks so much
* 5
% closed normal
%% aino: Second empty slot from packing line 3 this week. Told the warehouse.

# - | oslo | /stores
> are you open on sunday?
= open

# Daniel Osei | london | /lighting/fjell
> When is the Fjell floor lamp back in stock?
?
+ camille
< Hi Daniel! The next batch is due at our warehouse in the first week of next month.
> can you put one aside
< I can't reserve it, but I added you to the list: you get an email an hour before it goes online.
> fair enough, cheers
* 4

# - | stockholm | /lighting/lysa
> is lysa ok for a bathroom, about a metre from the sink
= bathroom
^

# Sam Whitfield | london | /orders/47003
> I need to change the delivery address for 47003, we moved
= cancel
+ henrik
< Good morning Sam. It is still on our shelf, so that is easy. What is the new address?
> 14 Marlowe Court, Flat 6, Bristol BS1 6QA
< Saved, and the label is reprinted. Good luck with the new flat.
* 5 sorted in two minutes

# - | berlin | /gifts
> do you do gift wrapping?
?

# Grace Bennett | london | /gifts
> Can you wrap it as a gift and leave out the invoice?
?
+ tomas
< Hello Grace, we can leave the invoice out, and I can slip in a handwritten card. Wrapping paper we don't have yet, I'm afraid.
> A card would be lovely. "For Mum, with love from the three of us"
< Written and in the box.
* 5 The card made her cry, in a good way

# - | oslo | /checkout
> shipping to trondheim how much
= shipping

# Oliver Hartmann | berlin | /orders/47115
> I was charged twice for order 47115
?
> 189 EUR, both on the 3rd
+ aino
< Hello Oliver, I can see one payment and one authorization that never completed.
> so will the second one disappear by itself?
< Yes, your bank releases it within five working days. I have asked our payment team to push it along.
> ok, I'll keep an eye on it
& voice visitor completed 192 4 Clear explanation
* 4
% pending high
%% aino: Released on our side. Waiting for his bank to confirm.
%% elif: Checked with the payment provider, the authorization expires on Friday.

# - | london | /lighting/tind
> can the tind desk lamp clamp onto a 5cm thick table
?

# Hugo Lindgren | stockholm | /returns
> how do returns work if I ordered as a guest
= return
> got no label in the parcel though
+ camille
< Hi Hugo, labels were missing from a few parcels last week. Here is a new one by email.
> got it
* 4

# - | oslo | /warranty
> lamp flickers after 2 years, still covered?
= warranty
^

# Rachel Adeyemi | london | /orders/47188
> The shade of my Lysa has a dent on one side
= warranty
> I have photos
+ tomas
< Please send them over, Rachel.
> sent. it's on the rim, about 2cm
< That happened in transport. Do you want a new shade, or 20% back and keep this one?
> a new shade please
< On its way with express. You can recycle the old one.
* 5 No fuss at all

# - | berlin | /business
> do you give a discount for 20 lamps? it's for a café
?

# Patrick Brandt | berlin | /business
> we are fitting out an office, 35 x Tind. Is there a price for quantities?
?
+ aino
< Hello Patrick, from 20 pieces we make an offer. Where should it go?
> brandt@studio-nord.example, delivery to Hamburg in week 50
< You have it by tomorrow noon, with a fixed delivery date.
! elif: Office order, 35 Tind. Can we do 15%?
< Elif here, I run the shop. 15% and free delivery to one address. Does that work?
> that works, please send it
* 5 Quick decision, we ordered
% solved high
%% elif: Offer 2214 sent, accepted the same day.

# - | london | /student
> student discount?
?

# Aisha Rahman | london | /checkout
> Is there any discount for students, I have a uni email
?
> ok never mind then
* 2 The bot just says sorry

# - | oslo | /lighting/lysa
> which bulb do i buy for lysa
= bulb

# Tom Everett | london | /orders/47240
> parcel says delivered but there's nothing here
= order
+ henrik
< Hi Tom. The driver's note says "left with neighbor, number 9".
> oh. number 9 never told me. one sec
> got it, they had it in the hallway
< Glad it turned up!
* 5

# - | stockholm | /checkout
> can I pay with klarna in 3 parts
= pay

# Lucy Marchetti | london | /lighting/vik
> Is the Vik hardwired or does it have a plug?
?
+ camille
< Hi Lucy, both: the hardwired one is in stock, the one with a plug and a switch comes in 10 days.
> plug please, can I preorder?
< Yes, the button on the page says "Preorder". You only pay when it ships.
* 5

# - | berlin | /lighting/lysa/colors
> will there be a black lysa
?

# Ben Okafor | london | /lighting/lysa/colors
> Does the Lysa come in black? only see brass and white
?

# - | oslo | /stores/oslo
> can i pick up my order in the shop instead
?

# Eleanor Voss | london | /orders/47306
> Please cancel 47306, I clicked twice
= cancel
+ tomas
< Hello Eleanor, I see 47305 and 47306, both the same. The second is cancelled and refunded.
> relief, thank you Tomás
* 5

# - | london | /checkout
> promo code box is gone on mobile??
?
v

# Jack Thornton | london | /checkout
> My voucher WELCOME10 isn't accepted
?
+ aino
< Hi Jack, it is for first orders only, and I see one from March on this email.
> that was my wife's order on my account
< Then let's be fair: here is a code for this one, HELLO-JT-10. Valid until Sunday.
> legend
* 5

# - | oslo | /delivery
> do you ship to iceland
= countries

# Nora Fitzgerald | london | /delivery
> Do you deliver to Northern Ireland and are there customs fees?
= countries
> and the customs?
?
+ camille
< Hello Nora, no customs for you: we ship to Northern Ireland from our hub in Dublin.
> perfect, ordering now
* 4

# - | berlin | /warranty
> where do i find the serial number
?

# Liam Kowalski | london | /orders/47391
> the parcel is soaked, it stood in the rain all day
= order
+ tomas
< Oh no. Is the lamp itself wet, or only the carton?
> carton fell apart, lamp seems dry but I don't dare plug it in
< Please don't. Can we look at it together on a quick video call?
& video agent completed 347 5 Saw it right away
< I saw water in the transformer. A new one leaves today, and the carrier picks up the wet one on Thursday.
> thanks for taking it seriously
* 5 Best support I have had from a shop
% solved urgent
%% tomas: Water in the transformer. Claim with the carrier is CL-20811.
%% aino: Carrier accepted the claim.

# - | oslo | /lighting/lysa
> how heavy is the 40cm one
?

# Hazel Grant | london | /care | LampGuide
> What do I clean the brass with?
: Wipe the shade with a soft, dry cloth. Stains come off with lukewarm water and a drop of washing-up liquid.
> and for fingerprints?

# - | stockholm | /returns
> i missed the 30 days by one day. any chance?
= return
+ henrik
< One day is fine. I opened the return for you, the label is on its way.
> you're the best
* 5

# Victor Salas | london | /orders/47433
> Hello? I have been waiting for a refund since the 2nd
= return
> It's been 11 days
+ henrik
< I am sorry Victor, your return was scanned but never booked. That is our mistake.
> So when do I get my money?
~ aino: Return scanned on the 4th, never booked. Needs a manual refund.
< Aino here. I booked it by hand just now, 240 EUR, and added 15 for the wait.
> Okay. Thank you for sorting it out at last
* 3 Sorted in the end, but I had to chase it
% closed high
%% henrik: Scanner at dock 2 lost the afternoon of the 4th. Nine more returns affected.
%% aino: All nine refunded.

# - | london | /lighting/fjell
> fjell restock date?
?

# - | oslo | /install
> do you have someone who can mount the lamp in oslo
?

# Isla Robertson | london | /install
> Do you offer installation? I'm scared of ceilings
?
+ camille
< Hi Isla! Not ourselves yet, but there is a partner for London: Brightside Electric. They know the Lysa.
> do I book with you or with them?
< With them, and our customers get the first half hour free.
* 5

# - | berlin | /lighting/tind
> is tind dimmable with the touch thing
= dim
v

# Ethan Moore | london | /account
> I can't log in, the reset mail never arrives
?
+ tomas
< Hi Ethan, your address is saved as "gmial.com". May I correct it?
> hahaha yes please
< Fixed, and a fresh reset mail is waiting for you.
* 5 typo king here

# - | oslo | /recycling
> do you take back old lamps
?

# Zoe Papadaki | london | /orders/47520
> Hi, is it possible to get my order before Friday? It's a birthday present
= order
+ aino
< Hello Zoe, I moved it to express. Thursday between 8 and 12.
> no extra cost?
< No, happy birthday to whoever it is.
> my dad, he's 70!
* 5

# - | london | /lighting/lysa
> can you shorten the cord
?
`;
