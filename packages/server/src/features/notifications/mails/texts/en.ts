import { englishBilling } from '../billing-texts/en.ts';
import { englishLimits } from '../limit-texts/en.ts';
import type { MailTexts } from '../mail-texts.ts';
import { englishTargets } from '../target-texts/en.ts';

export const english: MailTexts = {
  hello: (name) => `Hello ${name},`,
  kinds: {
    ...englishBilling,
    ...englishLimits,
    ...englishTargets,
    'person-waiting': ({ visitorName, appName, message }, tenantName) => ({
      subject: `${visitorName} is waiting in ${appName}`,
      paragraphs: [
        `${visitorName} asked for an agent in ${appName} and is waiting in the queue of ${tenantName}. The first agent to take the conversation gets it.`,
        ...(message ? [`“${message}”`] : []),
      ],
      button: 'Open the desk',
    }),
    assigned: ({ visitorName, appName, byName, note }, tenantName) => ({
      subject: `${visitorName} was assigned to you`,
      paragraphs: [
        `${byName || tenantName} assigned you the conversation with ${visitorName} in ${appName}.`,
        ...(note ? [`“${note}”`] : []),
      ],
      button: 'Open the desk',
    }),
    'transfer-offered': ({ visitorName, appName, byName, note }) => ({
      subject: `${byName} wants to transfer ${visitorName} to you`,
      paragraphs: [
        `${byName} wants to transfer the conversation with ${visitorName} in ${appName} to you. You have a minute to accept.`,
        ...(note ? [note] : []),
      ],
      button: 'Open the desk',
    }),
    'missed-chat': ({ visitorName, appName }) => ({
      subject: `${visitorName} left without an answer`,
      paragraphs: [`${visitorName} waited for an agent in ${appName}, but no one was available.`],
      button: 'Open the desk',
    }),
    'missed-call': ({ visitorName }) => ({
      subject: `Missed call from ${visitorName}`,
      paragraphs: [`${visitorName} called you and got no answer. You can call back from the conversation.`],
      button: 'Open the desk',
    }),
    mention: ({ byName, about, text }, tenantName) => ({
      subject: `${byName} mentioned you: ${about}`,
      paragraphs: [`${byName} mentioned you in ${tenantName}, on ${about}:`, text],
      button: 'Open',
    }),
    'snooze-ended': ({ ticket, subject, visitorName }) => ({
      subject: `${ticket} is open again: ${subject}`,
      paragraphs: [
        `${ticket} is no longer snoozed. ${visitorName} is waiting for you to follow up: ${subject}`,
      ],
      button: 'Open the ticket',
    }),
    'rule-notice': ({ ruleName, visitorName, appName, text }) => ({
      subject: `${ruleName}: ${visitorName}`,
      paragraphs: [
        `The rule “${ruleName}” notifies you about the conversation with ${visitorName} in ${appName}.`,
        ...(text ? [text] : []),
      ],
      button: 'Open conversation',
    }),
    'invitation-accepted': ({ userName }, tenantName) => ({
      subject: `${userName} joined ${tenantName}`,
      paragraphs: [`${userName} accepted your invitation and is now a member of ${tenantName}.`],
      button: 'See your team',
    }),
    'knowledge-ready': ({ appName, ready }) => ({
      subject: `${appName}’s sources are ready`,
      paragraphs: [
        ready === '1'
          ? `The source of ${appName} has been read. Publish to make it live.`
          : `All ${ready} sources of ${appName} have been read. Publish to make them live.`,
      ],
      button: 'Open sources',
    }),
    'knowledge-failed': ({ appName, ready, failed }) => ({
      subject: `${appName} couldn’t read some sources`,
      paragraphs: [`Ready: ${ready}. Failed: ${failed}. Open the list to see why and what to do.`],
      button: 'Open sources',
    }),
    'role-changed': ({ byName, roleNames }, tenantName) => ({
      subject: `Your roles in ${tenantName} changed`,
      paragraphs: [
        `${byName} changed your permissions in ${tenantName}. ${rolesNow(roleNames)} You don’t need to sign in again.`,
      ],
      button: 'Open your profile',
    }),
    'limit-near': ({ percent }, tenantName) => ({
      subject:
        percent === '100'
          ? 'This month’s model budget is used up'
          : `${percent}% of this month’s model budget is used`,
      paragraphs: [
        percent === '100'
          ? `This month’s model budget of ${tenantName} is used up. Until next month, or until you raise the budget, your bots answer by quoting their knowledge.`
          : `${percent}% of this month’s model budget of ${tenantName} is used. Once it’s used up, your bots answer by quoting their knowledge.`,
      ],
      button: 'Open models',
    }),
  },
  note: 'You can choose which emails you get in your profile, under Notifications.',
};

const rolesNow = (roleNames: string) =>
  roleNames === '' ? 'You currently have no role of your own.' : `Your roles: ${roleNames}.`;
