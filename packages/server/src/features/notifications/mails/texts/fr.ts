import { frenchBilling } from '../billing-texts/fr.ts';
import { frenchLimits } from '../limit-texts/fr.ts';
import type { MailTexts } from '../mail-texts.ts';
import { frenchTargets } from '../target-texts/fr.ts';

export const french: MailTexts = {
  hello: (name) => `Bonjour ${name},`,
  kinds: {
    ...frenchBilling,
    ...frenchLimits,
    ...frenchTargets,
    'person-waiting': ({ visitorName, appName, message }, tenantName) => ({
      subject: `${visitorName} attend dans ${appName}`,
      paragraphs: [
        `${visitorName} souhaite parler à une personne dans ${appName} et se trouve maintenant dans la file d’attente de ${tenantName}. La conversation revient à qui la prend en premier.`,
        ...(message ? [`« ${message} »`] : []),
      ],
      button: 'Ouvrir le Desk',
    }),
    assigned: ({ visitorName, appName, byName, note }, tenantName) => ({
      subject: `${visitorName} est maintenant avec vous`,
      paragraphs: [
        `${byName || tenantName} vous a confié la conversation avec ${visitorName} dans ${appName}.`,
        ...(note ? [`« ${note} »`] : []),
      ],
      button: 'Ouvrir le Desk',
    }),
    'transfer-offered': ({ visitorName, appName, byName, note }) => ({
      subject: `${byName} souhaite vous confier ${visitorName}`,
      paragraphs: [
        `${byName} vous propose la conversation avec ${visitorName} dans ${appName}. Vous avez une minute pour accepter.`,
        ...(note ? [note] : []),
      ],
      button: 'Ouvrir le Desk',
    }),
    'missed-chat': ({ visitorName, appName }) => ({
      subject: `${visitorName} est reparti sans réponse`,
      paragraphs: [`${visitorName} a attendu quelqu’un dans ${appName}, et personne n’est venu.`],
      button: 'Ouvrir le Desk',
    }),
    'missed-call': ({ visitorName }) => ({
      subject: `Appel manqué de ${visitorName}`,
      paragraphs: [
        `${visitorName} vous a appelé sans obtenir de réponse. Vous pouvez rappeler depuis la conversation.`,
      ],
      button: 'Ouvrir le Desk',
    }),
    mention: ({ byName, about, text }, tenantName) => ({
      subject: `${byName} vous cite : ${about}`,
      paragraphs: [`${byName} vous cite chez ${tenantName}, ici : ${about}.`, text],
      button: 'Voir la mention',
    }),
    'snooze-ended': ({ ticket, subject, visitorName }) => ({
      subject: `${ticket} est de nouveau ouvert : ${subject}`,
      paragraphs: [`La mise en veille de ${ticket} est terminée (${visitorName}) : ${subject}`],
      button: 'Ouvrir le ticket',
    }),
    'rule-notice': ({ ruleName, visitorName, appName, text }) => ({
      subject: `${ruleName}: ${visitorName}`,
      paragraphs: [
        `La règle « ${ruleName} » vous informe de la conversation avec ${visitorName} dans ${appName}.`,
        ...(text ? [text] : []),
      ],
      button: 'Ouvrir la conversation',
    }),
    'invitation-accepted': ({ userName }, tenantName) => ({
      subject: `${userName} a rejoint ${tenantName}`,
      paragraphs: [`${userName} a accepté votre invitation et fait maintenant partie de ${tenantName}.`],
      button: 'Voir l’équipe',
    }),
    'knowledge-ready': ({ appName, ready }) => ({
      subject: `${appName} a lu ses documents`,
      paragraphs: [
        `Tout ce que ${appName} a reçu est lu : ${ready} au total. Publiez-le pour que vos visiteurs en profitent.`,
      ],
      button: 'Ouvrir les documents',
    }),
    'knowledge-failed': ({ appName, ready, failed }) => ({
      subject: `${appName} n’a pas pu tout lire`,
      paragraphs: [
        `Lus : ${ready}. Illisibles : ${failed}. La liste dit pourquoi, et ce que vous pouvez faire.`,
      ],
      button: 'Ouvrir les documents',
    }),
    'role-changed': ({ byName, roleNames }, tenantName) => ({
      subject: `Vos rôles chez ${tenantName} ont changé`,
      paragraphs: [
        `${byName} a modifié ce que vous pouvez faire chez ${tenantName}. ${rolesNow(roleNames)} Inutile de vous reconnecter.`,
      ],
      button: 'Ouvrir votre profil',
    }),
    'limit-near': ({ percent }, tenantName) => ({
      subject:
        percent === '100'
          ? 'Le budget du mois pour les modèles est épuisé'
          : `${percent} % du budget du mois pour les modèles sont utilisés`,
      paragraphs: [
        percent === '100'
          ? `Le budget du mois pour les modèles de ${tenantName} est épuisé. Vos bots continuent de répondre en citant ce qu’ils savent, jusqu’au mois prochain ou jusqu’à ce que vous augmentiez le budget.`
          : `${percent} % du budget du mois pour les modèles de ${tenantName} sont utilisés. Une fois épuisé, vos bots répondront en citant ce qu’ils savent.`,
      ],
      button: 'Voir les modèles',
    }),
  },
  note: 'C’est vous qui choisissez lesquels de ces messages vous recevez : dans votre profil, sous Notifications.',
};

const rolesNow = (roleNames: string) =>
  roleNames === ''
    ? 'Vous n’avez pas de rôle à vous pour le moment.'
    : `Vos rôles sont maintenant : ${roleNames}.`;
