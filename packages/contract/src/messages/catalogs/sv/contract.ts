/** Sentences of the contract: errors, rules and built-in roles. */
import type { Catalog } from '../../translate-message.ts';

export const contract: Catalog = {
  'A flow has at most {0} blocks.': 'Ett flöde har högst {0} block.',
  'A flow starts with a Start block.': 'Ett flöde börjar med ett startblock.',
  'A group with this name already exists.': 'Det finns redan en grupp med det namnet.',
  'A quotation mark is opened but never closed.': 'Ett citattecken öppnas men stängs aldrig.',
  'A role with this name already exists.': 'Det finns redan en roll med det namnet.',
  'A topic can have one level only.': 'Ett ämne kan bara ha en nivå.',
  'An app can have at most {0} documents and pages. Delete some first.':
    'En app kan ha högst {0} dokument och sidor. Ta bort några först.',
  'An app with this name already exists.': 'Det finns redan en app med det namnet.',
  'Another agent already has this conversation.': 'En annan agent har redan konversationen.',
  'Archive this app before deleting it.': 'Arkivera appen innan du raderar den.',
  'Builds apps and maintains their knowledge.': 'Bygger appar och underhåller deras kunskap.',
  'Built-in roles can’t be changed. Duplicate one to customize it.':
    'Inbyggda roller kan inte ändras. Duplicera en för att anpassa den.',
  'Calls aren’t available in this conversation.': 'Samtal är inte tillgängliga i den här konversationen.',
  'Chat is currently unavailable. Please try again later.':
    'Chatten är inte tillgänglig just nu. Försök igen senare.',
  'Choose 0 to {0} seconds.': 'Välj 0 till {0} sekunder.',
  'Choose a password to confirm your email.': 'Välj ett lösenord för att bekräfta din e-postadress.',
  'Dataset name already exists, please try a new one.':
    'Det finns redan en datamängd med det namnet. Prova ett annat.',
  'Each reusable part starts with its own Start block.':
    'Varje återanvändbar del börjar med ett eget startblock.',
  Feedback: 'Omdöme',
  'Full access, including payments.': 'Full åtkomst, även till betalningar.',
  'Handles chats in assigned apps.': 'Svarar i tilldelade appars chattar.',
  'Handles chats in every app and monitors the desk.': 'Svarar i alla appars chattar och övervakar Desk.',
  'Invalid credentials': 'Felaktiga inloggningsuppgifter',
  'Invitation Link is Expired': 'Inbjudningslänken har gått ut',
  'Manages the plan, payments, and invoices.': 'Hanterar plan, betalningar och fakturor.',
  'Manages the team, apps, and desk. No access to payments.':
    'Hanterar team, appar och Desk. Ingen åtkomst till betalningar.',
  'Model files need the package node-llama-cpp. Run `npm install node-llama-cpp` in Parrot’s folder and restart it.':
    'Modellfiler kräver paketet node-llama-cpp. Kör `npm install node-llama-cpp` i Parrots mapp och starta om.',
  'No model is connected for this app. Ask an admin to connect one.':
    'Ingen modell är ansluten till appen. Be en administratör ansluta en.',
  'Only Parrot AI can run model files.': 'Bara Parrot AI kan köra modellfiler.',
  "Oops! That doesn't look like a CSV file": 'Hoppsan! Det där ser inte ut som en CSV-fil',
  'Permission Denied': 'Behörighet saknas',
  'Please answer with “done” or “declined”.': 'Svara med ”done” eller ”declined”.',
  'Please check the format.': 'Kontrollera formatet.',
  'Please check the highlighted fields.': 'Kontrollera de markerade fälten.',
  'Please check this value.': 'Kontrollera värdet.',
  'Please choose a file from the list.': 'Välj en fil i listan.',
  'Please choose a file under {0} MB.': 'Välj en fil under {0} MB.',
  'Please choose a time zone from the list.': 'Välj en tidszon i listan.',
  'Please choose a topic.': 'Välj ett ämne.',
  'Please choose either an agent or a group.': 'Välj antingen en agent eller en grupp.',
  'Please choose one of the options.': 'Välj ett av alternativen.',
  'Please choose one of these file types: {0}.': 'Välj en av de här filtyperna: {0}.',
  'Please choose yes or no.': 'Välj ja eller nej.',
  'Please describe the reason in 5 to 130 characters.': 'Beskriv orsaken med 5 till 130 tecken.',
  'Please enter a date and time.': 'Ange datum och tid.',
  'Please enter a date such as 2026-03-31.': 'Ange ett datum, till exempel 2026-03-31.',
  'Please enter a date.': 'Ange ett datum.',
  'Please enter a domain such as example.com.': 'Ange en domän, till exempel example.com.',
  'Please enter a link that starts with http or https, or upload the image.':
    'Ange en länk som börjar med http eller https, eller ladda upp bilden.',
  'Please enter a link that starts with http or https.': 'Ange en länk som börjar med http eller https.',
  'Please enter a number.': 'Ange ett tal.',
  'Please enter a time such as 09:30.': 'Ange en tid, till exempel 09:30.',
  'Please enter a valid email address.': 'Ange en giltig e-postadress.',
  'Please enter a version such as 2024-10-21.': 'Ange en version, till exempel 2024-10-21.',
  'Please enter a whole number of days from 1 to {0}.': 'Ange ett helt antal dagar från 1 till {0}.',
  'Please enter a whole number.': 'Ange ett heltal.',
  'Please enter an address such as https://….': 'Ange en adress, till exempel https://….',
  'Please enter at least two letters.': 'Ange minst två bokstäver.',
  'Please enter text.': 'Ange en text.',
  'Please enter the day the plan ends.': 'Ange dagen då planen slutar.',
  'Please fill in the required fields.': 'Fyll i de obligatoriska fälten.',
  'Please keep the answer under {0} characters.': 'Håll svaret under {0} tecken.',
  'Rephrase one question at a time.': 'Formulera om en fråga i taget.',
  'Please set at most {0} topics.': 'Ange högst {0} ämnen.',
  'Please sign in on this website to use the chat.': 'Logga in på webbplatsen för att använda chatten.',
  'Please upload the image.': 'Ladda upp bilden.',
  'Please use 3-15 alphanumeric characters only.': 'Använd bara 3–15 bokstäver och siffror.',
  'Please use a color such as #11794A.': 'Använd en färg, till exempel #11794A.',
  'Please use a list.': 'Använd en lista.',
  'Please use a multiple of {0}.': 'Ange en multipel av {0}.',
  'Please use at least {0} characters.': 'Använd minst {0} tecken.',
  'Please use at least {0} entries.': 'Använd minst {0} poster.',
  'Please use at most {0} characters.': 'Använd högst {0} tecken.',
  'Please use at most {0} entries.': 'Använd högst {0} poster.',
  'Please use at most {0} variations.': 'Använd högst {0} varianter.',
  'Please use less than {0}.': 'Ange mindre än {0}.',
  'Please use lowercase letters, digits, and hyphens only.':
    'Använd bara små bokstäver, siffror och bindestreck.',
  'Please use more than {0}.': 'Ange mer än {0}.',
  'Please use one entry.': 'Använd bara en post.',
  'Please use up to 32 lowercase letters, digits, and hyphens.':
    'Använd upp till 32 små bokstäver, siffror och bindestreck.',
  'Please use up to 80 letters, digits, and hyphens.':
    'Använd upp till 80 bokstäver, siffror och bindestreck.',
  'Please use {0} or less.': 'Ange {0} eller mindre.',
  'Please use {0} or more.': 'Ange {0} eller mer.',
  'Please verify your email': 'Bekräfta din e-postadress',
  'Please write a message or add a file.': 'Skriv ett meddelande eller lägg till en fil.',
  Required: 'Obligatoriskt',
  Returns: 'Returer',
  'Seems like you have already registered with another tenant.':
    'Du verkar redan vara registrerad i en annan arbetsyta.',
  'Session Expired! Login to continue': 'Sessionen har gått ut. Logga in för att fortsätta',
  'Someone else changed this. Review the latest version and try again.':
    'Någon annan ändrade det här. Granska den senaste versionen och försök igen.',
  'Something went wrong, Please try later': 'Något gick fel. Försök igen senare',
  'Sorry we are unable to process your request at this time. Please try again later':
    'Tyvärr kan vi inte behandla din begäran just nu. Försök igen senare',
  'Tags start with # and have 2–20 characters, no spaces or punctuation.':
    'Taggar börjar med # och har 2–20 tecken, utan mellanslag och skiljetecken.',
  'The block “{0}” belongs to another part of the flow.': 'Blocket ”{0}” hör till en annan del av flödet.',
  'The connection was too slow. Please try again.': 'Anslutningen var för långsam. Försök igen.',
  'The first day must come before the last day.': 'Den första dagen måste komma före den sista.',
  'The hash header doesn’t match the request body.': 'Huvudet hash stämmer inte med innehållet i anropet.',
  'The headers tenant_id, user_id and hash are required. If you use a proxy, let it pass headers with underscores.':
    'Huvudena tenant_id, user_id och hash krävs. Om du använder en proxy måste den släppa igenom huvuden med understreck.',
  'The model didn’t answer in time. Please try again.': 'Modellen svarade inte i tid. Försök igen.',
  'The model rejected the key. Check the key and its permissions.':
    'Modellen avvisade nyckeln. Kontrollera nyckeln och dess behörigheter.',
  'The other person is on another call. Please try again later.':
    'Den andra personen är i ett annat samtal. Försök igen senare.',
  'The other person is reconnecting.': 'Den andra personen ansluter på nytt.',
  'The provider’s limit is reached. Please try again later.':
    'Leverantörens gräns är nådd. Försök igen senare.',
  'There are two parts named “{0}”.': 'Det finns två delar som heter ”{0}”.',
  'There are two values named “{0}”.': 'Det finns två värden som heter ”{0}”.',
  'There’s no block named “{0}”.': 'Det finns inget block som heter ”{0}”.',
  'There’s no part named “{0}”.': 'Det finns ingen del som heter ”{0}”.',
  'There’s only one column. Separate questions and answers with a comma, semicolon, or tab.':
    'Det finns bara en kolumn. Skilj frågor och svar åt med komma, semikolon eller tabb.',
  'This address isn’t allowed.': 'Adressen är inte tillåten.',
  'This address isn’t allowed. To use your own model, add its host and port to OUTBOUND_ALLOW.':
    'Adressen är inte tillåten. Lägg till värd och port i OUTBOUND_ALLOW för att använda en egen modell.',
  'This address isn’t allowed. Use a public web address.':
    'Adressen är inte tillåten. Använd en offentlig webbadress.',
  'This app has no flow. Create a FUNCTIONAL or CUSTOM app to use one.':
    'Appen har inget flöde. Skapa en FUNCTIONAL- eller CUSTOM-app för att använda ett.',
  'This app is archived. Restore it first.': 'Appen är arkiverad. Återställ den först.',
  'This app isn’t ready to publish yet.': 'Appen är inte redo att publiceras än.',
  'This bot isn’t allowed on this website.': 'Boten är inte tillåten på den här webbplatsen.',
  'This call has ended.': 'Samtalet är avslutat.',
  'This call was answered in another window.': 'Samtalet besvarades i ett annat fönster.',
  'This can’t be undone anymore.': 'Det går inte längre att ångra.',
  'This conversation is closed.': 'Konversationen är stängd.',
  'This couldn’t be sent. Please reload the page and try again.':
    'Det gick inte att skicka. Ladda om sidan och försök igen.',
  'This file contains no text. Save your table as CSV (UTF-8) and try again.':
    'Filen innehåller ingen text. Spara tabellen som CSV (UTF-8) och försök igen.',
  'This file has column names but no rows.': 'Filen har kolumnnamn men inga rader.',
  'We couldn’t read this Excel workbook. Open it in Excel, save it again, and try again.':
    'Vi kunde inte läsa den här Excel-arbetsboken. Öppna den i Excel, spara den igen och försök på nytt.',
  'This Excel workbook is too large once unpacked. Keep only the sheet with the questions.':
    'Excel-arbetsboken är för stor när den packats upp. Behåll bara bladet med frågorna.',
  'This sheet has no table with two columns. Choose another sheet, or add questions and answers.':
    'Bladet har ingen tabell med två kolumner. Välj ett annat blad eller lägg till frågor och svar.',
  'This sheet isn’t in the workbook. Choose another one.': 'Bladet finns inte i arbetsboken. Välj ett annat.',
  'Together these have too many variations. Remove some first.':
    'Tillsammans har frågorna för många varianter. Ta bort några först.',
  'These are the same question. Choose another one to merge.':
    'Det är samma fråga. Välj en annan att slå ihop med.',
  'This source is being read right now. Try again in a moment.':
    'Källan läses just nu. Försök igen om en stund.',
  'This file is empty.': 'Filen är tom.',
  'This file isn’t an image. Choose a JPG or PNG.': 'Filen är ingen bild. Välj en JPG eller PNG.',
  'This invitation was already accepted. Please sign in.': 'Inbjudan har redan accepterats. Logga in.',
  'This is the last owner. Make someone else an owner first.':
    'Det här är den sista ägaren. Gör någon annan till ägare först.',
  'This is too large. Try a smaller file or text.':
    'Det är för stort. Prova en mindre fil eller kortare text.',
  'This link is no longer valid. Please request a new one.': 'Länken är inte längre giltig. Begär en ny.',
  'This name is already taken.': 'Namnet är upptaget.',
  'This permission doesn’t exist.': 'Behörigheten finns inte.',
  'This person is already a member.': 'Personen är redan medlem.',
  'This role is in use. Give its members another role first.':
    'Rollen används. Ge medlemmarna en annan roll först.',
  'This signal doesn’t belong to the call.': 'Signalen hör inte till samtalet.',
  'This suggestion is for another answer. Please reload the page.':
    'Förslaget gäller ett annat svar. Ladda om sidan.',
  'This value doesn’t belong here. Please remove it.': 'Värdet hör inte hemma här. Ta bort det.',
  'This was canceled.': 'Det avbröts.',
  'Too many attempts. Wait a moment and try again.': 'För många försök. Vänta en stund och försök igen.',
  'Unregistered user. Please register before sign-in.':
    'Användaren är inte registrerad. Skapa ett konto innan du loggar in.',
  'Use letters and digits, starting with a lowercase letter, such as orderNumber.':
    'Använd bokstäver och siffror och börja med en liten bokstav, till exempel orderNumber.',
  'User already has access for this app': 'Användaren har redan åtkomst till den här appen',
  'User not found': 'Användaren hittades inte',
  'We couldn’t find that.': 'Vi hittade inte det.',
  'We couldn’t reach the model. Check the address.': 'Vi kunde inte nå modellen. Kontrollera adressen.',
  'We couldn’t read these columns. Please choose them again.':
    'Vi kunde inte läsa kolumnerna. Välj dem igen.',
  'We couldn’t read these details. Please try again.': 'Vi kunde inte läsa uppgifterna. Försök igen.',
  'We couldn’t read this file.': 'Vi kunde inte läsa filen.',
  'We couldn’t read this file. Choose another one.': 'Vi kunde inte läsa filen. Välj en annan.',
  'We couldn’t understand the model’s answer. Check the model’s name.':
    'Vi förstod inte modellens svar. Kontrollera modellens namn.',
  'We don’t recognize this plan. Please reload the page and choose again.':
    'Vi känner inte igen planen. Ladda om sidan och välj igen.',
  'We don’t recognize this selection. Please reload the page and choose again.':
    'Vi känner inte igen valet. Ladda om sidan och välj igen.',
  'You can order one plan at a time. Please reload and try again.':
    'Du kan beställa en plan i taget. Ladda om sidan och försök igen.',
  'Your account is temporarily inactive.': 'Ditt konto är tillfälligt inaktivt.',
  'You’d lose your own access. Ask another admin to make this change.':
    'Du skulle förlora din egen åtkomst. Be en annan administratör göra ändringen.',
  'You’re sending too fast. Please wait a minute.': 'Du skickar för snabbt. Vänta en minut.',
  'You’ve reached your conversation capacity.': 'Du har nått din kapacitet för konversationer.',
  'You’ve reached your plan’s limit. Upgrade your plan to add more.':
    'Du har nått planens gräns. Uppgradera planen för att lägga till fler.',
  '{0} already has this conversation.': '{0} har redan konversationen.',
  '{0} is on another call. Please try again later.': '{0} är i ett annat samtal. Försök igen senare.',
  '“{0}” has no action “{1}”.': '”{0}” har ingen åtgärd ”{1}”.',
  'This workspace requires two-factor authentication. Set it up in your profile under Security first.':
    'Den här arbetsytan kräver en andra faktor. Ställ först in en i din profil under Säkerhet.',
  'Your browser sent something we don’t understand. Please try again.':
    'Webbläsaren skickade något som vi inte förstår. Försök igen.',
  'Enter a number of days from {0} to {1}.': 'Ange ett antal dagar mellan {0} och {1}.',
  'Each option must be different.': 'Alla alternativ måste vara olika.',
  'Add at least one option.': 'Lägg till minst ett alternativ.',
  'You can no longer use this chat.': 'Du kan inte längre använda den här chatten.',
  'The last day can’t be before the first.': 'Den sista dagen kan inte vara före den första.',
  'Write variables such as {{visitor.name}}, one after the other and not inside each other.':
    'Skriv variabler som {{visitor.name}}, efter varandra och inte inuti varandra.',
  'Unknown variable “{0}”.': 'Okänd variabel ”{0}”.',
  'Some of these actions cancel each other out.': 'Några av de här åtgärderna tar ut varandra.',
  'Write a text or choose an action.': 'Skriv en text eller välj en åtgärd.',
  'Choose at least one app.': 'Välj minst en app.',
  'Choose a group or at least one skill.': 'Välj en grupp eller minst en kompetens.',
  'Please choose a language from the list.': 'Välj ett språk i listan.',
  'Please enter whole minutes.': 'Ange hela minuter.',
  'Please enter at least 1 minute.': 'Ange minst 1 minut.',
  'Please enter at most 1,440 minutes.': 'Ange högst 1 440 minuter.',
  'Please choose at least one.': 'Välj minst ett alternativ.',
  'Please enter a web address that starts with https:// or http://.':
    'Ange en webbadress som börjar med https:// eller http://.',
  'Add at least one action.': 'Lägg till minst en åtgärd.',
  'Use at least 16 characters.': 'Använd minst 16 tecken.',
  'Please enter 1 or more, or leave it blank.': 'Ange 1 eller mer, eller lämna fältet tomt.',
  'Please enter at most {0} days.': 'Ange högst {0} dagar.',
  'The resolution can’t be due before the first response.':
    'Lösningen kan inte förfalla före det första svaret.',
  'Please choose a percentage from 1 to 99.': 'Välj en procentsats från 1 till 99.',
};
