import type { LimitMailTexts, LimitTexts } from '../mail-texts.ts';

export const spanishLimits: LimitMailTexts = {
  'plan-limit': ({ limit, percent, used, max }, tenantName) => {
    const texts: LimitTexts = {
      users: {
        80: [
          `${tenantName} usa ${used} de ${max} usuarios`,
          `${tenantName} tiene ${used} de los ${max} usuarios de su plan, incluidas las invitaciones abiertas. Para invitar a más personas, mejora el plan.`,
        ],
        100: [
          `${tenantName} ha alcanzado su límite de ${max} usuarios`,
          `Los ${max} usuarios del plan de ${tenantName} están ocupados, incluidas las invitaciones abiertas. Para invitar a más personas, mejora el plan o elimina un usuario.`,
        ],
      },
      apps: {
        80: [
          `${tenantName} usa ${used} de ${max} aplicaciones`,
          `${tenantName} tiene ${used} de las ${max} aplicaciones de su plan. Para crear más, mejora el plan.`,
        ],
        100: [
          `${tenantName} ha alcanzado su límite de ${max} aplicaciones`,
          `Las ${max} aplicaciones del plan de ${tenantName} están ocupadas. Para crear más, mejora el plan o archiva una aplicación.`,
        ],
      },
      conversationsPerDay: {
        80: [
          `${tenantName} lleva hoy ${used} de ${max} conversaciones`,
          `${tenantName} lleva hoy ${used} de las ${max} conversaciones diarias de su plan. Al llegar al límite, los bots piden a los nuevos visitantes que dejen un mensaje hasta que empiece el día siguiente.`,
        ],
        100: [
          `${tenantName} ha alcanzado el límite de hoy de ${max} conversaciones`,
          `${tenantName} ha tenido hoy las ${max} conversaciones diarias de su plan. Hasta que empiece el día siguiente o mejores el plan, los bots piden a los nuevos visitantes que dejen un mensaje y su correo electrónico. Los encontrarás en Desk.`,
        ],
      },
    };
    const [subject, text] = texts[limit][percent];
    return { subject, paragraphs: [text], button: 'Ver los planes' };
  },
};
