/** Sentences of the server: refusals, results, and the listed texts of plans, samples and recipes. */
import type { Catalog } from '../../translate-message.ts';

export const server: Catalog = {
  'A question or version still uses this image.': 'Une question ou une version utilise encore cette image.',
  'A table: the bot can answer from each row.': 'Un tableau : le bot peut répondre à partir de chaque ligne.',
  'A transfer to {0} is already pending.': 'Un transfert vers {0} est déjà en attente.',
  'A typical page of questions and answers.': 'Une page type de questions et réponses.',
  'A whisper can go to one person only.': 'Un aparté ne s’adresse qu’à une personne.',
  'Add a document, page, or question first.': 'Ajoutez d’abord un document, une page ou une question.',
  'Add a question and its answer first.': 'Ajoutez d’abord une question et sa réponse.',
  'Add phrases your own visitors use to the “Route by intent” block.':
    'Ajoutez au bloc « Aiguillage par intention » des phrases de vos propres visiteurs.',
  'An app can have at most {0} questions. Delete some first.':
    'Une application peut avoir au plus {0} questions. Supprimez-en d’abord.',
  'An app can have at most {0} recorded conversations. Delete some first.':
    'Une application peut avoir au plus {0} conversations enregistrées. Supprimez-en d’abord.',
  'An app can have at most {0} secrets. Delete some first.':
    'Une application peut avoir au plus {0} secrets. Supprimez-en d’abord.',
  'An app can have at most {0} sites. Delete one first.':
    'Une application peut avoir au plus {0} sites. Supprimez-en un d’abord.',
  'Another question already has this unique tag.': 'Une autre question a déjà ce tag unique.',
  'Answers calls for a doctor’s office: appointments, hours, prescriptions, and paperwork.':
    'Soulage le téléphone d’un cabinet médical : rendez-vous, horaires, ordonnances et documents.',
  'Answers questions from its knowledge. When it can’t, the visitor rephrases or talks to a person, or leaves an email if no one is available.':
    'Répond à partir de ses connaissances. Sinon, le visiteur reformule, parle à une personne ou laisse son e-mail si personne n’est disponible.',
  'Answers what shoppers ask most: orders, delivery, returns, sizes, and payment.':
    'Répond aux questions les plus fréquentes : commandes, livraison, retours, tailles et paiement.',
  'Answers with handover': 'Réponses avec passage à un agent',
  Appointment: 'Rendez-vous',
  'Asks for a star rating and a comment. Unhappy visitors can leave an email or talk to a person.':
    'Demande une note en étoiles et un commentaire. Les visiteurs mécontents peuvent laisser leur e-mail ou parler à une personne.',
  'Asks for the order number and looks it up in your system. If that fails, a person takes over.':
    'Demande le numéro de commande et le cherche dans votre système. En cas d’échec, une personne prend le relais.',
  'Asks visitors who they are and what they need, and connects interested ones with a person.':
    'Demande aux visiteurs qui ils sont et ce qu’ils cherchent, et met les intéressés en relation avec une personne.',
  'At most {0} supervisors can join a call.': 'Au plus {0} superviseurs peuvent rejoindre un appel.',
  'Checks if an item can still be returned, asks why, takes a photo of any damage, and explains what to do.':
    'Vérifie si un article peut encore être retourné, demande pourquoi, prend une photo des dommages et explique la marche à suivre.',
  'Clinic front desk': 'Accueil d’un cabinet',
  'Coffee machine manual': 'Notice d’une machine à café',
  'Custom conversation volume': 'Volume de conversations sur mesure',
  'Dedicated contact': 'Contact dédié',
  'Delivery, returns, warranty, and privacy of a small online shop.':
    'Livraison, retours, garantie et confidentialité d’une petite boutique en ligne.',
  'Files can’t be sent in this chat.': 'Il n’est pas possible d’envoyer des fichiers dans ce chat.',
  'Finds the right department from the visitor’s own words, asks what that department needs to know, and hands over.':
    'Trouve le bon service d’après les mots du visiteur, demande ce que ce service doit savoir et passe à un agent.',
  'First-line support for a web app: sign-in, teams, billing, data, and troubleshooting.':
    'Premier niveau d’assistance d’une application web : connexion, équipes, facturation, données et pannes.',
  'Fix the problems in its flow first ({0}), starting with “{1}”.':
    'Corrigez d’abord les problèmes du scénario ({0}), en commençant par « {1} ».',
  'Fix the problems in its flow first ({0}).': 'Corrigez d’abord les problèmes du scénario ({0}).',
  'For custom needs.': 'Pour des besoins sur mesure.',
  'For many brands and large support teams.':
    'Pour de nombreuses marques et de grandes équipes d’assistance.',
  'For several bots and a team of agents.': 'Pour plusieurs bots et une équipe d’agents.',
  'For your first bot and a small team.': 'Pour votre premier bot et une petite équipe.',
  'Grows your list: asks for topics, email, and consent, and sends them to your newsletter service.':
    'Développe votre liste : demande les sujets, l’e-mail et l’accord, et les transmet à votre service de newsletter.',
  'Helps guests before and during their stay: arrival, breakfast, parking, and bookings.':
    'Aide les clients avant et pendant leur séjour : arrivée, petit-déjeuner, parking et réservations.',
  'Hotel reception': 'Réception d’hôtel',
  'How to set up, use, clean, and repair a product.': 'Installer, utiliser, nettoyer et réparer un produit.',
  'just now': 'à l’instant',
  'Lead capture': 'Prospects',
  Newsletter: 'Newsletter',
  'No agent has this conversation.': 'Aucun agent n’a cette conversation.',
  'No agent has this conversation. You can take it.':
    'Aucun agent n’a cette conversation. Vous pouvez la prendre.',
  'No answer within {0} seconds.': 'Pas de réponse en {0} secondes.',
  'Offline for more than {0} minutes.': 'Hors ligne depuis plus de {0} minutes.',
  'Onboarding support': 'Aide au démarrage',
  'One row has a problem. Fix it or skip it.': 'Une ligne pose problème. Corrigez-la ou ignorez-la.',
  'Online shop': 'Boutique en ligne',
  'Only agents can connect here.': 'Seuls les agents peuvent se connecter ici.',
  'Only an agent who had this conversation or a supervisor can reopen it.':
    'Seul un superviseur ou un agent qui a eu cette conversation peut la rouvrir.',
  'Only supervisors of this app can be invited.':
    'Seuls les superviseurs de cette application peuvent être invités.',
  'Only texts, numbers, true, false, and null can be used here.':
    'Seuls les textes, les nombres, true, false et null sont possibles ici.',
  'Only the agent on the call can invite a supervisor.':
    'Seul l’agent de l’appel peut inviter un superviseur.',
  'Only the author can edit this comment.': 'Seule la personne qui a écrit ce commentaire peut le modifier.',
  'Open the conversation first.': 'Ouvrez d’abord la conversation.',
  'Order status': 'Suivi de commande',
  'Please choose a time in the future.': 'Choisissez un moment à venir.',
  'Please choose a time within the next {0} days.': 'Choisissez un moment dans les {0} prochains jours.',
  'Please choose another agent.': 'Choisissez un autre agent.',
  'Please choose at least one app.': 'Choisissez au moins une application.',
  'Please choose one of these plans: {0}.': 'Choisissez l’un de ces forfaits : {0}.',
  'Please choose someone who is active.': 'Choisissez une personne active.',
  'Please choose someone who isn’t being removed.': 'Choisissez une personne qui n’est pas retirée.',
  'Please choose someone who has access to this app’s chats.':
    'Choisissez une personne qui a accès aux chats de cette application.',
  'Please choose the column with the answers.': 'Choisissez la colonne des réponses.',
  'Please choose the column with the questions.': 'Choisissez la colonne des questions.',
  'Please enter a day in the future.': 'Saisissez un jour à venir.',
  'Please enter the key for this address.': 'Saisissez la clé de cette adresse.',
  'Please import at most {0} rows at once. That’s the most an app can have.':
    'Importez au plus {0} lignes à la fois. Une application ne peut pas en avoir plus.',
  'Please send a form with one file.': 'Envoyez un formulaire avec un fichier.',
  'Please send one file only.': 'Envoyez un seul fichier.',
  'Please type {0} to delete it.': 'Saisissez {0} pour la supprimer.',
  'Please use at most {0} columns; this file has {1}.':
    'Utilisez au plus {0} colonnes ; ce fichier en a {1}.',
  'Questions from customers': 'Questions de clients',
  'Ratings are turned off in this chat.': 'Les évaluations sont désactivées dans ce chat.',
  'Repair shop price list': 'Tarifs d’un atelier de réparation',
  'Replace the questions and answers with your own.':
    'Remplacez les questions et les réponses par les vôtres.',
  'Row {0} has the same question in the same language.':
    'La ligne {0} contient la même question dans la même langue.',
  'Set the value “orderServiceUrl” to the address of your order system, such as https://shop.example.com/api/orders. The bot appends the order number and expects “status” and “expectedOn” in the response.':
    'Indiquez dans la valeur « orderServiceUrl » l’adresse de votre système de commandes, par exemple https://shop.example.com/api/orders. Le bot y ajoute le numéro de commande et attend « status » et « expectedOn » en réponse.',
  'Set your opening hours and time zone in the “Opening hours” block. The default is Monday to Friday, 9 AM to 5 PM UTC.':
    'Réglez vos horaires et votre fuseau horaire dans le bloc « Heures d’ouverture ». Par défaut : du lundi au vendredi, de 9 h à 17 h UTC.',
  'Shop policies': 'Conditions d’une boutique',
  'Signing in with {0} didn’t work. Please try again.': 'La connexion avec {0} a échoué. Veuillez réessayer.',
  'Software help desk': 'Assistance logicielle',
  'Some documents or pages are still being read ({0}). Wait until they’re ready.':
    'Des documents ou des pages sont encore en cours de lecture ({0}). Attendez qu’ils soient prêts.',
  'Someone else already answered this. Review the latest version and try again.':
    'Quelqu’un d’autre y a déjà répondu. Consultez la dernière version et réessayez.',
  'Someone else changed this answer. Review the latest version and try again.':
    'Quelqu’un d’autre a modifié cette réponse. Consultez la dernière version et réessayez.',
  'Someone you mentioned doesn’t have access to this app’s chats.':
    'Une personne mentionnée n’a pas accès aux chats de cette application.',
  'Take this conversation first.': 'Prenez d’abord cette conversation.',
  'Takes appointment requests: what for, which day and time, and how to confirm.':
    'Prend les demandes de rendez-vous : motif, jour, heure et confirmation.',
  'Tell us what you need. We’ll put a plan together.':
    'Dites-nous ce qu’il vous faut. Nous vous préparerons un forfait.',
  'That’s not the visitor’s name.': 'Ce n’est pas le nom du visiteur.',
  'That’s not your current password.': 'Ce n’est pas votre mot de passe actuel.',
  'The address didn’t respond in time.': 'L’adresse n’a pas répondu à temps.',
  'The answer is missing.': 'La réponse manque.',
  'The bot didn’t answer within {0} seconds. Check the APIs it calls and try again.':
    'Le bot n’a pas répondu en {0} secondes. Vérifiez les API qu’il appelle et réessayez.',
  'The bot is already answering with this whisper.': 'Le bot s’en sert déjà pour répondre.',
  'The bot isn’t answering in this conversation.': 'Le bot ne répond pas dans cette conversation.',
  'The conversation is still open. Close it first.':
    'La conversation est encore ouverte. Clôturez-la d’abord.',
  'The conversations took too long: “{0}” didn’t finish. Check the APIs the bot calls and try again.':
    'Les conversations ont pris trop de temps : « {0} » n’a pas abouti. Vérifiez les API que le bot appelle et réessayez.',
  'The model changed the meaning, so we kept your text. Please try again.':
    'Le modèle a changé le sens, nous avons donc gardé votre texte. Veuillez réessayer.',
  'The model found nothing in your knowledge to back up an answer. Try rephrasing your question.':
    'Le modèle n’a rien trouvé dans vos connaissances pour étayer une réponse. Essayez de reformuler la question.',
  'The operator token is missing or wrong.': 'Le jeton d’opérateur est absent ou incorrect.',
  'The metrics token is missing or wrong.': 'Le jeton des métriques est absent ou incorrect.',
  'The Owner role can be given to people, not to groups.':
    'Le rôle Propriétaire peut être donné à des personnes, pas à des groupes.',
  'The question is missing.': 'La question manque.',
  'The request is nested too deeply.': 'La requête comporte trop de niveaux.',
  'The response is too large.': 'La réponse est trop volumineuse.',
  'The text contains a character we can’t store. Please remove it.':
    'Le texte contient un caractère que nous ne pouvons pas enregistrer. Supprimez-le.',
  'The type of this app can’t be changed.': 'Le type de cette application ne peut pas être modifié.',
  'The visitor has started a new conversation. Continue there.':
    'Le visiteur a commencé une nouvelle conversation. Continuez là-bas.',
  'The webhook signature isn’t valid.': 'La signature du webhook n’est pas valide.',
  'There are no messages in this conversation yet.': 'Cette conversation ne contient encore aucun message.',
  'There’s already a call in this conversation.': 'Un appel est déjà en cours dans cette conversation.',
  'There’s no function “{0}()”.': 'Il n’y a pas de fonction « {0}() ».',
  'There’s room for {0} more questions in this app. Import fewer rows.':
    'Il reste de la place pour {0} questions dans cette application. Importez moins de lignes.',
  'This address redirects too many times.': 'Cette adresse redirige trop de fois.',
  'This bot isn’t available right now.': 'Ce bot n’est pas disponible pour le moment.',
  'This call wasn’t answered.': 'Cet appel est resté sans réponse.',
  'This channel doesn’t exist.': 'Ce canal n’existe pas.',
  'This chat isn’t waiting for an agent.': 'Ce chat n’attend pas d’agent.',
  'This conversation is with the bot.': 'Le bot mène cette conversation.',
  'This conversation was already escalated.': 'Cette conversation a déjà été escaladée.',
  'This date is out of range.': 'Cette date est hors limites.',
  'This email is listed more than once.': 'Cet e-mail figure plusieurs fois dans la liste.',
  'This event doesn’t exist.': 'Cet événement n’existe pas.',
  'This file is no longer available. Please add it again.':
    'Ce fichier n’est plus disponible. Ajoutez-le à nouveau.',
  'This file is no longer available. Please send it again.':
    'Ce fichier n’est plus disponible. Envoyez-le à nouveau.',
  'This file type isn’t supported. Please choose another file.':
    'Ce type de fichier n’est pas pris en charge. Choisissez un autre fichier.',
  'This group already has access to this app.': 'Ce groupe a déjà accès à cette application.',
  'This is a compressed file. Unpack it first.': 'C’est un fichier compressé. Décompressez-le d’abord.',
  'This is a JSON file. Choose a CSV or Excel file instead.':
    'C’est un fichier JSON. Choisissez plutôt un fichier CSV ou Excel.',
  'This is a Numbers spreadsheet. Export it as CSV (UTF-8) and try again.':
    'C’est une feuille de calcul Numbers. Exportez-la au format CSV (UTF-8) et réessayez.',
  'This is a PDF. Add it under Documents instead.': 'C’est un PDF. Ajoutez-le plutôt dans Documents.',
  'This is an image. Choose a CSV or Excel file instead.':
    'C’est une image. Choisissez plutôt un fichier CSV ou Excel.',
  'This is a PowerPoint presentation. Choose a CSV or Excel file instead.':
    'C’est une présentation PowerPoint. Choisissez plutôt un fichier CSV ou Excel.',
  'This is a web page. Add its address under Documents instead.':
    'C’est une page web. Ajoutez plutôt son adresse dans Documents.',
  'This is a Word document. Add it under Documents instead.':
    'C’est un document Word. Ajoutez-le plutôt dans Documents.',
  'This is a ZIP archive. Unpack it first.': 'C’est une archive ZIP. Décompressez-la d’abord.',
  'Put the bot’s main language first.': 'Placez la langue principale du bot en premier.',
  'The bot’s main language must stay available.': 'La langue principale du bot doit rester disponible.',
  'This language isn’t available for the app. Choose other languages.':
    'Cette langue n’est pas disponible pour l’application. Choisissez d’autres langues.',
  'This language isn’t available for the app. Choose another.':
    'Cette langue n’est pas disponible pour l’application. Choisissez-en une autre.',
  'This is already the bot’s main language. Choose other languages.':
    'C’est déjà la langue principale du bot. Choisissez d’autres langues.',
  'This Excel workbook has an old format or a password. Save it as .xlsx without a password and try again.':
    'Ce classeur Excel a un ancien format ou un mot de passe. Enregistrez-le au format .xlsx sans mot de passe et réessayez.',
  'This is a binary Excel workbook. Save it as .xlsx and try again.':
    'C’est un classeur Excel binaire. Enregistrez-le au format .xlsx et réessayez.',
  'This is an OpenDocument spreadsheet. Save it as CSV (UTF-8) and try again.':
    'C’est une feuille de calcul OpenDocument. Enregistrez-la au format CSV (UTF-8) et réessayez.',
  'This is an XML file. Choose a CSV or Excel file instead.':
    'C’est un fichier XML. Choisissez plutôt un fichier CSV ou Excel.',
  'This is your current session. Log out instead.': 'C’est votre session actuelle. Déconnectez-vous plutôt.',
  'This link has expired. Open the file from the conversation again.':
    'Ce lien a expiré. Rouvrez le fichier depuis la conversation.',
  'This message can’t be rated.': 'Ce message ne peut pas être évalué.',
  'This month’s model budget is used up.': 'Le budget de modèles de ce mois est épuisé.',
  'This page isn’t part of this installation.': 'Cette page ne fait pas partie de cette installation.',
  'This person doesn’t have access to this app’s chats.':
    'Cette personne n’a pas accès aux chats de cette application.',
  'This person isn’t active right now.': 'Cette personne n’est pas active en ce moment.',
  'This image is too large. Choose one with at most {0} megapixels.':
    'Cette image est trop grande. Choisissez-en une de {0} mégapixels au plus.',
  'This plan is smaller than yours. Request a downgrade instead.':
    'Ce forfait est inférieur au vôtre. Demandez plutôt le changement.',
  'This question already has a translation in this language.':
    'Cette question a déjà une traduction dans cette langue.',
  'This request is no longer open.': 'Cette demande n’est plus ouverte.',
  'This response is also used in apps you can’t access. Ask someone who can.':
    'Cette réponse sert aussi dans des applications auxquelles vous n’avez pas accès. Adressez-vous à quelqu’un qui y a accès.',
  'This role is assigned to {0}. Give them another role first.':
    'Ce rôle est attribué à {0}. Attribuez-leur d’abord un autre rôle.',
  'This transfer isn’t addressed to you.': 'Ce transfert ne vous est pas adressé.',
  'This transfer request has expired.': 'Cette demande de transfert a expiré.',
  'This visitor is waiting for an agent. Take the conversation to answer.':
    'Ce visiteur attend un agent. Prenez la conversation pour répondre.',
  'This whisper was canceled in the meantime.': 'Cette réponse soufflée a été annulée entre-temps.',
  'This workspace isn’t on a trial.': 'Cet espace de travail n’est pas en période d’essai.',
  'To send subscribers to your newsletter service, set the value “newsletterUrl” to its address. Until then, you’ll find them in the conversations.':
    'Pour transmettre les abonnés à votre service de newsletter, indiquez son adresse dans la valeur « newsletterUrl ». D’ici là, vous les trouverez dans les conversations.',
  'Too many attempts. Wait a moment, or choose “Forgot password?” to sign in by email.':
    'Trop de tentatives. Patientez un instant ou choisissez « Mot de passe oublié ? » pour vous connecter par e-mail.',
  'Transcripts can’t be sent from this chat.':
    'Il n’est pas possible d’envoyer de transcription depuis ce chat.',
  'Triage by department': 'Orientation par service',
  'Unlimited users and apps': 'Utilisateurs et applications illimités',
  'Wait until the call is answered.': 'Attendez que l’appel soit pris.',
  'We can’t open the customer portal right now. Please try again later.':
    'Impossible d’ouvrir l’espace client pour le moment. Réessayez plus tard.',
  'We couldn’t reach this address.': 'Nous n’avons pas pu joindre cette adresse.',
  'We couldn’t read this form.': 'Nous n’avons pas pu lire ce formulaire.',
  'We couldn’t read this request.': 'Nous n’avons pas pu lire cette requête.',
  'We’ve already sent several emails to this address. Check the inbox and spam folder, or try again later.':
    'Nous avons déjà envoyé plusieurs e-mails à cette adresse. Vérifiez la boîte de réception et les spams, ou réessayez plus tard.',
  'You already have this conversation.': 'Vous avez déjà cette conversation.',
  'You already have {0} of {1} conversations.': 'Vous avez déjà {0} conversations sur {1}.',
  'You can belong to at most {0} workspaces.': 'Vous pouvez appartenir à {0} espaces de travail au maximum.',
  'You can call once an agent has joined the chat.':
    'Vous pourrez appeler dès qu’un agent aura rejoint le chat.',
  'You can have at most {0} custom roles. Delete one you no longer need.':
    'Vous pouvez avoir au plus {0} rôles personnalisés. Supprimez-en un dont vous n’avez plus besoin.',
  'You can have at most {0} groups. Delete one you no longer need.':
    'Vous pouvez avoir au plus {0} groupes. Supprimez-en un dont vous n’avez plus besoin.',
  'You can have at most {0} responses. Delete some first.':
    'Vous pouvez avoir au plus {0} réponses. Supprimez-en d’abord.',
  'You can rate the call after it ends.': 'Vous pourrez évaluer l’appel une fois terminé.',
  'You can upgrade to this plan right away.': 'Vous pouvez passer à ce forfait dès maintenant.',
  'You can’t request an agent in this chat.': 'Vous ne pouvez pas demander une personne dans ce chat.',
  'You changed this in another window {0}. Review the latest version and try again.':
    'Vous avez modifié ceci dans une autre fenêtre {0}. Consultez la dernière version et réessayez.',
  'You sign in without a password, so there’s none to change. To set one, choose “Forgot password?” on the sign-in page.':
    'Vous vous connectez sans mot de passe : il n’y en a donc pas à modifier. Pour en définir un, choisissez « Mot de passe oublié ? » sur la page de connexion.',
  'Your account is temporarily inactive. You can sign in again on {0}.':
    'Votre compte est temporairement inactif. Vous pourrez vous reconnecter le {0}.',
  'Your next term with {0} is already paid.': 'Votre prochaine période avec {0} est déjà payée.',
  'Your next term with {0} is paid.': 'Votre prochaine période avec {0} est payée.',
  'Your plan doesn’t expire, so there’s nothing to renew.':
    'Votre forfait n’expire pas : il n’y a rien à renouveler.',
  'Your plan includes {0} apps. Upgrade your plan to add more.':
    'Votre forfait comprend {0} applications. Passez à un forfait supérieur pour en ajouter.',
  'Your plan includes {0} users. Upgrade your plan to add more.':
    'Votre forfait comprend {0} utilisateurs. Passez à un forfait supérieur pour en ajouter.',
  'Your workspace has reached today’s email limit. Please try again tomorrow.':
    'Votre espace de travail a atteint la limite d’e-mails du jour. Réessayez demain.',
  'You’re already on this plan.': 'Vous avez déjà ce forfait.',
  'You’re already trying {0} questions. Remove one first.':
    'Vous essayez déjà {0} questions. Retirez-en une d’abord.',
  'You’re on another call. End it first.': 'Vous êtes déjà en appel. Terminez-le d’abord.',
  'You’re only listening. Select “Start speaking” first.':
    'Vous ne faites qu’écouter. Choisissez d’abord « Prendre la parole ».',
  'You’ve reached today’s limit for files. Please try again tomorrow.':
    'Vous avez atteint la limite de fichiers du jour. Réessayez demain.',
  'You’ve reached today’s limit for transcripts. Please try again tomorrow.':
    'Vous avez atteint la limite de transcriptions du jour. Réessayez demain.',
  '{0} changed these settings {1}. Review the latest version and try again.':
    '{0} a modifié ces paramètres {1}. Consultez la dernière version et réessayez.',
  '{0} changed this flow {1}. Review the latest version and try again.':
    '{0} a modifié ce scénario {1}. Consultez la dernière version et réessayez.',
  '{0} changed this response {1}. Review the latest version and try again.':
    '{0} a modifié cette réponse {1}. Consultez la dernière version et réessayez.',
  '{0} whispered to the bot in the meantime. Review it, then try again.':
    'Entre-temps, {0} a soufflé une réponse au bot. Vérifiez-la, puis réessayez.',
  '{0} is already used by “{1}”.': '{0} est déjà utilisé par « {1} ».',
  '{0} isn’t available right now.': '{0} n’est pas disponible en ce moment.',
  '{0} rows have problems. Fix them or skip them.':
    '{0} lignes posent problème. Corrigez-les ou ignorez-les.',
  '“{0}” can’t be used here.': '« {0} » ne peut pas être utilisé ici.',
  '“{0}” has reached its tag limit.': '« {0} » a atteint sa limite de tags.',
  '“{0}” isn’t a date such as 2026-05-31.': '« {0} » n’est pas une date comme 2026-05-31.',
  '“{0}” isn’t a supported language. Use one of {1}.':
    '« {0} » n’est pas une langue prise en charge. Utilisez l’une de celles-ci : {1}.',
  '“{0}” needs a name for each item first.': '« {0} » a d’abord besoin d’un nom pour chaque élément.',
  'This code is incorrect or was already used. Enter the one your app shows now.':
    'Ce code est incorrect ou a déjà servi. Saisissez celui que votre application affiche maintenant.',
  'Setup was finished or restarted elsewhere. Reload the page.':
    'La configuration a été terminée ou recommencée ailleurs. Rechargez la page.',
  'That took too long. Please sign in again.': 'Cela a pris trop de temps. Veuillez vous reconnecter.',
  'Your workspace requires two-factor authentication, so you can’t remove it.':
    'Votre espace de travail exige un second facteur : vous ne pouvez pas le supprimer.',
  'Only owners can do this.': 'Seuls les propriétaires peuvent le faire.',
  'An export is already being prepared.': 'Un export est déjà en préparation.',
  'You’ve reached today’s limit for workspace exports. Try again tomorrow.':
    'Vous avez atteint la limite d’exports de l’espace de travail pour aujourd’hui. Veuillez réessayer demain.',
  'That’s not the name of this workspace.': 'Ce n’est pas le nom de cet espace de travail.',
  'The erasure of this workspace is already scheduled.':
    'L’effacement de cet espace de travail est déjà programmé.',
  'Only owners can change this.': 'Seuls les propriétaires peuvent modifier ce réglage.',
  'Set up two-factor authentication for yourself first: in your profile, under Security.':
    'Configurez d’abord votre propre second facteur : dans votre profil, sous Sécurité.',
  'You can change your own two-factor authentication in your profile, under Security.':
    'Vous pouvez modifier votre propre second facteur dans votre profil, sous Sécurité.',
  'This person hasn’t set up two-factor authentication.': 'Cette personne n’a pas de second facteur.',
  'This person belongs to other workspaces too, so you can’t reset it. They can sign in with a recovery code or ask the operator of this installation.':
    'Cette personne appartient aussi à d’autres espaces de travail : vous ne pouvez pas le réinitialiser. Elle peut se connecter avec un code de secours ou s’adresser à l’exploitant de cette installation.',
  'This passkey didn’t work here. Try again, or sign in another way.':
    'Cette clé d’accès n’a pas fonctionné ici. Réessayez ou connectez-vous autrement.',
  'You can have up to {0} passkeys. Remove one first.':
    'Vous pouvez avoir jusqu’à {0} clés d’accès. Supprimez-en d’abord une.',
  'This passkey is already added.': 'Cette clé d’accès est déjà ajoutée.',
  'We don’t recognize this passkey. Sign in another way.':
    'Nous ne reconnaissons pas cette clé d’accès. Connectez-vous autrement.',
  'This API key is invalid or has expired.': 'Cette clé d’API n’est pas valide ou a expiré.',
  'This workspace requires two-factor authentication. This key works again once its creator has set it up.':
    'Cet espace de travail exige un second facteur. Cette clé fonctionnera de nouveau dès que la personne qui l’a créée en aura configuré un.',
  'This API key made too many requests. Please try again in a minute.':
    'Cette clé d’API a fait trop de requêtes. Réessayez dans une minute.',
  'You can have up to {0} API keys. Revoke one first.':
    'Vous pouvez avoir jusqu’à {0} clés d’API. Révoquez-en une d’abord.',
  'This endpoint doesn’t accept API keys.': 'Ce point de terminaison n’accepte pas les clés d’API.',
  'This API key doesn’t have the scope {0}.': 'Cette clé d’API n’a pas l’autorisation {0}.',
  'This password is too common. Choose one that’s harder to guess.':
    'Ce mot de passe est trop courant. Choisissez-en un plus difficile à deviner.',
  'This password is mostly your name, your company, your email or “Parrot”. Please choose one that is harder to guess.':
    'Ce mot de passe reprend surtout votre nom, votre entreprise, votre adresse e-mail ou « Parrot ». Choisissez-en un plus difficile à deviner.',
  'This tag no longer exists. Please choose another one.': 'Ce tag n’existe plus. Choisissez-en un autre.',
  'A conversation can have at most {0} tags. Remove one first.':
    'Une conversation peut avoir {0} tags au maximum. Retirez-en un d’abord.',
  'The tag “{0}” already exists.': 'Le tag « {0} » existe déjà.',
  'You can have at most {0} tags. Delete or merge some first.':
    'Vous pouvez avoir {0} tags au maximum. Supprimez-en ou fusionnez-en d’abord.',
  'Please choose another tag.': 'Choisissez un autre tag.',
  'Choose when the snooze ends.': 'Choisissez jusqu’à quand mettre le ticket en veille.',
  'Please choose a time within the next year.': 'Choisissez un moment dans l’année à venir.',
  'Only snoozed tickets can have a snooze time.':
    'Seuls les tickets en veille peuvent avoir une fin de veille.',
  'This list has changed. Please reload the page.': 'Cette liste a changé. Rechargez la page.',
  'Something went wrong. Please try again.': 'Une erreur est survenue. Réessayez.',
  'You can have at most {0} views. Delete some first.':
    'Vous pouvez avoir {0} vues au maximum. Supprimez-en d’abord.',
  'Please choose one of your groups.': 'Choisissez l’un de vos groupes.',
  'Please choose another ticket.': 'Choisissez un autre ticket.',
  'T-{0} was already merged into T-{1}.': 'T-{0} a déjà été fusionné avec T-{1}.',
  'This ticket was merged into another one. Open that one instead.':
    'Ce ticket a été fusionné avec un autre. Ouvrez plutôt celui-là.',
  'T-{0} was merged into T-{1}.': 'T-{0} a été fusionné avec T-{1}.',
  'You’ve reached the maximum number of visitor fields.':
    'Vous avez atteint le nombre maximal de champs visiteur.',
  'A field with this name already exists.': 'Un champ portant ce nom existe déjà.',
  'Please enter a name.': 'Veuillez saisir un nom.',
  'Please enter a valid phone number.': 'Veuillez saisir un numéro de téléphone valide.',
  'This visitor has the maximum number of notes.': 'Ce visiteur a déjà le nombre maximal de notes.',
  'There is already a schedule with this name.': 'Des horaires portent déjà ce nom.',
  'You can have at most {0} schedules. Delete one you no longer need.':
    'Vous pouvez avoir au maximum {0} plannings d’horaires. Supprimez-en un dont vous n’avez plus besoin.',
};
