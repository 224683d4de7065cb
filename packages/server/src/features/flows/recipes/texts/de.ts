import type { Catalog } from '@parrot/contract/messages';

export const german: Catalog = {
  Delivery: 'Lieferung',
  'How long does delivery take?': 'Wie lange dauert die Lieferung?',
  'When will my parcel arrive?': 'Wann kommt mein Paket an?',
  'How fast do you ship?': 'Wie schnell liefern Sie?',
  'Two to four business days. You’ll get an email with a tracking link as soon as your package ships.':
    'Zwei bis vier Werktage. Sobald Ihr Paket unterwegs ist, erhalten Sie eine E-Mail mit einem Link zur Sendungsverfolgung.',
  'How much is shipping?': 'Was kostet der Versand?',
  'What does delivery cost?': 'Wie hoch sind die Lieferkosten?',
  'Is delivery free?': 'Ist die Lieferung kostenlos?',
  'Delivery is free for orders of 50 euros or more. Below that, it’s 4.90 euros.':
    'Ab 50 Euro Bestellwert ist die Lieferung kostenlos. Darunter kostet sie 4,90 Euro.',
  Returns: 'Rücksendungen',
  'How do I return an item?': 'Wie sende ich einen Artikel zurück?',
  'Can I send something back?': 'Kann ich etwas zurückschicken?',
  'What is your return policy?': 'Wie sind Ihre Rückgabebedingungen?',
  'You have 30 days. Use the label in the package; returns are free.':
    'Sie haben 30 Tage Zeit. Verwenden Sie das Etikett im Paket; Rücksendungen sind kostenlos.',
  Payment: 'Zahlung',
  'How can I pay?': 'Wie kann ich bezahlen?',
  'Which payment methods do you take?': 'Welche Zahlungsarten akzeptieren Sie?',
  'Can I pay by invoice?': 'Kann ich auf Rechnung zahlen?',
  'By card, PayPal, invoice, or bank transfer.': 'Mit Karte, PayPal, auf Rechnung oder per Überweisung.',
  Shop: 'Geschäft',
  'When are you open?': 'Wann haben Sie geöffnet?',
  'What are your opening hours?': 'Wie sind Ihre Öffnungszeiten?',
  'Monday to Friday, 9 AM to 5 PM.': 'Montag bis Freitag von 9 bis 17 Uhr.',
  'Hi! Ask me anything about delivery, returns, or payment.':
    'Hallo! Fragen Sie mich alles zu Lieferung, Rücksendungen oder Zahlung.',
  'Do you have a shop on the moon?': 'Haben Sie ein Geschäft auf dem Mond?',
  'I don’t have an answer to that. Would you like to rephrase, or talk to a person?':
    'Darauf habe ich keine Antwort. Möchten Sie anders fragen oder mit einem Menschen sprechen?',
  'Talk to a person': 'Mit einem Menschen sprechen',
  'One moment, someone will be with you shortly.': 'Einen Moment, gleich ist jemand für Sie da.',
  'Ask something else': 'Etwas anderes fragen',
  'I’m listening.': 'Ich höre.',
  'No one is available right now. What’s your email, so we can reply?':
    'Gerade ist niemand frei. An welche E-Mail-Adresse dürfen wir antworten?',
  'Thank you. We’ll reply as soon as someone is back.': 'Danke. Wir antworten, sobald jemand zurück ist.',
  'Hi! Tell me a little about yourself, and the right person will get back to you.':
    'Hallo! Erzählen Sie mir kurz etwas über sich, dann meldet sich die richtige Person bei Ihnen.',
  'What’s your name?': 'Wie heißen Sie?',
  'Nice to meet you, {{leadName}}. What’s your email?':
    'Freut mich, {{leadName}}. Wie lautet Ihre E-Mail-Adresse?',
  'What are you interested in?': 'Wofür interessieren Sie sich?',
  Prices: 'Preise',
  'How many people would use it?': 'Wie viele Personen würden es nutzen?',
  'Would you rather talk to someone right now?': 'Möchten Sie lieber gleich mit jemandem sprechen?',
  'No, thanks': 'Nein, danke',
  'Great. Have a nice day!': 'Gut. Einen schönen Tag noch!',
  'That doesn’t look like an email address. Please use one such as ada@example.com.':
    'Das sieht nicht nach einer E-Mail-Adresse aus. Bitte geben Sie eine wie ada@example.com ein.',
  'A demo': 'Eine Demo',
  'Something else': 'Etwas anderes',
  'Thank you, {{leadName}}! We’ll write to {{leadEmail}} within one business day.':
    'Danke, {{leadName}}! Wir schreiben innerhalb eines Werktags an {{leadEmail}}.',
  'Yes, please': 'Ja, gern',
  'No one is available right now. We’ve saved your message and will get back to you.':
    'Gerade ist niemand frei. Ihre Nachricht ist gespeichert, und wir melden uns bei Ihnen.',
  'Hi! I can tell you where your order is.': 'Hallo! Ich kann Ihnen sagen, wo Ihre Bestellung ist.',
  'What’s your order number? You’ll find it in our email.':
    'Wie lautet Ihre Bestellnummer? Sie steht in unserer E-Mail.',
  'What else can I do?': 'Was kann ich noch für Sie tun?',
  'That’s all': 'Das ist alles',
  'Thank you for your order!': 'Danke für Ihre Bestellung!',
  'An order number has at least three characters. Please check our email again.':
    'Eine Bestellnummer hat mindestens drei Zeichen. Bitte sehen Sie noch einmal in unsere E-Mail.',
  Delivered: 'Zugestellt',
  'On its way': 'Unterwegs',
  Known: 'Bekannt',
  'Order {{orderNumber}} has been delivered. Enjoy it!':
    'Bestellung {{orderNumber}} wurde zugestellt. Viel Freude damit!',
  'Order {{orderNumber}} is on its way. It should arrive on {{expectedOn}}.':
    'Bestellung {{orderNumber}} ist unterwegs. Voraussichtliche Ankunft: {{expectedOn}}.',
  'The status of order {{orderNumber}} is: {{orderState}}.':
    'Der Status von Bestellung {{orderNumber}}: {{orderState}}.',
  'I couldn’t find that order right now.': 'Ich konnte diese Bestellung gerade nicht finden.',
  'Look up another order': 'Andere Bestellung suchen',
  'One moment, someone will look into your order.': 'Einen Moment, jemand kümmert sich um Ihre Bestellung.',
  'Thank you. We’ll look into it and write to you.': 'Danke. Wir prüfen das und schreiben Ihnen.',
  'Hi! Let’s find a time for you.': 'Hallo! Finden wir einen Termin für Sie.',
  'What’s it about?': 'Worum geht es?',
  Consultation: 'Beratung',
  'Which day works for you?': 'Welcher Tag passt Ihnen?',
  'And what time of day?': 'Und zu welcher Tageszeit?',
  'In the morning': 'Am Vormittag',
  'And your phone number, so we can confirm it?':
    'Und Ihre Telefonnummer, damit wir den Termin bestätigen können?',
  'Yes, that’s correct': 'Ja, das stimmt',
  'Thank you! We’re in the office and will call you within the hour to confirm.':
    'Danke! Wir sind im Büro und rufen Sie innerhalb einer Stunde zur Bestätigung an.',
  'Check-up': 'Kontrolle',
  'Please enter today or a later day, such as tomorrow or June 2.':
    'Bitte nennen Sie heute oder einen späteren Tag, zum Beispiel morgen oder 2026-06-02.',
  'Around noon': 'Gegen Mittag',
  'In the afternoon': 'Am Nachmittag',
  '{{service}}, {{day}}. {{dayTime}}. For {{clientName}}, {{clientPhone}}. Is that correct?':
    '{{service}}, {{day}}. {{dayTime}}. Für {{clientName}}, {{clientPhone}}. Stimmt das?',
  'Change it': 'Ändern',
  'Thank you! We’re closed right now and will call you on the next business day to confirm.':
    'Danke! Wir haben gerade geschlossen und rufen Sie am nächsten Werktag zur Bestätigung an.',
  'That’s easier with a person. One moment, please.':
    'Das geht mit einem Menschen leichter. Einen Moment, bitte.',
  'No one is available right now. Please try again a little later.':
    'Gerade ist niemand frei. Bitte versuchen Sie es etwas später erneut.',
  'Sorry it didn’t work out. Let’s take care of it.': 'Schade, dass es nicht passt. Wir kümmern uns darum.',
  'What’s your order number?': 'Wie lautet Ihre Bestellnummer?',
  'When did you receive it?': 'Wann haben Sie es erhalten?',
  'Why do you want to return it?': 'Warum möchten Sie es zurückgeben?',
  'It doesn’t fit': 'Es passt nicht',
  'Would you like a replacement or your money back?': 'Möchten Sie Ersatz oder Ihr Geld zurück?',
  'Money back': 'Geld zurück',
  'Please enter the day it arrived, such as yesterday or May 15.':
    'Bitte nennen Sie den Tag der Ankunft, zum Beispiel gestern oder 2026-05-15.',
  'Too late': 'Zu spät',
  'Returns are possible for {{returnDays}} days, and it’s been longer. If something is wrong with it, a person can still help.':
    'Rücksendungen sind {{returnDays}} Tage lang möglich, und diese Zeit ist vorbei. Wenn etwas nicht in Ordnung ist, kann ein Mensch trotzdem helfen.',
  'Never mind': 'Schon gut',
  'It’s damaged': 'Es ist beschädigt',
  'It’s the wrong item': 'Es ist der falsche Artikel',
  'I changed my mind': 'Ich habe es mir anders überlegt',
  'Please send us a photo of it.': 'Bitte senden Sie uns ein Foto davon.',
  Replacement: 'Ersatz',
  'Please put order {{orderNumber}} back in its box, attach the label from the package, and drop it off at any post office.':
    'Bitte legen Sie Bestellung {{orderNumber}} zurück in den Karton, kleben Sie das Etikett aus dem Paket auf und geben Sie ihn in einer Postfiliale ab.',
  '{{resolution}}: within 5 days after we receive it.':
    '{{resolution}}: innerhalb von 5 Tagen, nachdem es bei uns angekommen ist.',
  'One moment, someone will look into it with you.': 'Einen Moment, jemand sieht es sich mit Ihnen an.',
  'All right. Have a nice day!': 'In Ordnung. Einen schönen Tag noch!',
  'Hi! Your feedback helps us improve. It takes a minute.':
    'Hallo! Ihr Feedback hilft uns, besser zu werden. Es dauert eine Minute.',
  'How was your experience, from one to five stars?': 'Wie war es bei uns, von einem bis fünf Sternen?',
  'We’re sorry. What could we have done better?': 'Das tut uns leid. Was hätten wir besser machen können?',
  'The package came a week late.': 'Das Paket kam eine Woche zu spät.',
  'Thank you for your honesty. May we contact you about it?':
    'Danke für Ihre Offenheit. Dürfen wir uns dazu bei Ihnen melden?',
  'Yes, by email': 'Ja, per E-Mail',
  'What’s your email?': 'Wie lautet Ihre E-Mail-Adresse?',
  'Four or five': 'Vier oder fünf',
  'That’s great to hear! What did you like best?': 'Das freut uns! Was hat Ihnen am besten gefallen?',
  'No rating then. What would you like to tell us?': 'Dann ohne Sterne. Was möchten Sie uns sagen?',
  'I’d rather talk now': 'Ich möchte lieber gleich sprechen',
  'Thank you. We’ll write to {{contactEmail}} soon.': 'Danke. Wir schreiben bald an {{contactEmail}}.',
  'Thank you for your time!': 'Danke für Ihre Zeit!',
  'News and offers, twice a month, no more. Would you like to subscribe?':
    'Neuigkeiten und Angebote, zweimal im Monat, nicht öfter. Möchten Sie den Newsletter abonnieren?',
  'What would you like to hear about? Choose as many as you like.':
    'Worüber möchten Sie lesen? Wählen Sie so viele Themen, wie Sie möchten.',
  'What’s your email address?': 'An welche E-Mail-Adresse dürfen wir schreiben?',
  'I agree': 'Einverstanden',
  'Welcome! Your first newsletter is on its way.': 'Willkommen! Ihr erster Newsletter ist unterwegs.',
  'Not now': 'Jetzt nicht',
  'New products': 'Neue Produkte',
  Offers: 'Angebote',
  Stories: 'Geschichten',
  'We’ll write to {{subscriberEmail}}. You can unsubscribe anytime with one click. Do you agree?':
    'Wir schreiben an {{subscriberEmail}}. Sie können sich jederzeit mit einem Klick abmelden. Einverstanden?',
  'Use another email': 'Andere Adresse verwenden',
  'I don’t agree': 'Nicht einverstanden',
  'Service connected': 'Dienst verbunden',
  'Thank you! I’ve noted it, and someone will add you to the list.':
    'Danke! Ich habe es notiert, und jemand trägt Sie in die Liste ein.',
  'No problem. Have a nice day!': 'Kein Problem. Einen schönen Tag noch!',
  'Hi! In a few words, how can we help?': 'Hallo! Wie können wir Ihnen helfen? Ein paar Worte genügen.',
  'There’s a mistake on my invoice': 'Auf meiner Rechnung ist ein Fehler',
  'Which invoice is it about? The number is enough.': 'Um welche Rechnung geht es? Die Nummer genügt.',
  'Thank you. Someone from billing will be with you in a moment.':
    'Danke. Gleich ist jemand aus der Buchhaltung für Sie da.',
  'Ask for an email': 'Nach der E-Mail-Adresse fragen',
  Sales: 'Verkauf',
  'I want to buy something': 'Ich möchte etwas kaufen',
  'What does it cost?': 'Was kostet das?',
  'Can I get an offer?': 'Kann ich ein Angebot bekommen?',
  'I’d like a demo': 'Ich möchte eine Demo',
  'Do you have a discount?': 'Gibt es einen Rabatt?',
  Support: 'Support',
  'Something doesn’t work': 'Etwas funktioniert nicht',
  'I get an error message': 'Ich bekomme eine Fehlermeldung',
  'I can’t sign in': 'Ich kann mich nicht anmelden',
  'It’s broken': 'Es ist kaputt',
  'How do I set it up?': 'Wie richte ich es ein?',
  Billing: 'Buchhaltung',
  'I need a receipt': 'Ich brauche eine Quittung',
  'I was charged twice': 'Mir wurde doppelt abgebucht',
  'When do I get my refund?': 'Wann bekomme ich mein Geld zurück?',
  'How do I change my payment method?': 'Wie ändere ich meine Zahlungsart?',
  'Which department fits best?': 'Welche Abteilung passt am besten?',
  'Happy to hear that. What are you looking for, and for how many people?':
    'Das freut uns. Was suchen Sie, und für wie viele Personen?',
  'Sorry about that. What did you do, and what happened instead?':
    'Das tut uns leid. Was haben Sie getan, und was ist stattdessen passiert?',
  'Thank you. Someone from sales will be with you in a moment.':
    'Danke. Gleich ist jemand aus dem Verkauf für Sie da.',
  'Thank you. Someone from support will be with you in a moment.':
    'Danke. Gleich ist jemand aus dem Support für Sie da.',
  '{{department}} has your request and will get back to you.':
    '{{department}} hat Ihre Anfrage und meldet sich bei Ihnen.',
  'No one is available right now.': 'Gerade ist niemand frei.',
  'What’s your email, so we can reply?': 'An welche E-Mail-Adresse dürfen wir antworten?',
};
