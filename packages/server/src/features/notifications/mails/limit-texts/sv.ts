import type { LimitMailTexts, LimitTexts } from '../mail-texts.ts';

export const swedishLimits: LimitMailTexts = {
  'plan-limit': ({ limit, percent, used, max }, tenantName) => {
    const texts: LimitTexts = {
      users: {
        80: [
          `${tenantName} använder ${used} av ${max} användare`,
          `${tenantName} har ${used} av de ${max} användare som ingår i planen, öppna inbjudningar inräknade. Uppgradera planen om du vill bjuda in fler.`,
        ],
        100: [
          `${tenantName} har nått gränsen på ${max} användare`,
          `Alla ${max} användare i planen för ${tenantName} är upptagna, öppna inbjudningar inräknade. Uppgradera planen eller ta bort en användare om du vill bjuda in fler.`,
        ],
      },
      apps: {
        80: [
          `${tenantName} använder ${used} av ${max} appar`,
          `${tenantName} har ${used} av de ${max} appar som ingår i planen. Uppgradera planen om du vill skapa fler.`,
        ],
        100: [
          `${tenantName} har nått gränsen på ${max} appar`,
          `Alla ${max} appar i planen för ${tenantName} är upptagna. Uppgradera planen eller arkivera en app om du vill skapa fler.`,
        ],
      },
      conversationsPerDay: {
        80: [
          `${tenantName} har haft ${used} av ${max} samtal i dag`,
          `${tenantName} har i dag haft ${used} av de ${max} samtal per dag som ingår i planen. Efter det ber botarna nya besökare att lämna ett meddelande tills nästa dag börjar.`,
        ],
        100: [
          `${tenantName} har nått dagens gräns på ${max} samtal`,
          `${tenantName} har i dag haft alla ${max} samtal per dag som ingår i planen. Tills nästa dag börjar eller du uppgraderar planen ber botarna nya besökare att lämna ett meddelande och en e-postadress. Du hittar dem i Desk.`,
        ],
      },
    };
    const [subject, text] = texts[limit][percent];
    return { subject, paragraphs: [text], button: 'Se planerna' };
  },
};
