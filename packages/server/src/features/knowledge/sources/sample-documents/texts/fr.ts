import type { SampleTexts } from '../sample-document.ts';

export const french: SampleTexts = {
  'shop-policies': {
    fileName: 'conditions-boutique.md',
    content: `# Conditions de Fern & Field

Fern & Field est une petite boutique d’outils de jardin et de semences. Voici nos règles, en termes simples.

## Livraison

Nous expédions les jours ouvrés. Une commande passée avant midi part le jour même. Les colis arrivent en deux à trois jours dans le pays, en cinq à huit jours à l’étranger. La livraison coûte 4,90 € et est offerte à partir de 50 €. Dès que votre colis est en route, vous recevez un e-mail avec son numéro de suivi.

## Retours

Vous pouvez tout renvoyer sous 30 jours, tant que l’article n’a pas servi. Joignez le bon de retour fourni dans le colis et déposez celui-ci dans un bureau de poste ; les frais sont à notre charge. Les semences ouvertes ne peuvent pas être reprises.

## Remboursements

Vous êtes remboursé par le moyen de paiement utilisé, au plus tard cinq jours ouvrés après l’arrivée du colis chez nous. Les cartes cadeaux sont remboursées sous forme de carte cadeau.

## Comment annuler une commande

1. Ouvrez la confirmation que nous vous avons envoyée par e-mail.
2. Choisissez « Annuler la commande ». C’est possible tant que le colis n’a pas quitté notre entrepôt.
3. Un second e-mail confirme l’annulation. Rien n’est débité.

Si le colis est déjà en route, refusez-le à la livraison ou renvoyez-le.

## Garantie

Tous les outils sont garantis trois ans contre les défauts de matière et de fabrication. L’usure normale n’est pas couverte. Envoyez-nous une photo du défaut et votre numéro de commande : nous réparons l’outil ou vous en envoyons un neuf.

## Moyens de paiement

Vous pouvez payer par carte bancaire, par virement ou sur facture. La facture est jointe au colis et payable sous 14 jours. Nous n’acceptons pas les chèques.

## Ce que nous conservons à votre sujet

Nous conservons votre nom, votre adresse et vos commandes aussi longtemps que la loi l’exige : dix ans pour les factures. Nous ne vendons pas vos données. Écrivez-nous à tout moment pour les consulter ou les faire supprimer.
`,
  },
  'shop-help': {
    fileName: 'questions-clients.html',
    content: `<!doctype html>
<html lang="fr">
<head><title>Questions de nos clients – Fern &amp; Field</title></head>
<body>
<main>
<h1>Questions de nos clients</h1>
<p>Ce que l’on nous demande le plus. Il manque quelque chose ? Écrivez à aide@fernandfield.example.</p>
<h2 id="orders">Commandes</h2>
<details id="change-address"><summary>Puis-je changer l’adresse de livraison ?</summary>
<p>Oui, tant que le colis n’a pas quitté notre entrepôt. Ouvrez votre commande, choisissez « Changer l’adresse » et enregistrez. Ensuite, seul le transporteur peut la modifier.</p></details>
<details id="where"><summary>Où est mon colis ?</summary>
<p>L’e-mail « En route » contient un numéro. Cliquez dessus pour voir où se trouve le colis. Si rien ne bouge pendant trois jours, prévenez-nous et nous le cherchons.</p></details>
<details id="several"><summary>Pourquoi ma commande est-elle arrivée en deux colis ?</summary>
<p>Les outils et les semences viennent de deux entrepôts. Nous envoyons ce qui est prêt et ne facturons la livraison qu’une fois.</p></details>
<h2 id="account">Compte</h2>
<details id="no-account"><summary>Faut-il un compte pour commander ?</summary>
<p>Non, vous pouvez commander en tant qu’invité. Avec un compte, vous voyez vos commandes passées et n’avez plus à saisir votre adresse.</p></details>
<details id="password"><summary>J’ai oublié mon mot de passe. Que faire ?</summary>
<p>Choisissez « Mot de passe oublié » à la connexion. Nous vous envoyons un lien valable une heure.</p></details>
<h2 id="shop">La boutique</h2>
<dl>
<dt id="hours">Quels sont les horaires de la boutique en ville ?</dt><dd>Du lundi au vendredi de 9 h à 18 h, le samedi de 9 h à 14 h. Fermé les jours fériés.</dd>
<dt id="parking">Peut-on se garer ?</dt><dd>Il y a six places derrière le bâtiment, dont deux avec une borne de recharge.</dd>
</dl>
</main>
</body>
</html>
`,
  },
  'coffee-machine': {
    fileName: 'corvo-200-mode-d-emploi.md',
    content: `# Corvo 200 – mode d’emploi

La Corvo 200 est une machine à expresso pour la maison. Elle possède un réservoir de 1,8 litre, un moulin à huit réglages et une buse vapeur pour le lait.

## Avant la première utilisation

Rincez le réservoir et remplissez-le d’eau froide. Faites couler deux tasses d’eau sans café. La machine est prête quand le voyant cesse de clignoter, au bout de 40 secondes environ.

## Préparer un expresso

1. Versez les grains par le haut et fermez le couvercle.
2. Placez une tasse sous le bec.
3. Appuyez sur la touche avec une tasse. Appuyez de nouveau pour arrêter plus tôt.

Un expresso prend 25 à 30 secondes. S’il coule plus vite, moulez plus fin ; s’il ne fait que goutter, moulez plus gros.

## Faire mousser le lait

1. Remplissez un pichet de lait froid au tiers.
2. Tenez la buse vapeur juste sous la surface et tournez le bouton vers la gauche.
3. Abaissez la buse quand le lait a doublé de volume. Arrêtez à 65 degrés environ.

Essuyez aussitôt la buse et laissez passer la vapeur une seconde, sinon le lait y sèche.

## Détartrer la machine

Détartrez tous les deux mois ou quand la goutte s’allume. Utilisez le détartrant Corvo D1 ; le vinaigre abîme les joints.

1. Videz le réservoir, versez une bouteille de D1 et complétez avec de l’eau jusqu’au repère.
2. Appuyez sur la goutte pendant cinq secondes. Le détartrage dure 20 minutes.
3. Rincez le réservoir, remplissez-le d’eau fraîche et appuyez encore une fois sur la goutte.

## La signification des voyants

| Voyant | Ce qu’il signifie | Que faire |
|---|---|---|
| Goutte fixe | Calcaire | Détartrer la machine |
| Goutte clignotante | Le réservoir est vide | Ajouter de l’eau |
| Grain | Plus de café | Ajouter des grains |
| Triangle rouge | Trop chaud | Éteindre et attendre dix minutes |

## Caractéristiques techniques

La Corvo 200 mesure 24 cm de large, 38 cm de profondeur et 33 cm de haut et pèse 7,4 kg. Elle consomme 1 350 watts sous 230 volts et s’éteint seule au bout de 30 minutes.

## Puis-je utiliser du café moulu ?

Oui. Appuyez sur la touche avec la cuillère, ouvrez le petit couvercle et versez une cuillerée rase. Jamais plus d’une : la machine se boucherait.
`,
  },
  'price-list': {
    fileName: 'tarifs-reparation.csv',
    content: `Prestation,Prix,Durée,Remarque
Contrôle du vélo,39 €,1 jour,Freins et vitesses réglés et toutes les vis resserrées
Chaîne neuve,29 €,1 heure,Chaîne non comprise
Crevaison,15 €,30 minutes,Chambre à air neuve comprise
Plaquettes de frein,19 € par roue,1 heure,Plaquettes comprises
Dévoilage de roue,25 € par roue,1 jour,
Test de batterie de vélo électrique,20 €,2 heures,Vous recevez un rapport imprimé
Révision complète,119 €,3 jours,Tout démonté et nettoyé et graissé
`,
  },
};
