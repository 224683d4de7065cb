/** Says how well a conversation went once it is over, and again where the visitor says later what they thought. */
import type { ConversationId, TenantId, UserSessionId } from '@parrot/contract/core';
import type { Platform } from '../../../platform/index.ts';
import { presentQueueUser } from '../conversations.present.ts';
import { messageChanged, sessionChanged } from '../conversations.topics.ts';
import { lockConversation } from '../messages/messages.repository.ts';
import { isEnded } from '../sessions/session.policy.ts';
import { findSession, setQualityScore } from '../sessions/session.repository.ts';
import { qualityScore } from './quality.policy.ts';
import { scoredMessagesOf } from './quality.repository.ts';

type Of = { conversationId: ConversationId; userSessionId: UserSessionId };

/** Works it out from what was said: being told twice does no harm. */
export function startQualityScoring({
  bus,
  database,
  outbox,
}: Pick<Platform, 'bus' | 'database' | 'outbox'>): void {
  const rescore = (tenantId: TenantId, { conversationId, userSessionId }: Of): Promise<void> =>
    database.tenant(tenantId, async (tx) => {
      // Nobody else changes the session meanwhile.
      if (!(await lockConversation(tx, conversationId))) return;
      const session = await findSession(tx, userSessionId);
      if (!session || !isEnded(session.status)) return;
      const score = qualityScore({
        rating: session.rating,
        messages: await scoredMessagesOf(tx, userSessionId),
      });
      if (score === session.qualityScore) return;
      const scored = { ...session, qualityScore: score };
      await setQualityScore(tx, session.id, score);
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
