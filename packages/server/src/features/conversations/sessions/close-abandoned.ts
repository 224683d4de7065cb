/** Closes conversations with agents whose visitor has been offline for longer than the app waits. */
import { type ConversationId, MINUTE_MS } from '@parrot/contract/core';
import type { Platform } from '../../../platform/index.ts';
import type { Bots } from '../bot/bot.ts';
import { type AbandonedSession, abandonedSessions } from './overdue-sessions.repository.ts';
import { canTransition } from './session.policy.ts';
import type { Session } from './session.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** No app waits for less. */
const SHORTEST_MS = 5 * MINUTE_MS;

type Needs = {
  bots: Pick<Bots, 'profile'>;
  unitOfWork: UnitOfWork;
  isVisitorOnline(conversationId: ConversationId): Promise<boolean>;
};

export function createCloseAbandoned(
  { database, clock, log }: Pick<Platform, 'database' | 'clock' | 'log'>,
  { bots, unitOfWork, isVisitorOnline }: Needs,
): () => Promise<void> {
  const closeOne = async ({ tenantId, conversationId, id, versionId, seenAt }: AbandonedSession) => {
    const { inactivityMinutes } = await bots.profile(tenantId, versionId);
    const since = new Date(clock.now().getTime() - inactivityMinutes * MINUTE_MS);
    if (seenAt > since || (await isVisitorOnline(conversationId))) return;
    await database.tenant(tenantId, (tx) =>
      unitOfWork(tx, conversationId, (locked) => {
        const { session, conversation } = locked;
        if (session?.id !== id || !canTransition('visitorLeft', session.status)) return;
        if (session.lastMessageAt > since || wasReopenedAfter(session, since)) return;
        const by = { id: conversation.visitorId, name: conversation.visitorName };
        locked.transition(
          'visitorLeft',
          by,
          undefined,
          `Offline for more than ${inactivityMinutes} minutes.`,
        );
      }),
    );
  };

  return async () => {
    const since = new Date(clock.now().getTime() - SHORTEST_MS);
    for (const abandoned of await database.system((tx) => abandonedSessions(tx, since)))
      await closeOne(abandoned).catch((err: unknown) =>
        log.error({ err, userSessionId: abandoned.id }, 'closing an abandoned conversation failed; retrying'),
      );
  };
}

/** An agent who reopened it needs time to write. */
const wasReopenedAfter = ({ assignment }: Session, since: Date): boolean =>
  assignment?.how === 'reopened' && new Date(assignment.at) > since;
