export const guide = (trialDays: number): string => `# Guide de Parrot

## Ce qu’est Parrot

Parrot est un studio où vous créez un bot de service client sans écrire de code, et un Desk où votre équipe prend le relais quand le bot ne connaît pas la réponse. Le studio sert à construire, le Desk aux conversations en direct avec les visiteurs.

## Combien de temps pour démarrer

Votre bot peut répondre en quelques minutes. Inscrivez-vous, ajoutez votre site web, un document ou quelques questions et réponses, publiez, puis collez une ligne dans votre site. La prise en main vous guide à travers ces étapes en deux minutes environ.

## Sans code

Vous n’avez pas besoin d’écrire du code ni de savoir programmer. Vous saisissez des questions et des réponses, ajoutez des documents ou un site web et dessinez les parcours de conversation à la souris. La seule chose à coller est une ligne dans votre page web.

## L’ajouter à un site web

Pour installer le bot sur votre site web, publiez-le et collez son code d’intégration, une seule ligne, dans vos pages. Il fonctionne sur tous les sites, y compris avec WordPress et Shopify, et se charge après votre page pour ne pas la ralentir.

## Documents et sites web

Le bot apprend de vos propres contenus : sites web, documents PDF et Word, fichiers texte, tableurs et questions que vous rédigez vous-même. Il cite sa source à chaque réponse tirée d’un document, et n’invente pas ce que vos sources ne disent pas.

## Quand un agent prend le relais

Oui, une personne peut prendre le relais à tout moment. Quand le bot ne sait pas, il le dit et propose un agent. La conversation arrive dans la file d’attente de votre équipe en moins d’une seconde, et l’agent qui la prend voit tout ce qui a été écrit. Les agents peuvent aussi parler aux visiteurs par appel vocal et vidéo.

## Langues

Parrot parle français, anglais, espagnol, allemand et suédois. Le bot reconnaît la langue de chaque visiteur, et une question dans une langue trouve une réponse écrite dans une autre.

## Prix et essai gratuit

Ce que coûte Parrot dépend de votre forfait : combien d’utilisateurs, d’applications et de conversations par jour il vous faut, avec une facturation au mois ou à l’année. Vous pouvez tout essayer gratuitement pendant ${trialDays} jours, sans carte bancaire.

## Vos données et votre vie privée

Vos données sont en sécurité : elles restent dans votre propre installation. Pour répondre, Parrot n’a besoin ni de clé d’API, ni d’un autre serveur, ni de connexion à Internet. Si vous voulez qu’il rédige ses réponses, vous pouvez connecter un modèle de langage comme OpenAI, Azure OpenAI ou un modèle local.

## Intelligence artificielle et modèles

Parrot fonctionne sans modèle de langage : il trouve le bon passage dans vos connaissances et le cite. Connectez OpenAI, Azure OpenAI, un service compatible ou un fichier de modèle sur votre propre machine, et le bot rédige ses réponses à partir de ces passages.

## À l’image de votre marque

Vous pouvez changer les couleurs, le logo, le nom, le message d’accueil et les bulles de votre bot, avec un aperçu en direct du vrai chat. Parrot signale les couleurs difficiles à lire et les corrige en un clic.

## Apprendre des questions sans réponse

Les questions auxquelles votre bot n’a pas su répondre sont recueillies et regroupées. Parrot propose une réponse à partir de ce que vos agents ont écrit, et un clic l’ajoute aux connaissances du bot.

## Votre équipe et ses rôles

Invitez vos collègues et attribuez-leur des rôles : propriétaire, admin, concepteur, superviseur, agent ou facturation. Chaque rôle ne voit que ce dont il a besoin, et vous pouvez créer vos propres rôles et groupes.
`;
