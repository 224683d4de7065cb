/** Sentences of the server: refusals, results, and the listed texts of plans, samples and recipes. */
import type { Catalog } from '../../translate-message.ts';

export const server: Catalog = {
  'A question or version still uses this image.': 'En fråga eller version använder fortfarande bilden.',
  'A table: the bot can answer from each row.': 'En tabell: boten kan svara utifrån varje rad.',
  'A transfer to {0} is already pending.': 'En överföring till {0} väntar redan på svar.',
  'A typical page of questions and answers.': 'En typisk sida med frågor och svar.',
  'A whisper can go to one person only.': 'En viskning kan bara gå till en person.',
  'Add a document, page, or question first.': 'Lägg till ett dokument, en sida eller en fråga först.',
  'Add a question and its answer first.': 'Lägg till en fråga med svar först.',
  'Add phrases your own visitors use to the “Route by intent” block.':
    'Lägg till formuleringar från dina egna besökare i blocket ”Styr efter avsikt”.',
  'An app can have at most {0} questions. Delete some first.':
    'En app kan ha högst {0} frågor. Ta bort några först.',
  'An app can have at most {0} recorded conversations. Delete some first.':
    'En app kan ha högst {0} inspelade konversationer. Ta bort några först.',
  'An app can have at most {0} secrets. Delete some first.':
    'En app kan ha högst {0} hemligheter. Ta bort några först.',
  'An app can have at most {0} sites. Delete one first.':
    'En app kan ha högst {0} webbplatser. Ta bort en först.',
  'Another question already has this unique tag.': 'En annan fråga har redan den unika taggen.',
  'Answers calls for a doctor’s office: appointments, hours, prescriptions, and paperwork.':
    'Avlastar telefonen på en läkarmottagning: tider, öppettider, recept och intyg.',
  'Answers questions from its knowledge. When it can’t, the visitor rephrases or talks to a person, or leaves an email if no one is available.':
    'Svarar utifrån sin kunskap. När det inte räcker får besökaren formulera om, prata med en människa eller lämna sin e-postadress.',
  'Answers what shoppers ask most: orders, delivery, returns, sizes, and payment.':
    'Svarar på det kunder frågar mest om: beställningar, leverans, returer, storlekar och betalning.',
  'Answers with handover': 'Svar med överlämning',
  Appointment: 'Tidsbokning',
  'Asks for a star rating and a comment. Unhappy visitors can leave an email or talk to a person.':
    'Ber om stjärnor och en kommentar. Missnöjda besökare kan lämna sin e-postadress eller prata med en människa.',
  'Asks for the order number and looks it up in your system. If that fails, a person takes over.':
    'Frågar efter ordernumret och söker i ditt system. Om det inte går tar en människa över.',
  'Asks visitors who they are and what they need, and connects interested ones with a person.':
    'Frågar besökare vilka de är och vad de behöver, och kopplar intresserade till en människa.',
  'At most {0} supervisors can join a call.': 'Högst {0} teamledare kan delta i ett samtal.',
  'Checks if an item can still be returned, asks why, takes a photo of any damage, and explains what to do.':
    'Kontrollerar om en vara fortfarande kan returneras, frågar varför, tar emot en bild på skador och förklarar vad man ska göra.',
  'Clinic front desk': 'Klinikens reception',
  'Coffee machine manual': 'Manual till en kaffemaskin',
  'Custom conversation volume': 'Anpassad konversationsvolym',
  'Dedicated contact': 'Egen kontaktperson',
  'Delivery, returns, warranty, and privacy of a small online shop.':
    'Leverans, returer, garanti och integritet i en liten webbutik.',
  'Files can’t be sent in this chat.': 'Filer kan inte skickas i den här chatten.',
  'Finds the right department from the visitor’s own words, asks what that department needs to know, and hands over.':
    'Hittar rätt avdelning utifrån besökarens egna ord, frågar det avdelningen behöver veta och lämnar över.',
  'First-line support for a web app: sign-in, teams, billing, data, and troubleshooting.':
    'Första linjens support för en webbapp: inloggning, team, fakturering, data och felsökning.',
  'Fix the problems in its flow first ({0}), starting with “{1}”.':
    'Åtgärda problemen i flödet först ({0}), och börja med ”{1}”.',
  'Fix the problems in its flow first ({0}).': 'Åtgärda problemen i flödet först ({0}).',
  'For custom needs.': 'För särskilda behov.',
  'For many brands and large support teams.': 'För många varumärken och stora supportteam.',
  'For several bots and a team of agents.': 'För flera botar och ett team av agenter.',
  'For your first bot and a small team.': 'För din första bot och ett litet team.',
  'Grows your list: asks for topics, email, and consent, and sends them to your newsletter service.':
    'Får listan att växa: frågar om ämnen, e-postadress och samtycke och skickar dem till din nyhetsbrevstjänst.',
  'Helps guests before and during their stay: arrival, breakfast, parking, and bookings.':
    'Hjälper gäster före och under vistelsen: ankomst, frukost, parkering och bokningar.',
  'Hotel reception': 'Hotellreception',
  'How to set up, use, clean, and repair a product.':
    'Så installerar, använder, rengör och reparerar man en produkt.',
  'just now': 'just nu',
  'Lead capture': 'Samla kundkontakter',
  Newsletter: 'Nyhetsbrev',
  'No agent has this conversation.': 'Ingen agent har konversationen.',
  'No agent has this conversation. You can take it.': 'Ingen agent har konversationen. Du kan ta den.',
  'No answer within {0} seconds.': 'Inget svar inom {0} sekunder.',
  'Offline for more than {0} minutes.': 'Offline i mer än {0} minuter.',
  'Onboarding support': 'Hjälp att komma igång',
  'One row has a problem. Fix it or skip it.': 'En rad har ett problem. Rätta den eller hoppa över den.',
  'Online shop': 'Webbutik',
  'Only agents can connect here.': 'Bara agenter kan ansluta här.',
  'Only an agent who had this conversation or a supervisor can reopen it.':
    'Bara en teamledare eller en agent som har haft konversationen kan öppna den igen.',
  'Only supervisors of this app can be invited.': 'Bara appens teamledare kan bjudas in.',
  'Only texts, numbers, true, false, and null can be used here.':
    'Bara texter, tal, true, false och null kan användas här.',
  'Only the agent on the call can invite a supervisor.': 'Bara samtalets agent kan bjuda in en teamledare.',
  'Only the author can edit this comment.': 'Bara den som skrev kommentaren kan redigera den.',
  'Open the conversation first.': 'Öppna konversationen först.',
  'Order status': 'Orderstatus',
  'Please choose a time in the future.': 'Välj en tid i framtiden.',
  'Please choose a time within the next {0} days.': 'Välj en tid inom de närmaste {0} dagarna.',
  'Please choose another agent.': 'Välj en annan agent.',
  'Please choose at least one app.': 'Välj minst en app.',
  'Please choose one of these plans: {0}.': 'Välj en av de här planerna: {0}.',
  'Please choose someone who is active.': 'Välj någon som är aktiv.',
  'Please choose someone who isn’t being removed.': 'Välj någon som inte tas bort.',
  'Please choose someone who has access to this app’s chats.':
    'Välj någon som har åtkomst till appens chattar.',
  'Please choose the column with the answers.': 'Välj kolumnen med svaren.',
  'Please choose the column with the questions.': 'Välj kolumnen med frågorna.',
  'Please enter a day in the future.': 'Ange en dag i framtiden.',
  'Please enter the key for this address.': 'Ange nyckeln till adressen.',
  'Please import at most {0} rows at once. That’s the most an app can have.':
    'Importera högst {0} rader åt gången. Fler kan en app inte ha.',
  'Please send a form with one file.': 'Skicka ett formulär med en fil.',
  'Please send one file only.': 'Skicka bara en fil.',
  'Please type {0} to delete it.': 'Skriv {0} för att radera den.',
  'Please use at most {0} columns; this file has {1}.': 'Använd högst {0} kolumner; filen har {1}.',
  'Questions from customers': 'Frågor från kunder',
  'Ratings are turned off in this chat.': 'Betyg är avstängda i den här chatten.',
  'Repair shop price list': 'Prislista för en verkstad',
  'Replace the questions and answers with your own.': 'Byt ut frågorna och svaren mot dina egna.',
  'Row {0} has the same question in the same language.': 'Rad {0} har samma fråga på samma språk.',
  'Set the value “orderServiceUrl” to the address of your order system, such as https://shop.example.com/api/orders. The bot appends the order number and expects “status” and “expectedOn” in the response.':
    'Ange adressen till ditt ordersystem i värdet ”orderServiceUrl”, till exempel https://shop.example.com/api/orders. Boten lägger till ordernumret och förväntar sig ”status” och ”expectedOn” i svaret.',
  'Set your opening hours and time zone in the “Opening hours” block. The default is Monday to Friday, 9 AM to 5 PM UTC.':
    'Ange öppettider och tidszon i blocket ”Öppettider”. Förvalt är måndag till fredag kl. 9–17 UTC.',
  'Shop policies': 'Butikens villkor',
  'Signing in with {0} didn’t work. Please try again.': 'Det gick inte att logga in med {0}. Försök igen.',
  'Software help desk': 'Support för programvara',
  'Some documents or pages are still being read ({0}). Wait until they’re ready.':
    'Vissa dokument eller sidor läses fortfarande ({0}). Vänta tills de är klara.',
  'Someone else already answered this. Review the latest version and try again.':
    'Någon annan har redan svarat på det här. Granska den senaste versionen och försök igen.',
  'Someone else changed this answer. Review the latest version and try again.':
    'Någon annan ändrade svaret. Granska den senaste versionen och försök igen.',
  'Someone you mentioned doesn’t have access to this app’s chats.':
    'Någon du nämnde har inte åtkomst till appens chattar.',
  'Take this conversation first.': 'Ta konversationen först.',
  'Takes appointment requests: what for, which day and time, and how to confirm.':
    'Tar emot önskemål om tider: ärende, dag, tid och bekräftelse.',
  'Tell us what you need. We’ll put a plan together.': 'Berätta vad du behöver. Vi sätter ihop en plan.',
  'That’s not the visitor’s name.': 'Det där är inte besökarens namn.',
  'That’s not your current password.': 'Det där är inte ditt nuvarande lösenord.',
  'The address didn’t respond in time.': 'Adressen svarade inte i tid.',
  'The answer is missing.': 'Svaret saknas.',
  'The bot didn’t answer within {0} seconds. Check the APIs it calls and try again.':
    'Boten svarade inte inom {0} sekunder. Kontrollera de API:er den anropar och försök igen.',
  'The bot is already answering with this whisper.': 'Boten svarar redan med viskningen.',
  'The bot isn’t answering in this conversation.': 'Boten svarar inte i den här konversationen.',
  'The conversation is still open. Close it first.': 'Konversationen är fortfarande öppen. Stäng den först.',
  'The conversations took too long: “{0}” didn’t finish. Check the APIs the bot calls and try again.':
    'Konversationerna tog för lång tid: ”{0}” blev inte klar. Kontrollera de API:er boten anropar och försök igen.',
  'The model changed the meaning, so we kept your text. Please try again.':
    'Modellen ändrade innebörden, så vi behöll din text. Försök igen.',
  'The model found nothing in your knowledge to back up an answer. Try rephrasing your question.':
    'Modellen hittade inget i kunskapsbasen som stöder ett svar. Prova att formulera om frågan.',
  'The operator token is missing or wrong.': 'Operatörens token saknas eller är fel.',
  'The metrics token is missing or wrong.': 'Mätvärdenas token saknas eller är fel.',
  'The Owner role can be given to people, not to groups.':
    'Rollen Ägare kan ges till personer, inte till grupper.',
  'The question is missing.': 'Frågan saknas.',
  'The request is nested too deeply.': 'Anropet har för många nivåer.',
  'The response is too large.': 'Svaret är för stort.',
  'The text contains a character we can’t store. Please remove it.':
    'Texten innehåller ett tecken som vi inte kan spara. Ta bort det.',
  'The type of this app can’t be changed.': 'Appens typ kan inte ändras.',
  'The visitor has started a new conversation. Continue there.':
    'Besökaren har startat en ny konversation. Fortsätt där.',
  'The webhook signature isn’t valid.': 'Webhookens signatur är inte giltig.',
  'There are no messages in this conversation yet.': 'Det finns inga meddelanden i konversationen än.',
  'There’s already a call in this conversation.': 'Det pågår redan ett samtal i konversationen.',
  'There’s no function “{0}()”.': 'Det finns ingen funktion ”{0}()”.',
  'There’s room for {0} more questions in this app. Import fewer rows.':
    'Det finns plats för {0} frågor till i appen. Importera färre rader.',
  'This address redirects too many times.': 'Adressen omdirigerar för många gånger.',
  'This bot isn’t available right now.': 'Boten är inte tillgänglig just nu.',
  'This call wasn’t answered.': 'Samtalet besvarades inte.',
  'This channel doesn’t exist.': 'Kanalen finns inte.',
  'This chat isn’t waiting for an agent.': 'Chatten väntar inte på någon agent.',
  'This conversation is with the bot.': 'Boten har hand om konversationen.',
  'This conversation was already escalated.': 'Konversationen är redan eskalerad.',
  'This date is out of range.': 'Datumet ligger utanför det möjliga intervallet.',
  'This email is listed more than once.': 'E-postadressen finns med mer än en gång.',
  'This event doesn’t exist.': 'Händelsen finns inte.',
  'This file is no longer available. Please add it again.':
    'Filen är inte längre tillgänglig. Lägg till den igen.',
  'This file is no longer available. Please send it again.':
    'Filen är inte längre tillgänglig. Skicka den igen.',
  'This file type isn’t supported. Please choose another file.': 'Filtypen stöds inte. Välj en annan fil.',
  'This group already has access to this app.': 'Gruppen har redan åtkomst till appen.',
  'This is a compressed file. Unpack it first.': 'Det här är en komprimerad fil. Packa upp den först.',
  'This is a JSON file. Choose a CSV or Excel file instead.':
    'Det här är en JSON-fil. Välj en CSV- eller Excel-fil i stället.',
  'This is a Numbers spreadsheet. Export it as CSV (UTF-8) and try again.':
    'Det här är ett Numbers-kalkylark. Exportera det som CSV (UTF-8) och försök igen.',
  'This is a PDF. Add it under Documents instead.':
    'Det här är en PDF. Lägg till den under Dokument i stället.',
  'This is an image. Choose a CSV or Excel file instead.':
    'Det här är en bild. Välj en CSV- eller Excel-fil i stället.',
  'This is a PowerPoint presentation. Choose a CSV or Excel file instead.':
    'Det här är en PowerPoint-presentation. Välj en CSV- eller Excel-fil i stället.',
  'This is a web page. Add its address under Documents instead.':
    'Det här är en webbsida. Lägg till dess adress under Dokument i stället.',
  'This is a Word document. Add it under Documents instead.':
    'Det här är ett Word-dokument. Lägg till det under Dokument i stället.',
  'This is a ZIP archive. Unpack it first.': 'Det här är ett ZIP-arkiv. Packa upp det först.',
  'Put the bot’s main language first.': 'Sätt botens huvudspråk först.',
  'The bot’s main language must stay available.': 'Botens huvudspråk måste vara tillgängligt.',
  'This language isn’t available for the app. Choose other languages.':
    'Språket är inte tillgängligt för appen. Välj andra språk.',
  'This language isn’t available for the app. Choose another.':
    'Språket är inte tillgängligt för appen. Välj ett annat.',
  'This is already the bot’s main language. Choose other languages.':
    'Det här är redan botens huvudspråk. Välj andra språk.',
  'This Excel workbook has an old format or a password. Save it as .xlsx without a password and try again.':
    'Excel-arbetsboken har ett gammalt format eller ett lösenord. Spara den som .xlsx utan lösenord och försök igen.',
  'This is a binary Excel workbook. Save it as .xlsx and try again.':
    'Det här är en binär Excel-arbetsbok. Spara den som .xlsx och försök igen.',
  'This is an OpenDocument spreadsheet. Save it as CSV (UTF-8) and try again.':
    'Det här är ett OpenDocument-kalkylark. Spara det som CSV (UTF-8) och försök igen.',
  'This is an XML file. Choose a CSV or Excel file instead.':
    'Det här är en XML-fil. Välj en CSV- eller Excel-fil i stället.',
  'This is your current session. Log out instead.': 'Det här är din nuvarande session. Logga ut i stället.',
  'This link has expired. Open the file from the conversation again.':
    'Länken har gått ut. Öppna filen från konversationen igen.',
  'This message can’t be rated.': 'Meddelandet kan inte betygsättas.',
  'This month’s model budget is used up.': 'Månadens modellbudget är slut.',
  'This page isn’t part of this installation.': 'Sidan hör inte till den här installationen.',
  'This person doesn’t have access to this app’s chats.': 'Personen har inte åtkomst till appens chattar.',
  'This person isn’t active right now.': 'Personen är inte aktiv just nu.',
  'This image is too large. Choose one with at most {0} megapixels.':
    'Bilden är för stor. Välj en på högst {0} megapixel.',
  'This plan is smaller than yours. Request a downgrade instead.':
    'Planen är mindre än din. Begär ett byte i stället.',
  'This question already has a translation in this language.':
    'Frågan har redan en översättning till det språket.',
  'This request is no longer open.': 'Begäran är inte längre öppen.',
  'This response is also used in apps you can’t access. Ask someone who can.':
    'Svaret används även i appar som du inte har åtkomst till. Fråga någon som har det.',
  'This role is assigned to {0}. Give them another role first.':
    'Rollen är tilldelad {0}. Tilldela en annan roll först.',
  'This transfer isn’t addressed to you.': 'Överföringen är inte riktad till dig.',
  'This transfer request has expired.': 'Begäran om överföring har gått ut.',
  'This visitor is waiting for an agent. Take the conversation to answer.':
    'Besökaren väntar på en agent. Ta konversationen för att svara.',
  'This whisper was canceled in the meantime.': 'Viskningen drogs tillbaka under tiden.',
  'This workspace isn’t on a trial.': 'Arbetsytan har ingen provperiod.',
  'To send subscribers to your newsletter service, set the value “newsletterUrl” to its address. Until then, you’ll find them in the conversations.':
    'Ange adressen till din nyhetsbrevstjänst i värdet ”newsletterUrl” för att skicka prenumeranter dit. Tills dess hittar du dem i konversationerna.',
  'Too many attempts. Wait a moment, or choose “Forgot password?” to sign in by email.':
    'För många försök. Vänta en stund eller välj ”Glömt lösenordet?” för att logga in via e-post.',
  'Transcripts can’t be sent from this chat.': 'Chattloggar kan inte skickas från den här chatten.',
  'Triage by department': 'Rätt avdelning',
  'Unlimited users and apps': 'Obegränsat antal användare och appar',
  'Wait until the call is answered.': 'Vänta tills samtalet besvaras.',
  'We can’t open the customer portal right now. Please try again later.':
    'Vi kan inte öppna kundportalen just nu. Försök igen senare.',
  'We couldn’t reach this address.': 'Vi kunde inte nå adressen.',
  'We couldn’t read this form.': 'Vi kunde inte läsa formuläret.',
  'We couldn’t read this request.': 'Vi kunde inte läsa anropet.',
  'We’ve already sent several emails to this address. Check the inbox and spam folder, or try again later.':
    'Vi har redan skickat flera mejl till adressen. Titta i inkorgen och skräpposten, eller försök igen senare.',
  'You already have this conversation.': 'Du har redan konversationen.',
  'You already have {0} of {1} conversations.': 'Du har redan {0} av {1} konversationer.',
  'You can belong to at most {0} workspaces.': 'Du kan tillhöra högst {0} arbetsytor.',
  'You can call once an agent has joined the chat.': 'Du kan ringa när en agent har anslutit till chatten.',
  'You can have at most {0} custom roles. Delete one you no longer need.':
    'Du kan ha högst {0} egna roller. Ta bort en som du inte längre behöver.',
  'You can have at most {0} groups. Delete one you no longer need.':
    'Du kan ha högst {0} grupper. Ta bort en som du inte längre behöver.',
  'You can have at most {0} responses. Delete some first.':
    'Du kan ha högst {0} färdiga svar. Ta bort några först.',
  'You can rate the call after it ends.': 'Du kan betygsätta samtalet när det är slut.',
  'You can upgrade to this plan right away.': 'Du kan uppgradera till den här planen direkt.',
  'You can’t request an agent in this chat.': 'Du kan inte begära en agent i den här chatten.',
  'You changed this in another window {0}. Review the latest version and try again.':
    'Du ändrade det här i ett annat fönster {0}. Granska den senaste versionen och försök igen.',
  'You sign in without a password, so there’s none to change. To set one, choose “Forgot password?” on the sign-in page.':
    'Du loggar in utan lösenord, så det finns inget att ändra. Välj ”Glömt lösenordet?” på inloggningssidan för att skapa ett.',
  'Your account is temporarily inactive. You can sign in again on {0}.':
    'Ditt konto är tillfälligt inaktivt. Du kan logga in igen {0}.',
  'Your next term with {0} is already paid.': 'Din nästa period med {0} är redan betald.',
  'Your next term with {0} is paid.': 'Din nästa period med {0} är betald.',
  'Your plan doesn’t expire, so there’s nothing to renew.':
    'Din plan går inte ut, så det finns inget att förnya.',
  'Your plan includes {0} apps. Upgrade your plan to add more.':
    'Din plan omfattar {0} appar. Uppgradera planen för att lägga till fler.',
  'Your plan includes {0} users. Upgrade your plan to add more.':
    'Din plan omfattar {0} användare. Uppgradera planen för att lägga till fler.',
  'Your workspace has reached today’s email limit. Please try again tomorrow.':
    'Arbetsytan har nått dagens gräns för mejl. Försök igen i morgon.',
  'You’re already on this plan.': 'Du har redan den här planen.',
  'You’re already trying {0} questions. Remove one first.': 'Du testar redan {0} frågor. Ta bort en först.',
  'You’re on another call. End it first.': 'Du är i ett annat samtal. Avsluta det först.',
  'You’re only listening. Select “Start speaking” first.': 'Du lyssnar bara. Välj först ”Börja prata”.',
  'You’ve reached today’s limit for files. Please try again tomorrow.':
    'Du har nått dagens gräns för filer. Försök igen i morgon.',
  'You’ve reached today’s limit for transcripts. Please try again tomorrow.':
    'Du har nått dagens gräns för chattloggar. Försök igen i morgon.',
  '{0} changed these settings {1}. Review the latest version and try again.':
    '{0} ändrade inställningarna {1}. Granska den senaste versionen och försök igen.',
  '{0} changed this flow {1}. Review the latest version and try again.':
    '{0} ändrade flödet {1}. Granska den senaste versionen och försök igen.',
  '{0} changed this response {1}. Review the latest version and try again.':
    '{0} ändrade svaret {1}. Granska den senaste versionen och försök igen.',
  '{0} whispered to the bot in the meantime. Review it, then try again.':
    '{0} har viskat till boten under tiden. Läs igenom det och försök igen.',
  '{0} is already used by “{1}”.': '{0} används redan av ”{1}”.',
  '{0} isn’t available right now.': '{0} är inte tillgänglig just nu.',
  '{0} rows have problems. Fix them or skip them.': '{0} rader har problem. Rätta dem eller hoppa över dem.',
  '“{0}” can’t be used here.': '”{0}” kan inte användas här.',
  '“{0}” has reached its tag limit.': '”{0}” har nått gränsen för taggar.',
  '“{0}” isn’t a date such as 2026-05-31.': '”{0}” är inget datum som 2026-05-31.',
  '“{0}” isn’t a supported language. Use one of {1}.':
    '”{0}” är inte ett språk som stöds. Använd ett av {1}.',
  '“{0}” needs a name for each item first.': '”{0}” behöver först ett namn för varje element.',
  'This code is incorrect or was already used. Enter the one your app shows now.':
    'Koden stämmer inte eller har redan använts. Ange den som appen visar nu.',
  'Setup was finished or restarted elsewhere. Reload the page.':
    'Inställningen slutfördes eller påbörjades igen någon annanstans. Ladda om sidan.',
  'That took too long. Please sign in again.': 'Det tog för lång tid. Logga in igen.',
  'Your workspace requires two-factor authentication, so you can’t remove it.':
    'Din arbetsyta kräver en andra faktor, så du kan inte ta bort den.',
  'Only owners can do this.': 'Bara ägare kan göra det här.',
  'An export is already being prepared.': 'En export förbereds redan.',
  'You’ve reached today’s limit for workspace exports. Try again tomorrow.':
    'Dagens gräns för export av arbetsytan är nådd. Försök igen i morgon.',
  'That’s not the name of this workspace.': 'Det där är inte arbetsytans namn.',
  'The erasure of this workspace is already scheduled.': 'Raderingen av arbetsytan är redan planerad.',
  'Only owners can change this.': 'Bara ägare kan ändra det här.',
  'Set up two-factor authentication for yourself first: in your profile, under Security.':
    'Ställ först in din egen andra faktor: i din profil under Säkerhet.',
  'You can change your own two-factor authentication in your profile, under Security.':
    'Du ändrar din egen andra faktor i din profil under Säkerhet.',
  'This person hasn’t set up two-factor authentication.': 'Den här personen har ingen andra faktor.',
  'This person belongs to other workspaces too, so you can’t reset it. They can sign in with a recovery code or ask the operator of this installation.':
    'Den här personen hör också till andra arbetsytor, så du kan inte återställa den. Personen kan logga in med en återställningskod eller fråga den som driver installationen.',
  'This passkey didn’t work here. Try again, or sign in another way.':
    'Lösennyckeln fungerade inte här. Försök igen eller logga in på ett annat sätt.',
  'You can have up to {0} passkeys. Remove one first.':
    'Du kan ha upp till {0} lösennycklar. Ta bort en först.',
  'This passkey is already added.': 'Lösennyckeln är redan tillagd.',
  'We don’t recognize this passkey. Sign in another way.':
    'Vi känner inte igen lösennyckeln. Logga in på ett annat sätt.',
  'This API key is invalid or has expired.': 'API-nyckeln är ogiltig eller har gått ut.',
  'This workspace requires two-factor authentication. This key works again once its creator has set it up.':
    'Den här arbetsytan kräver en andra faktor. Nyckeln fungerar igen när den som skapade den har lagt till en.',
  'This API key made too many requests. Please try again in a minute.':
    'API-nyckeln har gjort för många anrop. Försök igen om en minut.',
  'You can have up to {0} API keys. Revoke one first.':
    'Du kan ha upp till {0} API-nycklar. Återkalla en först.',
  'This endpoint doesn’t accept API keys.': 'Den här slutpunkten tar inte emot API-nycklar.',
  'This API key doesn’t have the scope {0}.': 'API-nyckeln saknar behörigheten {0}.',
  'This password is too common. Choose one that’s harder to guess.':
    'Lösenordet är för vanligt. Välj ett som är svårare att gissa.',
  'This password is mostly your name, your company, your email or “Parrot”. Please choose one that is harder to guess.':
    'Lösenordet består mest av ditt namn, ditt företag, din e-postadress eller ”Parrot”. Välj ett som är svårare att gissa.',
  'This tag no longer exists. Please choose another one.': 'Den här taggen finns inte längre. Välj en annan.',
  'A conversation can have at most {0} tags. Remove one first.':
    'En konversation kan ha högst {0} taggar. Ta bort en först.',
  'The tag “{0}” already exists.': 'Taggen ”{0}” finns redan.',
  'You can have at most {0} tags. Delete or merge some first.':
    'Du kan ha högst {0} taggar. Ta bort eller slå ihop några först.',
  'Please choose another tag.': 'Välj en annan tagg.',
  'Choose when the snooze ends.': 'Välj när snoozen slutar.',
  'Please choose a time within the next year.': 'Välj en tid inom ett år.',
  'Only snoozed tickets can have a snooze time.': 'Bara snoozade ärenden kan ha en snoozetid.',
  'This list has changed. Please reload the page.': 'Listan har ändrats. Ladda om sidan.',
  'Something went wrong. Please try again.': 'Något gick fel. Försök igen.',
  'You can have at most {0} views. Delete some first.': 'Du kan ha högst {0} vyer. Ta bort några först.',
  'Please choose one of your groups.': 'Välj en av dina grupper.',
  'Please choose another ticket.': 'Välj ett annat ärende.',
  'T-{0} was already merged into T-{1}.': 'T-{0} har redan slagits ihop med T-{1}.',
  'This ticket was merged into another one. Open that one instead.':
    'Ärendet har slagits ihop med ett annat. Öppna det i stället.',
  'T-{0} was merged into T-{1}.': 'T-{0} slogs ihop med T-{1}.',
  'You’ve reached the maximum number of visitor fields.': 'Du har nått det högsta antalet besökarfält.',
  'A field with this name already exists.': 'Det finns redan ett fält med det här namnet.',
  'Please enter a name.': 'Ange ett namn.',
  'Please enter a valid phone number.': 'Ange ett giltigt telefonnummer.',
  'This visitor has the maximum number of notes.': 'Besökaren har redan det högsta antalet anteckningar.',
  'There is already a schedule with this name.': 'Det finns redan ett schema med det namnet.',
  'You can have at most {0} schedules. Delete one you no longer need.':
    'Du kan ha högst {0} scheman. Radera ett som du inte längre behöver.',
};
