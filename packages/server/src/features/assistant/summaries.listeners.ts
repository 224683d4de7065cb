/** Creates a summary when a conversation is handed to an agent, and again when it is closed. */
import type { SessionEventKind } from '@parrot/contract/conversations';
import type { UserSessionId } from '@parrot/contract/core';
import { defineTopic, type Platform } from '../../platform/index.ts';
import { messageAdded } from '../conversations/index.ts';
import type { SummariesService } from './summaries.service.ts';

/** Written by earlier releases, which may have left some to deliver. */
const summaryDue = defineTopic<{ userSessionId: UserSessionId }>('summary.due');

const HANDOVER_EVENTS: readonly (SessionEventKind | null)[] = [
  'person-requested',
  'taken',
  'escalated',
  'transferred',
];

export function startAutomaticSummaries(
  { bus }: Pick<Platform, 'bus'>,
  summaries: Pick<SummariesService, 'refresh'>,
): void {
  bus.work(
    messageAdded,
    ({ tenantId, payload: { message } }) => summaries.refresh(tenantId, message.userSessionId),
    // Sessions that stay with the bot are summarized on demand only.
    ({ message: { event }, session: { status } }) =>
      HANDOVER_EVENTS.includes(event) || (event === 'closed' && status === 'CLOSED'),
    // Model calls are slow and must not delay the conversation's other events.
    { separately: 'summary' },
  );
  bus.work(summaryDue, ({ tenantId, payload }) => summaries.refresh(tenantId, payload.userSessionId));
}
