/** A summary is made by itself when a conversation goes to people, and once more when it is over. */
import type { SessionEventKind } from '@parrot/contract/conversations';
import type { UserSessionId } from '@parrot/contract/core';
import { defineTopic, type Platform } from '../../platform/index.ts';
import { messageAdded } from '../conversations/index.ts';
import type { SummariesService } from './summaries.service.ts';

const summaryDue = defineTopic<{ userSessionId: UserSessionId }>('summary.due');

const HANDOVER_EVENTS: readonly (SessionEventKind | null)[] = [
  'person-requested',
  'taken',
  'escalated',
  'transferred',
];

export function startAutomaticSummaries(
  { bus, database, outbox }: Pick<Platform, 'bus' | 'database' | 'outbox'>,
  summaries: Pick<SummariesService, 'refresh'>,
): void {
  bus.work(
    messageAdded,
    ({ tenantId, key, payload: { message } }) => {
      const payload = { userSessionId: message.userSessionId };
      // A line of its own: a model takes its time, and the conversation's other news must not wait for it.
      return database.tenant(tenantId, async (tx) =>
        outbox.write(tx, summaryDue, { tenantId, key: `summary ${key}`, payload }),
      );
    },
    // What stayed with the bot is summed up when somebody asks for it.
    ({ message: { event }, session: { status } }) =>
      HANDOVER_EVENTS.includes(event) || (event === 'closed' && status === 'CLOSED'),
  );
  bus.work(summaryDue, ({ tenantId, payload }) => summaries.refresh(tenantId, payload.userSessionId));
}
