import type { LimitMailTexts, LimitTexts } from '../mail-texts.ts';

export const englishLimits: LimitMailTexts = {
  'plan-limit': ({ limit, percent, used, max }, tenantName) => {
    const texts: LimitTexts = {
      users: {
        80: [
          `${tenantName} is using ${used} of ${max} user licenses`,
          `${tenantName} is using ${used} of the ${max} user licenses in its plan, including pending invitations. To invite more, upgrade the plan.`,
        ],
        100: [
          `${tenantName} has reached its limit of ${max} user licenses`,
          `All ${max} user licenses in the plan of ${tenantName} are in use, including pending invitations. To invite more people, upgrade the plan or remove a user.`,
        ],
      },
      apps: {
        80: [
          `${tenantName} is using ${used} of ${max} apps`,
          `${tenantName} is using ${used} of the ${max} apps in its plan. To create more, upgrade the plan.`,
        ],
        100: [
          `${tenantName} has reached its limit of ${max} apps`,
          `All ${max} apps in the plan of ${tenantName} are in use. To create more, upgrade the plan or archive an app.`,
        ],
      },
      conversationsPerDay: {
        80: [
          `${tenantName} has used ${used} of ${max} conversations today`,
          `${tenantName} has had ${used} of the ${max} conversations a day in its plan. Past the limit, bots ask new visitors to leave a message until the next day begins.`,
        ],
        100: [
          `${tenantName} has reached today’s limit of ${max} conversations`,
          `${tenantName} has had all ${max} conversations a day in its plan. Until the next day begins or you upgrade the plan, bots ask new visitors to leave a message and an email address. You’ll find them at the desk.`,
        ],
      },
    };
    const [subject, text] = texts[limit][percent];
    return { subject, paragraphs: [text], button: 'See plans' };
  },
};
