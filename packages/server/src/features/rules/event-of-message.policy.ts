/** Which events of rules a message is. */
import {
  isOwnerEvent,
  type Message,
  OWNER_EVENTS,
  type SessionEventKind,
} from '@parrot/contract/conversations';
import type { RuleEvent } from '@parrot/contract/rules';

const REACHING: readonly SessionEventKind[] = ['person-requested', 'left-email'];
/** After these, a conversation is with the bot. */
const LEAVING: readonly SessionEventKind[] = ['back-to-bot', 'nobody-came', 'stopped-waiting'];

export function eventOfMessage({ msgType, userType, event }: Message): RuleEvent[] {
  if (msgType !== 'event') {
    if (userType === 'visitor') return ['visitorWrote'];
    return userType === 'agent' ? ['agentReplied'] : [];
  }
  if (event === null) return [];
  if (REACHING.includes(event)) return ['reachedDesk'];
  if (event === 'closed') return ['closed'];
  if (!isOwnerEvent(event)) return [];
  return event === 'taken' ? ['reachedDesk', 'assigned'] : ['assigned'];
}

/** Whether a conversation that an agent takes was with the bot; `before`: its earlier events. */
export function reachesDesk(before: readonly SessionEventKind[]): boolean {
  const last = before.findLast((event) =>
    [...OWNER_EVENTS, ...REACHING, ...LEAVING, 'released'].includes(event),
  );
  return last === undefined || LEAVING.includes(last);
}
