import type { Catalog } from '@parrot/contract/messages';

export const french: Catalog = {
  Delivery: 'Livraison',
  'How long does delivery take?': 'Combien de temps prend la livraison ?',
  'When will my parcel arrive?': 'Quand mon colis va-t-il arriver ?',
  'How fast do you ship?': 'Quels sont vos délais d’expédition ?',
  'Two to four business days. You’ll get an email with a tracking link as soon as your package ships.':
    'De deux à quatre jours ouvrés. Vous recevrez un e-mail avec un lien de suivi dès l’expédition de votre colis.',
  'How much is shipping?': 'Combien coûte l’expédition ?',
  'What does delivery cost?': 'Quel est le prix de la livraison ?',
  'Is delivery free?': 'La livraison est-elle gratuite ?',
  'Delivery is free for orders of 50 euros or more. Below that, it’s 4.90 euros.':
    'La livraison est gratuite à partir de 50 euros d’achat. En dessous, elle coûte 4,90 euros.',
  Returns: 'Retours',
  'How do I return an item?': 'Comment retourner un article ?',
  'Can I send something back?': 'Puis-je renvoyer quelque chose ?',
  'What is your return policy?': 'Quelle est votre politique de retour ?',
  'You have 30 days. Use the label in the package; returns are free.':
    'Vous avez 30 jours. Utilisez l’étiquette du colis ; les retours sont gratuits.',
  Payment: 'Paiement',
  'How can I pay?': 'Comment puis-je payer ?',
  'Which payment methods do you take?': 'Quels moyens de paiement acceptez-vous ?',
  'Can I pay by invoice?': 'Puis-je payer sur facture ?',
  'By card, PayPal, invoice, or bank transfer.': 'Par carte, PayPal, sur facture ou par virement.',
  Shop: 'Magasin',
  'When are you open?': 'Quand êtes-vous ouverts ?',
  'What are your opening hours?': 'Quels sont vos horaires d’ouverture ?',
  'Monday to Friday, 9 AM to 5 PM.': 'Du lundi au vendredi, de 9 h à 17 h.',
  'Hi! Ask me anything about delivery, returns, or payment.':
    'Bonjour ! Posez-moi vos questions sur la livraison, les retours ou le paiement.',
  'Do you have a shop on the moon?': 'Avez-vous un magasin sur la Lune ?',
  'I don’t have an answer to that. Would you like to rephrase, or talk to a person?':
    'Je n’ai pas de réponse à cette question. Souhaitez-vous la reformuler ou parler à une personne ?',
  'Talk to a person': 'Parler à une personne',
  'One moment, someone will be with you shortly.': 'Un instant, une personne va vous répondre.',
  'Ask something else': 'Poser une autre question',
  'I’m listening.': 'Je vous écoute.',
  'No one is available right now. What’s your email, so we can reply?':
    'Personne n’est disponible pour le moment. À quelle adresse e-mail pouvons-nous vous répondre ?',
  'Thank you. We’ll reply as soon as someone is back.': 'Merci. Nous vous répondrons dès que possible.',
  'Hi! Tell me a little about yourself, and the right person will get back to you.':
    'Bonjour ! Dites-m’en un peu plus sur vous, et la bonne personne vous recontactera.',
  'What’s your name?': 'Comment vous appelez-vous ?',
  'Nice to meet you, {{leadName}}. What’s your email?':
    'Enchanté, {{leadName}}. Quelle est votre adresse e-mail ?',
  'What are you interested in?': 'Qu’est-ce qui vous intéresse ?',
  Prices: 'Les tarifs',
  'How many people would use it?': 'Combien de personnes l’utiliseraient ?',
  'Would you rather talk to someone right now?': 'Préférez-vous parler à quelqu’un maintenant ?',
  'No, thanks': 'Non merci',
  'Great. Have a nice day!': 'Très bien. Bonne journée !',
  'That doesn’t look like an email address. Please use one such as ada@example.com.':
    'Cela ne ressemble pas à une adresse e-mail. Saisissez-en une comme ada@example.com.',
  'A demo': 'Une démonstration',
  'Something else': 'Autre chose',
  'Thank you, {{leadName}}! We’ll write to {{leadEmail}} within one business day.':
    'Merci, {{leadName}} ! Nous écrirons à {{leadEmail}} sous un jour ouvré.',
  'Yes, please': 'Oui, volontiers',
  'No one is available right now. We’ve saved your message and will get back to you.':
    'Personne n’est disponible pour le moment. Votre message est enregistré et nous vous recontacterons.',
  'Hi! I can tell you where your order is.': 'Bonjour ! Je peux vous dire où se trouve votre commande.',
  'What’s your order number? You’ll find it in our email.':
    'Quel est votre numéro de commande ? Il figure dans notre e-mail.',
  'What else can I do?': 'Que puis-je faire d’autre ?',
  'That’s all': 'C’est tout',
  'Thank you for your order!': 'Merci pour votre commande !',
  'An order number has at least three characters. Please check our email again.':
    'Un numéro de commande compte au moins trois caractères. Vérifiez à nouveau notre e-mail.',
  Delivered: 'Livrée',
  'On its way': 'En route',
  Known: 'Connue',
  'Order {{orderNumber}} has been delivered. Enjoy it!':
    'La commande {{orderNumber}} a été livrée. Profitez-en bien !',
  'Order {{orderNumber}} is on its way. It should arrive on {{expectedOn}}.':
    'La commande {{orderNumber}} est en route. Elle devrait arriver le {{expectedOn}}.',
  'The status of order {{orderNumber}} is: {{orderState}}.':
    'L’état de la commande {{orderNumber}} : {{orderState}}.',
  'I couldn’t find that order right now.': 'Je n’ai pas trouvé cette commande.',
  'Look up another order': 'Chercher une autre commande',
  'One moment, someone will look into your order.': 'Un instant, une personne va vérifier votre commande.',
  'Thank you. We’ll look into it and write to you.': 'Merci. Nous allons vérifier et vous écrire.',
  'Hi! Let’s find a time for you.': 'Bonjour ! Trouvons un rendez-vous pour vous.',
  'What’s it about?': 'De quoi s’agit-il ?',
  Consultation: 'Consultation',
  'Which day works for you?': 'Quel jour vous convient ?',
  'And what time of day?': 'Et à quel moment de la journée ?',
  'In the morning': 'Le matin',
  'And your phone number, so we can confirm it?': 'Et votre numéro de téléphone, pour la confirmation ?',
  'Yes, that’s correct': 'Oui, c’est exact',
  'Thank you! We’re in the office and will call you within the hour to confirm.':
    'Merci ! Nous sommes au bureau et vous appellerons dans l’heure pour confirmer.',
  'Check-up': 'Contrôle',
  'Please enter today or a later day, such as tomorrow or June 2.':
    'Indiquez aujourd’hui ou un jour ultérieur, par exemple demain ou 2026-06-02.',
  'Around noon': 'Vers midi',
  'In the afternoon': 'L’après-midi',
  '{{service}}, {{day}}. {{dayTime}}. For {{clientName}}, {{clientPhone}}. Is that correct?':
    '{{service}}, {{day}}. {{dayTime}}. Pour {{clientName}}, {{clientPhone}}. Est-ce exact ?',
  'Change it': 'Modifier',
  'Thank you! We’re closed right now and will call you on the next business day to confirm.':
    'Merci ! Nous sommes fermés et vous appellerons le prochain jour ouvré pour confirmer.',
  'That’s easier with a person. One moment, please.':
    'Ce sera plus simple avec une personne. Un instant, s’il vous plaît.',
  'No one is available right now. Please try again a little later.':
    'Personne n’est disponible pour le moment. Réessayez un peu plus tard.',
  'Sorry it didn’t work out. Let’s take care of it.': 'Désolé que cela n’ait pas convenu. Occupons-nous-en.',
  'What’s your order number?': 'Quel est votre numéro de commande ?',
  'When did you receive it?': 'Quand l’avez-vous reçu ?',
  'Why do you want to return it?': 'Pourquoi souhaitez-vous le retourner ?',
  'It doesn’t fit': 'La taille ne convient pas',
  'Would you like a replacement or your money back?': 'Souhaitez-vous un remplacement ou un remboursement ?',
  'Money back': 'Remboursement',
  'Please enter the day it arrived, such as yesterday or May 15.':
    'Indiquez le jour de réception, par exemple hier ou 2026-05-15.',
  'Too late': 'Trop tard',
  'Returns are possible for {{returnDays}} days, and it’s been longer. If something is wrong with it, a person can still help.':
    'Les retours sont possibles pendant {{returnDays}} jours, et ce délai est dépassé. En cas de problème, une personne peut quand même vous aider.',
  'Never mind': 'Tant pis',
  'It’s damaged': 'Il est endommagé',
  'It’s the wrong item': 'Ce n’est pas le bon article',
  'I changed my mind': 'J’ai changé d’avis',
  'Please send us a photo of it.': 'Envoyez-nous une photo, s’il vous plaît.',
  Replacement: 'Remplacement',
  'Please put order {{orderNumber}} back in its box, attach the label from the package, and drop it off at any post office.':
    'Remettez la commande {{orderNumber}} dans son carton, collez l’étiquette du colis et déposez-le dans un bureau de poste.',
  '{{resolution}}: within 5 days after we receive it.': '{{resolution}} : sous 5 jours après réception.',
  'One moment, someone will look into it with you.': 'Un instant, une personne va regarder cela avec vous.',
  'All right. Have a nice day!': 'D’accord. Bonne journée !',
  'Hi! Your feedback helps us improve. It takes a minute.':
    'Bonjour ! Votre avis nous aide à progresser. Cela prend une minute.',
  'How was your experience, from one to five stars?':
    'Comment s’est passée votre expérience, de une à cinq étoiles ?',
  'We’re sorry. What could we have done better?': 'Nous en sommes désolés. Qu’aurions-nous pu mieux faire ?',
  'The package came a week late.': 'Le colis est arrivé avec une semaine de retard.',
  'Thank you for your honesty. May we contact you about it?':
    'Merci de votre franchise. Pouvons-nous vous recontacter à ce sujet ?',
  'Yes, by email': 'Oui, par e-mail',
  'What’s your email?': 'Quelle est votre adresse e-mail ?',
  'Four or five': 'Quatre ou cinq',
  'That’s great to hear! What did you like best?': 'Merci, cela fait plaisir ! Qu’avez-vous préféré ?',
  'No rating then. What would you like to tell us?': 'Pas de note, donc. Que souhaitez-vous nous dire ?',
  'I’d rather talk now': 'Je préfère en parler maintenant',
  'Thank you. We’ll write to {{contactEmail}} soon.': 'Merci. Nous écrirons bientôt à {{contactEmail}}.',
  'Thank you for your time!': 'Merci pour votre temps !',
  'News and offers, twice a month, no more. Would you like to subscribe?':
    'Des nouvelles et des offres, deux fois par mois, pas plus. Souhaitez-vous vous abonner ?',
  'What would you like to hear about? Choose as many as you like.':
    'Quels sujets vous intéressent ? Choisissez-en autant que vous voulez.',
  'What’s your email address?': 'À quelle adresse e-mail pouvons-nous vous écrire ?',
  'I agree': 'J’accepte',
  'Welcome! Your first newsletter is on its way.': 'Bienvenue ! Votre première newsletter arrive bientôt.',
  'Not now': 'Pas maintenant',
  'New products': 'Nouveautés',
  Offers: 'Offres',
  Stories: 'Récits',
  'We’ll write to {{subscriberEmail}}. You can unsubscribe anytime with one click. Do you agree?':
    'Nous écrirons à {{subscriberEmail}}. Vous pouvez vous désabonner à tout moment en un clic. Êtes-vous d’accord ?',
  'Use another email': 'Utiliser un autre e-mail',
  'I don’t agree': 'Je refuse',
  'Service connected': 'Service connecté',
  'Thank you! I’ve noted it, and someone will add you to the list.':
    'Merci ! C’est noté, quelqu’un va vous ajouter à la liste.',
  'No problem. Have a nice day!': 'Pas de problème. Bonne journée !',
  'Hi! In a few words, how can we help?': 'Bonjour ! En quelques mots, comment pouvons-nous vous aider ?',
  'There’s a mistake on my invoice': 'Il y a une erreur sur ma facture',
  'Which invoice is it about? The number is enough.': 'De quelle facture s’agit-il ? Le numéro suffit.',
  'Thank you. Someone from billing will be with you in a moment.':
    'Merci. Une personne de la facturation va vous répondre dans un instant.',
  'Ask for an email': 'Demander l’e-mail',
  Sales: 'Ventes',
  'I want to buy something': 'Je veux acheter quelque chose',
  'What does it cost?': 'Combien ça coûte ?',
  'Can I get an offer?': 'Puis-je avoir un devis ?',
  'I’d like a demo': 'Je voudrais une démonstration',
  'Do you have a discount?': 'Avez-vous une remise ?',
  Support: 'Assistance',
  'Something doesn’t work': 'Quelque chose ne marche pas',
  'I get an error message': 'J’ai un message d’erreur',
  'I can’t sign in': 'Je n’arrive pas à me connecter',
  'It’s broken': 'C’est cassé',
  'How do I set it up?': 'Comment l’installer ?',
  Billing: 'Facturation',
  'I need a receipt': 'J’ai besoin d’un reçu',
  'I was charged twice': 'J’ai été débité deux fois',
  'When do I get my refund?': 'Quand serai-je remboursé ?',
  'How do I change my payment method?': 'Comment changer de moyen de paiement ?',
  'Which department fits best?': 'Quel service vous convient le mieux ?',
  'Happy to hear that. What are you looking for, and for how many people?':
    'Avec plaisir. Que cherchez-vous, et pour combien de personnes ?',
  'Sorry about that. What did you do, and what happened instead?':
    'Désolé. Qu’avez-vous fait, et que s’est-il passé ?',
  'Thank you. Someone from sales will be with you in a moment.':
    'Merci. Une personne des ventes va vous répondre dans un instant.',
  'Thank you. Someone from support will be with you in a moment.':
    'Merci. Une personne de l’assistance va vous répondre dans un instant.',
  '{{department}} has your request and will get back to you.':
    '{{department}} a bien reçu votre demande et vous recontactera.',
  'No one is available right now.': 'Personne n’est disponible pour le moment.',
  'What’s your email, so we can reply?': 'À quelle adresse e-mail pouvons-nous vous répondre ?',
};
