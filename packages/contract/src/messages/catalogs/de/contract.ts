/** Sentences of the contract: errors, rules and built-in roles. */
import type { Catalog } from '../../translate-message.ts';

export const contract: Catalog = {
  'A flow has at most {0} blocks.': 'Ein Ablauf hat höchstens {0} Blöcke.',
  'A flow starts with a Start block.': 'Ein Ablauf beginnt mit einem Startblock.',
  'A group with this name already exists.': 'Es gibt bereits eine Gruppe mit diesem Namen.',
  'A quotation mark is opened but never closed.':
    'Ein Anführungszeichen wird geöffnet, aber nie geschlossen.',
  'A role with this name already exists.': 'Es gibt bereits eine Rolle mit diesem Namen.',
  'A topic can have one level only.': 'Ein Thema kann nur eine Stufe haben.',
  'An app can have at most {0} documents and pages. Delete some first.':
    'Eine App kann höchstens {0} Dokumente und Seiten haben. Löschen Sie zuerst einige.',
  'An app with this name already exists.': 'Es gibt bereits eine App mit diesem Namen.',
  'Another agent already has this conversation.': 'Ein anderer Agent hat dieses Gespräch bereits.',
  'Archive this app before deleting it.': 'Archivieren Sie diese App, bevor Sie sie löschen.',
  'Builds apps and maintains their knowledge.': 'Baut Apps und pflegt ihr Wissen.',
  'Built-in roles can’t be changed. Duplicate one to customize it.':
    'Integrierte Rollen können nicht geändert werden. Duplizieren Sie eine, um sie anzupassen.',
  'Calls aren’t available in this conversation.': 'In diesem Gespräch sind keine Anrufe möglich.',
  'Chat is currently unavailable. Please try again later.':
    'Der Chat ist gerade nicht verfügbar. Bitte versuchen Sie es später erneut.',
  'Choose 0 to {0} seconds.': 'Wählen Sie 0 bis {0} Sekunden.',
  'Choose a password to confirm your email.':
    'Wählen Sie ein Passwort, um Ihre E-Mail-Adresse zu bestätigen.',
  'Dataset name already exists, please try a new one.':
    'Ein Datensatz mit diesem Namen existiert bereits. Bitte wählen Sie einen anderen.',
  'Each reusable part starts with its own Start block.':
    'Jeder Teilablauf beginnt mit seinem eigenen Startblock.',
  Feedback: 'Feedback',
  'Full access, including payments.': 'Voller Zugriff, auch auf Zahlungen.',
  'Handles chats in assigned apps.': 'Beantwortet Chats in zugewiesenen Apps.',
  'Handles chats in every app and monitors the desk.':
    'Beantwortet Chats in allen Apps und überwacht den Desk.',
  'Invalid credentials': 'Anmeldedaten ungültig',
  'Invitation Link is Expired': 'Der Einladungslink ist abgelaufen',
  'Manages the plan, payments, and invoices.': 'Verwaltet Tarif, Zahlungen und Rechnungen.',
  'Manages the team, apps, and desk. No access to payments.':
    'Verwaltet Team, Apps und Desk. Kein Zugriff auf Zahlungen.',
  'Model files need the package node-llama-cpp. Run `npm install node-llama-cpp` in Parrot’s folder and restart it.':
    'Modelldateien brauchen das Paket node-llama-cpp. Führen Sie `npm install node-llama-cpp` im Ordner von Parrot aus und starten Sie Parrot neu.',
  'No model is connected for this app. Ask an admin to connect one.':
    'Für diese App ist kein Modell verbunden. Bitten Sie einen Admin, eines zu verbinden.',
  'Only Parrot AI can run model files.': 'Nur Parrot AI kann Modelldateien ausführen.',
  "Oops! That doesn't look like a CSV file": 'Hoppla! Das sieht nicht nach einer CSV-Datei aus',
  'Permission Denied': 'Keine Berechtigung',
  'Please answer with “done” or “declined”.': 'Bitte antworten Sie mit „done“ oder „declined“.',
  'Please check the format.': 'Bitte prüfen Sie das Format.',
  'Please check the highlighted fields.': 'Bitte prüfen Sie die markierten Felder.',
  'Please check this value.': 'Bitte prüfen Sie diesen Wert.',
  'Please choose a file from the list.': 'Bitte wählen Sie eine Datei aus der Liste.',
  'Please choose a file under {0} MB.': 'Bitte wählen Sie eine Datei unter {0} MB.',
  'Please choose a time zone from the list.': 'Bitte wählen Sie eine Zeitzone aus der Liste.',
  'Please choose a topic.': 'Bitte wählen Sie ein Thema.',
  'Please choose either an agent or a group.': 'Bitte wählen Sie entweder einen Agenten oder eine Gruppe.',
  'Please choose one of the options.': 'Bitte wählen Sie eine der Möglichkeiten.',
  'Please choose one of these file types: {0}.': 'Bitte wählen Sie einen dieser Dateitypen: {0}.',
  'Please choose yes or no.': 'Bitte wählen Sie Ja oder Nein.',
  'Please describe the reason in 5 to 130 characters.':
    'Bitte beschreiben Sie den Grund in 5 bis 130 Zeichen.',
  'Please enter a date and time.': 'Bitte geben Sie Datum und Uhrzeit ein.',
  'Please enter a date such as 2026-03-31.': 'Bitte geben Sie ein Datum wie 2026-03-31 ein.',
  'Please enter a date.': 'Bitte geben Sie ein Datum ein.',
  'Please enter a domain such as example.com.': 'Bitte geben Sie eine Domain wie example.com ein.',
  'Please enter a link that starts with http or https, or upload the image.':
    'Bitte geben Sie einen Link ein, der mit http oder https beginnt, oder laden Sie das Bild hoch.',
  'Please enter a link that starts with http or https.':
    'Bitte geben Sie einen Link ein, der mit http oder https beginnt.',
  'Please enter a number.': 'Bitte geben Sie eine Zahl ein.',
  'Please enter a time such as 09:30.': 'Bitte geben Sie eine Uhrzeit wie 09:30 ein.',
  'Please enter a valid email address.': 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  'Please enter a version such as 2024-10-21.': 'Bitte geben Sie eine Version wie 2024-10-21 ein.',
  'Please enter a whole number of days from 1 to {0}.':
    'Bitte geben Sie eine ganze Zahl von 1 bis {0} Tagen ein.',
  'Please enter a whole number.': 'Bitte geben Sie eine ganze Zahl ein.',
  'Please enter an address such as https://….': 'Bitte geben Sie eine Adresse wie https://… ein.',
  'Please enter at least two letters.': 'Bitte geben Sie mindestens zwei Buchstaben ein.',
  'Please enter text.': 'Bitte geben Sie einen Text ein.',
  'Please enter the day the plan ends.': 'Bitte geben Sie den Tag ein, an dem der Tarif endet.',
  'Please fill in the required fields.': 'Bitte füllen Sie die erforderlichen Felder aus.',
  'Please keep the answer under {0} characters.': 'Bitte bleiben Sie unter {0} Zeichen.',
  'Rephrase one question at a time.': 'Bitte formulieren Sie jeweils nur eine Frage um.',
  'Please set at most {0} topics.': 'Bitte legen Sie höchstens {0} Themen fest.',
  'Please sign in on this website to use the chat.':
    'Bitte melden Sie sich auf dieser Website an, um den Chat zu nutzen.',
  'Please upload the image.': 'Bitte laden Sie das Bild hoch.',
  'Please use 3-15 alphanumeric characters only.': 'Bitte verwenden Sie nur 3–15 Buchstaben und Ziffern.',
  'Please use a color such as #11794A.': 'Bitte verwenden Sie eine Farbe wie #11794A.',
  'Please use a list.': 'Bitte verwenden Sie eine Liste.',
  'Please use a multiple of {0}.': 'Bitte wählen Sie ein Vielfaches von {0}.',
  'Please use at least {0} characters.': 'Bitte verwenden Sie mindestens {0} Zeichen.',
  'Please use at least {0} entries.': 'Bitte verwenden Sie mindestens {0} Einträge.',
  'Please use at most {0} characters.': 'Bitte verwenden Sie höchstens {0} Zeichen.',
  'Please use at most {0} entries.': 'Bitte verwenden Sie höchstens {0} Einträge.',
  'Please use at most {0} variations.': 'Bitte verwenden Sie höchstens {0} Varianten.',
  'Please use less than {0}.': 'Bitte wählen Sie einen Wert unter {0}.',
  'Please use lowercase letters, digits, and hyphens only.':
    'Bitte verwenden Sie nur Kleinbuchstaben, Ziffern und Bindestriche.',
  'Please use more than {0}.': 'Bitte wählen Sie einen Wert über {0}.',
  'Please use one entry.': 'Bitte verwenden Sie nur einen Eintrag.',
  'Please use up to 32 lowercase letters, digits, and hyphens.':
    'Bitte verwenden Sie bis zu 32 Kleinbuchstaben, Ziffern und Bindestriche.',
  'Please use up to 80 letters, digits, and hyphens.':
    'Bitte verwenden Sie bis zu 80 Buchstaben, Ziffern und Bindestriche.',
  'Please use {0} or less.': 'Bitte wählen Sie {0} oder weniger.',
  'Please use {0} or more.': 'Bitte wählen Sie {0} oder mehr.',
  'Please verify your email': 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
  'Please write a message or add a file.':
    'Bitte schreiben Sie eine Nachricht oder fügen Sie eine Datei hinzu.',
  Required: 'Erforderlich',
  Returns: 'Rücksendungen',
  'Seems like you have already registered with another tenant.':
    'Anscheinend sind Sie bereits in einem anderen Workspace registriert.',
  'Session Expired! Login to continue': 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich an',
  'Someone else changed this. Review the latest version and try again.':
    'Jemand anderes hat das geändert. Prüfen Sie die neueste Version und versuchen Sie es erneut.',
  'Something went wrong, Please try later': 'Etwas ist schiefgelaufen. Bitte versuchen Sie es später',
  'Sorry we are unable to process your request at this time. Please try again later':
    'Leider können wir Ihre Anfrage gerade nicht bearbeiten. Bitte versuchen Sie es später erneut',
  'Tags start with # and have 2–20 characters, no spaces or punctuation.':
    'Tags beginnen mit # und haben 2–20 Zeichen, ohne Leer- oder Satzzeichen.',
  'The block “{0}” belongs to another part of the flow.':
    'Der Block „{0}“ gehört zu einem anderen Teil des Ablaufs.',
  'The connection was too slow. Please try again.':
    'Die Verbindung war zu langsam. Bitte versuchen Sie es erneut.',
  'The first day must come before the last day.': 'Der erste Tag muss vor dem letzten liegen.',
  'The hash header doesn’t match the request body.': 'Der Hash-Header passt nicht zum Inhalt der Anfrage.',
  'The headers tenant_id, user_id and hash are required. If you use a proxy, let it pass headers with underscores.':
    'Die Header tenant_id, user_id und hash sind erforderlich. Wenn Sie einen Proxy verwenden, muss er Header mit Unterstrichen durchlassen.',
  'The model didn’t answer in time. Please try again.':
    'Das Modell hat nicht rechtzeitig geantwortet. Bitte versuchen Sie es erneut.',
  'The model rejected the key. Check the key and its permissions.':
    'Das Modell hat den Schlüssel abgelehnt. Prüfen Sie den Schlüssel und seine Berechtigungen.',
  'The other person is on another call. Please try again later.':
    'Die andere Person ist in einem anderen Anruf. Bitte versuchen Sie es später erneut.',
  'The other person is reconnecting.': 'Die andere Person verbindet sich gerade neu.',
  'The provider’s limit is reached. Please try again later.':
    'Das Limit des Anbieters ist erreicht. Bitte versuchen Sie es später erneut.',
  'There are two parts named “{0}”.': 'Es gibt zwei Teilabläufe namens „{0}“.',
  'There are two values named “{0}”.': 'Es gibt zwei Werte namens „{0}“.',
  'There’s no block named “{0}”.': 'Es gibt keinen Block namens „{0}“.',
  'There’s no part named “{0}”.': 'Es gibt keinen Teilablauf namens „{0}“.',
  'There’s only one column. Separate questions and answers with a comma, semicolon, or tab.':
    'Es gibt nur eine Spalte. Trennen Sie Fragen und Antworten durch Komma, Semikolon oder Tabulator.',
  'This address isn’t allowed.': 'Diese Adresse ist nicht erlaubt.',
  'This address isn’t allowed. To use your own model, add its host and port to OUTBOUND_ALLOW.':
    'Diese Adresse ist nicht erlaubt. Um ein eigenes Modell zu nutzen, tragen Sie Host und Port in OUTBOUND_ALLOW ein.',
  'This address isn’t allowed. Use a public web address.':
    'Diese Adresse ist nicht erlaubt. Verwenden Sie eine öffentliche Webadresse.',
  'This app has no flow. Create a FUNCTIONAL or CUSTOM app to use one.':
    'Diese App hat keinen Ablauf. Erstellen Sie dafür eine App vom Typ FUNCTIONAL oder CUSTOM.',
  'This app is archived. Restore it first.': 'Diese App ist archiviert. Stellen Sie sie zuerst wieder her.',
  'This app isn’t ready to publish yet.': 'Diese App kann noch nicht veröffentlicht werden.',
  'This bot isn’t allowed on this website.': 'Dieser Bot ist auf dieser Website nicht erlaubt.',
  'This call has ended.': 'Dieser Anruf ist beendet.',
  'This call was answered in another window.': 'Dieser Anruf wurde in einem anderen Fenster angenommen.',
  'This can’t be undone anymore.': 'Das lässt sich nicht mehr rückgängig machen.',
  'This conversation is closed.': 'Dieses Gespräch ist geschlossen.',
  'This couldn’t be sent. Please reload the page and try again.':
    'Das konnte nicht gesendet werden. Bitte laden Sie die Seite neu und versuchen Sie es erneut.',
  'This file contains no text. Save your table as CSV (UTF-8) and try again.':
    'Diese Datei enthält keinen Text. Speichern Sie Ihre Tabelle als CSV (UTF-8) und versuchen Sie es erneut.',
  'This file has column names but no rows.': 'Diese Datei hat Spaltennamen, aber keine Zeilen.',
  'We couldn’t read this Excel workbook. Open it in Excel, save it again, and try again.':
    'Wir konnten diese Excel-Arbeitsmappe nicht lesen. Öffnen Sie sie in Excel, speichern Sie sie erneut und versuchen Sie es noch einmal.',
  'This Excel workbook is too large once unpacked. Keep only the sheet with the questions.':
    'Diese Excel-Arbeitsmappe ist entpackt zu groß. Behalten Sie nur das Blatt mit den Fragen.',
  'This sheet has no table with two columns. Choose another sheet, or add questions and answers.':
    'Dieses Blatt hat keine Tabelle mit zwei Spalten. Wählen Sie ein anderes Blatt oder ergänzen Sie Fragen und Antworten.',
  'This sheet isn’t in the workbook. Choose another one.':
    'Dieses Blatt ist nicht in der Arbeitsmappe. Wählen Sie ein anderes.',
  'Together these have too many variations. Remove some first.':
    'Zusammen haben diese Fragen zu viele Varianten. Entfernen Sie zuerst einige.',
  'These are the same question. Choose another one to merge.':
    'Das ist dieselbe Frage. Wählen Sie eine andere zum Zusammenführen.',
  'This source is being read right now. Try again in a moment.':
    'Diese Quelle wird gerade gelesen. Versuchen Sie es gleich noch einmal.',
  'This file is empty.': 'Diese Datei ist leer.',
  'This file isn’t an image. Choose a JPG or PNG.': 'Diese Datei ist kein Bild. Wählen Sie ein JPG oder PNG.',
  'This invitation was already accepted. Please sign in.':
    'Diese Einladung wurde bereits angenommen. Bitte melden Sie sich an.',
  'This is the last owner. Make someone else an owner first.':
    'Das ist der letzte Inhaber. Machen Sie zuerst jemand anderen zum Inhaber.',
  'This is too large. Try a smaller file or text.':
    'Das ist zu groß. Versuchen Sie es mit einer kleineren Datei oder einem kürzeren Text.',
  'This link is no longer valid. Please request a new one.':
    'Dieser Link ist nicht mehr gültig. Bitte fordern Sie einen neuen an.',
  'This name is already taken.': 'Dieser Name ist bereits vergeben.',
  'This permission doesn’t exist.': 'Diese Berechtigung gibt es nicht.',
  'This person is already a member.': 'Diese Person ist bereits Mitglied.',
  'This role is in use. Give its members another role first.':
    'Diese Rolle wird verwendet. Geben Sie ihren Mitgliedern zuerst eine andere Rolle.',
  'This signal doesn’t belong to the call.': 'Dieses Signal gehört nicht zu dem Anruf.',
  'This suggestion is for another answer. Please reload the page.':
    'Dieser Vorschlag gehört zu einer anderen Antwort. Bitte laden Sie die Seite neu.',
  'This value doesn’t belong here. Please remove it.':
    'Dieser Wert wird hier nicht erwartet. Bitte entfernen Sie ihn.',
  'This was canceled.': 'Das wurde abgebrochen.',
  'Too many attempts. Wait a moment and try again.':
    'Zu viele Versuche. Warten Sie einen Moment und versuchen Sie es erneut.',
  'Unregistered user. Please register before sign-in.':
    'Sie sind noch nicht registriert. Bitte registrieren Sie sich vor der Anmeldung.',
  'Use letters and digits, starting with a lowercase letter, such as orderNumber.':
    'Verwenden Sie Buchstaben und Ziffern, mit einem Kleinbuchstaben am Anfang, zum Beispiel orderNumber.',
  'User already has access for this app': 'Dieser Benutzer hat bereits Zugriff auf diese App',
  'User not found': 'Benutzer nicht gefunden',
  'We couldn’t find that.': 'Das haben wir nicht gefunden.',
  'We couldn’t reach the model. Check the address.':
    'Wir konnten das Modell nicht erreichen. Prüfen Sie die Adresse.',
  'We couldn’t read these columns. Please choose them again.':
    'Wir konnten diese Spalten nicht lesen. Bitte wählen Sie sie noch einmal.',
  'We couldn’t read these details. Please try again.':
    'Wir konnten diese Angaben nicht lesen. Bitte versuchen Sie es erneut.',
  'We couldn’t read this file.': 'Wir konnten diese Datei nicht lesen.',
  'We couldn’t read this file. Choose another one.':
    'Wir konnten diese Datei nicht lesen. Wählen Sie eine andere.',
  'We couldn’t understand the model’s answer. Check the model’s name.':
    'Wir konnten die Antwort des Modells nicht verstehen. Prüfen Sie den Namen des Modells.',
  'We don’t recognize this plan. Please reload the page and choose again.':
    'Diesen Tarif kennen wir nicht. Bitte laden Sie die Seite neu und wählen Sie noch einmal.',
  'We don’t recognize this selection. Please reload the page and choose again.':
    'Diese Auswahl kennen wir nicht. Bitte laden Sie die Seite neu und wählen Sie noch einmal.',
  'You can order one plan at a time. Please reload and try again.':
    'Sie können nur einen Tarif auf einmal bestellen. Bitte laden Sie die Seite neu und versuchen Sie es erneut.',
  'Your account is temporarily inactive.': 'Ihr Konto ist vorübergehend inaktiv.',
  'You’d lose your own access. Ask another admin to make this change.':
    'Sie würden Ihren eigenen Zugriff verlieren. Lassen Sie jemand anderen mit Adminrechten diese Änderung machen.',
  'You’re sending too fast. Please wait a minute.': 'Sie senden zu schnell. Bitte warten Sie eine Minute.',
  'You’ve reached your conversation capacity.': 'Ihre Kapazität für Gespräche ist erreicht.',
  'You’ve reached your plan’s limit. Upgrade your plan to add more.':
    'Sie haben das Limit Ihres Tarifs erreicht. Wechseln Sie in einen größeren Tarif, um mehr hinzuzufügen.',
  '{0} already has this conversation.': '{0} hat dieses Gespräch bereits.',
  '{0} is on another call. Please try again later.':
    '{0} ist in einem anderen Anruf. Bitte versuchen Sie es später erneut.',
  '“{0}” has no action “{1}”.': '„{0}“ hat keine Aktion „{1}“.',
  'This workspace requires two-factor authentication. Set it up in your profile under Security first.':
    'Dieser Workspace verlangt einen zweiten Faktor. Richten Sie ihn zuerst in Ihrem Profil unter „Sicherheit“ ein.',
  'Your browser sent something we don’t understand. Please try again.':
    'Ihr Browser hat etwas geschickt, das wir nicht verstehen. Bitte versuchen Sie es noch einmal.',
  'Enter a number of days from {0} to {1}.': 'Geben Sie eine Anzahl von {0} bis {1} Tagen ein.',
  'Each option must be different.': 'Jede Option muss anders lauten.',
  'Add at least one option.': 'Fügen Sie mindestens eine Option hinzu.',
  'You can no longer use this chat.': 'Sie können diesen Chat nicht mehr nutzen.',
  'The last day can’t be before the first.': 'Der letzte Tag darf nicht vor dem ersten liegen.',
  'Write variables such as {{visitor.name}}, one after the other and not inside each other.':
    'Schreiben Sie Variablen wie {{visitor.name}}, nacheinander und nicht ineinander.',
  'Unknown variable “{0}”.': 'Unbekannte Variable „{0}“.',
  'Some of these actions cancel each other out.': 'Einige dieser Aktionen heben einander auf.',
  'Write a text or choose an action.': 'Schreiben Sie einen Text oder wählen Sie eine Aktion.',
  'Choose at least one app.': 'Wählen Sie mindestens eine App.',
  'Choose a group or at least one skill.': 'Wählen Sie eine Gruppe oder mindestens eine Fähigkeit.',
  'Please choose a language from the list.': 'Bitte wählen Sie eine Sprache aus der Liste.',
  'Please enter whole minutes.': 'Bitte geben Sie ganze Minuten ein.',
  'Please enter at least 1 minute.': 'Bitte geben Sie mindestens 1 Minute ein.',
  'Please enter at most 1,440 minutes.': 'Bitte geben Sie höchstens 1.440 Minuten ein.',
  'Please choose at least one.': 'Bitte wählen Sie mindestens einen Eintrag.',
  'Please enter a web address that starts with https:// or http://.':
    'Bitte geben Sie eine Webadresse ein, die mit https:// oder http:// beginnt.',
  'Add at least one action.': 'Fügen Sie mindestens eine Aktion hinzu.',
  'Use at least 16 characters.': 'Verwenden Sie mindestens 16 Zeichen.',
  'Please enter 1 or more, or leave it blank.':
    'Bitte geben Sie 1 oder mehr ein, oder lassen Sie das Feld leer.',
  'Please enter at most {0} days.': 'Bitte geben Sie höchstens {0} Tage ein.',
  'The resolution can’t be due before the first response.':
    'Die Lösung kann nicht vor der ersten Antwort fällig sein.',
  'Please choose a percentage from 1 to 99.': 'Bitte wählen Sie einen Prozentsatz von 1 bis 99.',
};
