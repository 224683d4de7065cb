import type { MailTexts } from '../mail-texts.ts';

export const english: MailTexts = {
  hello: (name) => `Hello ${name},`,
  kinds: {
    'person-waiting': ({ visitorName, appName, message }, tenantName) => ({
      subject: `${visitorName} is waiting in ${appName}`,
      paragraphs: [
        `${visitorName} asked ${appName} for a person and is now in the queue of ${tenantName}. Whoever takes the conversation first has it.`,
        ...(message ? [`“${message}”`] : []),
      ],
      button: 'Open the desk',
    }),
    assigned: ({ visitorName, appName, byName, note }, tenantName) => ({
      subject: `${visitorName} is now with you`,
      paragraphs: [
        `${byName || tenantName} gave you the conversation with ${visitorName} in ${appName}.`,
        ...(note ? [`“${note}”`] : []),
      ],
      button: 'Open the desk',
    }),
    'transfer-offered': ({ visitorName, appName, byName, note }) => ({
      subject: `${byName} would like to hand you ${visitorName}`,
      paragraphs: [
        `${byName} offers you the conversation with ${visitorName} in ${appName}. You have a minute to accept.`,
        ...(note ? [note] : []),
      ],
      button: 'Open the desk',
    }),
    'missed-chat': ({ visitorName, appName }) => ({
      subject: `${visitorName} left without an answer`,
      paragraphs: [`${visitorName} waited for a person in ${appName}, and nobody came.`],
      button: 'Open the desk',
    }),
    mention: ({ byName, about, text }, tenantName) => ({
      subject: `${byName} mentioned you: ${about}`,
      paragraphs: [`${byName} mentioned you in ${tenantName}, on ${about}:`, text],
      button: 'Have a look',
    }),
    'invitation-accepted': ({ userName }, tenantName) => ({
      subject: `${userName} has joined ${tenantName}`,
      paragraphs: [`${userName} has accepted your invitation and is now part of ${tenantName}.`],
      button: 'See your team',
    }),
    'knowledge-ready': ({ appName, ready }) => ({
      subject: `${appName} has read its documents`,
      paragraphs: [
        `All that ${appName} was given is read: ${ready} in all. Publish it to bring it to your visitors.`,
      ],
      button: 'Open the documents',
    }),
    'knowledge-failed': ({ appName, ready, failed }) => ({
      subject: `${appName} could not read everything`,
      paragraphs: [
        `Read: ${ready}. Could not be read: ${failed}. The list says why, and what you can do about it.`,
      ],
      button: 'Open the documents',
    }),
    'role-changed': ({ byName, roleNames }, tenantName) => ({
      subject: `Your roles in ${tenantName} have changed`,
      paragraphs: [
        `${byName} has changed what you may do in ${tenantName}. ${rolesNow(roleNames)} There is no need to sign in again.`,
      ],
      button: 'Open your profile',
    }),
    'limit-near': ({ percent }, tenantName) => ({
      subject:
        percent === '100'
          ? 'The month’s budget for models is used up'
          : `${percent} % of the month’s budget for models is used`,
      paragraphs: [
        percent === '100'
          ? `The month’s budget for models of ${tenantName} is used up. Your bots go on answering, by quoting what they know, until the next month begins or you raise the budget.`
          : `${percent} % of the month’s budget for models of ${tenantName} is used. Once it is used up, your bots answer by quoting what they know.`,
      ],
      button: 'See the models',
    }),
  },
  note: 'Which of these mails you get is up to you: see Notifications in your profile.',
};

const rolesNow = (roleNames: string) =>
  roleNames === ''
    ? 'You have no role of your own at the moment.'
    : `These are your roles now: ${roleNames}.`;
