import type { MailTexts } from '../mail-texts.ts';

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
};
