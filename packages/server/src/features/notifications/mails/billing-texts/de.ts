import { formatDay } from '../format-day.ts';
import type { BillingMailTexts } from '../mail-texts.ts';

const REQUESTS = {
  contact_for_enterprise: () => 'Kontaktaufnahme zu einem Enterprise-Tarif',
  subscription_cancelled: (planName: string) => `Kündigung des Tarifs ${planName}`,
  subscription_downgraded: (planName: string) => `Wechsel in den Tarif ${planName}`,
};
const NEXT = {
  contact_for_enterprise: 'Wir melden uns innerhalb von 24 Stunden bei Ihnen.',
  subscription_cancelled: 'Der Tarif läuft bis zum Ende seiner Laufzeit weiter.',
  subscription_downgraded:
    'Gewechselt wird am Ende der laufenden Laufzeit, sobald der kleinere Tarif bezahlt ist.',
};

export const germanBilling: BillingMailTexts = {
  'plan-ending': ({ stage, plan, planName, date }, tenantName) => {
    const day = formatDay(date, 'de');
    const name =
      plan === 'trial' ? `Die Testphase von ${tenantName}` : `Der Tarif ${planName} von ${tenantName}`;
    const button = plan === 'trial' ? 'Tarif wählen' : 'Tarif verlängern';
    const act = plan === 'trial' ? 'Wählen Sie einen Tarif' : 'Verlängern Sie ihn';
    if (stage === 'expired')
      return {
        subject: 'Ihre Bots antworten nicht mehr',
        paragraphs: [
          `${name} und die Kulanzfrist sind abgelaufen. Ihre Bots antworten Besuchern deshalb nicht mehr.`,
          `Ihre Daten bleiben erhalten. ${act}, und Ihre Bots antworten wieder.`,
        ],
        button,
      };
    if (stage === 'ended')
      return {
        subject: plan === 'trial' ? 'Ihre Testphase ist abgelaufen' : `Ihr Tarif ${planName} ist abgelaufen`,
        paragraphs: [`${name} ist abgelaufen. Ihre Bots antworten noch bis ${day}. ${act} vor diesem Tag.`],
        button,
      };
    return {
      subject: plan === 'trial' ? `Ihre Testphase endet am ${day}` : `Ihr Tarif ${planName} endet am ${day}`,
      paragraphs: [
        plan === 'cancelled'
          ? `${name} ist gekündigt und endet am ${day}. Wenn Sie ihn behalten möchten, verlängern Sie ihn vorher.`
          : `${name} endet am ${day}. ${act}, damit Ihre Bots danach weiter antworten.`,
      ],
      button,
    };
  },
  'trial-extended': ({ date }, tenantName) => {
    const day = formatDay(date, 'de');
    return {
      subject: `Ihre Testphase endet jetzt am ${day}`,
      paragraphs: [
        `Die Testphase von ${tenantName} wurde verlängert. Sie endet jetzt am ${day}; bis dahin antworten Ihre Bots weiter.`,
      ],
      button: 'Tarife ansehen',
    };
  },
  'payment-received': ({ planName, amount }, tenantName) => ({
    subject: `Zahlung für ${planName} eingegangen`,
    paragraphs: [
      `Wir haben Ihre Zahlung von ${amount} für den Tarif ${planName} von ${tenantName} erhalten. Die Rechnung finden Sie in Ihrem Profil.`,
    ],
    button: 'Rechnungen ansehen',
  }),
  'payment-failed': ({ planName, amount }, tenantName) => ({
    subject: `Zahlung für ${planName} fehlgeschlagen`,
    paragraphs: [
      `Die Zahlung von ${amount} für den Tarif ${planName} von ${tenantName} ist fehlgeschlagen; Ihr Tarif ist unverändert. Bitte versuchen Sie es noch einmal. Ein bereits abgebuchter Betrag wird innerhalb von 3 bis 5 Werktagen erstattet.`,
    ],
    button: 'Noch einmal versuchen',
  }),
  'service-request': ({ requestType, state, planName, byName, answer }, tenantName) => {
    const request = REQUESTS[requestType](planName);
    if (state === 'open')
      return {
        subject: 'Ihre Anfrage ist eingegangen',
        paragraphs: [`Anfrage von ${byName} für ${tenantName}: ${request}.`, NEXT[requestType]],
        button: 'Anfrage ansehen',
      };
    const result = state === 'done' ? 'erledigt' : 'abgelehnt';
    return {
      subject: `Ihre Anfrage wurde ${result}`,
      paragraphs: [
        `Diese Anfrage für ${tenantName} wurde ${result}: ${request}.`,
        ...(answer ? [`„${answer}“`] : []),
      ],
      button: 'Anfrage ansehen',
    };
  },
};
