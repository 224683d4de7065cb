import type { Catalog } from '@parrot/contract/messages';

export const german: Catalog = {
  'Hi! Ask me about your order, delivery, returns, or sizes.':
    'Hallo! Fragen Sie mich zu Bestellung, Lieferung, Rücksendung oder Größen.',
  Orders: 'Bestellungen',
  'Where is my order?': 'Wo ist meine Bestellung?',
  'How can I track my parcel?': 'Wie kann ich mein Paket verfolgen?',
  'When does my package arrive?': 'Wann kommt mein Paket an?',
  'Open the tracking link in our shipping email. Most packages arrive two to four business days after they ship.':
    'Öffnen Sie den Link zur Sendungsverfolgung in unserer Versand-E-Mail. Die meisten Pakete kommen zwei bis vier Werktage nach dem Versand an.',
  'Can I change or cancel my order?': 'Kann ich meine Bestellung ändern oder stornieren?',
  'I ordered the wrong thing': 'Ich habe das Falsche bestellt',
  'Please cancel my order': 'Bitte stornieren Sie meine Bestellung',
  'Yes, as long as it hasn’t shipped. Open “My orders”, choose the order, and select Change or Cancel. Once it’s on its way, you can return it free of charge.':
    'Ja, solange sie noch nicht verschickt ist. Öffnen Sie „Meine Bestellungen“, wählen Sie die Bestellung und dann „Ändern“ oder „Stornieren“. Ist sie schon unterwegs, können Sie sie kostenlos zurücksenden.',
  'Do I need an account to buy something?': 'Brauche ich ein Konto, um etwas zu kaufen?',
  'Can I check out as a guest?': 'Kann ich als Gast bestellen?',
  'No, you can buy as a guest with just your email address. With an account, you see all your orders in one place.':
    'Nein, Sie können als Gast nur mit Ihrer E-Mail-Adresse kaufen. Mit einem Konto sehen Sie alle Bestellungen an einem Ort.',
  Delivery: 'Lieferung',
  'How much is shipping?': 'Was kostet der Versand?',
  'What does delivery cost?': 'Wie hoch sind die Lieferkosten?',
  'Is delivery free?': 'Ist die Lieferung kostenlos?',
  'Standard delivery is 4.90 euros, and free for orders of 50 euros or more. Express delivery is 9.90 euros.':
    'Die Standardlieferung kostet 4,90 Euro und ist ab 50 Euro Bestellwert kostenlos. Express kostet 9,90 Euro.',
  'Which countries do you ship to?': 'In welche Länder liefern Sie?',
  'Do you deliver abroad?': 'Liefern Sie ins Ausland?',
  'Can you send it overseas?': 'Können Sie es nach Übersee schicken?',
  'We ship to all countries in the European Union, Norway, Switzerland, and the United Kingdom. Any duties are shown before you pay.':
    'Wir liefern in alle Länder der Europäischen Union, nach Norwegen, in die Schweiz und ins Vereinigte Königreich. Etwaige Zölle werden vor dem Bezahlen angezeigt.',
  Returns: 'Rücksendungen',
  'How do I return an item?': 'Wie sende ich einen Artikel zurück?',
  'Can I send something back?': 'Kann ich etwas zurückschicken?',
  'What is your return policy?': 'Wie sind Ihre Rückgabebedingungen?',
  'You have 30 days. Print the label under “My orders”, put it on the package, and drop it off at any post office. Returns are free.':
    'Sie haben 30 Tage Zeit. Drucken Sie unter „Meine Bestellungen“ das Etikett aus, kleben Sie es auf das Paket und geben Sie es in einer Postfiliale ab. Rücksendungen sind kostenlos.',
  'When do I get my refund?': 'Wann bekomme ich mein Geld zurück?',
  'How long until my money is back?': 'Wie lange dauert die Erstattung?',
  'We refund you the way you paid, within five business days after your return reaches us. We’ll email you once it’s on its way.':
    'Wir erstatten den Betrag auf dem Weg, auf dem Sie bezahlt haben, innerhalb von fünf Werktagen nach Eingang Ihrer Rücksendung. Sobald das Geld unterwegs ist, erhalten Sie eine E-Mail.',
  'My item arrived damaged': 'Mein Artikel kam beschädigt an',
  'You sent the wrong product': 'Sie haben das falsche Produkt geschickt',
  'Something is missing in my parcel': 'In meinem Paket fehlt etwas',
  'We’re sorry about that. Ask for a person right here and have your order number ready: we’ll send a replacement right away, and you don’t need to return the old one first.':
    'Das tut uns leid. Fragen Sie gleich hier nach einem Menschen und halten Sie Ihre Bestellnummer bereit: Wir schicken sofort Ersatz, und Sie müssen den alten Artikel nicht vorher zurücksenden.',
  Products: 'Produkte',
  'Which size should I take?': 'Welche Größe soll ich nehmen?',
  'Is there a size guide?': 'Gibt es eine Größentabelle?',
  'Do your clothes run small?': 'Fallen Ihre Kleidungsstücke klein aus?',
  'There’s a size guide on every product page. Most of our clothes run true to size; if you’re between sizes, take the larger one.':
    'Auf jeder Produktseite gibt es eine Größentabelle. Die meisten Stücke fallen normal aus; liegen Sie zwischen zwei Größen, nehmen Sie die größere.',
  'When is this back in stock?': 'Wann ist das wieder auf Lager?',
  'The item is sold out': 'Der Artikel ist ausverkauft',
  'Will you restock it?': 'Bekommen Sie den Artikel wieder herein?',
  'Select “Notify me” on the product page and leave your email address. Most sold-out items are back within three weeks.':
    'Wählen Sie auf der Produktseite „Benachrichtigen“ und hinterlassen Sie Ihre E-Mail-Adresse. Die meisten Artikel sind innerhalb von drei Wochen wieder da.',
  Payment: 'Zahlung',
  'How can I pay?': 'Wie kann ich bezahlen?',
  'Which payment methods do you accept?': 'Welche Zahlungsarten akzeptieren Sie?',
  'Can I pay by invoice?': 'Kann ich auf Rechnung zahlen?',
  'By credit card, PayPal, Apple Pay, Google Pay, bank transfer, or, after your first order, by invoice.':
    'Mit Kreditkarte, PayPal, Apple Pay, Google Pay, per Überweisung oder, ab der zweiten Bestellung, auf Rechnung.',
  'How do I use a gift card?': 'Wie löse ich eine Geschenkkarte ein?',
  'My discount code doesn’t work': 'Mein Rabattcode funktioniert nicht',
  'Where do I enter a promo code?': 'Wo gebe ich einen Gutscheincode ein?',
  'Enter the code in your cart, below the total. Codes can’t be combined, and some have a minimum order value, which is shown on the card.':
    'Geben Sie den Code im Warenkorb unter der Summe ein. Codes lassen sich nicht kombinieren, und manche haben einen Mindestbestellwert, der auf der Karte steht.',
  'Welcome! I can help with your booking and your stay. What would you like to know?':
    'Willkommen! Ich helfe Ihnen bei Buchung und Aufenthalt. Was möchten Sie wissen?',
  Arrival: 'Anreise',
  'When can I check in?': 'Wann kann ich einchecken?',
  'What time is check-in?': 'Ab wann ist der Check-in?',
  'When is my room ready?': 'Wann ist mein Zimmer fertig?',
  'Your room is ready from 15:00. If you arrive earlier, leave your luggage at reception and make yourself at home in the lobby.':
    'Ihr Zimmer ist ab 15:00 Uhr bereit. Kommen Sie früher, lassen Sie Ihr Gepäck an der Rezeption und machen Sie es sich in der Lobby bequem.',
  'Can I arrive late at night?': 'Kann ich spät in der Nacht anreisen?',
  'Is the reception open around the clock?': 'Ist die Rezeption rund um die Uhr besetzt?',
  'My flight lands after midnight': 'Mein Flug landet nach Mitternacht',
  'Yes. Reception is staffed day and night. If you arrive after 22:00, let us know in advance so we can hold your room.':
    'Ja. Die Rezeption ist Tag und Nacht besetzt. Kommen Sie nach 22:00 Uhr, sagen Sie uns vorher Bescheid, damit wir Ihr Zimmer freihalten.',
  'How do I get to you from the airport?': 'Wie komme ich vom Flughafen zu Ihnen?',
  'Is there a shuttle?': 'Gibt es einen Shuttle?',
  'Which train goes to the hotel?': 'Welcher Zug fährt zum Hotel?',
  'Take the airport train to Central Station (25 minutes), then walk five minutes along the river. A taxi costs about 40 euros; we’re happy to book one for you.':
    'Nehmen Sie den Flughafenzug zum Hauptbahnhof (25 Minuten) und gehen Sie fünf Minuten am Fluss entlang. Ein Taxi kostet etwa 40 Euro; wir bestellen Ihnen gern eines.',
  Departure: 'Abreise',
  'When do I have to check out?': 'Wann muss ich auschecken?',
  'What time is check-out?': 'Bis wann ist der Check-out?',
  'Can I leave later?': 'Kann ich später abreisen?',
  'Please check out by 11:00. Late check-out until 14:00 costs 20 euros, if the room is available; ask at reception the evening before.':
    'Bitte checken Sie bis 11:00 Uhr aus. Ein später Check-out bis 14:00 Uhr kostet 20 Euro, wenn das Zimmer frei ist; fragen Sie am Vorabend an der Rezeption.',
  'Can I leave my luggage after check-out?': 'Kann ich mein Gepäck nach dem Check-out dalassen?',
  'Do you store bags?': 'Bewahren Sie Gepäck auf?',
  'Yes, free of charge, until you leave town. Just bring your bags to reception.':
    'Ja, kostenlos, bis Sie weiterreisen. Bringen Sie Ihr Gepäck einfach zur Rezeption.',
  Hotel: 'Hotel',
  'When is breakfast?': 'Wann gibt es Frühstück?',
  'Is breakfast included?': 'Ist das Frühstück inklusive?',
  'What does breakfast cost?': 'Was kostet das Frühstück?',
  'Breakfast is served from 7:00 to 10:30, on weekends until 11:00. It’s included in most rates; otherwise, it’s 18 euros. Tell us about any allergies, and we’ll take care of them.':
    'Frühstück gibt es von 7:00 bis 10:30 Uhr, am Wochenende bis 11:00 Uhr. In den meisten Raten ist es enthalten, sonst kostet es 18 Euro. Sagen Sie uns, welche Allergien Sie haben, und wir kümmern uns darum.',
  'Do you have parking?': 'Haben Sie Parkplätze?',
  'Where can I park my car?': 'Wo kann ich mein Auto parken?',
  'Is there a charger for electric cars?': 'Gibt es eine Ladestation für Elektroautos?',
  'There’s a garage under the hotel for 19 euros a night, with four chargers for electric cars. Spaces can’t be reserved, but it’s rarely full.':
    'Unter dem Hotel gibt es eine Garage für 19 Euro pro Nacht, mit vier Ladestationen für Elektroautos. Plätze lassen sich nicht reservieren, aber sie ist selten voll.',
  'What is the Wi-Fi password?': 'Wie lautet das WLAN-Passwort?',
  'Do you have free internet?': 'Gibt es kostenloses Internet?',
  'How do I get online?': 'Wie komme ich ins Internet?',
  'Wi-Fi is free throughout the hotel. Choose the network “Guests” and enter your room number and last name.':
    'WLAN ist im ganzen Hotel kostenlos. Wählen Sie das Netz „Guests“ und geben Sie Zimmernummer und Nachnamen ein.',
  'Are pets allowed?': 'Sind Haustiere erlaubt?',
  'Can I bring my dog?': 'Kann ich meinen Hund mitbringen?',
  'Dogs and cats are welcome for 15 euros a night. Let us know when you book, so we can give you a suitable room.':
    'Hunde und Katzen sind für 15 Euro pro Nacht willkommen. Sagen Sie es uns bei der Buchung, damit wir Ihnen ein passendes Zimmer geben.',
  'Do you have a gym or a sauna?': 'Haben Sie einen Fitnessraum oder eine Sauna?',
  'Is there a pool?': 'Gibt es einen Pool?',
  'When does the spa open?': 'Wann öffnet das Spa?',
  'The sauna and gym on the sixth floor are open from 7:00 to 22:00 and free for guests. We don’t have a pool, but there’s a public one three minutes away.':
    'Sauna und Fitnessraum im sechsten Stock sind von 7:00 bis 22:00 Uhr geöffnet und für Gäste kostenlos. Einen Pool haben wir nicht, aber ein öffentliches Bad ist drei Minuten entfernt.',
  Booking: 'Buchung',
  'Can I cancel my booking?': 'Kann ich meine Buchung stornieren?',
  'How do I change my reservation?': 'Wie ändere ich meine Reservierung?',
  'Until when is cancellation free?': 'Bis wann ist eine Stornierung kostenlos?',
  'Flexible rates can be changed or canceled free of charge until 18:00 on the day before arrival: use the link in your confirmation. Saver rates are non-refundable.':
    'Flexible Raten können Sie bis 18:00 Uhr am Tag vor der Anreise kostenlos ändern oder stornieren: über den Link in Ihrer Bestätigung. Sparraten werden nicht erstattet.',
  'Do you have rooms for families?': 'Haben Sie Familienzimmer?',
  'Can I get an extra bed or a crib?': 'Kann ich ein Zustellbett oder ein Kinderbett bekommen?',
  'Our family rooms sleep four. A crib is free, and an extra bed costs 25 euros a night in any double room; please let us know when you book.':
    'In unseren Familienzimmern schlafen vier Personen. Ein Kinderbett ist kostenlos, ein Zustellbett kostet in jedem Doppelzimmer 25 Euro pro Nacht; sagen Sie es uns bei der Buchung.',
  'Hi! Tell me what isn’t working, or what you’d like to do.':
    'Hallo! Sagen Sie mir, was nicht funktioniert oder was Sie tun möchten.',
  'Sign-in': 'Anmeldung',
  'I forgot my password': 'Ich habe mein Passwort vergessen',
  'How do I reset my password?': 'Wie setze ich mein Passwort zurück?',
  'I need a new password': 'Ich brauche ein neues Passwort',
  'Select “Forgot password?” on the sign-in page and enter your email address. The link in our email works for one hour.':
    'Wählen Sie auf der Anmeldeseite „Passwort vergessen?“ und geben Sie Ihre E-Mail-Adresse ein. Der Link in unserer E-Mail gilt eine Stunde.',
  'I didn’t get the email': 'Ich habe die E-Mail nicht bekommen',
  'The confirmation email isn’t arriving': 'Die Bestätigungs-E-Mail kommt nicht an',
  'There’s no verification email in my inbox': 'In meinem Posteingang ist keine Bestätigungs-E-Mail',
  'Check your spam folder first. Some mail servers delay messages for a few minutes. If nothing arrives after ten minutes, request it again on the sign-in page.':
    'Sehen Sie zuerst im Spamordner nach. Manche Mailserver halten Nachrichten ein paar Minuten zurück. Kommt nach zehn Minuten nichts, fordern Sie sie auf der Anmeldeseite neu an.',
  'How do I turn on two-step sign-in?': 'Wie aktiviere ich die Anmeldung in zwei Schritten?',
  'I lost my phone with the authenticator': 'Ich habe mein Handy mit der Authentifizierungs-App verloren',
  'Can I use two-factor authentication?': 'Kann ich Zwei-Faktor-Authentifizierung nutzen?',
  'Go to Profile > Security. Turn it on there, and save the ten backup codes in case you lose your phone. Without codes, a team owner can reset it for you.':
    'Öffnen Sie Profil > Sicherheit. Schalten Sie sie dort ein und bewahren Sie die zehn Ersatzcodes für den Fall auf, dass Sie Ihr Handy verlieren. Ohne Codes kann ein Inhaber des Teams sie zurücksetzen.',
  Team: 'Team',
  'How do I invite colleagues?': 'Wie lade ich Kollegen ein?',
  'How can I add users to my team?': 'Wie füge ich meinem Team Benutzer hinzu?',
  'Go to Settings > Team and select Invite. Enter one or more email addresses, choose a role, and we’ll send them a link that works for a day.':
    'Öffnen Sie Einstellungen > Team und wählen Sie „Einladen“. Geben Sie eine oder mehrere E-Mail-Adressen ein, wählen Sie eine Rolle, und wir senden einen Link, der einen Tag gilt.',
  'What can each role do?': 'Was darf jede Rolle?',
  'Who can see my projects?': 'Wer kann meine Projekte sehen?',
  'How do permissions work?': 'Wie funktionieren Berechtigungen?',
  'Owners have full access, editors work in projects they’re assigned to, and viewers can only look. See all roles under Settings > Roles.':
    'Inhaber haben vollen Zugriff, Bearbeiter arbeiten in zugewiesenen Projekten, Betrachter können nur lesen. Alle Rollen finden Sie unter Einstellungen > Rollen.',
  Billing: 'Abrechnung',
  'How do I change my plan?': 'Wie ändere ich meinen Tarif?',
  'Can I upgrade or downgrade?': 'Kann ich in einen größeren oder kleineren Tarif wechseln?',
  'I want a bigger subscription': 'Ich möchte ein größeres Abo',
  'Go to Settings > Plan. Upgrades start right away, and you only pay for the remaining days; downgrades start next month.':
    'Öffnen Sie Einstellungen > Tarif. Ein größerer Tarif beginnt sofort, und Sie zahlen nur die restlichen Tage; ein kleinerer beginnt im nächsten Monat.',
  'Where do I find my invoices?': 'Wo finde ich meine Rechnungen?',
  'I need a receipt': 'Ich brauche eine Quittung',
  'Can you put our VAT number on the bill?': 'Können Sie unsere USt-IdNr. auf die Rechnung setzen?',
  'You’ll find all invoices as PDFs under Settings > Invoices. You can also enter your address and VAT number there for future invoices.':
    'Alle Rechnungen finden Sie als PDF unter Einstellungen > Rechnungen. Dort geben Sie auch Adresse und USt-IdNr. für künftige Rechnungen ein.',
  'How do I cancel my subscription?': 'Wie kündige ich mein Abo?',
  'I want to close my account': 'Ich möchte mein Konto schließen',
  'Go to Settings > Plan and select Cancel. Everything works until the end of your paid period; we keep your data for another 60 days in case you come back.':
    'Öffnen Sie Einstellungen > Tarif und wählen Sie „Kündigen“. Alles funktioniert bis zum Ende des bezahlten Zeitraums; Ihre Daten bewahren wir weitere 60 Tage auf, falls Sie zurückkommen.',
  Data: 'Daten',
  'How do I export my data?': 'Wie exportiere ich meine Daten?',
  'Can I download everything?': 'Kann ich alles herunterladen?',
  'Is there a backup I can get?': 'Kann ich ein Backup bekommen?',
  'Go to Settings > Data and select Export. We put everything into one ZIP file with CSV tables and email you the link, usually within minutes.':
    'Öffnen Sie Einstellungen > Daten und wählen Sie „Exportieren“. Wir packen alles in eine ZIP-Datei mit CSV-Tabellen und senden Ihnen den Link per E-Mail, meist innerhalb weniger Minuten.',
  'Where is my data stored?': 'Wo werden meine Daten gespeichert?',
  'Is my data safe?': 'Sind meine Daten sicher?',
  'Do you comply with the GDPR?': 'Halten Sie die DSGVO ein?',
  'On servers in Frankfurt, encrypted at rest and in transit. We back it up every night and never share it. You’ll find our data processing agreement under Settings > Legal.':
    'Auf Servern in Frankfurt, verschlüsselt im Ruhezustand und bei der Übertragung. Wir sichern sie jede Nacht und geben sie nie weiter. Den Vertrag zur Auftragsverarbeitung finden Sie unter Einstellungen > Rechtliches.',
  Troubleshooting: 'Störungen',
  'The page stays blank': 'Die Seite bleibt leer',
  'The app is very slow': 'Die App ist sehr langsam',
  'Nothing loads anymore': 'Es lädt nichts mehr',
  'Reload with Ctrl+Shift+R (Mac: Cmd+Shift+R). If that doesn’t help, try a private window; if it works there, an extension is the cause. Our status page shows whether the problem is on our side.':
    'Laden Sie mit Strg+Umschalt+R neu (Mac: Cmd+Umschalt+R). Hilft das nicht, versuchen Sie es in einem privaten Fenster; klappt es dort, liegt es an einer Erweiterung. Unsere Statusseite zeigt, ob das Problem bei uns liegt.',
  'How do I report a bug?': 'Wie melde ich einen Fehler?',
  'I found an error': 'Ich habe einen Fehler gefunden',
  'Something is broken': 'Etwas ist kaputt',
  'Ask for a person right here. Tell us what you did, what you expected, and what happened instead; a screenshot helps a lot.':
    'Fragen Sie gleich hier nach einem Menschen. Beschreiben Sie, was Sie getan haben, was Sie erwartet haben und was stattdessen passiert ist; ein Screenshot hilft sehr.',
  'Hi, this is the front desk. I can help with appointments, prescriptions, and opening hours. In an emergency, call 112.':
    'Guten Tag, hier ist der Empfang. Ich helfe bei Terminen, Rezepten und Sprechzeiten. Im Notfall rufen Sie bitte 112 an.',
  Emergencies: 'Notfälle',
  'This is an emergency': 'Das ist ein Notfall',
  'Who do I call at night?': 'Wen rufe ich nachts an?',
  'I have severe chest pain': 'Ich habe starke Schmerzen in der Brust',
  'Call 112 right away. If it can’t wait until morning but isn’t life-threatening, call the medical on-call service at 116 117, day or night.':
    'Rufen Sie sofort 112 an. Wenn es nicht bis morgen warten kann, aber nicht lebensbedrohlich ist, erreichen Sie den ärztlichen Bereitschaftsdienst Tag und Nacht unter 116 117.',
  Appointments: 'Termine',
  'How do I book an appointment?': 'Wie buche ich einen Termin?',
  'Can I see a doctor today?': 'Kann ich heute noch einen Arzt sehen?',
  'I would like to make an appointment': 'Ich möchte einen Termin vereinbaren',
  'Book online under “Appointments”, or call us between 8:00 and 12:00. If you’re suddenly ill, come to our walk-in hour, every weekday from 8:00 to 9:00.':
    'Buchen Sie online unter „Termine“ oder rufen Sie uns zwischen 8:00 und 12:00 Uhr an. Bei plötzlicher Erkrankung kommen Sie in die offene Sprechstunde, werktags von 8:00 bis 9:00 Uhr.',
  'How do I cancel my appointment?': 'Wie sage ich meinen Termin ab?',
  'I can’t come tomorrow': 'Ich kann morgen nicht kommen',
  'Can I move my appointment?': 'Kann ich meinen Termin verschieben?',
  'Use the link in your reminder, or call us. Please let us know at least 24 hours ahead, so someone else can have the slot.':
    'Nutzen Sie den Link in Ihrer Erinnerung oder rufen Sie uns an. Sagen Sie uns bitte mindestens 24 Stunden vorher Bescheid, damit jemand anderes den Termin bekommt.',
  'What should I bring to my first visit?': 'Was bringe ich zum ersten Besuch mit?',
  'I am a new patient': 'Ich bin zum ersten Mal bei Ihnen',
  'Do you take new patients?': 'Nehmen Sie neue Patienten auf?',
  'Yes, we’re accepting new patients. Please bring your insurance card, a list of your medications, and any earlier test results, and come ten minutes early to fill in a form.':
    'Ja, wir nehmen neue Patienten auf. Bringen Sie bitte Ihre Versichertenkarte, eine Liste Ihrer Medikamente und frühere Befunde mit und kommen Sie zehn Minuten früher, um ein Formular auszufüllen.',
  'Do you offer video consultations?': 'Bieten Sie Videosprechstunden an?',
  'Can I talk to the doctor online?': 'Kann ich online mit dem Arzt sprechen?',
  'Yes, for follow-up visits and for discussing results. Choose “Video” when you book, and we’ll email you the link. For a first visit, please come to the practice.':
    'Ja, für Folgetermine und um Befunde zu besprechen. Wählen Sie bei der Buchung „Video“, und wir senden Ihnen den Link per E-Mail. Zum ersten Besuch kommen Sie bitte in die Praxis.',
  Practice: 'Praxis',
  'When are you open?': 'Wann haben Sie geöffnet?',
  'What are your opening hours?': 'Wie sind Ihre Öffnungszeiten?',
  'Are you open on Saturday?': 'Haben Sie samstags geöffnet?',
  'Monday, Tuesday, and Thursday from 8:00 to 18:00, Wednesday and Friday from 8:00 to 13:00. We’re closed on weekends and public holidays.':
    'Montag, Dienstag und Donnerstag von 8:00 bis 18:00 Uhr, Mittwoch und Freitag von 8:00 bis 13:00 Uhr. Am Wochenende und an Feiertagen ist geschlossen.',
  'Where is the practice?': 'Wo ist die Praxis?',
  'How do I find you?': 'Wie finde ich Sie?',
  'Is the entrance accessible for wheelchairs?': 'Ist der Eingang rollstuhlgerecht?',
  'Lindenweg 4, second floor, next to the pharmacy. Bus 12 stops in front of the building. There’s an elevator, and the entrance has no steps.':
    'Lindenweg 4, zweiter Stock, neben der Apotheke. Der Bus 12 hält vor dem Haus. Es gibt einen Aufzug, und der Eingang ist stufenlos.',
  Prescriptions: 'Rezepte',
  'How do I get a repeat prescription?': 'Wie bekomme ich ein Folgerezept?',
  'My medication is running out': 'Meine Medikamente gehen zu Ende',
  'Can you renew my prescription?': 'Können Sie mein Rezept erneuern?',
  'Order it online under “Prescriptions” with the name of the medication. If we’ve scanned your card this quarter, you can pick it up at the pharmacy from noon on the next business day.':
    'Bestellen Sie es online unter „Rezepte“ mit dem Namen des Medikaments. Wenn wir Ihre Karte in diesem Quartal eingelesen haben, liegt es ab Mittag des nächsten Werktags in der Apotheke bereit.',
  Paperwork: 'Bescheinigungen',
  'I need a sick note': 'Ich brauche eine Krankschreibung',
  'Can I get a certificate for my employer?': 'Kann ich eine Bescheinigung für meinen Arbeitgeber bekommen?',
  'A doctor needs to speak with you first, during the walk-in hour or by video. The note is sent to you and your insurance electronically.':
    'Ein Arzt muss vorher mit Ihnen sprechen, in der offenen Sprechstunde oder per Video. Die Bescheinigung geht elektronisch an Sie und Ihre Krankenkasse.',
  'When do I get my test results?': 'Wann bekomme ich meine Untersuchungsergebnisse?',
  'Are my blood test results in?': 'Sind meine Blutwerte da?',
  'How do I get my lab results?': 'Wie erfahre ich meine Laborwerte?',
  'Lab results usually arrive within two to three business days. We’ll call you if anything needs discussing; otherwise, you can ask us after 14:00.':
    'Laborwerte liegen meist nach zwei bis drei Werktagen vor. Wir rufen Sie an, wenn etwas zu besprechen ist; sonst können Sie uns ab 14:00 Uhr fragen.',
  'How do I get a referral to a specialist?': 'Wie bekomme ich eine Überweisung zum Facharzt?',
  'I need a referral letter': 'Ich brauche eine Überweisung',
  'If the doctor has agreed to it, order the referral online under “Prescriptions”. Otherwise, book a short appointment, and we’ll find the right specialist together.':
    'Wenn der Arzt zugestimmt hat, bestellen Sie die Überweisung online unter „Rezepte“. Sonst buchen Sie einen kurzen Termin, und wir finden gemeinsam die richtige Fachpraxis.',
  'Which vaccinations do you give?': 'Welche Impfungen bieten Sie an?',
  'Can I get a flu shot?': 'Kann ich mich gegen Grippe impfen lassen?',
  'Do you offer travel vaccinations?': 'Bieten Sie Reiseimpfungen an?',
  'All commonly recommended ones, including flu and travel vaccinations. Bring your vaccination card, and book travel vaccinations six weeks before you leave.':
    'Alle üblicherweise empfohlenen, auch Grippe- und Reiseimpfungen. Bringen Sie Ihren Impfpass mit und buchen Sie Reiseimpfungen sechs Wochen vor der Abreise.',
};
