/** Sentences of the server: refusals, results, and the listed texts of plans, samples and recipes. */
import type { Catalog } from '../../translate-message.ts';

export const server: Catalog = {
  'A question or version still uses this image.': 'Eine Frage oder Version verwendet dieses Bild noch.',
  'A table: the bot can answer from each row.': 'Eine Tabelle: Der Bot kann aus jeder Zeile antworten.',
  'A transfer to {0} is already pending.': 'Eine Übergabe an {0} steht bereits aus.',
  'A typical page of questions and answers.': 'Eine typische Seite mit Fragen und Antworten.',
  'A whisper can go to one person only.': 'Flüstern können Sie nur einer Person.',
  'Add a document, page, or question first.':
    'Fügen Sie zuerst ein Dokument, eine Seite oder eine Frage hinzu.',
  'Add a question and its answer first.': 'Fügen Sie zuerst eine Frage mit Antwort hinzu.',
  'Add phrases your own visitors use to the “Route by intent” block.':
    'Ergänzen Sie im Block „Nach Absicht verzweigen“ Formulierungen Ihrer eigenen Besucher.',
  'An app can have at most {0} questions. Delete some first.':
    'Eine App kann höchstens {0} Fragen haben. Löschen Sie zuerst einige.',
  'An app can have at most {0} recorded conversations. Delete some first.':
    'Eine App kann höchstens {0} aufgezeichnete Gespräche haben. Löschen Sie zuerst einige.',
  'An app can have at most {0} secrets. Delete some first.':
    'Eine App kann höchstens {0} Secrets haben. Löschen Sie zuerst einige.',
  'An app can have at most {0} sites. Delete one first.':
    'Eine App kann höchstens {0} Websites haben. Löschen Sie zuerst eine.',
  'Another question already has this unique tag.': 'Eine andere Frage hat bereits diese Kennung.',
  'Answers calls for a doctor’s office: appointments, hours, prescriptions, and paperwork.':
    'Entlastet das Telefon einer Arztpraxis: Termine, Sprechzeiten, Rezepte und Bescheinigungen.',
  'Answers questions from its knowledge. When it can’t, the visitor rephrases or talks to a person, or leaves an email if no one is available.':
    'Beantwortet Fragen aus seinem Wissen. Wenn es nicht reicht, fragen Besucher anders, sprechen mit einem Menschen oder hinterlassen ihre E-Mail-Adresse.',
  'Answers what shoppers ask most: orders, delivery, returns, sizes, and payment.':
    'Beantwortet die häufigsten Fragen beim Einkauf: Bestellungen, Lieferung, Rücksendungen, Größen und Zahlung.',
  'Answers with handover': 'Antworten mit Übergabe an Agenten',
  Appointment: 'Termin',
  'Asks for a star rating and a comment. Unhappy visitors can leave an email or talk to a person.':
    'Fragt nach Sternen und einem Kommentar. Unzufriedene können ihre E-Mail-Adresse hinterlassen oder mit einem Menschen sprechen.',
  'Asks for the order number and looks it up in your system. If that fails, a person takes over.':
    'Fragt nach der Bestellnummer und schlägt sie in Ihrem System nach. Klappt das nicht, übernimmt ein Mensch.',
  'Asks visitors who they are and what they need, and connects interested ones with a person.':
    'Fragt Besucher, wer sie sind und was sie suchen, und verbindet Interessierte mit einem Menschen.',
  'At most {0} supervisors can join a call.': 'An einem Anruf können höchstens {0} Supervisoren teilnehmen.',
  'Checks if an item can still be returned, asks why, takes a photo of any damage, and explains what to do.':
    'Prüft, ob sich ein Artikel noch zurückgeben lässt, fragt nach dem Grund und einem Foto von Schäden und erklärt, was zu tun ist.',
  'Clinic front desk': 'Empfang einer Praxis',
  'Coffee machine manual': 'Anleitung einer Kaffeemaschine',
  'Custom conversation volume': 'Individuelles Gesprächsvolumen',
  'Dedicated contact': 'Fester Ansprechpartner',
  'Delivery, returns, warranty, and privacy of a small online shop.':
    'Lieferung, Rücksendungen, Garantie und Datenschutz eines kleinen Onlineshops.',
  'Files can’t be sent in this chat.': 'In diesem Chat können keine Dateien gesendet werden.',
  'Finds the right department from the visitor’s own words, asks what that department needs to know, and hands over.':
    'Erkennt an den eigenen Worten der Besucher die richtige Abteilung, fragt, was sie wissen muss, und übergibt an Agenten.',
  'First-line support for a web app: sign-in, teams, billing, data, and troubleshooting.':
    'Erste Hilfe für eine Webanwendung: Anmeldung, Teams, Abrechnung, Daten und Störungen.',
  'Fix the problems in its flow first ({0}), starting with “{1}”.':
    'Beheben Sie zuerst die Probleme im Ablauf ({0}), beginnend mit „{1}“.',
  'Fix the problems in its flow first ({0}).': 'Beheben Sie zuerst die Probleme im Ablauf ({0}).',
  'For custom needs.': 'Für besondere Anforderungen.',
  'For many brands and large support teams.': 'Für viele Marken und große Supportteams.',
  'For several bots and a team of agents.': 'Für mehrere Bots und ein Team von Agenten.',
  'For your first bot and a small team.': 'Für Ihren ersten Bot und ein kleines Team.',
  'Grows your list: asks for topics, email, and consent, and sends them to your newsletter service.':
    'Gewinnt Abonnenten: fragt nach Themen, E-Mail-Adresse und Einwilligung und gibt sie an Ihren Newsletterdienst weiter.',
  'Helps guests before and during their stay: arrival, breakfast, parking, and bookings.':
    'Hilft Gästen vor und während des Aufenthalts: Anreise, Frühstück, Parken und Buchungen.',
  'Hotel reception': 'Hotelrezeption',
  'How to set up, use, clean, and repair a product.':
    'Wie man ein Produkt einrichtet, benutzt, reinigt und repariert.',
  'just now': 'gerade eben',
  'Lead capture': 'Leads gewinnen',
  Newsletter: 'Newsletter',
  'No agent has this conversation.': 'Kein Agent hat dieses Gespräch.',
  'No agent has this conversation. You can take it.':
    'Kein Agent hat dieses Gespräch. Sie können es übernehmen.',
  'No answer within {0} seconds.': 'Keine Antwort innerhalb von {0} Sekunden.',
  'Offline for more than {0} minutes.': 'Länger als {0} Minuten offline.',
  'Onboarding support': 'Hilfe beim Einstieg',
  'One row has a problem. Fix it or skip it.':
    'Eine Zeile hat ein Problem. Beheben Sie es oder überspringen Sie die Zeile.',
  'Online shop': 'Onlineshop',
  'Only agents can connect here.': 'Nur Agenten können sich hier verbinden.',
  'Only an agent who had this conversation or a supervisor can reopen it.':
    'Nur Supervisoren oder Agenten, die dieses Gespräch hatten, können es wieder öffnen.',
  'Only supervisors of this app can be invited.': 'Nur Supervisoren dieser App können eingeladen werden.',
  'Only texts, numbers, true, false, and null can be used here.':
    'Hier sind nur Texte, Zahlen, true, false und null möglich.',
  'Only the agent on the call can invite a supervisor.':
    'Nur der Agent des Anrufs kann einen Supervisor einladen.',
  'Only the author can edit this comment.': 'Nur wer diesen Kommentar geschrieben hat, kann ihn bearbeiten.',
  'Open the conversation first.': 'Öffnen Sie zuerst das Gespräch.',
  'Order status': 'Bestellstatus',
  'Please choose a time in the future.': 'Bitte wählen Sie einen Zeitpunkt in der Zukunft.',
  'Please choose a time within the next {0} days.':
    'Bitte wählen Sie einen Zeitpunkt innerhalb der nächsten {0} Tage.',
  'Please choose another agent.': 'Bitte wählen Sie einen anderen Agenten.',
  'Please choose at least one app.': 'Bitte wählen Sie mindestens eine App.',
  'Please choose one of these plans: {0}.': 'Bitte wählen Sie einen dieser Tarife: {0}.',
  'Please choose someone who is active.': 'Bitte wählen Sie jemanden, der aktiv ist.',
  'Please choose someone who isn’t being removed.': 'Bitte wählen Sie jemanden, der nicht entfernt wird.',
  'Please choose someone who has access to this app’s chats.':
    'Bitte wählen Sie jemanden, der Zugriff auf die Chats dieser App hat.',
  'Please choose the column with the answers.': 'Bitte wählen Sie die Spalte mit den Antworten.',
  'Please choose the column with the questions.': 'Bitte wählen Sie die Spalte mit den Fragen.',
  'Please enter a day in the future.': 'Bitte geben Sie einen Tag in der Zukunft ein.',
  'Please enter the key for this address.': 'Bitte geben Sie den Schlüssel für diese Adresse ein.',
  'Please import at most {0} rows at once. That’s the most an app can have.':
    'Bitte importieren Sie höchstens {0} Zeilen auf einmal. Mehr Fragen kann eine App nicht haben.',
  'Please send a form with one file.': 'Bitte senden Sie ein Formular mit einer Datei.',
  'Please send one file only.': 'Bitte senden Sie nur eine Datei.',
  'Please type {0} to delete it.': 'Bitte geben Sie {0} ein, um sie zu löschen.',
  'Please use at most {0} columns; this file has {1}.':
    'Bitte verwenden Sie höchstens {0} Spalten; diese Datei hat {1}.',
  'Questions from customers': 'Fragen der Kundschaft',
  'Ratings are turned off in this chat.': 'In diesem Chat sind Bewertungen ausgeschaltet.',
  'Repair shop price list': 'Preisliste einer Werkstatt',
  'Replace the questions and answers with your own.':
    'Ersetzen Sie die Fragen und Antworten durch Ihre eigenen.',
  'Row {0} has the same question in the same language.':
    'Zeile {0} enthält dieselbe Frage in derselben Sprache.',
  'Set the value “orderServiceUrl” to the address of your order system, such as https://shop.example.com/api/orders. The bot appends the order number and expects “status” and “expectedOn” in the response.':
    'Setzen Sie den Wert „orderServiceUrl“ auf die Adresse Ihres Bestellsystems, zum Beispiel https://shop.example.com/api/orders. Der Bot hängt die Bestellnummer an und erwartet „status“ und „expectedOn“ in der Antwort.',
  'Set your opening hours and time zone in the “Opening hours” block. The default is Monday to Friday, 9 AM to 5 PM UTC.':
    'Stellen Sie im Block „Öffnungszeiten“ Ihre Zeiten und Ihre Zeitzone ein. Voreingestellt ist Montag bis Freitag, 9 bis 17 Uhr UTC.',
  'Shop policies': 'Richtlinien eines Shops',
  'Signing in with {0} didn’t work. Please try again.':
    'Die Anmeldung mit {0} hat nicht geklappt. Bitte versuchen Sie es erneut.',
  'Software help desk': 'Software-Helpdesk',
  'Some documents or pages are still being read ({0}). Wait until they’re ready.':
    'Einige Dokumente oder Seiten werden noch gelesen ({0}). Warten Sie, bis sie fertig sind.',
  'Someone else already answered this. Review the latest version and try again.':
    'Jemand anderes hat das bereits beantwortet. Prüfen Sie die neueste Version und versuchen Sie es erneut.',
  'Someone else changed this answer. Review the latest version and try again.':
    'Jemand anderes hat diese Antwort geändert. Prüfen Sie die neueste Version und versuchen Sie es erneut.',
  'Someone you mentioned doesn’t have access to this app’s chats.':
    'Eine erwähnte Person hat keinen Zugriff auf die Chats dieser App.',
  'Take this conversation first.': 'Übernehmen Sie zuerst dieses Gespräch.',
  'Takes appointment requests: what for, which day and time, and how to confirm.':
    'Nimmt Terminwünsche auf: worum es geht, Tag, Uhrzeit und Bestätigung.',
  'Tell us what you need. We’ll put a plan together.':
    'Sagen Sie uns, was Sie brauchen. Wir stellen Ihnen einen Tarif zusammen.',
  'That’s not the visitor’s name.': 'Das ist nicht der Name des Besuchers.',
  'That’s not your current password.': 'Das ist nicht Ihr aktuelles Passwort.',
  'The address didn’t respond in time.': 'Die Adresse hat nicht rechtzeitig geantwortet.',
  'The answer is missing.': 'Die Antwort fehlt.',
  'The bot didn’t answer within {0} seconds. Check the APIs it calls and try again.':
    'Der Bot hat nicht innerhalb von {0} Sekunden geantwortet. Prüfen Sie die APIs, die er aufruft, und versuchen Sie es erneut.',
  'The bot is already answering with this whisper.': 'Der Bot antwortet bereits damit.',
  'The bot isn’t answering in this conversation.': 'Der Bot antwortet in diesem Gespräch nicht.',
  'The conversation is still open. Close it first.': 'Das Gespräch ist noch offen. Schließen Sie es zuerst.',
  'The conversations took too long: “{0}” didn’t finish. Check the APIs the bot calls and try again.':
    'Die Gespräche haben zu lange gedauert: „{0}“ wurde nicht fertig. Prüfen Sie die APIs, die der Bot aufruft, und versuchen Sie es erneut.',
  'The model changed the meaning, so we kept your text. Please try again.':
    'Das Modell hat den Sinn verändert, daher haben wir Ihren Text behalten. Bitte versuchen Sie es erneut.',
  'The model found nothing in your knowledge to back up an answer. Try rephrasing your question.':
    'Das Modell hat in Ihrem Wissen nichts gefunden, das eine Antwort belegt. Formulieren Sie Ihre Frage um.',
  'The operator token is missing or wrong.': 'Das Operator-Token fehlt oder ist falsch.',
  'The metrics token is missing or wrong.': 'Das Metrik-Token fehlt oder ist falsch.',
  'The Owner role can be given to people, not to groups.':
    'Die Rolle Inhaber kann Personen gegeben werden, nicht Gruppen.',
  'The question is missing.': 'Die Frage fehlt.',
  'The request is nested too deeply.': 'Die Anfrage ist zu tief verschachtelt.',
  'The response is too large.': 'Die Antwort ist zu groß.',
  'The text contains a character we can’t store. Please remove it.':
    'Der Text enthält ein Zeichen, das wir nicht speichern können. Bitte entfernen Sie es.',
  'The type of this app can’t be changed.': 'Der Typ dieser App kann nicht geändert werden.',
  'The visitor has started a new conversation. Continue there.':
    'Der Besucher hat ein neues Gespräch begonnen. Machen Sie dort weiter.',
  'The webhook signature isn’t valid.': 'Die Signatur des Webhooks ist nicht gültig.',
  'There are no messages in this conversation yet.': 'In diesem Gespräch gibt es noch keine Nachrichten.',
  'There’s already a call in this conversation.': 'In diesem Gespräch gibt es bereits einen Anruf.',
  'There’s no function “{0}()”.': 'Es gibt keine Funktion „{0}()“.',
  'There’s room for {0} more questions in this app. Import fewer rows.':
    'In dieser App ist noch Platz für {0} Fragen. Importieren Sie weniger Zeilen.',
  'This address redirects too many times.': 'Diese Adresse leitet zu oft weiter.',
  'This bot isn’t available right now.': 'Dieser Bot ist gerade nicht verfügbar.',
  'This call wasn’t answered.': 'Dieser Anruf wurde nicht angenommen.',
  'This channel doesn’t exist.': 'Diesen Kanal gibt es nicht.',
  'This chat isn’t waiting for an agent.': 'Dieser Chat wartet nicht auf einen Menschen.',
  'This conversation is with the bot.': 'Dieses Gespräch führt der Bot.',
  'This conversation was already escalated.': 'Dieses Gespräch wurde bereits eskaliert.',
  'This date is out of range.': 'Dieses Datum liegt außerhalb des möglichen Bereichs.',
  'This email is listed more than once.': 'Diese E-Mail-Adresse steht mehrmals in der Liste.',
  'This event doesn’t exist.': 'Dieses Ereignis gibt es nicht.',
  'This file is no longer available. Please add it again.':
    'Diese Datei ist nicht mehr verfügbar. Bitte fügen Sie sie noch einmal hinzu.',
  'This file is no longer available. Please send it again.':
    'Diese Datei ist nicht mehr verfügbar. Bitte senden Sie sie noch einmal.',
  'This file type isn’t supported. Please choose another file.':
    'Dieser Dateityp wird nicht unterstützt. Bitte wählen Sie eine andere Datei.',
  'This group already has access to this app.': 'Diese Gruppe hat bereits Zugriff auf diese App.',
  'This is a compressed file. Unpack it first.': 'Das ist eine komprimierte Datei. Entpacken Sie sie zuerst.',
  'This is a JSON file. Choose a CSV or Excel file instead.':
    'Das ist eine JSON-Datei. Wählen Sie stattdessen eine CSV- oder Excel-Datei.',
  'This is a Numbers spreadsheet. Export it as CSV (UTF-8) and try again.':
    'Das ist eine Numbers-Tabelle. Exportieren Sie sie als CSV (UTF-8) und versuchen Sie es erneut.',
  'This is a PDF. Add it under Documents instead.':
    'Das ist ein PDF. Fügen Sie es stattdessen unter „Dokumente“ hinzu.',
  'This is an image. Choose a CSV or Excel file instead.':
    'Das ist ein Bild. Wählen Sie stattdessen eine CSV- oder Excel-Datei.',
  'This is a PowerPoint presentation. Choose a CSV or Excel file instead.':
    'Das ist eine PowerPoint-Präsentation. Wählen Sie stattdessen eine CSV- oder Excel-Datei.',
  'This is a web page. Add its address under Documents instead.':
    'Das ist eine Webseite. Fügen Sie ihre Adresse stattdessen unter „Dokumente“ hinzu.',
  'This is a Word document. Add it under Documents instead.':
    'Das ist ein Word-Dokument. Fügen Sie es stattdessen unter „Dokumente“ hinzu.',
  'This is a ZIP archive. Unpack it first.': 'Das ist ein ZIP-Archiv. Entpacken Sie es zuerst.',
  'Put the bot’s main language first.': 'Setzen Sie die Hauptsprache des Bots an die erste Stelle.',
  'The bot’s main language must stay available.': 'Die Hauptsprache des Bots muss verfügbar bleiben.',
  'This language isn’t available for the app. Choose other languages.':
    'Diese Sprache ist für die App nicht verfügbar. Wählen Sie andere Sprachen.',
  'This language isn’t available for the app. Choose another.':
    'Diese Sprache ist für die App nicht verfügbar. Wählen Sie eine andere.',
  'This is already the bot’s main language. Choose other languages.':
    'Das ist bereits die Hauptsprache des Bots. Wählen Sie andere Sprachen.',
  'This Excel workbook has an old format or a password. Save it as .xlsx without a password and try again.':
    'Diese Excel-Arbeitsmappe hat ein altes Format oder ein Passwort. Speichern Sie sie ohne Passwort als .xlsx und versuchen Sie es erneut.',
  'This is a binary Excel workbook. Save it as .xlsx and try again.':
    'Das ist eine binäre Excel-Arbeitsmappe. Speichern Sie sie als .xlsx und versuchen Sie es erneut.',
  'This is an OpenDocument spreadsheet. Save it as CSV (UTF-8) and try again.':
    'Das ist eine OpenDocument-Tabelle. Speichern Sie sie als CSV (UTF-8) und versuchen Sie es erneut.',
  'This is an XML file. Choose a CSV or Excel file instead.':
    'Das ist eine XML-Datei. Wählen Sie stattdessen eine CSV- oder Excel-Datei.',
  'This is your current session. Log out instead.':
    'Das ist Ihre aktuelle Sitzung. Melden Sie sich stattdessen ab.',
  'This link has expired. Open the file from the conversation again.':
    'Dieser Link ist abgelaufen. Öffnen Sie die Datei noch einmal aus dem Gespräch.',
  'This message can’t be rated.': 'Diese Nachricht kann nicht bewertet werden.',
  'This month’s model budget is used up.': 'Das Modellbudget dieses Monats ist aufgebraucht.',
  'This page isn’t part of this installation.': 'Diese Seite gehört nicht zu dieser Installation.',
  'This person doesn’t have access to this app’s chats.':
    'Diese Person hat keinen Zugriff auf die Chats dieser App.',
  'This person isn’t active right now.': 'Diese Person ist gerade nicht aktiv.',
  'This image is too large. Choose one with at most {0} megapixels.':
    'Dieses Bild ist zu groß. Wählen Sie eines mit höchstens {0} Megapixeln.',
  'This plan is smaller than yours. Request a downgrade instead.':
    'Dieser Tarif ist kleiner als Ihrer. Beantragen Sie stattdessen den Wechsel.',
  'This question already has a translation in this language.':
    'Diese Frage hat bereits eine Übersetzung in dieser Sprache.',
  'This request is no longer open.': 'Diese Anfrage ist nicht mehr offen.',
  'This response is also used in apps you can’t access. Ask someone who can.':
    'Diese Antwortvorlage wird auch in Apps verwendet, auf die Sie keinen Zugriff haben. Fragen Sie jemanden mit Zugriff.',
  'This role is assigned to {0}. Give them another role first.':
    'Diese Rolle ist {0} zugewiesen. Weisen Sie dort zuerst eine andere Rolle zu.',
  'This transfer isn’t addressed to you.': 'Diese Übergabe ist nicht an Sie gerichtet.',
  'This transfer request has expired.': 'Diese Übergabeanfrage ist abgelaufen.',
  'This visitor is waiting for an agent. Take the conversation to answer.':
    'Der Besucher wartet auf einen Agenten. Übernehmen Sie das Gespräch, um zu antworten.',
  'This whisper was canceled in the meantime.': 'Der Text wurde inzwischen zurückgezogen.',
  'This workspace isn’t on a trial.': 'Dieser Workspace ist nicht in der Testphase.',
  'To send subscribers to your newsletter service, set the value “newsletterUrl” to its address. Until then, you’ll find them in the conversations.':
    'Um Abonnenten an Ihren Newsletterdienst weiterzugeben, setzen Sie den Wert „newsletterUrl“ auf dessen Adresse. Bis dahin finden Sie sie in den Gesprächen.',
  'Too many attempts. Wait a moment, or choose “Forgot password?” to sign in by email.':
    'Zu viele Versuche. Warten Sie einen Moment oder wählen Sie „Passwort vergessen?“, um sich per E-Mail anzumelden.',
  'Transcripts can’t be sent from this chat.': 'Aus diesem Chat kann kein Chatverlauf gesendet werden.',
  'Triage by department': 'Zur richtigen Abteilung',
  'Unlimited users and apps': 'Unbegrenzt Benutzer und Apps',
  'Wait until the call is answered.': 'Warten Sie, bis der Anruf angenommen wird.',
  'We can’t open the customer portal right now. Please try again later.':
    'Wir können das Kundenportal gerade nicht öffnen. Bitte versuchen Sie es später erneut.',
  'We couldn’t reach this address.': 'Wir konnten diese Adresse nicht erreichen.',
  'We couldn’t read this form.': 'Wir konnten dieses Formular nicht lesen.',
  'We couldn’t read this request.': 'Wir konnten diese Anfrage nicht lesen.',
  'We’ve already sent several emails to this address. Check the inbox and spam folder, or try again later.':
    'Wir haben an diese Adresse bereits mehrere E-Mails gesendet. Sehen Sie im Posteingang und im Spamordner nach, oder versuchen Sie es später erneut.',
  'You already have this conversation.': 'Sie haben dieses Gespräch bereits.',
  'You already have {0} of {1} conversations.': 'Sie haben bereits {0} von {1} Gesprächen.',
  'You can belong to at most {0} workspaces.': 'Sie können höchstens {0} Workspaces angehören.',
  'You can call once an agent has joined the chat.': 'Sie können anrufen, sobald ein Agent im Chat ist.',
  'You can have at most {0} custom roles. Delete one you no longer need.':
    'Sie können höchstens {0} eigene Rollen haben. Löschen Sie eine, die Sie nicht mehr brauchen.',
  'You can have at most {0} groups. Delete one you no longer need.':
    'Sie können höchstens {0} Gruppen haben. Löschen Sie eine, die Sie nicht mehr brauchen.',
  'You can have at most {0} responses. Delete some first.':
    'Sie können höchstens {0} Antwortvorlagen haben. Löschen Sie zuerst einige.',
  'You can rate the call after it ends.': 'Sie können den Anruf bewerten, sobald er beendet ist.',
  'You can upgrade to this plan right away.': 'Sie können sofort in diesen Tarif wechseln.',
  'You can’t request an agent in this chat.': 'In diesem Chat können Sie keinen Menschen anfordern.',
  'You changed this in another window {0}. Review the latest version and try again.':
    'Sie haben das {0} in einem anderen Fenster geändert. Prüfen Sie die neueste Version und versuchen Sie es erneut.',
  'You sign in without a password, so there’s none to change. To set one, choose “Forgot password?” on the sign-in page.':
    'Sie melden sich ohne Passwort an, daher gibt es keines zu ändern. Um eines festzulegen, wählen Sie auf der Anmeldeseite „Passwort vergessen?“.',
  'Your account is temporarily inactive. You can sign in again on {0}.':
    'Ihr Konto ist vorübergehend inaktiv. Sie können sich ab {0} wieder anmelden.',
  'Your next term with {0} is already paid.': 'Ihre nächste Laufzeit mit {0} ist bereits bezahlt.',
  'Your next term with {0} is paid.': 'Ihre nächste Laufzeit mit {0} ist bezahlt.',
  'Your plan doesn’t expire, so there’s nothing to renew.':
    'Ihr Tarif läuft nicht ab, es gibt also nichts zu verlängern.',
  'Your plan includes {0} apps. Upgrade your plan to add more.':
    'Ihr Tarif enthält {0} Apps. Wechseln Sie in einen größeren Tarif, um mehr hinzuzufügen.',
  'Your plan includes {0} users. Upgrade your plan to add more.':
    'Ihr Tarif enthält {0} Benutzer. Wechseln Sie in einen größeren Tarif, um mehr hinzuzufügen.',
  'Your workspace has reached today’s email limit. Please try again tomorrow.':
    'Ihr Workspace hat das heutige Limit für E-Mails erreicht. Bitte versuchen Sie es morgen erneut.',
  'You’re already on this plan.': 'Sie haben diesen Tarif bereits.',
  'You’re already trying {0} questions. Remove one first.':
    'Sie probieren bereits {0} Fragen aus. Entfernen Sie zuerst eine.',
  'You’re on another call. End it first.': 'Sie sind in einem anderen Anruf. Beenden Sie ihn zuerst.',
  'You’re only listening. Select “Start speaking” first.':
    'Sie hören nur zu. Wählen Sie zuerst „Mitsprechen“.',
  'You’ve reached today’s limit for files. Please try again tomorrow.':
    'Das heutige Limit für Dateien ist erreicht. Bitte versuchen Sie es morgen erneut.',
  'You’ve reached today’s limit for transcripts. Please try again tomorrow.':
    'Das heutige Limit für Chatverläufe ist erreicht. Bitte versuchen Sie es morgen erneut.',
  '{0} changed these settings {1}. Review the latest version and try again.':
    '{0} hat diese Einstellungen {1} geändert. Prüfen Sie die neueste Version und versuchen Sie es erneut.',
  '{0} changed this flow {1}. Review the latest version and try again.':
    '{0} hat diesen Ablauf {1} geändert. Prüfen Sie die neueste Version und versuchen Sie es erneut.',
  '{0} changed this response {1}. Review the latest version and try again.':
    '{0} hat diese Antwortvorlage {1} geändert. Prüfen Sie die neueste Version und versuchen Sie es erneut.',
  '{0} whispered to the bot in the meantime. Review it, then try again.':
    '{0} hat dem Bot inzwischen etwas zugeflüstert. Sehen Sie es sich an und versuchen Sie es dann noch einmal.',
  '{0} is already used by “{1}”.': '{0} wird bereits von „{1}“ verwendet.',
  '{0} isn’t available right now.': '{0} ist gerade nicht verfügbar.',
  '{0} rows have problems. Fix them or skip them.':
    '{0} Zeilen haben Probleme. Beheben Sie sie oder überspringen Sie die Zeilen.',
  '“{0}” can’t be used here.': '„{0}“ kann hier nicht verwendet werden.',
  '“{0}” has reached its tag limit.': '„{0}“ hat das Limit für Tags erreicht.',
  '“{0}” isn’t a date such as 2026-05-31.': '„{0}“ ist kein Datum wie 2026-05-31.',
  '“{0}” isn’t a supported language. Use one of {1}.':
    '„{0}“ ist keine unterstützte Sprache. Verwenden Sie eine von {1}.',
  '“{0}” needs a name for each item first.': '„{0}“ braucht zuerst einen Namen für jedes Element.',
  'This code is incorrect or was already used. Enter the one your app shows now.':
    'Dieser Code stimmt nicht oder wurde schon verwendet. Geben Sie den ein, den Ihre App gerade zeigt.',
  'Setup was finished or restarted elsewhere. Reload the page.':
    'Die Einrichtung wurde woanders abgeschlossen oder neu begonnen. Laden Sie die Seite neu.',
  'That took too long. Please sign in again.':
    'Das hat zu lange gedauert. Bitte melden Sie sich noch einmal an.',
  'Your workspace requires two-factor authentication, so you can’t remove it.':
    'Ihr Workspace verlangt einen zweiten Faktor. Deshalb können Sie ihn nicht entfernen.',
  'Only owners can do this.': 'Das können nur Inhaber.',
  'An export is already being prepared.': 'Ein Export wird bereits vorbereitet.',
  'You’ve reached today’s limit for workspace exports. Try again tomorrow.':
    'Das heutige Limit für Exporte des Workspace ist erreicht. Bitte versuchen Sie es morgen wieder.',
  'That’s not the name of this workspace.': 'Das ist nicht der Name dieses Workspace.',
  'The erasure of this workspace is already scheduled.': 'Die Löschung dieses Workspace ist bereits geplant.',
  'Only owners can change this.': 'Nur Inhaber können das ändern.',
  'Set up two-factor authentication for yourself first: in your profile, under Security.':
    'Richten Sie zuerst Ihren eigenen zweiten Faktor ein: im Profil unter „Sicherheit“.',
  'You can change your own two-factor authentication in your profile, under Security.':
    'Ihren eigenen zweiten Faktor ändern Sie im Profil unter „Sicherheit“.',
  'This person hasn’t set up two-factor authentication.': 'Diese Person hat keinen zweiten Faktor.',
  'This person belongs to other workspaces too, so you can’t reset it. They can sign in with a recovery code or ask the operator of this installation.':
    'Diese Person gehört auch zu anderen Workspaces, deshalb können Sie ihn nicht zurücksetzen. Sie kann sich mit einem Wiederherstellungscode anmelden oder die Betreiber dieser Installation fragen.',
  'This passkey didn’t work here. Try again, or sign in another way.':
    'Dieser Passkey hat hier nicht funktioniert. Versuchen Sie es noch einmal oder melden Sie sich anders an.',
  'You can have up to {0} passkeys. Remove one first.':
    'Sie können bis zu {0} Passkeys haben. Entfernen Sie zuerst einen.',
  'This passkey is already added.': 'Dieser Passkey ist schon hinzugefügt.',
  'We don’t recognize this passkey. Sign in another way.':
    'Diesen Passkey erkennen wir nicht. Melden Sie sich anders an.',
  'This API key is invalid or has expired.': 'Dieser API-Schlüssel ist ungültig oder abgelaufen.',
  'This workspace requires two-factor authentication. This key works again once its creator has set it up.':
    'Dieser Workspace verlangt einen zweiten Faktor. Dieser Schlüssel funktioniert wieder, sobald die Person, die ihn erstellt hat, einen eingerichtet hat.',
  'This API key made too many requests. Please try again in a minute.':
    'Dieser API-Schlüssel hat zu viele Anfragen gesendet. Bitte versuchen Sie es in einer Minute wieder.',
  'You can have up to {0} API keys. Revoke one first.':
    'Sie können bis zu {0} API-Schlüssel haben. Widerrufen Sie zuerst einen.',
  'This endpoint doesn’t accept API keys.': 'Dieser Endpunkt akzeptiert keine API-Schlüssel.',
  'This API key doesn’t have the scope {0}.': 'Diesem API-Schlüssel fehlt die Berechtigung {0}.',
  'This password is too common. Choose one that’s harder to guess.':
    'Dieses Passwort ist zu verbreitet. Bitte wählen Sie eines, das schwerer zu erraten ist.',
  'This password is mostly your name, your company, your email or “Parrot”. Please choose one that is harder to guess.':
    'Dieses Passwort besteht fast nur aus Ihrem Namen, Ihrer Firma, Ihrer E-Mail-Adresse oder „Parrot“. Bitte wählen Sie eines, das schwerer zu erraten ist.',
  'This tag no longer exists. Please choose another one.':
    'Dieses Tag gibt es nicht mehr. Bitte wählen Sie ein anderes.',
  'A conversation can have at most {0} tags. Remove one first.':
    'Ein Gespräch kann höchstens {0} Tags haben. Entfernen Sie zuerst eines.',
  'The tag “{0}” already exists.': 'Das Tag „{0}“ gibt es bereits.',
  'You can have at most {0} tags. Delete or merge some first.':
    'Sie können höchstens {0} Tags haben. Löschen Sie zuerst einige oder führen Sie sie zusammen.',
  'Please choose another tag.': 'Bitte wählen Sie ein anderes Tag.',
  'Choose when the snooze ends.': 'Bitte wählen Sie, bis wann das Ticket zurückgestellt wird.',
  'Please choose a time within the next year.':
    'Bitte wählen Sie einen Zeitpunkt innerhalb des nächsten Jahres.',
  'Only snoozed tickets can have a snooze time.': 'Nur zurückgestellte Tickets können einen Zeitpunkt haben.',
  'This list has changed. Please reload the page.':
    'Diese Liste hat sich geändert. Bitte laden Sie die Seite neu.',
  'Something went wrong. Please try again.': 'Etwas ist schiefgelaufen. Bitte versuchen Sie es noch einmal.',
  'You can have at most {0} views. Delete some first.':
    'Sie können höchstens {0} Ansichten haben. Löschen Sie zuerst einige.',
  'Please choose one of your groups.': 'Bitte wählen Sie eine Ihrer Gruppen.',
  'Please choose another ticket.': 'Bitte wählen Sie ein anderes Ticket.',
  'T-{0} was already merged into T-{1}.': 'T-{0} wurde bereits mit T-{1} zusammengeführt.',
  'This ticket was merged into another one. Open that one instead.':
    'Dieses Ticket wurde mit einem anderen zusammengeführt. Öffnen Sie stattdessen jenes.',
  'T-{0} was merged into T-{1}.': 'T-{0} wurde mit T-{1} zusammengeführt.',
  'You’ve reached the maximum number of visitor fields.':
    'Sie haben die Höchstzahl an Besucherfeldern erreicht.',
  'A field with this name already exists.': 'Ein Feld mit diesem Namen gibt es bereits.',
  'Please enter a name.': 'Bitte geben Sie einen Namen ein.',
  'Please enter a valid phone number.': 'Bitte geben Sie eine gültige Telefonnummer ein.',
  'This visitor has the maximum number of notes.': 'Dieser Besucher hat bereits die Höchstzahl an Notizen.',
  'There is already a schedule with this name.': 'Es gibt bereits einen Zeitplan mit diesem Namen.',
  'You can have at most {0} schedules. Delete one you no longer need.':
    'Sie können höchstens {0} Zeitpläne haben. Löschen Sie einen, den Sie nicht mehr brauchen.',
};
