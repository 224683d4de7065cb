import { formatDay } from '../format-day.ts';
import type { BillingMailTexts } from '../mail-texts.ts';

const REQUESTS = {
  contact_for_enterprise: () => 'kontakt om ett Enterprise-abonnemang',
  subscription_cancelled: (planName: string) => `uppsägning av abonnemanget ${planName}`,
  subscription_downgraded: (planName: string) => `byte till abonnemanget ${planName}`,
};
const NEXT = {
  contact_for_enterprise: 'Vi kontaktar er inom 24 timmar.',
  subscription_cancelled: 'Abonnemanget gäller till slutet av sin period.',
  subscription_downgraded:
    'Bytet sker när den nuvarande perioden tar slut och det mindre abonnemanget är betalt.',
};

export const swedishBilling: BillingMailTexts = {
  'plan-ending': ({ stage, plan, planName, date }, tenantName) => {
    const day = formatDay(date, 'sv');
    const name =
      plan === 'trial' ? `Provperioden för ${tenantName}` : `Abonnemanget ${planName} för ${tenantName}`;
    const button = plan === 'trial' ? 'Välj ett abonnemang' : 'Förnya abonnemanget';
    const act = plan === 'trial' ? 'Välj ett abonnemang' : 'Förnya det';
    if (stage === 'expired')
      return {
        subject: 'Era botar har slutat svara',
        paragraphs: [
          `${name} och respittiden har löpt ut, så era botar svarar inte längre besökare.`,
          `Era data finns kvar. ${act} så svarar botarna igen.`,
        ],
        button,
      };
    if (stage === 'ended')
      return {
        subject: plan === 'trial' ? 'Er provperiod är slut' : `Ert abonnemang ${planName} har löpt ut`,
        paragraphs: [`${name} har löpt ut. Era botar svarar till och med ${day}. ${act} innan dess.`],
        button,
      };
    return {
      subject:
        plan === 'trial'
          ? `Er provperiod tar slut den ${day}`
          : `Ert abonnemang ${planName} löper ut den ${day}`,
      paragraphs: [
        plan === 'cancelled'
          ? `${name} är uppsagt och löper ut den ${day}. Förnya det innan dess om ni vill behålla det.`
          : `${name} löper ut den ${day}. ${act} innan dess så fortsätter era botar att svara.`,
      ],
      button,
    };
  },
  'trial-extended': ({ date }, tenantName) => {
    const day = formatDay(date, 'sv');
    return {
      subject: `Er provperiod tar nu slut den ${day}`,
      paragraphs: [
        `Provperioden för ${tenantName} har förlängts. Den tar nu slut den ${day}, och era botar svarar till dess.`,
      ],
      button: 'Visa abonnemang',
    };
  },
  'payment-received': ({ planName, amount }, tenantName) => ({
    subject: `Betalning mottagen för ${planName}`,
    paragraphs: [
      `Vi har tagit emot er betalning på ${amount} för abonnemanget ${planName} för ${tenantName}. Fakturan finns i din profil.`,
    ],
    button: 'Visa fakturor',
  }),
  'payment-failed': ({ planName, amount }, tenantName) => ({
    subject: `Betalningen för ${planName} misslyckades`,
    paragraphs: [
      `Betalningen på ${amount} för abonnemanget ${planName} för ${tenantName} misslyckades, så abonnemanget är oförändrat. Försök igen. Om ett belopp har dragits återbetalas det inom 3–5 bankdagar.`,
    ],
    button: 'Försök igen',
  }),
  'service-request': ({ requestType, state, planName, byName, answer }, tenantName) => {
    const request = REQUESTS[requestType](planName);
    if (state === 'open')
      return {
        subject: 'Vi har tagit emot er begäran',
        paragraphs: [`Begäran från ${byName} för ${tenantName}: ${request}.`, NEXT[requestType]],
        button: 'Visa begäran',
      };
    const result = state === 'done' ? 'genomförts' : 'avslagits';
    return {
      subject: `Er begäran har ${result}`,
      paragraphs: [
        `Denna begäran för ${tenantName} har ${result}: ${request}.`,
        ...(answer ? [`”${answer}”`] : []),
      ],
      button: 'Visa begäran',
    };
  },
};
