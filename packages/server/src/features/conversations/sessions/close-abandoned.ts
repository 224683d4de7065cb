/** Closes conversations with people whose visitor is gone for longer than the app waits. */
import { type ConversationId, MINUTE_MS } from '@parrot/contract/core';
import type { Platform } from '../../../platform/index.ts';
import type { Bots } from '../bot/bot.ts';
import { type Left, leftSessions } from './overdue-sessions.repository.ts';
import { mayHappen } from './session.policy.ts';
import type { Session } from './session.ts';
import type { WorkOnThread } from './unit-of-work.ts';

/** No app waits for less, so nothing later needs a look. */
const SHORTEST_MS = 5 * MINUTE_MS;

type Needs = {
  bots: Bots;
  workOnThread: WorkOnThread;
  visitorIsThere(conversationId: ConversationId): boolean;
};

export function createCloseLeft(
  { database, clock, log }: Pick<Platform, 'database' | 'clock' | 'log'>,
  { bots, workOnThread, visitorIsThere }: Needs,
): () => Promise<void> {
  const closeOne = async ({ tenantId, conversationId, id, versionId, seenAt }: Left) => {
    const { quietMinutes } = await bots.load(tenantId, versionId);
    const since = new Date(clock.now().getTime() - quietMinutes * MINUTE_MS);
    if (seenAt > since || visitorIsThere(conversationId)) return;
    await database.tenant(tenantId, (tx) =>
      workOnThread(tx, conversationId, (thread) => {
        const { session, conversation } = thread;
        if (session?.id !== id || !mayHappen('visitorLeft', session.status)) return;
        if (session.lastMessageAt > since || wasReopenedAfter(session, since)) return;
        const by = { id: conversation.visitorId, name: conversation.visitorName };
        thread.move('visitorLeft', by, undefined, `Gone for more than ${quietMinutes} minutes.`);
      }),
    );
  };

  return async () => {
    const since = new Date(clock.now().getTime() - SHORTEST_MS);
    for (const left of await database.system((tx) => leftSessions(tx, since)))
      await closeOne(left).catch((err: unknown) =>
        log.error({ err, userSessionId: left.id }, 'closing an abandoned conversation failed; retrying'),
      );
  };
}

/** Whoever opened it again needs time to write. */
const wasReopenedAfter = ({ assignment }: Session, since: Date): boolean =>
  assignment?.how === 'reopened' && new Date(assignment.at) > since;
