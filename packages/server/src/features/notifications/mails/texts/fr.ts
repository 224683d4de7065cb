import type { MailTexts } from '../mail-texts.ts';

export const french: MailTexts = {
  hello: (name) => `Bonjour ${name},`,
  kinds: {
    'person-waiting': ({ visitorName, appName }, tenantName) => ({
      subject: `${visitorName} attend dans ${appName}`,
      paragraphs: [
        `${visitorName} souhaite parler à une personne dans ${appName} et se trouve maintenant dans la file d’attente de ${tenantName}. La conversation revient à qui la prend en premier.`,
      ],
      button: 'Ouvrir le desk',
    }),
    mention: ({ byName, about, text }, tenantName) => ({
      subject: `${byName} vous cite : ${about}`,
      paragraphs: [`${byName} vous cite chez ${tenantName}, ici : ${about}.`, text],
      button: 'Voir la mention',
    }),
    'invitation-accepted': ({ userName }, tenantName) => ({
      subject: `${userName} a rejoint ${tenantName}`,
      paragraphs: [`${userName} a accepté votre invitation et fait maintenant partie de ${tenantName}.`],
      button: 'Voir l’équipe',
    }),
    'role-changed': ({ byName, roleNames }, tenantName) => ({
      subject: `Vos rôles chez ${tenantName} ont changé`,
      paragraphs: [
        `${byName} a modifié ce que vous pouvez faire chez ${tenantName}. ${rolesNow(roleNames)} Inutile de vous reconnecter.`,
      ],
      button: 'Ouvrir votre profil',
    }),
  },
  note: 'C’est vous qui choisissez lesquels de ces messages vous recevez : dans votre profil, sous Notifications.',
};

const rolesNow = (roleNames: string) =>
  roleNames === ''
    ? 'Vous n’avez pas de rôle à vous pour le moment.'
    : `Vos rôles sont maintenant : ${roleNames}.`;
