import type { Platform } from '../../platform/index.ts';
import { answerLookedUp, messageChanged } from '../conversations/index.ts';
import type { CollectUnanswered } from './collect-unanswered.ts';

/** Idempotent, as events can arrive twice. */
export function collectOnEvents({ bus }: Pick<Platform, 'bus'>, collect: CollectUnanswered): void {
  bus.work(answerLookedUp, ({ tenantId, payload: { userSessionId, seq } }) =>
    collect(tenantId, userSessionId, seq),
  );
  bus.work(messageChanged, async ({ tenantId, payload: { message } }) => {
    if (message.userType === 'bot') await collect(tenantId, message.userSessionId, message.seq);
  });
}
