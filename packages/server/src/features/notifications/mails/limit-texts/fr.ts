import type { LimitMailTexts, LimitTexts } from '../mail-texts.ts';

export const frenchLimits: LimitMailTexts = {
  'plan-limit': ({ limit, percent, used, max }, tenantName) => {
    const texts: LimitTexts = {
      users: {
        80: [
          `${tenantName} utilise ${used} utilisateurs sur ${max}`,
          `${tenantName} a ${used} des ${max} utilisateurs de son forfait, invitations en attente comprises. Pour inviter plus de personnes, passez à un forfait supérieur.`,
        ],
        100: [
          `${tenantName} a atteint sa limite de ${max} utilisateurs`,
          `Les ${max} utilisateurs du forfait de ${tenantName} sont tous pris, invitations en attente comprises. Pour inviter plus de personnes, passez à un forfait supérieur ou retirez un utilisateur.`,
        ],
      },
      apps: {
        80: [
          `${tenantName} utilise ${used} applications sur ${max}`,
          `${tenantName} a ${used} des ${max} applications de son forfait. Pour en créer plus, passez à un forfait supérieur.`,
        ],
        100: [
          `${tenantName} a atteint sa limite de ${max} applications`,
          `Les ${max} applications du forfait de ${tenantName} sont toutes prises. Pour en créer plus, passez à un forfait supérieur ou archivez une application.`,
        ],
      },
      conversationsPerDay: {
        80: [
          `${tenantName} a eu ${used} conversations sur ${max} aujourd’hui`,
          `${tenantName} a eu aujourd’hui ${used} des ${max} conversations par jour de son forfait. Au-delà, les bots invitent les nouveaux visiteurs à laisser un message jusqu’au jour suivant.`,
        ],
        100: [
          `${tenantName} a atteint la limite du jour de ${max} conversations`,
          `${tenantName} a eu aujourd’hui les ${max} conversations par jour de son forfait. Jusqu’au jour suivant, ou jusqu’à ce que vous passiez à un forfait supérieur, les bots invitent les nouveaux visiteurs à laisser un message et une adresse e-mail. Vous les trouverez dans le Desk.`,
        ],
      },
    };
    const [subject, text] = texts[limit][percent];
    return { subject, paragraphs: [text], button: 'Voir les forfaits' };
  },
};
