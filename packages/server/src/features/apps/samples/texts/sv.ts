import type { Catalog } from '@parrot/contract/messages';

export const swedish: Catalog = {
  'Hi! Ask me about your order, delivery, returns, or sizes.':
    'Hej! Fråga mig om din beställning, leverans, returer eller storlekar.',
  Orders: 'Beställningar',
  'Where is my order?': 'Var är min beställning?',
  'How can I track my parcel?': 'Hur spårar jag mitt paket?',
  'When does my package arrive?': 'När kommer mitt paket?',
  'Open the tracking link in our shipping email. Most packages arrive two to four business days after they ship.':
    'Öppna spårningslänken i vårt fraktmejl. De flesta paket kommer fram två till fyra arbetsdagar efter att de skickats.',
  'Can I change or cancel my order?': 'Kan jag ändra eller avbeställa min beställning?',
  'I ordered the wrong thing': 'Jag beställde fel sak',
  'Please cancel my order': 'Avbeställ min beställning, tack',
  'Yes, as long as it hasn’t shipped. Open “My orders”, choose the order, and select Change or Cancel. Once it’s on its way, you can return it free of charge.':
    'Ja, så länge den inte har skickats. Öppna ”Mina beställningar”, välj beställningen och sedan Ändra eller Avbeställ. När den är på väg kan du returnera den gratis.',
  'Do I need an account to buy something?': 'Behöver jag ett konto för att handla?',
  'Can I check out as a guest?': 'Kan jag handla som gäst?',
  'No, you can buy as a guest with just your email address. With an account, you see all your orders in one place.':
    'Nej, du kan handla som gäst med bara din e-postadress. Med ett konto ser du alla beställningar på ett ställe.',
  Delivery: 'Leverans',
  'How much is shipping?': 'Vad kostar frakten?',
  'What does delivery cost?': 'Vad kostar leveransen?',
  'Is delivery free?': 'Är leveransen gratis?',
  'Standard delivery is 4.90 euros, and free for orders of 50 euros or more. Express delivery is 9.90 euros.':
    'Standardleverans kostar 4,90 euro och är gratis vid köp från 50 euro. Expressleverans kostar 9,90 euro.',
  'Which countries do you ship to?': 'Vilka länder skickar ni till?',
  'Do you deliver abroad?': 'Levererar ni utomlands?',
  'Can you send it overseas?': 'Kan ni skicka till andra världsdelar?',
  'We ship to all countries in the European Union, Norway, Switzerland, and the United Kingdom. Any duties are shown before you pay.':
    'Vi skickar till alla länder i Europeiska unionen, Norge, Schweiz och Storbritannien. Eventuell tull visas innan du betalar.',
  Returns: 'Returer',
  'How do I return an item?': 'Hur returnerar jag en vara?',
  'Can I send something back?': 'Kan jag skicka tillbaka något?',
  'What is your return policy?': 'Vilka är era returvillkor?',
  'You have 30 days. Print the label under “My orders”, put it on the package, and drop it off at any post office. Returns are free.':
    'Du har 30 dagar på dig. Skriv ut etiketten under ”Mina beställningar”, sätt den på paketet och lämna in det hos ett postombud. Returer är gratis.',
  'When do I get my refund?': 'När får jag pengarna tillbaka?',
  'How long until my money is back?': 'Hur lång tid tar återbetalningen?',
  'We refund you the way you paid, within five business days after your return reaches us. We’ll email you once it’s on its way.':
    'Vi betalar tillbaka på samma sätt som du betalade, inom fem arbetsdagar efter att returen har kommit fram. Du får ett mejl när pengarna är på väg.',
  'My item arrived damaged': 'Min vara kom skadad',
  'You sent the wrong product': 'Ni skickade fel produkt',
  'Something is missing in my parcel': 'Något saknas i mitt paket',
  'We’re sorry about that. Ask for a person right here and have your order number ready: we’ll send a replacement right away, and you don’t need to return the old one first.':
    'Vi beklagar det. Be om en människa direkt här och ha ordernumret till hands: vi skickar en ny vara på en gång, och du behöver inte returnera den gamla först.',
  Products: 'Produkter',
  'Which size should I take?': 'Vilken storlek ska jag ta?',
  'Is there a size guide?': 'Finns det en storleksguide?',
  'Do your clothes run small?': 'Är era kläder små i storleken?',
  'There’s a size guide on every product page. Most of our clothes run true to size; if you’re between sizes, take the larger one.':
    'Det finns en storleksguide på varje produktsida. De flesta av våra kläder är normala i storleken; är du mellan två storlekar, ta den större.',
  'When is this back in stock?': 'När finns den i lager igen?',
  'The item is sold out': 'Varan är slutsåld',
  'Will you restock it?': 'Får ni in den igen?',
  'Select “Notify me” on the product page and leave your email address. Most sold-out items are back within three weeks.':
    'Välj ”Meddela mig” på produktsidan och lämna din e-postadress. De flesta slutsålda varor är tillbaka inom tre veckor.',
  Payment: 'Betalning',
  'How can I pay?': 'Hur kan jag betala?',
  'Which payment methods do you accept?': 'Vilka betalsätt accepterar ni?',
  'Can I pay by invoice?': 'Kan jag betala mot faktura?',
  'By credit card, PayPal, Apple Pay, Google Pay, bank transfer, or, after your first order, by invoice.':
    'Med kreditkort, PayPal, Apple Pay, Google Pay, banköverföring eller, från andra beställningen, mot faktura.',
  'How do I use a gift card?': 'Hur använder jag ett presentkort?',
  'My discount code doesn’t work': 'Min rabattkod fungerar inte',
  'Where do I enter a promo code?': 'Var anger jag en kampanjkod?',
  'Enter the code in your cart, below the total. Codes can’t be combined, and some have a minimum order value, which is shown on the card.':
    'Ange koden i varukorgen, under summan. Koder kan inte kombineras, och vissa har ett lägsta ordervärde som står på kortet.',
  'Welcome! I can help with your booking and your stay. What would you like to know?':
    'Välkommen! Jag kan hjälpa dig med din bokning och din vistelse. Vad vill du veta?',
  Arrival: 'Ankomst',
  'When can I check in?': 'När kan jag checka in?',
  'What time is check-in?': 'Vilken tid är incheckningen?',
  'When is my room ready?': 'När är mitt rum klart?',
  'Your room is ready from 15:00. If you arrive earlier, leave your luggage at reception and make yourself at home in the lobby.':
    'Ditt rum är klart från kl. 15. Kommer du tidigare kan du lämna bagaget i receptionen och slå dig ner i lobbyn.',
  'Can I arrive late at night?': 'Kan jag komma sent på natten?',
  'Is the reception open around the clock?': 'Är receptionen öppen dygnet runt?',
  'My flight lands after midnight': 'Mitt flyg landar efter midnatt',
  'Yes. Reception is staffed day and night. If you arrive after 22:00, let us know in advance so we can hold your room.':
    'Ja. Receptionen är bemannad dag och natt. Kommer du efter kl. 22, hör av dig i förväg så håller vi rummet.',
  'How do I get to you from the airport?': 'Hur tar jag mig från flygplatsen?',
  'Is there a shuttle?': 'Finns det en transferbuss?',
  'Which train goes to the hotel?': 'Vilket tåg går till hotellet?',
  'Take the airport train to Central Station (25 minutes), then walk five minutes along the river. A taxi costs about 40 euros; we’re happy to book one for you.':
    'Ta flygtåget till centralstationen (25 minuter) och gå sedan fem minuter längs floden. En taxi kostar ungefär 40 euro; vi bokar gärna en åt dig.',
  Departure: 'Avresa',
  'When do I have to check out?': 'När måste jag checka ut?',
  'What time is check-out?': 'Vilken tid är utcheckningen?',
  'Can I leave later?': 'Kan jag åka senare?',
  'Please check out by 11:00. Late check-out until 14:00 costs 20 euros, if the room is available; ask at reception the evening before.':
    'Checka ut senast kl. 11. Sen utcheckning till kl. 14 kostar 20 euro om rummet är ledigt; fråga i receptionen kvällen innan.',
  'Can I leave my luggage after check-out?': 'Kan jag lämna bagaget efter utcheckningen?',
  'Do you store bags?': 'Förvarar ni väskor?',
  'Yes, free of charge, until you leave town. Just bring your bags to reception.':
    'Ja, gratis, tills du reser vidare. Ta bara med väskorna till receptionen.',
  Hotel: 'Hotellet',
  'When is breakfast?': 'När serveras frukosten?',
  'Is breakfast included?': 'Ingår frukosten?',
  'What does breakfast cost?': 'Vad kostar frukosten?',
  'Breakfast is served from 7:00 to 10:30, on weekends until 11:00. It’s included in most rates; otherwise, it’s 18 euros. Tell us about any allergies, and we’ll take care of them.':
    'Frukosten serveras kl. 7–10.30, på helger till kl. 11. Den ingår i de flesta priser; annars kostar den 18 euro. Berätta om allergier, så tar vi hand om det.',
  'Do you have parking?': 'Har ni parkering?',
  'Where can I park my car?': 'Var kan jag parkera bilen?',
  'Is there a charger for electric cars?': 'Finns det laddare för elbilar?',
  'There’s a garage under the hotel for 19 euros a night, with four chargers for electric cars. Spaces can’t be reserved, but it’s rarely full.':
    'Det finns ett garage under hotellet för 19 euro per natt, med fyra laddare för elbilar. Platserna går inte att boka, men det är sällan fullt.',
  'What is the Wi-Fi password?': 'Vad är lösenordet till wifi?',
  'Do you have free internet?': 'Har ni gratis internet?',
  'How do I get online?': 'Hur kommer jag ut på nätet?',
  'Wi-Fi is free throughout the hotel. Choose the network “Guests” and enter your room number and last name.':
    'Wifi är gratis i hela hotellet. Välj nätverket ”Guests” och ange rumsnummer och efternamn.',
  'Are pets allowed?': 'Är husdjur tillåtna?',
  'Can I bring my dog?': 'Får jag ta med min hund?',
  'Dogs and cats are welcome for 15 euros a night. Let us know when you book, so we can give you a suitable room.':
    'Hundar och katter är välkomna för 15 euro per natt. Säg till när du bokar, så får du ett passande rum.',
  'Do you have a gym or a sauna?': 'Har ni gym eller bastu?',
  'Is there a pool?': 'Finns det en pool?',
  'When does the spa open?': 'När öppnar spaet?',
  'The sauna and gym on the sixth floor are open from 7:00 to 22:00 and free for guests. We don’t have a pool, but there’s a public one three minutes away.':
    'Bastun och gymmet på sjätte våningen är öppna kl. 7–22 och gratis för gäster. Vi har ingen pool, men det finns ett badhus tre minuter bort.',
  Booking: 'Bokning',
  'Can I cancel my booking?': 'Kan jag avboka?',
  'How do I change my reservation?': 'Hur ändrar jag min bokning?',
  'Until when is cancellation free?': 'Hur länge kan jag avboka gratis?',
  'Flexible rates can be changed or canceled free of charge until 18:00 on the day before arrival: use the link in your confirmation. Saver rates are non-refundable.':
    'Flexibla priser kan ändras eller avbokas gratis till kl. 18 dagen före ankomst: använd länken i bekräftelsen. Sparpriser återbetalas inte.',
  'Do you have rooms for families?': 'Har ni familjerum?',
  'Can I get an extra bed or a crib?': 'Kan jag få en extrasäng eller spjälsäng?',
  'Our family rooms sleep four. A crib is free, and an extra bed costs 25 euros a night in any double room; please let us know when you book.':
    'I våra familjerum sover fyra personer. Spjälsäng är gratis och en extrasäng kostar 25 euro per natt i alla dubbelrum; säg till när du bokar.',
  'Hi! Tell me what isn’t working, or what you’d like to do.':
    'Hej! Berätta vad som inte fungerar, eller vad du vill göra.',
  'Sign-in': 'Inloggning',
  'I forgot my password': 'Jag har glömt mitt lösenord',
  'How do I reset my password?': 'Hur återställer jag mitt lösenord?',
  'I need a new password': 'Jag behöver ett nytt lösenord',
  'Select “Forgot password?” on the sign-in page and enter your email address. The link in our email works for one hour.':
    'Välj ”Glömt lösenordet?” på inloggningssidan och ange din e-postadress. Länken i vårt mejl fungerar i en timme.',
  'I didn’t get the email': 'Jag fick inte mejlet',
  'The confirmation email isn’t arriving': 'Bekräftelsemejlet kommer inte fram',
  'There’s no verification email in my inbox': 'Det finns inget bekräftelsemejl i min inkorg',
  'Check your spam folder first. Some mail servers delay messages for a few minutes. If nothing arrives after ten minutes, request it again on the sign-in page.':
    'Titta först i skräpposten. Vissa mejlservrar håller kvar meddelanden i några minuter. Om inget kommer efter tio minuter kan du begära det igen på inloggningssidan.',
  'How do I turn on two-step sign-in?': 'Hur slår jag på tvåstegsinloggning?',
  'I lost my phone with the authenticator': 'Jag har tappat bort telefonen med autentiseringsappen',
  'Can I use two-factor authentication?': 'Kan jag använda tvåfaktorsautentisering?',
  'Go to Profile > Security. Turn it on there, and save the ten backup codes in case you lose your phone. Without codes, a team owner can reset it for you.':
    'Gå till Profil > Säkerhet. Slå på den där och spara de tio reservkoderna ifall du tappar bort telefonen. Utan koder kan teamets ägare återställa den åt dig.',
  Team: 'Team',
  'How do I invite colleagues?': 'Hur bjuder jag in kollegor?',
  'How can I add users to my team?': 'Hur lägger jag till användare i mitt team?',
  'Go to Settings > Team and select Invite. Enter one or more email addresses, choose a role, and we’ll send them a link that works for a day.':
    'Gå till Inställningar > Team och välj Bjud in. Ange en eller flera e-postadresser och välj en roll, så skickar vi en länk som fungerar i ett dygn.',
  'What can each role do?': 'Vad kan varje roll göra?',
  'Who can see my projects?': 'Vem kan se mina projekt?',
  'How do permissions work?': 'Hur fungerar behörigheter?',
  'Owners have full access, editors work in projects they’re assigned to, and viewers can only look. See all roles under Settings > Roles.':
    'Ägare har full åtkomst, redaktörer arbetar i sina tilldelade projekt och läsare kan bara titta. Alla roller finns under Inställningar > Roller.',
  Billing: 'Fakturering',
  'How do I change my plan?': 'Hur byter jag plan?',
  'Can I upgrade or downgrade?': 'Kan jag uppgradera eller nedgradera?',
  'I want a bigger subscription': 'Jag vill ha ett större abonnemang',
  'Go to Settings > Plan. Upgrades start right away, and you only pay for the remaining days; downgrades start next month.':
    'Gå till Inställningar > Plan. En uppgradering börjar direkt och du betalar bara för de återstående dagarna; en nedgradering börjar nästa månad.',
  'Where do I find my invoices?': 'Var hittar jag mina fakturor?',
  'I need a receipt': 'Jag behöver ett kvitto',
  'Can you put our VAT number on the bill?': 'Kan ni sätta vårt momsnummer på fakturan?',
  'You’ll find all invoices as PDFs under Settings > Invoices. You can also enter your address and VAT number there for future invoices.':
    'Alla fakturor finns som PDF under Inställningar > Fakturor. Där anger du också adress och momsnummer för kommande fakturor.',
  'How do I cancel my subscription?': 'Hur säger jag upp mitt abonnemang?',
  'I want to close my account': 'Jag vill avsluta mitt konto',
  'Go to Settings > Plan and select Cancel. Everything works until the end of your paid period; we keep your data for another 60 days in case you come back.':
    'Gå till Inställningar > Plan och välj Säg upp. Allt fungerar till slutet av den betalda perioden; vi sparar dina data i 60 dagar till ifall du kommer tillbaka.',
  Data: 'Data',
  'How do I export my data?': 'Hur exporterar jag mina data?',
  'Can I download everything?': 'Kan jag ladda ner allt?',
  'Is there a backup I can get?': 'Kan jag få en säkerhetskopia?',
  'Go to Settings > Data and select Export. We put everything into one ZIP file with CSV tables and email you the link, usually within minutes.':
    'Gå till Inställningar > Data och välj Exportera. Vi lägger allt i en ZIP-fil med CSV-tabeller och mejlar dig länken, oftast inom några minuter.',
  'Where is my data stored?': 'Var lagras mina data?',
  'Is my data safe?': 'Är mina data säkra?',
  'Do you comply with the GDPR?': 'Följer ni GDPR?',
  'On servers in Frankfurt, encrypted at rest and in transit. We back it up every night and never share it. You’ll find our data processing agreement under Settings > Legal.':
    'På servrar i Frankfurt, krypterade både lagrade och under överföring. Vi säkerhetskopierar varje natt och delar dem aldrig. Vårt personuppgiftsbiträdesavtal finns under Inställningar > Juridik.',
  Troubleshooting: 'Felsökning',
  'The page stays blank': 'Sidan förblir tom',
  'The app is very slow': 'Appen är mycket långsam',
  'Nothing loads anymore': 'Inget laddas längre',
  'Reload with Ctrl+Shift+R (Mac: Cmd+Shift+R). If that doesn’t help, try a private window; if it works there, an extension is the cause. Our status page shows whether the problem is on our side.':
    'Ladda om med Ctrl+Skift+R (Mac: Cmd+Skift+R). Om det inte hjälper, prova ett privat fönster; fungerar det där beror det på ett tillägg. Vår statussida visar om problemet ligger hos oss.',
  'How do I report a bug?': 'Hur rapporterar jag ett fel?',
  'I found an error': 'Jag hittade ett fel',
  'Something is broken': 'Något är trasigt',
  'Ask for a person right here. Tell us what you did, what you expected, and what happened instead; a screenshot helps a lot.':
    'Be om en människa direkt här. Berätta vad du gjorde, vad du väntade dig och vad som hände i stället; en skärmbild hjälper mycket.',
  'Hi, this is the front desk. I can help with appointments, prescriptions, and opening hours. In an emergency, call 112.':
    'Hej, det här är receptionen. Jag hjälper dig med tider, recept och öppettider. Ring 112 i en nödsituation.',
  Emergencies: 'Nödsituationer',
  'This is an emergency': 'Det här är en nödsituation',
  'Who do I call at night?': 'Vem ringer jag på natten?',
  'I have severe chest pain': 'Jag har svår smärta i bröstet',
  'Call 112 right away. If it can’t wait until morning but isn’t life-threatening, call the medical on-call service at 116 117, day or night.':
    'Ring 112 omedelbart. Om det inte kan vänta till i morgon men inte är livshotande, ring jourläkaren på 116 117, dag som natt.',
  Appointments: 'Tider',
  'How do I book an appointment?': 'Hur bokar jag en tid?',
  'Can I see a doctor today?': 'Kan jag träffa en läkare i dag?',
  'I would like to make an appointment': 'Jag vill boka en tid',
  'Book online under “Appointments”, or call us between 8:00 and 12:00. If you’re suddenly ill, come to our walk-in hour, every weekday from 8:00 to 9:00.':
    'Boka på nätet under ”Tider” eller ring oss kl. 8–12. Om du plötsligt blir sjuk kan du komma till vår öppna mottagning, vardagar kl. 8–9.',
  'How do I cancel my appointment?': 'Hur avbokar jag min tid?',
  'I can’t come tomorrow': 'Jag kan inte komma i morgon',
  'Can I move my appointment?': 'Kan jag flytta min tid?',
  'Use the link in your reminder, or call us. Please let us know at least 24 hours ahead, so someone else can have the slot.':
    'Använd länken i din påminnelse eller ring oss. Meddela oss minst 24 timmar i förväg, så att någon annan kan få tiden.',
  'What should I bring to my first visit?': 'Vad ska jag ta med till första besöket?',
  'I am a new patient': 'Jag är ny patient',
  'Do you take new patients?': 'Tar ni emot nya patienter?',
  'Yes, we’re accepting new patients. Please bring your insurance card, a list of your medications, and any earlier test results, and come ten minutes early to fill in a form.':
    'Ja, vi tar emot nya patienter. Ta med ditt försäkringskort, en lista över dina mediciner och tidigare provsvar, och kom tio minuter tidigare för att fylla i ett formulär.',
  'Do you offer video consultations?': 'Erbjuder ni videobesök?',
  'Can I talk to the doctor online?': 'Kan jag prata med läkaren på nätet?',
  'Yes, for follow-up visits and for discussing results. Choose “Video” when you book, and we’ll email you the link. For a first visit, please come to the practice.':
    'Ja, för återbesök och för att gå igenom provsvar. Välj ”Video” när du bokar, så mejlar vi länken. Kom till mottagningen för ett första besök.',
  Practice: 'Mottagningen',
  'When are you open?': 'När har ni öppet?',
  'What are your opening hours?': 'Vilka är era öppettider?',
  'Are you open on Saturday?': 'Har ni öppet på lördagar?',
  'Monday, Tuesday, and Thursday from 8:00 to 18:00, Wednesday and Friday from 8:00 to 13:00. We’re closed on weekends and public holidays.':
    'Måndag, tisdag och torsdag kl. 8–18, onsdag och fredag kl. 8–13. Vi har stängt på helger och helgdagar.',
  'Where is the practice?': 'Var ligger mottagningen?',
  'How do I find you?': 'Hur hittar jag till er?',
  'Is the entrance accessible for wheelchairs?': 'Är entrén tillgänglig för rullstol?',
  'Lindenweg 4, second floor, next to the pharmacy. Bus 12 stops in front of the building. There’s an elevator, and the entrance has no steps.':
    'Lindenweg 4, andra våningen, bredvid apoteket. Buss 12 stannar framför huset. Det finns hiss, och entrén saknar trappsteg.',
  Prescriptions: 'Recept',
  'How do I get a repeat prescription?': 'Hur förnyar jag ett recept?',
  'My medication is running out': 'Min medicin håller på att ta slut',
  'Can you renew my prescription?': 'Kan ni förnya mitt recept?',
  'Order it online under “Prescriptions” with the name of the medication. If we’ve scanned your card this quarter, you can pick it up at the pharmacy from noon on the next business day.':
    'Beställ på nätet under ”Recept” med medicinens namn. Om vi har läst in ditt kort det här kvartalet kan du hämta den på apoteket från kl. 12 nästa arbetsdag.',
  Paperwork: 'Intyg',
  'I need a sick note': 'Jag behöver ett sjukintyg',
  'Can I get a certificate for my employer?': 'Kan jag få ett intyg till min arbetsgivare?',
  'A doctor needs to speak with you first, during the walk-in hour or by video. The note is sent to you and your insurance electronically.':
    'En läkare behöver prata med dig först, på öppna mottagningen eller via video. Intyget skickas elektroniskt till dig och din försäkring.',
  'When do I get my test results?': 'När får jag mina provsvar?',
  'Are my blood test results in?': 'Har mina blodprovssvar kommit?',
  'How do I get my lab results?': 'Hur får jag mina labbsvar?',
  'Lab results usually arrive within two to three business days. We’ll call you if anything needs discussing; otherwise, you can ask us after 14:00.':
    'Labbsvar kommer oftast inom två till tre arbetsdagar. Vi ringer om något behöver diskuteras; annars kan du fråga oss efter kl. 14.',
  'How do I get a referral to a specialist?': 'Hur får jag en remiss till en specialist?',
  'I need a referral letter': 'Jag behöver en remiss',
  'If the doctor has agreed to it, order the referral online under “Prescriptions”. Otherwise, book a short appointment, and we’ll find the right specialist together.':
    'Om läkaren har godkänt det beställer du remissen på nätet under ”Recept”. Boka annars en kort tid, så hittar vi rätt specialist tillsammans.',
  'Which vaccinations do you give?': 'Vilka vaccinationer ger ni?',
  'Can I get a flu shot?': 'Kan jag få influensavaccin?',
  'Do you offer travel vaccinations?': 'Erbjuder ni resevaccinationer?',
  'All commonly recommended ones, including flu and travel vaccinations. Bring your vaccination card, and book travel vaccinations six weeks before you leave.':
    'Alla som brukar rekommenderas, även influensa- och resevaccinationer. Ta med ditt vaccinationskort och boka resevaccinationer sex veckor före avresan.',
};
