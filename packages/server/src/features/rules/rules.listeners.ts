/** The events of other slices that start rules. Nothing is added to the transactions that cause them. */
import type { Message } from '@parrot/contract/conversations';
import type { UserSessionId } from '@parrot/contract/core';
import type { RuleEvent } from '@parrot/contract/rules';
import type { DomainEvent, Platform } from '../../platform/index.ts';
import { findSession, messageAdded, readSessionTranscript, sessionChanged } from '../conversations/index.ts';
import { conversationTagged } from '../tags/index.ts';
import { type Tickets, ticketChanged } from '../tickets/index.ts';
import type { ActiveRules } from './active-rules.ts';
import { eventOfMessage, reachesDesk } from './event-of-message.policy.ts';
import { findRule } from './rules.repository.ts';
import type { RuleRow } from './rules.tables.ts';
import { waitTooLong } from './rules.topics.ts';
import type { RunRules, StartingEvent } from './runs/run-rules.ts';

const EVENTS_READ = 500;

type Needs = { active: ActiveRules; runRules: RunRules; syncTicket: Tickets['sync'] };

export function startRulesOnEvents(
  { bus, database }: Pick<Platform, 'bus' | 'database'>,
  { active, runRules, syncTicket }: Needs,
): void {
  /**
   * With the ticket that the conversation has by now: another process may be opening it, or it is opened again
   * after a failure.
   */
  const run = async (starting: StartingEvent, rules: readonly RuleRow[]): Promise<void> => {
    if (rules.length > 0) await syncTicket(starting.tenantId, starting.userSessionId, starting.cause);
    await runRules(starting, rules);
  };

  const start = async (
    { id, tenantId, cause }: DomainEvent,
    on: RuleEvent,
    userSessionId: UserSessionId,
    more: Partial<StartingEvent> = {},
  ): Promise<void> => {
    // Stored for no worker: a rule was switched on just now.
    if (id === '') return;
    const starting = { tenantId, on, userSessionId, key: `${on} ${id}`, cause, ...more };
    const rules = (await active.of(tenantId)).filter(
      ({ trigger }) =>
        trigger.on === on &&
        !('minutes' in trigger) &&
        (!('tagId' in trigger) || !trigger.tagId || starting.added?.includes(trigger.tagId)),
    );
    await run(starting, rules);
  };

  /** A visitor who leaves an address, or an agent who takes over from the bot, brings it to the desk, too. */
  const hasReachedDesk = (tenantId: StartingEvent['tenantId'], { userSessionId, seq }: Message) =>
    database.tenant(tenantId, async (tx) => {
      const before = (await readSessionTranscript(tx, userSessionId, EVENTS_READ)).filter(
        (message) => message.seq < seq,
      );
      return reachesDesk(before.flatMap(({ event }) => event ?? []));
    });

  bus.work(
    messageAdded,
    async (event) => {
      const { message } = event.payload;
      const { userSessionId } = message;
      for (const on of eventOfMessage(message)) {
        if (on === 'reachedDesk' && message.event !== 'person-requested')
          if (!(await hasReachedDesk(event.tenantId, message))) continue;
        const isText = on === 'visitorWrote' || on === 'agentReplied';
        await start(event, on, userSessionId, isText ? { text: message.value } : {});
      }
    },
    ({ message }, tenantId) => eventOfMessage(message).some((on) => active.wants(tenantId, on)),
  );
  bus.work(
    sessionChanged,
    (event) => {
      const { userSessionId, ratedAt } = event.payload.session;
      return start(event, 'rated', userSessionId, { key: `rated ${userSessionId} ${ratedAt}` });
    },
    ({ isRated = false }, tenantId) => isRated && active.wants(tenantId, 'rated'),
  );
  bus.work(
    conversationTagged,
    (event) => {
      const { userSessionId, added = [] } = event.payload;
      return start(event, 'tagAdded', userSessionId, { added });
    },
    ({ added = [] }, tenantId) => added.length > 0 && active.wants(tenantId, 'tagAdded'),
  );
  bus.work(
    ticketChanged,
    async (event) => {
      const { ticket, before } = event.payload;
      if (before?.status !== ticket.status) await start(event, 'statusChanged', ticket.userSessionId);
      if (before?.priority !== ticket.priority) await start(event, 'priorityChanged', ticket.userSessionId);
    },
    ({ before }, tenantId) =>
      before !== undefined &&
      (active.wants(tenantId, 'statusChanged') || active.wants(tenantId, 'priorityChanged')),
  );
  bus.work(waitTooLong, async ({ tenantId, payload: { ruleId, on, userSessionId, since } }) => {
    // The rule of the store: this process may not have been told that it was switched on, and the wait is seen once.
    const { rule, session } = await database.tenant(tenantId, async (tx) => ({
      rule: await findRule(tx, ruleId),
      session: await findSession(tx, userSessionId),
    }));
    // Otherwise it was answered or taken meanwhile.
    const isWaiting =
      session?.waitingSince?.toISOString() === since &&
      (session.status === 'UNASSIGNED') === (on === 'waitsUnassigned');
    const started = rule?.isOn && isWaiting ? [rule] : [];
    await run({ tenantId, on, userSessionId, key: `${on} ${userSessionId} ${since}` }, started);
  });
}
