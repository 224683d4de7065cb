import type { Platform } from '../../platform/index.ts';
import { answerLookedUp, messageChanged, whisperUsed } from '../conversations/index.ts';
import type { CollectUnanswered } from './collect-unanswered.ts';
import type { Corrections } from './corrections.service.ts';

/** Idempotent, as events can arrive twice. */
export function collectOnEvents({ bus }: Pick<Platform, 'bus'>, collect: CollectUnanswered): void {
  bus.work(answerLookedUp, ({ tenantId, payload: { userSessionId, seq } }) =>
    collect(tenantId, userSessionId, seq),
  );
  bus.work(messageChanged, async ({ tenantId, payload: { message } }) => {
    if (message.userType === 'bot') await collect(tenantId, message.userSessionId, message.seq);
  });
}

/** Idempotent, too. */
export function proposeOnEvents(
  { bus }: Pick<Platform, 'bus'>,
  { proposeWhisper }: Pick<Corrections, 'proposeWhisper'>,
): void {
  bus.work(whisperUsed, ({ tenantId, payload }) => proposeWhisper(tenantId, payload));
}
