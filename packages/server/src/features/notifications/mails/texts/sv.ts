import type { MailTexts } from '../mail-texts.ts';

export const swedish: MailTexts = {
  hello: (name) => `Hej ${name}!`,
  kinds: {
    'person-waiting': ({ visitorName, appName }, tenantName) => ({
      subject: `${visitorName} väntar i ${appName}`,
      paragraphs: [
        `${visitorName} vill prata med en människa i ${appName} och står nu i kön hos ${tenantName}. Den som tar samtalet först har det.`,
      ],
      button: 'Öppna desken',
    }),
    mention: ({ byName, about, text }, tenantName) => ({
      subject: `${byName} nämnde dig: ${about}`,
      paragraphs: [`${byName} nämnde dig hos ${tenantName}, här: ${about}.`, text],
      button: 'Ta en titt',
    }),
    'invitation-accepted': ({ userName }, tenantName) => ({
      subject: `${userName} är nu med i ${tenantName}`,
      paragraphs: [`${userName} har tackat ja till din inbjudan och är nu en del av ${tenantName}.`],
      button: 'Se teamet',
    }),
    'role-changed': ({ byName, roleNames }, tenantName) => ({
      subject: `Dina roller hos ${tenantName} har ändrats`,
      paragraphs: [
        `${byName} har ändrat vad du får göra hos ${tenantName}. ${rolesNow(roleNames)} Du behöver inte logga in igen.`,
      ],
      button: 'Öppna din profil',
    }),
  },
  note: 'Du väljer själv vilka av de här mejlen du får: i din profil, under Aviseringar.',
};

const rolesNow = (roleNames: string) =>
  roleNames === '' ? 'Just nu har du ingen egen roll.' : `Dina roller är nu: ${roleNames}.`;
