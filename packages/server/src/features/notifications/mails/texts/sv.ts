import { swedishBilling } from '../billing-texts/sv.ts';
import { swedishLimits } from '../limit-texts/sv.ts';
import type { MailTexts } from '../mail-texts.ts';
import { swedishTargets } from '../target-texts/sv.ts';

export const swedish: MailTexts = {
  hello: (name) => `Hej ${name}!`,
  kinds: {
    ...swedishBilling,
    ...swedishLimits,
    ...swedishTargets,
    'person-waiting': ({ visitorName, appName, message }, tenantName) => ({
      subject: `${visitorName} väntar i ${appName}`,
      paragraphs: [
        `${visitorName} vill prata med en människa i ${appName} och står nu i kön hos ${tenantName}. Den som tar samtalet först har det.`,
        ...(message ? [`”${message}”`] : []),
      ],
      button: 'Öppna Desk',
    }),
    assigned: ({ visitorName, appName, byName, note }, tenantName) => ({
      subject: `${visitorName} är nu hos dig`,
      paragraphs: [
        `${byName || tenantName} gav dig samtalet med ${visitorName} i ${appName}.`,
        ...(note ? [`”${note}”`] : []),
      ],
      button: 'Öppna Desk',
    }),
    'transfer-offered': ({ visitorName, appName, byName, note }) => ({
      subject: `${byName} vill lämna över ${visitorName} till dig`,
      paragraphs: [
        `${byName} erbjuder dig samtalet med ${visitorName} i ${appName}. Du har en minut på dig att ta emot det.`,
        ...(note ? [note] : []),
      ],
      button: 'Öppna Desk',
    }),
    'missed-chat': ({ visitorName, appName }) => ({
      subject: `${visitorName} gick utan svar`,
      paragraphs: [`${visitorName} väntade på en person i ${appName}, och ingen kom.`],
      button: 'Öppna Desk',
    }),
    'missed-call': ({ visitorName }) => ({
      subject: `Missat samtal från ${visitorName}`,
      paragraphs: [
        `${visitorName} ringde dig och fick inget svar. Du kan ringa tillbaka från konversationen.`,
      ],
      button: 'Öppna Desk',
    }),
    mention: ({ byName, about, text }, tenantName) => ({
      subject: `${byName} nämnde dig: ${about}`,
      paragraphs: [`${byName} nämnde dig hos ${tenantName}, här: ${about}.`, text],
      button: 'Ta en titt',
    }),
    'snooze-ended': ({ ticket, subject, visitorName }) => ({
      subject: `${ticket} är öppet igen: ${subject}`,
      paragraphs: [`Snoozen av ${ticket} är slut (${visitorName}): ${subject}`],
      button: 'Öppna ärendet',
    }),
    'rule-notice': ({ ruleName, visitorName, appName, text }) => ({
      subject: `${ruleName}: ${visitorName}`,
      paragraphs: [
        `Regeln ”${ruleName}” uppmärksammar dig på konversationen med ${visitorName} i ${appName}.`,
        ...(text ? [text] : []),
      ],
      button: 'Öppna konversationen',
    }),
    'invitation-accepted': ({ userName }, tenantName) => ({
      subject: `${userName} är nu med i ${tenantName}`,
      paragraphs: [`${userName} har tackat ja till din inbjudan och är nu en del av ${tenantName}.`],
      button: 'Se teamet',
    }),
    'knowledge-ready': ({ appName, ready }) => ({
      subject: `${appName} har läst sina dokument`,
      paragraphs: [
        `Allt som ${appName} fick är läst: ${ready} totalt. Publicera det så att dina besökare får del av det.`,
      ],
      button: 'Öppna dokumenten',
    }),
    'knowledge-failed': ({ appName, ready, failed }) => ({
      subject: `${appName} kunde inte läsa allt`,
      paragraphs: [`Lästa: ${ready}. Kunde inte läsas: ${failed}. Listan säger varför, och vad du kan göra.`],
      button: 'Öppna dokumenten',
    }),
    'role-changed': ({ byName, roleNames }, tenantName) => ({
      subject: `Dina roller hos ${tenantName} har ändrats`,
      paragraphs: [
        `${byName} har ändrat vad du får göra hos ${tenantName}. ${rolesNow(roleNames)} Du behöver inte logga in igen.`,
      ],
      button: 'Öppna din profil',
    }),
    'limit-near': ({ percent }, tenantName) => ({
      subject:
        percent === '100'
          ? 'Månadens budget för modeller är slut'
          : `${percent} % av månadens budget för modeller är använd`,
      paragraphs: [
        percent === '100'
          ? `Månadens budget för modeller hos ${tenantName} är slut. Dina botar fortsätter att svara genom att citera det de vet, tills nästa månad börjar eller du höjer budgeten.`
          : `${percent} % av månadens budget för modeller hos ${tenantName} är använd. När den är slut svarar dina botar genom att citera det de vet.`,
      ],
      button: 'Se modellerna',
    }),
  },
  note: 'Du väljer själv vilka av de här mejlen du får: i din profil, under Aviseringar.',
};

const rolesNow = (roleNames: string) =>
  roleNames === '' ? 'Just nu har du ingen egen roll.' : `Dina roller är nu: ${roleNames}.`;
