import type { Catalog } from '@parrot/contract/messages';

export const swedish: Catalog = {
  Delivery: 'Leverans',
  'How long does delivery take?': 'Hur lång tid tar leveransen?',
  'When will my parcel arrive?': 'När kommer mitt paket?',
  'How fast do you ship?': 'Hur snabbt skickar ni?',
  'Two to four business days. You’ll get an email with a tracking link as soon as your package ships.':
    'Två till fyra arbetsdagar. Du får ett mejl med en spårningslänk så snart paketet har skickats.',
  'How much is shipping?': 'Vad kostar frakten?',
  'What does delivery cost?': 'Vad kostar leveransen?',
  'Is delivery free?': 'Är leveransen gratis?',
  'Delivery is free for orders of 50 euros or more. Below that, it’s 4.90 euros.':
    'Leveransen är gratis vid köp från 50 euro. Under det kostar den 4,90 euro.',
  Returns: 'Returer',
  'How do I return an item?': 'Hur returnerar jag en vara?',
  'Can I send something back?': 'Kan jag skicka tillbaka något?',
  'What is your return policy?': 'Vilka är era returvillkor?',
  'You have 30 days. Use the label in the package; returns are free.':
    'Du har 30 dagar på dig. Använd etiketten i paketet; returer är gratis.',
  Payment: 'Betalning',
  'How can I pay?': 'Hur kan jag betala?',
  'Which payment methods do you take?': 'Vilka betalsätt tar ni?',
  'Can I pay by invoice?': 'Kan jag betala mot faktura?',
  'By card, PayPal, invoice, or bank transfer.': 'Med kort, PayPal, faktura eller banköverföring.',
  Shop: 'Butik',
  'When are you open?': 'När har ni öppet?',
  'What are your opening hours?': 'Vilka är era öppettider?',
  'Monday to Friday, 9 AM to 5 PM.': 'Måndag till fredag kl. 9–17.',
  'Hi! Ask me anything about delivery, returns, or payment.':
    'Hej! Fråga mig om leverans, returer eller betalning.',
  'Do you have a shop on the moon?': 'Har ni en butik på månen?',
  'I don’t have an answer to that. Would you like to rephrase, or talk to a person?':
    'Det har jag inget svar på. Vill du formulera om frågan eller prata med en människa?',
  'Talk to a person': 'Prata med en människa',
  'One moment, someone will be with you shortly.': 'Ett ögonblick, snart är någon hos dig.',
  'Ask something else': 'Fråga något annat',
  'I’m listening.': 'Jag lyssnar.',
  'No one is available right now. What’s your email, so we can reply?':
    'Ingen är ledig just nu. Vilken e-postadress kan vi svara till?',
  'Thank you. We’ll reply as soon as someone is back.': 'Tack. Vi svarar så snart någon är tillbaka.',
  'Hi! Tell me a little about yourself, and the right person will get back to you.':
    'Hej! Berätta lite om dig själv, så hör rätt person av sig.',
  'What’s your name?': 'Vad heter du?',
  'Nice to meet you, {{leadName}}. What’s your email?':
    'Trevligt att träffas, {{leadName}}. Vilken är din e-postadress?',
  'What are you interested in?': 'Vad är du intresserad av?',
  Prices: 'Priser',
  'How many people would use it?': 'Hur många skulle använda det?',
  'Would you rather talk to someone right now?': 'Vill du hellre prata med någon direkt?',
  'No, thanks': 'Nej tack',
  'Great. Have a nice day!': 'Bra. Ha en fin dag!',
  'That doesn’t look like an email address. Please use one such as ada@example.com.':
    'Det ser inte ut som en e-postadress. Ange en i stil med ada@example.com.',
  'A demo': 'En demo',
  'Something else': 'Något annat',
  'Thank you, {{leadName}}! We’ll write to {{leadEmail}} within one business day.':
    'Tack, {{leadName}}! Vi skriver till {{leadEmail}} inom en arbetsdag.',
  'Yes, please': 'Ja tack',
  'No one is available right now. We’ve saved your message and will get back to you.':
    'Ingen är ledig just nu. Vi har sparat ditt meddelande och hör av oss.',
  'Hi! I can tell you where your order is.': 'Hej! Jag kan berätta var din beställning är.',
  'What’s your order number? You’ll find it in our email.':
    'Vilket är ditt ordernummer? Det står i vårt mejl.',
  'What else can I do?': 'Vad mer kan jag göra?',
  'That’s all': 'Det var allt',
  'Thank you for your order!': 'Tack för din beställning!',
  'An order number has at least three characters. Please check our email again.':
    'Ett ordernummer har minst tre tecken. Titta i vårt mejl igen.',
  Delivered: 'Levererad',
  'On its way': 'På väg',
  Known: 'Känd',
  'Order {{orderNumber}} has been delivered. Enjoy it!':
    'Order {{orderNumber}} är levererad. Hoppas du blir nöjd!',
  'Order {{orderNumber}} is on its way. It should arrive on {{expectedOn}}.':
    'Order {{orderNumber}} är på väg. Den väntas komma fram {{expectedOn}}.',
  'The status of order {{orderNumber}} is: {{orderState}}.':
    'Status för order {{orderNumber}}: {{orderState}}.',
  'I couldn’t find that order right now.': 'Jag hittade inte den beställningen just nu.',
  'Look up another order': 'Sök en annan order',
  'One moment, someone will look into your order.': 'Ett ögonblick, någon tittar på din beställning.',
  'Thank you. We’ll look into it and write to you.': 'Tack. Vi undersöker saken och skriver till dig.',
  'Hi! Let’s find a time for you.': 'Hej! Nu hittar vi en tid till dig.',
  'What’s it about?': 'Vad gäller det?',
  Consultation: 'Rådgivning',
  'Which day works for you?': 'Vilken dag passar dig?',
  'And what time of day?': 'Och vilken tid på dagen?',
  'In the morning': 'På förmiddagen',
  'And your phone number, so we can confirm it?': 'Och ditt telefonnummer, så att vi kan bekräfta?',
  'Yes, that’s correct': 'Ja, det stämmer',
  'Thank you! We’re in the office and will call you within the hour to confirm.':
    'Tack! Vi är på kontoret och ringer dig inom en timme för att bekräfta.',
  'Check-up': 'Kontroll',
  'Please enter today or a later day, such as tomorrow or June 2.':
    'Ange i dag eller en senare dag, till exempel i morgon eller 2026-06-02.',
  'Around noon': 'Vid lunchtid',
  'In the afternoon': 'På eftermiddagen',
  '{{service}}, {{day}}. {{dayTime}}. For {{clientName}}, {{clientPhone}}. Is that correct?':
    '{{service}}, {{day}}. {{dayTime}}. För {{clientName}}, {{clientPhone}}. Stämmer det?',
  'Change it': 'Ändra',
  'Thank you! We’re closed right now and will call you on the next business day to confirm.':
    'Tack! Vi har stängt nu och ringer dig nästa arbetsdag för att bekräfta.',
  'That’s easier with a person. One moment, please.': 'Det är lättare med en människa. Ett ögonblick.',
  'No one is available right now. Please try again a little later.':
    'Ingen är ledig just nu. Försök igen lite senare.',
  'Sorry it didn’t work out. Let’s take care of it.': 'Tråkigt att det inte blev bra. Vi ordnar det.',
  'What’s your order number?': 'Vilket är ditt ordernummer?',
  'When did you receive it?': 'När fick du varan?',
  'Why do you want to return it?': 'Varför vill du returnera den?',
  'It doesn’t fit': 'Den passar inte',
  'Would you like a replacement or your money back?': 'Vill du ha en ny vara eller pengarna tillbaka?',
  'Money back': 'Pengarna tillbaka',
  'Please enter the day it arrived, such as yesterday or May 15.':
    'Ange dagen då den kom, till exempel i går eller 2026-05-15.',
  'Too late': 'För sent',
  'Returns are possible for {{returnDays}} days, and it’s been longer. If something is wrong with it, a person can still help.':
    'Returer går att göra i {{returnDays}} dagar, och det har gått längre. Om något är fel kan en människa ändå hjälpa dig.',
  'Never mind': 'Strunta i det',
  'It’s damaged': 'Den är skadad',
  'It’s the wrong item': 'Det är fel vara',
  'I changed my mind': 'Jag har ångrat mig',
  'Please send us a photo of it.': 'Skicka gärna en bild på den.',
  Replacement: 'Ny vara',
  'Please put order {{orderNumber}} back in its box, attach the label from the package, and drop it off at any post office.':
    'Lägg order {{orderNumber}} i kartongen, sätt på etiketten från paketet och lämna in den hos ett postombud.',
  '{{resolution}}: within 5 days after we receive it.':
    '{{resolution}}: inom 5 dagar efter att vi har fått den.',
  'One moment, someone will look into it with you.':
    'Ett ögonblick, någon tittar på det tillsammans med dig.',
  'All right. Have a nice day!': 'Okej. Ha en fin dag!',
  'Hi! Your feedback helps us improve. It takes a minute.':
    'Hej! Ditt omdöme hjälper oss att bli bättre. Det tar en minut.',
  'How was your experience, from one to five stars?': 'Hur var din upplevelse, från en till fem stjärnor?',
  'We’re sorry. What could we have done better?': 'Vi beklagar. Vad hade vi kunnat göra bättre?',
  'The package came a week late.': 'Paketet kom en vecka för sent.',
  'Thank you for your honesty. May we contact you about it?':
    'Tack för att du är ärlig. Får vi kontakta dig om det?',
  'Yes, by email': 'Ja, via e-post',
  'What’s your email?': 'Vilken är din e-postadress?',
  'Four or five': 'Fyra eller fem',
  'That’s great to hear! What did you like best?': 'Vad roligt att höra! Vad tyckte du bäst om?',
  'No rating then. What would you like to tell us?': 'Inget betyg alltså. Vad vill du berätta för oss?',
  'I’d rather talk now': 'Jag vill hellre prata nu',
  'Thank you. We’ll write to {{contactEmail}} soon.': 'Tack. Vi skriver snart till {{contactEmail}}.',
  'Thank you for your time!': 'Tack för din tid!',
  'News and offers, twice a month, no more. Would you like to subscribe?':
    'Nyheter och erbjudanden, två gånger i månaden, inte oftare. Vill du prenumerera?',
  'What would you like to hear about? Choose as many as you like.':
    'Vad vill du läsa om? Välj så många du vill.',
  'What’s your email address?': 'Vilken e-postadress ska vi skriva till?',
  'I agree': 'Jag godkänner',
  'Welcome! Your first newsletter is on its way.': 'Välkommen! Ditt första nyhetsbrev är på väg.',
  'Not now': 'Inte nu',
  'New products': 'Nya produkter',
  Offers: 'Erbjudanden',
  Stories: 'Berättelser',
  'We’ll write to {{subscriberEmail}}. You can unsubscribe anytime with one click. Do you agree?':
    'Vi skriver till {{subscriberEmail}}. Du kan avsluta när som helst med ett klick. Godkänner du det?',
  'Use another email': 'Använd en annan adress',
  'I don’t agree': 'Jag godkänner inte',
  'Service connected': 'Tjänst ansluten',
  'Thank you! I’ve noted it, and someone will add you to the list.':
    'Tack! Jag har noterat det, och någon lägger till dig på listan.',
  'No problem. Have a nice day!': 'Inga problem. Ha en fin dag!',
  'Hi! In a few words, how can we help?': 'Hej! Med några ord, hur kan vi hjälpa dig?',
  'There’s a mistake on my invoice': 'Det är fel på min faktura',
  'Which invoice is it about? The number is enough.': 'Vilken faktura gäller det? Numret räcker.',
  'Thank you. Someone from billing will be with you in a moment.':
    'Tack. Någon från faktureringen är snart hos dig.',
  'Ask for an email': 'Fråga efter e-postadress',
  Sales: 'Försäljning',
  'I want to buy something': 'Jag vill köpa något',
  'What does it cost?': 'Vad kostar det?',
  'Can I get an offer?': 'Kan jag få en offert?',
  'I’d like a demo': 'Jag vill ha en demo',
  'Do you have a discount?': 'Har ni någon rabatt?',
  Support: 'Support',
  'Something doesn’t work': 'Något fungerar inte',
  'I get an error message': 'Jag får ett felmeddelande',
  'I can’t sign in': 'Jag kan inte logga in',
  'It’s broken': 'Den är trasig',
  'How do I set it up?': 'Hur installerar jag det?',
  Billing: 'Fakturering',
  'I need a receipt': 'Jag behöver ett kvitto',
  'I was charged twice': 'Jag har debiterats två gånger',
  'When do I get my refund?': 'När får jag pengarna tillbaka?',
  'How do I change my payment method?': 'Hur ändrar jag betalsätt?',
  'Which department fits best?': 'Vilken avdelning passar bäst?',
  'Happy to hear that. What are you looking for, and for how many people?':
    'Vad roligt. Vad söker du, och för hur många?',
  'Sorry about that. What did you do, and what happened instead?':
    'Det var tråkigt. Vad gjorde du, och vad hände i stället?',
  'Thank you. Someone from sales will be with you in a moment.':
    'Tack. Någon från försäljningen är snart hos dig.',
  'Thank you. Someone from support will be with you in a moment.':
    'Tack. Någon från supporten är snart hos dig.',
  '{{department}} has your request and will get back to you.':
    '{{department}} har fått din begäran och hör av sig.',
  'No one is available right now.': 'Ingen är ledig just nu.',
  'What’s your email, so we can reply?': 'Vilken e-postadress kan vi svara till?',
};
