import type { Message } from '@parrot/contract/conversations';
import type { View } from '../panel/view.ts';
import { CallEntry } from './call-entry.tsx';

/** What has happened, in a sentence. */
export function EventText({ message, ...view }: View & { message: Message }) {
  const { texts, appearance } = view;
  const { call, event, eventTarget, value, senderName } = message;
  if (call) return <CallEntry {...view} entry={call} />;
  switch (event) {
    case 'person-requested':
      // With human first, no agent was requested by the visitor.
      return appearance.isHumanFirst ? texts.waiting : texts.requested;
    case 'taken':
    case 'assigned':
    case 'transferred':
    case 'escalated':
      return texts.taken.replace('{name}', eventTarget ?? senderName);
    case 'back-to-bot':
    case 'stopped-waiting':
      return texts.botAgain.replace('{name}', appearance.botName);
    case 'left-email':
      return texts.byEmail;
    case 'moved-to-group':
      return texts.waiting;
    case 'released':
      return texts.released.replace('{name}', senderName);
    case 'nobody-came':
      return texts.noAgentCame;
    case 'closed':
      return texts.ended;
    case 'reopened':
      return texts.reopened.replace('{name}', senderName);
    default:
      return value;
  }
}
