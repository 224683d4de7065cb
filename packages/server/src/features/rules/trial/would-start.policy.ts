/** Whether the event of a rule happened in a past session, as far as what is stored shows. */
import { OWNER_EVENTS } from '@parrot/contract/conversations';
import { MINUTE_MS, type TagId } from '@parrot/contract/core';
import type { RuleTrigger } from '@parrot/contract/rules';
import type { Session } from '../../conversations/index.ts';
import type { TicketFacts } from '../conditions/facts.ts';
import { reachesDesk } from '../event-of-message.policy.ts';
import type { PastMessage } from './past-sessions.repository.ts';

type Past = {
  session: Pick<Session, 'status' | 'endedAt' | 'rating' | 'waitingSince' | 'assignment'>;
  messages: readonly PastMessage[];
  ticket: TicketFacts | null;
  tagIds: readonly TagId[];
  now: Date;
};

/** Each is the text of a message that starts the rule; undefined where it is no message. None: it never starts. */
export function startsIn(trigger: RuleTrigger, past: Past): (string | undefined)[] {
  const { session, messages, ticket, tagIds } = past;
  const textsOf = (userType: PastMessage['userType']) =>
    messages
      .filter((message) => message.event === null && message.userType === userType)
      .map(({ value }) => value);
  const has = (...kinds: PastMessage['event'][]) =>
    messages.some(({ event }) => event !== null && kinds.includes(event));
  const once = (happened: boolean) => (happened ? [undefined] : []);
  switch (trigger.on) {
    case 'visitorWrote':
      return textsOf('visitor');
    case 'agentReplied':
      return textsOf('agent');
    case 'reachedDesk':
      return once(has('person-requested', 'left-email') || wasTakenFromBot(messages));
    case 'assigned':
      return once(has(...OWNER_EVENTS));
    case 'closed':
      return once(session.endedAt !== null && has('closed'));
    case 'rated':
      return once(session.rating !== null);
    case 'statusChanged':
      return once(ticket !== null && ticket.status !== 'open');
    case 'priorityChanged':
      return once(ticket !== null && ticket.priority !== 'normal');
    case 'tagAdded':
      return once(trigger.tagId ? tagIds.includes(trigger.tagId) : tagIds.length > 0);
    case 'waitsUnassigned':
      return once(queueWaitMs(past) >= trigger.minutes * MINUTE_MS);
    case 'waitsForReply':
      return once(replyWaitMs(past) >= trigger.minutes * MINUTE_MS);
  }
}

function wasTakenFromBot(messages: readonly PastMessage[]): boolean {
  const events = messages.flatMap(({ event }) => event ?? []);
  const taken = events.indexOf('taken');
  return taken >= 0 && reachesDesk(events.slice(0, taken));
}

function queueWaitMs({ session, now }: Past): number {
  if (session.status === 'UNASSIGNED' && session.waitingSince)
    return now.getTime() - session.waitingSince.getTime();
  return (session.assignment?.waitedSeconds ?? 0) * 1_000;
}

/** The longest time from a visitor's message to the reply of the agent who had the conversation. */
function replyWaitMs({ messages, now, session }: Past): number {
  let isWithAgent = false;
  let since: Date | null = null;
  let longest = 0;
  const wait = (until: Date) => {
    if (since) longest = Math.max(longest, until.getTime() - since.getTime());
    since = null;
  };
  for (const { userType, event, createdAt } of messages) {
    if (event === 'taken' || event === 'assigned') isWithAgent = true;
    if (event === 'back-to-bot' || event === 'closed' || event === 'released') {
      wait(createdAt);
      isWithAgent = false;
    }
    if (userType === 'agent') wait(createdAt);
    if (userType === 'visitor' && isWithAgent) since ??= createdAt;
  }
  if (session.endedAt === null) wait(now);
  return longest;
}
