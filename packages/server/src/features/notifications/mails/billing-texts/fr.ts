import { formatDay } from '../format-day.ts';
import type { BillingMailTexts } from '../mail-texts.ts';

const REQUESTS = {
  contact_for_enterprise: () => 'prise de contact au sujet d’une offre Enterprise',
  subscription_cancelled: (planName: string) => `résiliation de l’offre ${planName}`,
  subscription_downgraded: (planName: string) => `passage à l’offre ${planName}`,
};
const NEXT = {
  contact_for_enterprise: 'Nous vous contacterons dans les 24 heures.',
  subscription_cancelled: 'L’offre reste active jusqu’à la fin de sa période.',
  subscription_downgraded:
    'Le changement aura lieu à la fin de la période en cours, une fois l’offre inférieure payée.',
};

export const frenchBilling: BillingMailTexts = {
  'plan-ending': ({ stage, plan, planName, date }, tenantName) => {
    const day = formatDay(date, 'fr');
    const name = plan === 'trial' ? `L’essai de ${tenantName}` : `L’offre ${planName} de ${tenantName}`;
    const button = plan === 'trial' ? 'Choisir une offre' : 'Renouveler l’offre';
    const act = plan === 'trial' ? 'Choisissez une offre' : 'Renouvelez-la';
    if (stage === 'expired')
      return {
        subject: 'Vos bots ne répondent plus',
        paragraphs: [
          `${name} et son délai de grâce sont terminés : vos bots ne répondent plus aux visiteurs.`,
          `Vos données sont conservées. ${act} et vos bots répondront de nouveau.`,
        ],
        button,
      };
    if (stage === 'ended')
      return {
        subject: plan === 'trial' ? 'Votre essai est terminé' : `Votre offre ${planName} a pris fin`,
        paragraphs: [
          `${name} a pris fin. Vos bots continuent de répondre jusqu’au ${day}. ${act} avant cette date.`,
        ],
        button,
      };
    return {
      subject:
        plan === 'trial'
          ? `Votre essai se termine le ${day}`
          : `Votre offre ${planName} se termine le ${day}`,
      paragraphs: [
        plan === 'cancelled'
          ? `${name} est résiliée et se termine le ${day}. Pour la conserver, renouvelez-la avant cette date.`
          : `${name} se termine le ${day}. ${act} avant cette date pour que vos bots continuent de répondre.`,
      ],
      button,
    };
  },
  'trial-extended': ({ date }, tenantName) => {
    const day = formatDay(date, 'fr');
    return {
      subject: `Votre essai se termine désormais le ${day}`,
      paragraphs: [
        `L’essai de ${tenantName} a été prolongé. Il se termine désormais le ${day} ; d’ici là, vos bots continuent de répondre.`,
      ],
      button: 'Voir les offres',
    };
  },
  'payment-received': ({ planName, amount }, tenantName) => ({
    subject: `Paiement reçu pour ${planName}`,
    paragraphs: [
      `Nous avons reçu votre paiement de ${amount} pour l’offre ${planName} de ${tenantName}. Vous pouvez télécharger la facture dans votre profil.`,
    ],
    button: 'Voir les factures',
  }),
  'payment-failed': ({ planName, amount }, tenantName) => ({
    subject: `Échec du paiement pour ${planName}`,
    paragraphs: [
      `Le paiement de ${amount} pour l’offre ${planName} de ${tenantName} a échoué ; votre offre n’a pas changé. Veuillez réessayer. Si un montant a été débité, il sera remboursé sous 3 à 5 jours ouvrés.`,
    ],
    button: 'Réessayer',
  }),
  'service-request': ({ requestType, state, planName, byName, answer }, tenantName) => {
    const request = REQUESTS[requestType](planName);
    if (state === 'open')
      return {
        subject: 'Nous avons reçu votre demande',
        paragraphs: [`Demande de ${byName} pour ${tenantName} : ${request}.`, NEXT[requestType]],
        button: 'Voir la demande',
      };
    const result = state === 'done' ? 'traitée' : 'refusée';
    return {
      subject: `Votre demande a été ${result}`,
      paragraphs: [
        `Cette demande pour ${tenantName} a été ${result} : ${request}.`,
        ...(answer ? [`« ${answer} »`] : []),
      ],
      button: 'Voir la demande',
    };
  },
};
