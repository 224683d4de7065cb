import type { Catalog } from '@parrot/contract/messages';

export const french: Catalog = {
  'Hi! Ask me about your order, delivery, returns, or sizes.':
    'Bonjour ! Posez-moi vos questions sur votre commande, la livraison, les retours ou les tailles.',
  Orders: 'Commandes',
  'Where is my order?': 'Où est ma commande ?',
  'How can I track my parcel?': 'Comment suivre mon colis ?',
  'When does my package arrive?': 'Quand mon colis arrive-t-il ?',
  'Open the tracking link in our shipping email. Most packages arrive two to four business days after they ship.':
    'Ouvrez le lien de suivi dans notre e-mail d’expédition. La plupart des colis arrivent deux à quatre jours ouvrés après l’envoi.',
  'Can I change or cancel my order?': 'Puis-je modifier ou annuler ma commande ?',
  'I ordered the wrong thing': 'Je me suis trompé de commande',
  'Please cancel my order': 'Veuillez annuler ma commande',
  'Yes, as long as it hasn’t shipped. Open “My orders”, choose the order, and select Change or Cancel. Once it’s on its way, you can return it free of charge.':
    'Oui, tant qu’elle n’est pas expédiée. Ouvrez « Mes commandes », choisissez la commande, puis Modifier ou Annuler. Une fois en route, vous pouvez la retourner gratuitement.',
  'Do I need an account to buy something?': 'Faut-il un compte pour acheter ?',
  'Can I check out as a guest?': 'Puis-je commander sans compte ?',
  'No, you can buy as a guest with just your email address. With an account, you see all your orders in one place.':
    'Non, vous pouvez acheter sans compte, avec votre seule adresse e-mail. Un compte vous permet de voir toutes vos commandes au même endroit.',
  Delivery: 'Livraison',
  'How much is shipping?': 'Combien coûte l’expédition ?',
  'What does delivery cost?': 'Quel est le prix de la livraison ?',
  'Is delivery free?': 'La livraison est-elle gratuite ?',
  'Standard delivery is 4.90 euros, and free for orders of 50 euros or more. Express delivery is 9.90 euros.':
    'La livraison standard coûte 4,90 euros et est gratuite à partir de 50 euros d’achat. La livraison express coûte 9,90 euros.',
  'Which countries do you ship to?': 'Dans quels pays livrez-vous ?',
  'Do you deliver abroad?': 'Livrez-vous à l’étranger ?',
  'Can you send it overseas?': 'Pouvez-vous l’envoyer outre-mer ?',
  'We ship to all countries in the European Union, Norway, Switzerland, and the United Kingdom. Any duties are shown before you pay.':
    'Nous livrons dans tous les pays de l’Union européenne, en Norvège, en Suisse et au Royaume-Uni. Les éventuels droits de douane sont affichés avant le paiement.',
  Returns: 'Retours',
  'How do I return an item?': 'Comment retourner un article ?',
  'Can I send something back?': 'Puis-je renvoyer quelque chose ?',
  'What is your return policy?': 'Quelle est votre politique de retour ?',
  'You have 30 days. Print the label under “My orders”, put it on the package, and drop it off at any post office. Returns are free.':
    'Vous avez 30 jours. Imprimez l’étiquette dans « Mes commandes », collez-la sur le colis et déposez-le dans un bureau de poste. Les retours sont gratuits.',
  'When do I get my refund?': 'Quand serai-je remboursé ?',
  'How long until my money is back?': 'En combien de temps serai-je remboursé ?',
  'We refund you the way you paid, within five business days after your return reaches us. We’ll email you once it’s on its way.':
    'Nous vous remboursons par le même moyen de paiement, sous cinq jours ouvrés après réception de votre retour. Un e-mail vous prévient dès que c’est fait.',
  'My item arrived damaged': 'Mon article est arrivé endommagé',
  'You sent the wrong product': 'Vous avez envoyé le mauvais produit',
  'Something is missing in my parcel': 'Il manque quelque chose dans mon colis',
  'We’re sorry about that. Ask for a person right here and have your order number ready: we’ll send a replacement right away, and you don’t need to return the old one first.':
    'Nous en sommes désolés. Demandez ici à parler à une personne, avec votre numéro de commande : nous envoyons tout de suite un remplacement, sans attendre le retour du premier.',
  Products: 'Produits',
  'Which size should I take?': 'Quelle taille choisir ?',
  'Is there a size guide?': 'Y a-t-il un guide des tailles ?',
  'Do your clothes run small?': 'Vos vêtements taillent-ils petit ?',
  'There’s a size guide on every product page. Most of our clothes run true to size; if you’re between sizes, take the larger one.':
    'Un guide des tailles figure sur chaque page produit. La plupart de nos vêtements taillent normalement ; entre deux tailles, prenez la plus grande.',
  'When is this back in stock?': 'Quand sera-t-il de nouveau en stock ?',
  'The item is sold out': 'L’article est épuisé',
  'Will you restock it?': 'Allez-vous le réapprovisionner ?',
  'Select “Notify me” on the product page and leave your email address. Most sold-out items are back within three weeks.':
    'Choisissez « Me prévenir » sur la page du produit et laissez votre adresse e-mail. La plupart des articles épuisés reviennent sous trois semaines.',
  Payment: 'Paiement',
  'How can I pay?': 'Comment puis-je payer ?',
  'Which payment methods do you accept?': 'Quels moyens de paiement acceptez-vous ?',
  'Can I pay by invoice?': 'Puis-je payer sur facture ?',
  'By credit card, PayPal, Apple Pay, Google Pay, bank transfer, or, after your first order, by invoice.':
    'Par carte de crédit, PayPal, Apple Pay, Google Pay, virement ou, dès la deuxième commande, sur facture.',
  'How do I use a gift card?': 'Comment utiliser une carte cadeau ?',
  'My discount code doesn’t work': 'Mon code de réduction ne marche pas',
  'Where do I enter a promo code?': 'Où saisir un code promo ?',
  'Enter the code in your cart, below the total. Codes can’t be combined, and some have a minimum order value, which is shown on the card.':
    'Saisissez le code dans le panier, sous le total. Les codes ne sont pas cumulables et certains exigent un montant minimum, indiqué sur la carte.',
  'Welcome! I can help with your booking and your stay. What would you like to know?':
    'Bienvenue ! Je peux vous aider pour votre réservation et votre séjour. Que souhaitez-vous savoir ?',
  Arrival: 'Arrivée',
  'When can I check in?': 'Quand puis-je arriver ?',
  'What time is check-in?': 'À quelle heure commence l’enregistrement ?',
  'When is my room ready?': 'Quand ma chambre sera-t-elle prête ?',
  'Your room is ready from 15:00. If you arrive earlier, leave your luggage at reception and make yourself at home in the lobby.':
    'Votre chambre est prête à partir de 15 h. Si vous arrivez plus tôt, laissez vos bagages à la réception et installez-vous dans le hall.',
  'Can I arrive late at night?': 'Puis-je arriver tard dans la nuit ?',
  'Is the reception open around the clock?': 'La réception est-elle ouverte 24 h sur 24 ?',
  'My flight lands after midnight': 'Mon vol atterrit après minuit',
  'Yes. Reception is staffed day and night. If you arrive after 22:00, let us know in advance so we can hold your room.':
    'Oui. La réception est ouverte jour et nuit. Si vous arrivez après 22 h, prévenez-nous pour que nous gardions votre chambre.',
  'How do I get to you from the airport?': 'Comment venir depuis l’aéroport ?',
  'Is there a shuttle?': 'Y a-t-il une navette ?',
  'Which train goes to the hotel?': 'Quel train va à l’hôtel ?',
  'Take the airport train to Central Station (25 minutes), then walk five minutes along the river. A taxi costs about 40 euros; we’re happy to book one for you.':
    'Prenez le train de l’aéroport jusqu’à la gare centrale (25 minutes), puis marchez cinq minutes le long du fleuve. Un taxi coûte environ 40 euros ; nous pouvons vous en réserver un.',
  Departure: 'Départ',
  'When do I have to check out?': 'Quand dois-je libérer la chambre ?',
  'What time is check-out?': 'À quelle heure faut-il partir ?',
  'Can I leave later?': 'Puis-je partir plus tard ?',
  'Please check out by 11:00. Late check-out until 14:00 costs 20 euros, if the room is available; ask at reception the evening before.':
    'Merci de libérer la chambre avant 11 h. Un départ tardif jusqu’à 14 h coûte 20 euros si la chambre est libre ; demandez à la réception la veille au soir.',
  'Can I leave my luggage after check-out?': 'Puis-je laisser mes bagages après mon départ ?',
  'Do you store bags?': 'Gardez-vous les bagages ?',
  'Yes, free of charge, until you leave town. Just bring your bags to reception.':
    'Oui, gratuitement, jusqu’à ce que vous repartiez. Apportez simplement vos bagages à la réception.',
  Hotel: 'Hôtel',
  'When is breakfast?': 'À quelle heure est le petit-déjeuner ?',
  'Is breakfast included?': 'Le petit-déjeuner est-il compris ?',
  'What does breakfast cost?': 'Combien coûte le petit-déjeuner ?',
  'Breakfast is served from 7:00 to 10:30, on weekends until 11:00. It’s included in most rates; otherwise, it’s 18 euros. Tell us about any allergies, and we’ll take care of them.':
    'Le petit-déjeuner est servi de 7 h à 10 h 30, jusqu’à 11 h le week-end. Il est compris dans la plupart des tarifs ; sinon, il coûte 18 euros. Signalez-nous vos allergies, nous nous en occupons.',
  'Do you have parking?': 'Avez-vous un parking ?',
  'Where can I park my car?': 'Où puis-je garer ma voiture ?',
  'Is there a charger for electric cars?': 'Y a-t-il une borne pour voitures électriques ?',
  'There’s a garage under the hotel for 19 euros a night, with four chargers for electric cars. Spaces can’t be reserved, but it’s rarely full.':
    'Un garage se trouve sous l’hôtel, à 19 euros la nuit, avec quatre bornes pour voitures électriques. Les places ne se réservent pas, mais il est rarement complet.',
  'What is the Wi-Fi password?': 'Quel est le mot de passe du Wi-Fi ?',
  'Do you have free internet?': 'Avez-vous l’internet gratuit ?',
  'How do I get online?': 'Comment me connecter à internet ?',
  'Wi-Fi is free throughout the hotel. Choose the network “Guests” and enter your room number and last name.':
    'Le Wi-Fi est gratuit dans tout l’hôtel. Choisissez le réseau « Guests » et saisissez votre numéro de chambre et votre nom.',
  'Are pets allowed?': 'Les animaux sont-ils acceptés ?',
  'Can I bring my dog?': 'Puis-je venir avec mon chien ?',
  'Dogs and cats are welcome for 15 euros a night. Let us know when you book, so we can give you a suitable room.':
    'Chiens et chats sont les bienvenus pour 15 euros la nuit. Prévenez-nous à la réservation pour que nous vous donnions une chambre adaptée.',
  'Do you have a gym or a sauna?': 'Avez-vous une salle de sport ou un sauna ?',
  'Is there a pool?': 'Y a-t-il une piscine ?',
  'When does the spa open?': 'Quand ouvre le spa ?',
  'The sauna and gym on the sixth floor are open from 7:00 to 22:00 and free for guests. We don’t have a pool, but there’s a public one three minutes away.':
    'Le sauna et la salle de sport, au sixième étage, sont ouverts de 7 h à 22 h et gratuits pour les clients. Nous n’avons pas de piscine, mais il y en a une publique à trois minutes.',
  Booking: 'Réservation',
  'Can I cancel my booking?': 'Puis-je annuler ma réservation ?',
  'How do I change my reservation?': 'Comment modifier ma réservation ?',
  'Until when is cancellation free?': 'Jusqu’à quand l’annulation est-elle gratuite ?',
  'Flexible rates can be changed or canceled free of charge until 18:00 on the day before arrival: use the link in your confirmation. Saver rates are non-refundable.':
    'Les tarifs flexibles peuvent être modifiés ou annulés sans frais jusqu’à 18 h la veille de l’arrivée : utilisez le lien de votre confirmation. Les tarifs économiques ne sont pas remboursables.',
  'Do you have rooms for families?': 'Avez-vous des chambres familiales ?',
  'Can I get an extra bed or a crib?': 'Puis-je avoir un lit d’appoint ou un lit bébé ?',
  'Our family rooms sleep four. A crib is free, and an extra bed costs 25 euros a night in any double room; please let us know when you book.':
    'Nos chambres familiales accueillent quatre personnes. Le lit bébé est gratuit et un lit d’appoint coûte 25 euros la nuit dans toute chambre double ; précisez-le à la réservation.',
  'Hi! Tell me what isn’t working, or what you’d like to do.':
    'Bonjour ! Dites-moi ce qui ne marche pas ou ce que vous souhaitez faire.',
  'Sign-in': 'Connexion',
  'I forgot my password': 'J’ai oublié mon mot de passe',
  'How do I reset my password?': 'Comment réinitialiser mon mot de passe ?',
  'I need a new password': 'Il me faut un nouveau mot de passe',
  'Select “Forgot password?” on the sign-in page and enter your email address. The link in our email works for one hour.':
    'Choisissez « Mot de passe oublié ? » sur la page de connexion et saisissez votre adresse e-mail. Le lien de notre e-mail est valable une heure.',
  'I didn’t get the email': 'Je n’ai pas reçu l’e-mail',
  'The confirmation email isn’t arriving': 'L’e-mail de confirmation n’arrive pas',
  'There’s no verification email in my inbox': 'Il n’y a pas d’e-mail de vérification dans ma boîte',
  'Check your spam folder first. Some mail servers delay messages for a few minutes. If nothing arrives after ten minutes, request it again on the sign-in page.':
    'Regardez d’abord dans vos spams. Certains serveurs retiennent les messages quelques minutes. Si rien n’arrive au bout de dix minutes, redemandez-le sur la page de connexion.',
  'How do I turn on two-step sign-in?': 'Comment activer la connexion en deux étapes ?',
  'I lost my phone with the authenticator': 'J’ai perdu le téléphone avec l’application d’authentification',
  'Can I use two-factor authentication?': 'Puis-je utiliser l’authentification à deux facteurs ?',
  'Go to Profile > Security. Turn it on there, and save the ten backup codes in case you lose your phone. Without codes, a team owner can reset it for you.':
    'Allez dans Profil > Sécurité. Activez-la et conservez les dix codes de secours au cas où vous perdriez votre téléphone. Sans codes, un propriétaire de l’équipe peut la réinitialiser.',
  Team: 'Équipe',
  'How do I invite colleagues?': 'Comment inviter des collègues ?',
  'How can I add users to my team?': 'Comment ajouter des utilisateurs à mon équipe ?',
  'Go to Settings > Team and select Invite. Enter one or more email addresses, choose a role, and we’ll send them a link that works for a day.':
    'Allez dans Paramètres > Équipe et choisissez Inviter. Saisissez une ou plusieurs adresses e-mail, choisissez un rôle, et nous enverrons un lien valable un jour.',
  'What can each role do?': 'Que peut faire chaque rôle ?',
  'Who can see my projects?': 'Qui peut voir mes projets ?',
  'How do permissions work?': 'Comment fonctionnent les autorisations ?',
  'Owners have full access, editors work in projects they’re assigned to, and viewers can only look. See all roles under Settings > Roles.':
    'Les propriétaires ont un accès complet, les éditeurs travaillent dans les projets attribués et les lecteurs peuvent seulement consulter. Tous les rôles sont dans Paramètres > Rôles.',
  Billing: 'Facturation',
  'How do I change my plan?': 'Comment changer de forfait ?',
  'Can I upgrade or downgrade?': 'Puis-je passer à un forfait supérieur ou inférieur ?',
  'I want a bigger subscription': 'Je veux un abonnement plus important',
  'Go to Settings > Plan. Upgrades start right away, and you only pay for the remaining days; downgrades start next month.':
    'Allez dans Paramètres > Forfait. Un forfait supérieur commence tout de suite et vous ne payez que les jours restants ; un forfait inférieur commence le mois suivant.',
  'Where do I find my invoices?': 'Où trouver mes factures ?',
  'I need a receipt': 'J’ai besoin d’un reçu',
  'Can you put our VAT number on the bill?': 'Pouvez-vous indiquer notre numéro de TVA sur la facture ?',
  'You’ll find all invoices as PDFs under Settings > Invoices. You can also enter your address and VAT number there for future invoices.':
    'Toutes les factures sont en PDF dans Paramètres > Factures. Vous pouvez aussi y saisir l’adresse et le numéro de TVA des prochaines.',
  'How do I cancel my subscription?': 'Comment résilier mon abonnement ?',
  'I want to close my account': 'Je veux fermer mon compte',
  'Go to Settings > Plan and select Cancel. Everything works until the end of your paid period; we keep your data for another 60 days in case you come back.':
    'Allez dans Paramètres > Forfait et choisissez Résilier. Tout fonctionne jusqu’à la fin de la période payée ; nous gardons vos données encore 60 jours, au cas où vous reviendriez.',
  Data: 'Données',
  'How do I export my data?': 'Comment exporter mes données ?',
  'Can I download everything?': 'Puis-je tout télécharger ?',
  'Is there a backup I can get?': 'Puis-je obtenir une sauvegarde ?',
  'Go to Settings > Data and select Export. We put everything into one ZIP file with CSV tables and email you the link, usually within minutes.':
    'Allez dans Paramètres > Données et choisissez Exporter. Nous réunissons tout dans un fichier ZIP avec des tableaux CSV et vous envoyons le lien par e-mail, en général en quelques minutes.',
  'Where is my data stored?': 'Où sont stockées mes données ?',
  'Is my data safe?': 'Mes données sont-elles en sécurité ?',
  'Do you comply with the GDPR?': 'Respectez-vous le RGPD ?',
  'On servers in Frankfurt, encrypted at rest and in transit. We back it up every night and never share it. You’ll find our data processing agreement under Settings > Legal.':
    'Sur des serveurs à Francfort, chiffrées au repos et en transit. Nous les sauvegardons chaque nuit et ne les partageons jamais. Notre accord de traitement des données est dans Paramètres > Mentions légales.',
  Troubleshooting: 'Dépannage',
  'The page stays blank': 'La page reste blanche',
  'The app is very slow': 'L’application est très lente',
  'Nothing loads anymore': 'Plus rien ne se charge',
  'Reload with Ctrl+Shift+R (Mac: Cmd+Shift+R). If that doesn’t help, try a private window; if it works there, an extension is the cause. Our status page shows whether the problem is on our side.':
    'Rechargez avec Ctrl+Maj+R (Mac : Cmd+Maj+R). Si cela ne suffit pas, essayez une fenêtre privée ; si cela y fonctionne, une extension est en cause. Notre page d’état indique si le problème vient de nous.',
  'How do I report a bug?': 'Comment signaler un bug ?',
  'I found an error': 'J’ai trouvé une erreur',
  'Something is broken': 'Quelque chose est cassé',
  'Ask for a person right here. Tell us what you did, what you expected, and what happened instead; a screenshot helps a lot.':
    'Demandez ici à parler à une personne. Dites-nous ce que vous avez fait, ce que vous attendiez et ce qui s’est passé ; une capture d’écran aide beaucoup.',
  'Hi, this is the front desk. I can help with appointments, prescriptions, and opening hours. In an emergency, call 112.':
    'Bonjour, ici l’accueil. Je vous aide pour les rendez-vous, les ordonnances et les horaires. En cas d’urgence, appelez le 112.',
  Emergencies: 'Urgences',
  'This is an emergency': 'C’est une urgence',
  'Who do I call at night?': 'Qui appeler la nuit ?',
  'I have severe chest pain': 'J’ai une forte douleur à la poitrine',
  'Call 112 right away. If it can’t wait until morning but isn’t life-threatening, call the medical on-call service at 116 117, day or night.':
    'Appelez le 112 immédiatement. Si cela ne peut pas attendre demain sans être vital, appelez le service médical de garde au 116 117, jour et nuit.',
  Appointments: 'Rendez-vous',
  'How do I book an appointment?': 'Comment prendre rendez-vous ?',
  'Can I see a doctor today?': 'Puis-je voir un médecin aujourd’hui ?',
  'I would like to make an appointment': 'Je voudrais prendre rendez-vous',
  'Book online under “Appointments”, or call us between 8:00 and 12:00. If you’re suddenly ill, come to our walk-in hour, every weekday from 8:00 to 9:00.':
    'Réservez en ligne dans « Rendez-vous » ou appelez-nous entre 8 h et 12 h. En cas de maladie soudaine, venez à la consultation sans rendez-vous, en semaine de 8 h à 9 h.',
  'How do I cancel my appointment?': 'Comment annuler mon rendez-vous ?',
  'I can’t come tomorrow': 'Je ne peux pas venir demain',
  'Can I move my appointment?': 'Puis-je déplacer mon rendez-vous ?',
  'Use the link in your reminder, or call us. Please let us know at least 24 hours ahead, so someone else can have the slot.':
    'Utilisez le lien de votre rappel ou appelez-nous. Prévenez-nous au moins 24 heures à l’avance, pour que quelqu’un d’autre puisse en profiter.',
  'What should I bring to my first visit?': 'Que dois-je apporter à ma première visite ?',
  'I am a new patient': 'C’est ma première visite',
  'Do you take new patients?': 'Acceptez-vous de nouveaux patients ?',
  'Yes, we’re accepting new patients. Please bring your insurance card, a list of your medications, and any earlier test results, and come ten minutes early to fill in a form.':
    'Oui, nous acceptons de nouveaux patients. Apportez votre carte d’assurance, la liste de vos médicaments et vos anciens résultats, et venez dix minutes plus tôt pour remplir un formulaire.',
  'Do you offer video consultations?': 'Proposez-vous des consultations vidéo ?',
  'Can I talk to the doctor online?': 'Puis-je parler au médecin en ligne ?',
  'Yes, for follow-up visits and for discussing results. Choose “Video” when you book, and we’ll email you the link. For a first visit, please come to the practice.':
    'Oui, pour le suivi et pour discuter des résultats. Choisissez « Vidéo » à la réservation et nous vous enverrons le lien par e-mail. Pour une première visite, venez au cabinet.',
  Practice: 'Cabinet',
  'When are you open?': 'Quand êtes-vous ouverts ?',
  'What are your opening hours?': 'Quels sont vos horaires d’ouverture ?',
  'Are you open on Saturday?': 'Êtes-vous ouverts le samedi ?',
  'Monday, Tuesday, and Thursday from 8:00 to 18:00, Wednesday and Friday from 8:00 to 13:00. We’re closed on weekends and public holidays.':
    'Lundi, mardi et jeudi de 8 h à 18 h, mercredi et vendredi de 8 h à 13 h. Fermé le week-end et les jours fériés.',
  'Where is the practice?': 'Où se trouve le cabinet ?',
  'How do I find you?': 'Comment vous trouver ?',
  'Is the entrance accessible for wheelchairs?': 'L’entrée est-elle accessible en fauteuil roulant ?',
  'Lindenweg 4, second floor, next to the pharmacy. Bus 12 stops in front of the building. There’s an elevator, and the entrance has no steps.':
    'Lindenweg 4, deuxième étage, à côté de la pharmacie. Le bus 12 s’arrête devant l’immeuble. Il y a un ascenseur et l’entrée est de plain-pied.',
  Prescriptions: 'Ordonnances',
  'How do I get a repeat prescription?': 'Comment obtenir un renouvellement d’ordonnance ?',
  'My medication is running out': 'Je n’aurai bientôt plus de médicaments',
  'Can you renew my prescription?': 'Pouvez-vous renouveler mon ordonnance ?',
  'Order it online under “Prescriptions” with the name of the medication. If we’ve scanned your card this quarter, you can pick it up at the pharmacy from noon on the next business day.':
    'Commandez-la en ligne dans « Ordonnances » avec le nom du médicament. Si nous avons lu votre carte ce trimestre, il vous attend à la pharmacie dès midi le jour ouvré suivant.',
  Paperwork: 'Documents',
  'I need a sick note': 'Il me faut un arrêt de travail',
  'Can I get a certificate for my employer?': 'Puis-je avoir un certificat pour mon employeur ?',
  'A doctor needs to speak with you first, during the walk-in hour or by video. The note is sent to you and your insurance electronically.':
    'Un médecin doit d’abord vous parler, à la consultation sans rendez-vous ou en vidéo. Le document vous est envoyé, ainsi qu’à votre assurance, par voie électronique.',
  'When do I get my test results?': 'Quand aurai-je mes résultats ?',
  'Are my blood test results in?': 'Mes analyses de sang sont-elles arrivées ?',
  'How do I get my lab results?': 'Comment recevoir mes résultats de laboratoire ?',
  'Lab results usually arrive within two to three business days. We’ll call you if anything needs discussing; otherwise, you can ask us after 14:00.':
    'Les résultats arrivent en général sous deux à trois jours ouvrés. Nous vous appelons s’il faut en parler ; sinon, vous pouvez nous demander après 14 h.',
  'How do I get a referral to a specialist?': 'Comment être orienté vers un spécialiste ?',
  'I need a referral letter': 'Il me faut une lettre d’orientation',
  'If the doctor has agreed to it, order the referral online under “Prescriptions”. Otherwise, book a short appointment, and we’ll find the right specialist together.':
    'Si le médecin est d’accord, commandez la lettre en ligne dans « Ordonnances ». Sinon, prenez un court rendez-vous et nous trouverons ensemble le bon spécialiste.',
  'Which vaccinations do you give?': 'Quels vaccins proposez-vous ?',
  'Can I get a flu shot?': 'Puis-je me faire vacciner contre la grippe ?',
  'Do you offer travel vaccinations?': 'Proposez-vous les vaccins de voyage ?',
  'All commonly recommended ones, including flu and travel vaccinations. Bring your vaccination card, and book travel vaccinations six weeks before you leave.':
    'Tous ceux qui sont généralement recommandés, y compris grippe et voyage. Apportez votre carnet de vaccination et réservez les vaccins de voyage six semaines avant le départ.',
};
