/** Sentences of the contract: errors, rules and built-in roles. */
import type { Catalog } from '../../translate-message.ts';

export const contract: Catalog = {
  'A flow has at most {0} blocks.': 'Un scénario compte au plus {0} blocs.',
  'A flow starts with a Start block.': 'Un scénario commence par un bloc de départ.',
  'A group with this name already exists.': 'Un groupe porte déjà ce nom.',
  'A quotation mark is opened but never closed.': 'Un guillemet est ouvert, mais jamais fermé.',
  'A role with this name already exists.': 'Un rôle porte déjà ce nom.',
  'A topic can have one level only.': 'Un sujet ne peut avoir qu’un seul niveau.',
  'An app can have at most {0} documents and pages. Delete some first.':
    'Une application peut avoir au plus {0} documents et pages. Supprimez-en d’abord.',
  'An app with this name already exists.': 'Une application porte déjà ce nom.',
  'Another agent already has this conversation.': 'Un autre agent a déjà cette conversation.',
  'Archive this app before deleting it.': 'Archivez cette application avant de la supprimer.',
  'Builds apps and maintains their knowledge.': 'Crée des applications et entretient leurs connaissances.',
  'Built-in roles can’t be changed. Duplicate one to customize it.':
    'Les rôles intégrés ne peuvent pas être modifiés. Dupliquez-en un pour le personnaliser.',
  'Calls aren’t available in this conversation.':
    'Les appels ne sont pas disponibles dans cette conversation.',
  'Chat is currently unavailable. Please try again later.':
    'Le chat n’est pas disponible pour le moment. Réessayez plus tard.',
  'Choose 0 to {0} seconds.': 'Choisissez de 0 à {0} secondes.',
  'Choose a password to confirm your email.': 'Choisissez un mot de passe pour confirmer votre e-mail.',
  'Dataset name already exists, please try a new one.':
    'Un jeu de données porte déjà ce nom. Choisissez-en un autre.',
  'Each reusable part starts with its own Start block.':
    'Chaque module réutilisable commence par son propre bloc de départ.',
  Feedback: 'Avis',
  'Full access, including payments.': 'Accès complet, paiements compris.',
  'Handles chats in assigned apps.': 'Traite les chats des applications attribuées.',
  'Handles chats in every app and monitors the desk.':
    'Traite les chats de toutes les applications et supervise le Desk.',
  'Invalid credentials': 'Identifiants incorrects',
  'Invitation Link is Expired': 'Le lien d’invitation a expiré',
  'Manages the plan, payments, and invoices.': 'Gère le forfait, les paiements et les factures.',
  'Manages the team, apps, and desk. No access to payments.':
    'Gère l’équipe, les applications et le Desk. Sans accès aux paiements.',
  'Model files need the package node-llama-cpp. Run `npm install node-llama-cpp` in Parrot’s folder and restart it.':
    'Les fichiers de modèles nécessitent le paquet node-llama-cpp. Exécutez `npm install node-llama-cpp` dans le dossier de Parrot et redémarrez-le.',
  'No model is connected for this app. Ask an admin to connect one.':
    'Aucun modèle n’est connecté à cette application. Demandez à un admin d’en connecter un.',
  'Only Parrot AI can run model files.': 'Seul Parrot AI peut exécuter des fichiers de modèles.',
  "Oops! That doesn't look like a CSV file": 'Oups ! Cela ne ressemble pas à un fichier CSV',
  'Permission Denied': 'Accès refusé',
  'Please answer with “done” or “declined”.': 'Répondez par « done » ou « declined ».',
  'Please check the format.': 'Vérifiez le format.',
  'Please check the highlighted fields.': 'Vérifiez les champs signalés.',
  'Please check this value.': 'Vérifiez cette valeur.',
  'Please choose a file from the list.': 'Choisissez un fichier dans la liste.',
  'Please choose a file under {0} MB.': 'Choisissez un fichier de moins de {0} Mo.',
  'Please choose a time zone from the list.': 'Choisissez un fuseau horaire dans la liste.',
  'Please choose a topic.': 'Choisissez un sujet.',
  'Please choose either an agent or a group.': 'Choisissez soit un agent, soit un groupe.',
  'Please choose one of the options.': 'Choisissez l’une des options.',
  'Please choose one of these file types: {0}.': 'Choisissez un fichier de l’un de ces types : {0}.',
  'Please choose yes or no.': 'Choisissez oui ou non.',
  'Please describe the reason in 5 to 130 characters.': 'Décrivez le motif en 5 à 130 caractères.',
  'Please enter a date and time.': 'Saisissez une date et une heure.',
  'Please enter a date such as 2026-03-31.': 'Saisissez une date, par exemple 2026-03-31.',
  'Please enter a date.': 'Saisissez une date.',
  'Please enter a domain such as example.com.': 'Saisissez un domaine, par exemple example.com.',
  'Please enter a link that starts with http or https, or upload the image.':
    'Saisissez un lien qui commence par http ou https, ou importez l’image.',
  'Please enter a link that starts with http or https.': 'Saisissez un lien qui commence par http ou https.',
  'Please enter a number.': 'Saisissez un nombre.',
  'Please enter a time such as 09:30.': 'Saisissez une heure, par exemple 09:30.',
  'Please enter a valid email address.': 'Saisissez une adresse e-mail valide.',
  'Please enter a version such as 2024-10-21.': 'Saisissez une version, par exemple 2024-10-21.',
  'Please enter a whole number of days from 1 to {0}.': 'Saisissez un nombre entier de jours, de 1 à {0}.',
  'Please enter a whole number.': 'Saisissez un nombre entier.',
  'Please enter an address such as https://….': 'Saisissez une adresse, par exemple https://….',
  'Please enter at least two letters.': 'Saisissez au moins deux lettres.',
  'Please enter text.': 'Saisissez un texte.',
  'Please enter the day the plan ends.': 'Saisissez le jour où le forfait prend fin.',
  'Please fill in the required fields.': 'Remplissez les champs obligatoires.',
  'Please keep the answer under {0} characters.': 'La réponse doit compter moins de {0} caractères.',
  'Rephrase one question at a time.': 'Reformulez les questions une par une.',
  'Please set at most {0} topics.': 'Définissez au plus {0} sujets.',
  'Please sign in on this website to use the chat.': 'Connectez-vous à ce site pour utiliser le chat.',
  'Please upload the image.': 'Veuillez importer l’image.',
  'Please use 3-15 alphanumeric characters only.': 'Utilisez uniquement de 3 à 15 lettres et chiffres.',
  'Please use a color such as #11794A.': 'Utilisez une couleur, par exemple #11794A.',
  'Please use a list.': 'Utilisez une liste.',
  'Please use a multiple of {0}.': 'Choisissez un multiple de {0}.',
  'Please use at least {0} characters.': 'Utilisez au moins {0} caractères.',
  'Please use at least {0} entries.': 'Indiquez au moins {0} éléments.',
  'Please use at most {0} characters.': 'Utilisez au plus {0} caractères.',
  'Please use at most {0} entries.': 'Indiquez au plus {0} éléments.',
  'Please use at most {0} variations.': 'Utilisez au plus {0} variantes.',
  'Please use less than {0}.': 'Choisissez une valeur inférieure à {0}.',
  'Please use lowercase letters, digits, and hyphens only.':
    'Utilisez uniquement des minuscules, des chiffres et des traits d’union.',
  'Please use more than {0}.': 'Choisissez une valeur supérieure à {0}.',
  'Please use one entry.': 'Indiquez un seul élément.',
  'Please use up to 32 lowercase letters, digits, and hyphens.':
    'Utilisez jusqu’à 32 minuscules, chiffres et traits d’union.',
  'Please use up to 80 letters, digits, and hyphens.':
    'Utilisez jusqu’à 80 lettres, chiffres et traits d’union.',
  'Please use {0} or less.': 'Choisissez {0} ou moins.',
  'Please use {0} or more.': 'Choisissez {0} ou plus.',
  'Please verify your email': 'Veuillez vérifier votre e-mail',
  'Please write a message or add a file.': 'Écrivez un message ou ajoutez un fichier.',
  Required: 'Obligatoire',
  Returns: 'Retours',
  'Seems like you have already registered with another tenant.':
    'Vous semblez déjà avoir un compte dans un autre espace de travail.',
  'Session Expired! Login to continue': 'Votre session a expiré. Connectez-vous pour continuer',
  'Someone else changed this. Review the latest version and try again.':
    'Quelqu’un d’autre a modifié ceci. Consultez la dernière version et réessayez.',
  'Something went wrong, Please try later': 'Une erreur s’est produite. Veuillez réessayer plus tard',
  'Sorry we are unable to process your request at this time. Please try again later':
    'Désolé, nous ne pouvons pas traiter votre demande pour le moment. Veuillez réessayer plus tard',
  'Tags start with # and have 2–20 characters, no spaces or punctuation.':
    'Les tags commencent par # et comptent de 2 à 20 caractères, sans espace ni ponctuation.',
  'The block “{0}” belongs to another part of the flow.':
    'Le bloc « {0} » appartient à une autre partie du scénario.',
  'The connection was too slow. Please try again.': 'La connexion était trop lente. Veuillez réessayer.',
  'The first day must come before the last day.': 'Le premier jour doit précéder le dernier.',
  'The hash header doesn’t match the request body.':
    'L’en-tête hash ne correspond pas au contenu de la requête.',
  'The headers tenant_id, user_id and hash are required. If you use a proxy, let it pass headers with underscores.':
    'Les en-têtes tenant_id, user_id et hash sont obligatoires. Si vous utilisez un proxy, il doit laisser passer les en-têtes avec des traits de soulignement.',
  'The model didn’t answer in time. Please try again.':
    'Le modèle n’a pas répondu à temps. Veuillez réessayer.',
  'The model rejected the key. Check the key and its permissions.':
    'Le modèle a refusé la clé. Vérifiez la clé et ses autorisations.',
  'The other person is on another call. Please try again later.':
    'Votre interlocuteur est déjà en appel. Réessayez plus tard.',
  'The other person is reconnecting.': 'Votre interlocuteur se reconnecte.',
  'The provider’s limit is reached. Please try again later.':
    'La limite du fournisseur est atteinte. Réessayez plus tard.',
  'There are two parts named “{0}”.': 'Deux modules portent le nom « {0} ».',
  'There are two values named “{0}”.': 'Deux valeurs portent le nom « {0} ».',
  'There’s no block named “{0}”.': 'Aucun bloc ne porte le nom « {0} ».',
  'There’s no part named “{0}”.': 'Aucun module ne porte le nom « {0} ».',
  'There’s only one column. Separate questions and answers with a comma, semicolon, or tab.':
    'Il n’y a qu’une colonne. Séparez questions et réponses par une virgule, un point-virgule ou une tabulation.',
  'This address isn’t allowed.': 'Cette adresse n’est pas autorisée.',
  'This address isn’t allowed. To use your own model, add its host and port to OUTBOUND_ALLOW.':
    'Cette adresse n’est pas autorisée. Pour utiliser votre propre modèle, ajoutez son hôte et son port à OUTBOUND_ALLOW.',
  'This address isn’t allowed. Use a public web address.':
    'Cette adresse n’est pas autorisée. Utilisez une adresse web publique.',
  'This app has no flow. Create a FUNCTIONAL or CUSTOM app to use one.':
    'Cette application n’a pas de scénario. Créez une application FUNCTIONAL ou CUSTOM pour en utiliser un.',
  'This app is archived. Restore it first.': 'Cette application est archivée. Restaurez-la d’abord.',
  'This app isn’t ready to publish yet.': 'Cette application n’est pas encore prête à être publiée.',
  'This bot isn’t allowed on this website.': 'Ce bot n’est pas autorisé sur ce site.',
  'This call has ended.': 'Cet appel est terminé.',
  'This call was answered in another window.': 'Cet appel a été pris dans une autre fenêtre.',
  'This can’t be undone anymore.': 'Cette action ne peut plus être annulée.',
  'This conversation is closed.': 'Cette conversation est clôturée.',
  'This couldn’t be sent. Please reload the page and try again.':
    'L’envoi a échoué. Rechargez la page et réessayez.',
  'This file contains no text. Save your table as CSV (UTF-8) and try again.':
    'Ce fichier ne contient pas de texte. Enregistrez votre tableau au format CSV (UTF-8) et réessayez.',
  'This file has column names but no rows.': 'Ce fichier a des noms de colonnes, mais aucune ligne.',
  'We couldn’t read this Excel workbook. Open it in Excel, save it again, and try again.':
    'Nous n’avons pas pu lire ce classeur Excel. Ouvrez-le dans Excel, enregistrez-le à nouveau et réessayez.',
  'This Excel workbook is too large once unpacked. Keep only the sheet with the questions.':
    'Ce classeur Excel est trop volumineux une fois décompressé. Ne gardez que la feuille avec les questions.',
  'This sheet has no table with two columns. Choose another sheet, or add questions and answers.':
    'Cette feuille ne contient pas de tableau à deux colonnes. Choisissez une autre feuille ou ajoutez des questions et des réponses.',
  'This sheet isn’t in the workbook. Choose another one.':
    'Cette feuille ne se trouve pas dans le classeur. Choisissez-en une autre.',
  'Together these have too many variations. Remove some first.':
    'Ensemble, elles ont trop de variantes. Supprimez-en d’abord quelques-unes.',
  'These are the same question. Choose another one to merge.':
    'C’est la même question. Choisissez-en une autre à fusionner.',
  'This source is being read right now. Try again in a moment.':
    'Cette source est en cours de lecture. Réessayez dans un instant.',
  'This file is empty.': 'Ce fichier est vide.',
  'This file isn’t an image. Choose a JPG or PNG.':
    'Ce fichier n’est pas une image. Choisissez un JPG ou un PNG.',
  'This invitation was already accepted. Please sign in.':
    'Cette invitation a déjà été acceptée. Connectez-vous.',
  'This is the last owner. Make someone else an owner first.':
    'Il s’agit du dernier propriétaire. Désignez d’abord quelqu’un d’autre.',
  'This is too large. Try a smaller file or text.':
    'C’est trop volumineux. Essayez un fichier plus petit ou un texte plus court.',
  'This link is no longer valid. Please request a new one.':
    'Ce lien n’est plus valide. Demandez-en un nouveau.',
  'This name is already taken.': 'Ce nom est déjà pris.',
  'This permission doesn’t exist.': 'Cette autorisation n’existe pas.',
  'This person is already a member.': 'Cette personne est déjà membre.',
  'This role is in use. Give its members another role first.':
    'Ce rôle est utilisé. Donnez d’abord un autre rôle à ses membres.',
  'This signal doesn’t belong to the call.': 'Ce signal n’appartient pas à l’appel.',
  'This suggestion is for another answer. Please reload the page.':
    'Cette suggestion concerne une autre réponse. Rechargez la page.',
  'This value doesn’t belong here. Please remove it.': 'Cette valeur n’a pas sa place ici. Supprimez-la.',
  'This was canceled.': 'L’opération a été annulée.',
  'Too many attempts. Wait a moment and try again.': 'Trop de tentatives. Patientez un instant et réessayez.',
  'Unregistered user. Please register before sign-in.':
    'Utilisateur non enregistré. Créez un compte avant de vous connecter.',
  'Use letters and digits, starting with a lowercase letter, such as orderNumber.':
    'Utilisez des lettres et des chiffres, en commençant par une minuscule, par exemple orderNumber.',
  'User already has access for this app': 'Cette personne a déjà accès à cette application',
  'User not found': 'Utilisateur introuvable',
  'We couldn’t find that.': 'Nous n’avons rien trouvé.',
  'We couldn’t reach the model. Check the address.':
    'Nous n’avons pas pu joindre le modèle. Vérifiez l’adresse.',
  'We couldn’t read these columns. Please choose them again.':
    'Nous n’avons pas pu lire ces colonnes. Choisissez-les à nouveau.',
  'We couldn’t read these details. Please try again.':
    'Nous n’avons pas pu lire ces informations. Veuillez réessayer.',
  'We couldn’t read this file.': 'Nous n’avons pas pu lire ce fichier.',
  'We couldn’t read this file. Choose another one.':
    'Nous n’avons pas pu lire ce fichier. Choisissez-en un autre.',
  'We couldn’t understand the model’s answer. Check the model’s name.':
    'Nous n’avons pas compris la réponse du modèle. Vérifiez le nom du modèle.',
  'We don’t recognize this plan. Please reload the page and choose again.':
    'Nous ne reconnaissons pas ce forfait. Rechargez la page et choisissez à nouveau.',
  'We don’t recognize this selection. Please reload the page and choose again.':
    'Nous ne reconnaissons pas cette sélection. Rechargez la page et choisissez à nouveau.',
  'You can order one plan at a time. Please reload and try again.':
    'Vous ne pouvez commander qu’un forfait à la fois. Rechargez la page et réessayez.',
  'Your account is temporarily inactive.': 'Votre compte est temporairement inactif.',
  'You’d lose your own access. Ask another admin to make this change.':
    'Vous perdriez votre propre accès. Demandez cette modification à un autre admin.',
  'You’re sending too fast. Please wait a minute.': 'Vous envoyez trop vite. Patientez une minute.',
  'You’ve reached your conversation capacity.': 'Vous avez atteint votre capacité de conversations.',
  'You’ve reached your plan’s limit. Upgrade your plan to add more.':
    'Vous avez atteint la limite de votre forfait. Passez à un forfait supérieur pour en ajouter.',
  '{0} already has this conversation.': '{0} a déjà cette conversation.',
  '{0} is on another call. Please try again later.': '{0} est déjà en appel. Réessayez plus tard.',
  '“{0}” has no action “{1}”.': '« {0} » n’a pas d’action « {1} ».',
  'This workspace requires two-factor authentication. Set it up in your profile under Security first.':
    'Cet espace de travail exige un second facteur. Configurez-en d’abord un dans votre profil, sous Sécurité.',
  'Your browser sent something we don’t understand. Please try again.':
    'Votre navigateur a envoyé quelque chose que nous ne comprenons pas. Veuillez réessayer.',
  'Enter a number of days from {0} to {1}.': 'Saisissez un nombre de jours entre {0} et {1}.',
  'Each option must be different.': 'Chaque option doit être différente.',
  'Add at least one option.': 'Ajoutez au moins une option.',
  'You can no longer use this chat.': 'Vous ne pouvez plus utiliser ce chat.',
  'The last day can’t be before the first.': 'Le dernier jour ne peut pas précéder le premier.',
  'Write variables such as {{visitor.name}}, one after the other and not inside each other.':
    'Écrivez des variables comme {{visitor.name}}, l’une après l’autre et non l’une dans l’autre.',
  'Unknown variable “{0}”.': 'Variable inconnue « {0} ».',
  'Some of these actions cancel each other out.': 'Certaines de ces actions s’annulent entre elles.',
  'Write a text or choose an action.': 'Écrivez un texte ou choisissez une action.',
  'Choose at least one app.': 'Choisissez au moins une application.',
  'Choose a group or at least one skill.': 'Choisissez un groupe ou au moins une compétence.',
  'Please choose a language from the list.': 'Veuillez choisir une langue dans la liste.',
  'Please enter whole minutes.': 'Saisissez des minutes entières.',
  'Please enter at least 1 minute.': 'Saisissez au moins 1 minute.',
  'Please enter at most 1,440 minutes.': 'Saisissez au maximum 1 440 minutes.',
  'Please choose at least one.': 'Choisissez-en au moins un.',
  'Please enter a web address that starts with https:// or http://.':
    'Saisissez une adresse web qui commence par https:// ou http://.',
  'Add at least one action.': 'Ajoutez au moins une action.',
  'Use at least 16 characters.': 'Utilisez au moins 16 caractères.',
  'Please enter 1 or more, or leave it blank.': 'Saisissez 1 ou plus, ou laissez le champ vide.',
  'Please enter at most {0} days.': 'Saisissez {0} jours au maximum.',
  'The resolution can’t be due before the first response.':
    'La résolution ne peut pas être due avant la première réponse.',
  'Please choose a percentage from 1 to 99.': 'Choisissez un pourcentage de 1 à 99.',
};
