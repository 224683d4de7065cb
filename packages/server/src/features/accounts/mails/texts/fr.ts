import type { MailTexts, SecurityChange } from '../mail-texts.ts';

const CHANGES: Record<SecurityChange, { subject: string; text: string }> = {
  secondFactorAdded: {
    subject: 'Un second facteur protège votre compte Parrot',
    text: 'Désormais, Parrot vous demande un code de votre application d’authentification à la connexion. Conservez vos codes de secours en lieu sûr.',
  },
  secondFactorRemoved: {
    subject: 'Le second facteur de votre compte Parrot a été supprimé',
    text: 'Désormais, votre mot de passe suffit pour vous connecter.',
  },
  secondFactorReset: {
    subject: 'Le second facteur de votre compte Parrot a été réinitialisé',
    text: 'Un administrateur l’a réinitialisé et vous a déconnecté partout. Vous pourrez en configurer un nouveau après votre connexion.',
  },
  passkeyAdded: {
    subject: 'Une clé d’accès a été ajoutée à votre compte Parrot',
    text: 'Vous pouvez désormais vous connecter avec elle, sans mot de passe.',
  },
  passkeyRemoved: {
    subject: 'Une clé d’accès de votre compte Parrot a été supprimée',
    text: 'Elle ne permet plus de se connecter.',
  },
  recoveryCodeUsed: {
    subject: 'Connexion à Parrot avec un code de secours',
    text: 'Quelqu’un, sans doute vous, vient de se connecter à votre compte avec un code de secours. Ce code ne fonctionne plus.',
  },
  recoveryCodesRenewed: {
    subject: 'Vous avez de nouveaux codes de secours pour Parrot',
    text: 'Vos codes de secours viennent d’être remplacés. Les anciens ne fonctionnent plus.',
  },
};

export const french: MailTexts = {
  verification: ({ hours }) => ({
    subject: 'Confirmez votre adresse e-mail pour Parrot',
    paragraphs: [
      'Bonjour,',
      'Merci de votre inscription à Parrot. Plus qu’un clic : confirmez que cette adresse est bien la vôtre.',
    ],
    button: 'Confirmer mon adresse',
    note: `Le lien fonctionne une seule fois, pendant ${hours} heures. Si vous ne vous êtes pas inscrit, ignorez ce message et rien ne se passera.`,
  }),
  alreadyRegistered: ({ name }) => ({
    subject: 'Vous avez déjà un compte Parrot',
    paragraphs: [
      `Bonjour ${name},`,
      'Quelqu’un, sans doute vous, vient d’essayer de s’inscrire à Parrot avec cette adresse. Vous avez déjà un compte : il vous suffit de vous connecter. Et si le mot de passe vous échappe, la page de connexion vous aide à en choisir un autre.',
    ],
    button: 'Se connecter',
    note: 'Si ce n’était pas vous, il n’y a rien à faire : votre compte n’a pas changé.',
  }),
  passwordReset: ({ name, minutes }) => ({
    subject: 'Choisissez un nouveau mot de passe pour Parrot',
    paragraphs: [
      `Bonjour ${name},`,
      'Voici le lien pour choisir un nouveau mot de passe. Vous serez ensuite déconnecté partout ailleurs.',
    ],
    button: 'Choisir un nouveau mot de passe',
    note: `Le lien fonctionne une seule fois, pendant ${minutes} minutes. Si vous ne l’avez pas demandé, ignorez ce message : votre mot de passe reste le même.`,
  }),
  invitation: ({ invitedBy, tenantName, hours }) => ({
    subject: `${invitedBy} vous invite à rejoindre ${tenantName} sur Parrot`,
    paragraphs: [
      'Bonjour,',
      `${invitedBy} aimerait vous compter parmi les membres de ${tenantName} sur Parrot, où l’équipe crée ses chatbots et répond à ses clients.`,
    ],
    button: 'Accepter l’invitation',
    note: `Le lien fonctionne pendant ${hours} heures. Si vous ne connaissez pas ${invitedBy}, ignorez ce message.`,
  }),
  securityChange: ({ name, change }) => ({
    subject: CHANGES[change].subject,
    paragraphs: [`Bonjour ${name},`, CHANGES[change].text],
    button: 'Vérifier la sécurité',
    note: 'Si ce n’était pas vous, changez de mot de passe et déconnectez-vous partout ailleurs.',
  }),
};
