/** See `dialog.ts` for the form. */
export const FRENCH = `
> hotel | À quelle heure est le petit-déjeuner ? | Et le week-end ? | 11 h le week-end
> hotel | Le petit-déjeuner est-il compris ? | Sinon, combien ça coûte ? | il coûte 18 euros
> hotel | Avez-vous un parking ? | C’est combien ? | 19 euros la nuit
> hotel | Puis-je venir avec mon chien ? | Et un chat ? | Chiens et chats
. hotel | Les animaux sont-ils acceptés ? | Quel est le mot de passe du Wi-Fi ? | Guests
. hotel | Avez-vous un parking ? | Et puis-je annuler ma réservation ? | tarifs flexibles
> hotel | Y a-t-il un sauna ? | C’est gratuit ? | gratuits pour les clients
> hotel | Puis-je avoir un lit d’appoint ? | Et un lit bébé ? | Le lit bébé est gratuit
. hotel | À quelle heure est le petit-déjeuner ? | Quand dois-je libérer la chambre ? | avant 11 h
. hotel | Y a-t-il une piscine ? | Où puis-je laisser mes bagages après mon départ ? | Apportez simplement vos bagages
> hotel | Comment venir depuis l’aéroport ? | Et en taxi ? | environ 40 euros
> hotel | Quand ma chambre sera-t-elle prête ? | Et pour les végétariens ? | -
> shop | Combien coûte l’expédition ? | Et en express ? | 9,90 euros
> shop | Comment retourner un article ? | J’ai combien de temps pour ça ? | Vous avez 30 jours
. shop | Où est ma commande ? | Quels moyens de paiement acceptez-vous ? | PayPal
. shop | Combien coûte l’expédition ? | Et y a-t-il un guide des tailles ? | guide des tailles
> shop | Puis-je renvoyer quelque chose ? | Est-ce que c’est payant ? | Les retours sont gratuits
> shop | L’article est épuisé | Il revient quand ? | trois semaines
. shop | Quelle taille choisir ? | Mon code de réduction ne marche pas | dans le panier
. shop | Quand serai-je remboursé ? | Vendez-vous des voitures ? | -
> software | J’ai oublié mon mot de passe | Le lien est valable combien de temps ? | valable une heure
> software | Comment résilier mon abonnement ? | Et que deviennent mes données ? | encore 60 jours
> software | Où sont stockées mes données ? | Sont-elles chiffrées ? | chiffrées au repos
> software | Comment exporter mes données ? | Dans quel format ? | fichier ZIP
. software | Comment inviter des collègues ? | Où trouver mes factures ? | Paramètres > Factures
. software | La page reste blanche | Et comment changer de forfait ? | Un forfait supérieur
> clinic | Quand êtes-vous ouverts ? | Et le vendredi ? | mercredi et vendredi
> clinic | Proposez-vous les vaccins de voyage ? | Combien de temps avant ? | six semaines avant
. clinic | Comment prendre rendez-vous ? | Où se trouve le cabinet ? | Lindenweg 4
. clinic | Quand êtes-vous ouverts ? | Il me faut un arrêt de travail | Un médecin doit d’abord
> coffee | Comment détartrer la machine ? | Ça prend combien de temps ? | 20 minutes
> coffee | Comment détartrer la machine ? | Et avec du vinaigre ? | le vinaigre abîme
> policies | Quelle est la garantie sur les outils ? | Et l’usure ? | L’usure normale
> prices | Combien coûte une chaîne neuve ? | Et une crevaison ? | 15 €
. coffee | Comment faire mousser le lait ? | Combien pèse la Corvo 200 ? | 7,4 kg
. policies | Combien de temps prend la livraison ? | Acceptez-vous les chèques ? | les chèques
> store | Comment retourner un article ? | Et je suis remboursé quand ? | sous 5 jours
> help | Quels sont les horaires de la boutique ? | Et le samedi ? | le samedi de 9 h
. store | Combien coûte la livraison ? | Ma lampe est cassée | Cinq ans
. help | Où est mon colis ? | Peut-on se garer ? | six places
`;
