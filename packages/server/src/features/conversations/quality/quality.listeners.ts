/** Scores the quality of a session once it has ended, and again when the visitor rates it later. */
import type { ConversationId, TenantId, UserSessionId } from '@parrot/contract/core';
import type { Platform } from '../../../platform/index.ts';
import { presentQueueUser } from '../conversations.present.ts';
import { messageChanged, sessionChanged } from '../conversations.topics.ts';
import { lockConversation } from '../sessions/conversation.repository.ts';
import { isEnded } from '../sessions/session.policy.ts';
import { findSession, setQualityScore } from '../sessions/session.repository.ts';
import { qualityScore } from './quality.policy.ts';
import { scoredMessagesOf } from './quality.repository.ts';

type Of = { conversationId: ConversationId; userSessionId: UserSessionId };

/** Computed from the stored messages, so repeated events change nothing. */
export function startQualityScoring({
  bus,
  database,
  outbox,
}: Pick<Platform, 'bus' | 'database' | 'outbox'>): void {
  const rescore = (tenantId: TenantId, { conversationId, userSessionId }: Of): Promise<void> =>
    database.tenant(tenantId, async (tx) => {
      // Locked, so that the session does not change meanwhile.
      if (!(await lockConversation(tx, conversationId))) return;
      const session = await findSession(tx, userSessionId);
      if (!session || !isEnded(session.status)) return;
      const score = qualityScore({
        rating: session.rating,
        messages: await scoredMessagesOf(tx, userSessionId),
      });
      if (score === session.qualityScore) return;
      const scored = { ...session, qualityScore: score };
      await setQualityScore(tx, session, score);
      const payload = { session: presentQueueUser(scored) };
      outbox.write(tx, sessionChanged, { tenantId, key: conversationId, payload });
    });

  bus.work(
    sessionChanged,
    ({ tenantId, payload: { session } }) => rescore(tenantId, session),
    ({ session }) => isEnded(session.status),
  );
  bus.work(messageChanged, async ({ tenantId, payload: { message } }) => {
    if (message.userType === 'bot') await rescore(tenantId, message);
  });
}
