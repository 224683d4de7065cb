import type { LimitMailTexts, LimitTexts } from '../mail-texts.ts';

export const germanLimits: LimitMailTexts = {
  'plan-limit': ({ limit, percent, used, max }, tenantName) => {
    const texts: LimitTexts = {
      users: {
        80: [
          `${tenantName} nutzt ${used} von ${max} Benutzern`,
          `${tenantName} hat ${used} der ${max} Benutzer des Tarifs, offene Einladungen eingeschlossen. Um mehr Personen einzuladen, wechseln Sie in einen größeren Tarif.`,
        ],
        100: [
          `${tenantName} hat das Limit von ${max} Benutzern erreicht`,
          `Alle ${max} Benutzer des Tarifs von ${tenantName} sind vergeben, offene Einladungen eingeschlossen. Um mehr Personen einzuladen, wechseln Sie in einen größeren Tarif oder entfernen Sie einen Benutzer.`,
        ],
      },
      apps: {
        80: [
          `${tenantName} nutzt ${used} von ${max} Apps`,
          `${tenantName} hat ${used} der ${max} Apps des Tarifs. Um mehr zu erstellen, wechseln Sie in einen größeren Tarif.`,
        ],
        100: [
          `${tenantName} hat das Limit von ${max} Apps erreicht`,
          `Alle ${max} Apps des Tarifs von ${tenantName} sind vergeben. Um mehr zu erstellen, wechseln Sie in einen größeren Tarif oder archivieren Sie eine App.`,
        ],
      },
      conversationsPerDay: {
        80: [
          `${tenantName} hatte heute ${used} von ${max} Gesprächen`,
          `${tenantName} hatte heute ${used} der ${max} Gespräche, die der Tarif pro Tag umfasst. Danach bitten die Bots neue Besucher um eine Nachricht, bis der nächste Tag beginnt.`,
        ],
        100: [
          `${tenantName} hat das heutige Limit von ${max} Gesprächen erreicht`,
          `${tenantName} hatte heute alle ${max} Gespräche, die der Tarif pro Tag umfasst. Bis der nächste Tag beginnt oder Sie in einen größeren Tarif wechseln, bitten die Bots neue Besucher um eine Nachricht und eine E-Mail-Adresse. Sie finden sie im Desk.`,
        ],
      },
    };
    const [subject, text] = texts[limit][percent];
    return { subject, paragraphs: [text], button: 'Tarife ansehen' };
  },
};
