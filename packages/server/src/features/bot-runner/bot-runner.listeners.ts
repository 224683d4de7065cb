import type { Platform } from '../../platform/index.ts';
import {
  type Conversations,
  effectRequested,
  messageAdded,
  type OutboundEffect,
} from '../conversations/index.ts';
import type { PerformEffect } from './outbound-effects.ts';

/** Runs the bot for every message of a visitor whose session is with it, unless it answered at once. */
export function answerVisitors({ bus }: Pick<Platform, 'bus'>, { bot }: Pick<Conversations, 'bot'>): void {
  bus.work(
    messageAdded,
    ({ tenantId, payload: { message, versionId } }) => {
      const { conversationId, userSessionId } = message;
      return bot.answer({ tenantId, conversationId, userSessionId, versionId });
    },
    ({ message, session, handledSeq = 0 }) =>
      message.userType === 'visitor' &&
      message.seq > handledSeq &&
      session.status === 'INPROGRESS' &&
      !session.overLimit,
  );
}

/** Outside of any transaction. An effect that the bot no longer waits for is not performed again. */
export function performEffects(
  { bus }: Pick<Platform, 'bus'>,
  { bot }: Pick<Conversations, 'bot'>,
  performEffect: PerformEffect,
): void {
  bus.work(effectRequested, async ({ tenantId, payload }) => {
    const { appId, conversationId, userSessionId, versionId } = payload;
    const session = { tenantId, conversationId, userSessionId, versionId };
    const effect = effectIn(payload);
    if (!(await bot.beginEffect(session, effect.request))) return;
    const reply = await performEffect(effect, { ...session, appId });
    await bot.continueWith(session, reply);
  });
}

const FORMER_NAME = 'errand';

/** Events that an earlier release stored and did not deliver have the effect under its former name. */
const effectIn = (payload: { effect?: OutboundEffect; [FORMER_NAME]?: OutboundEffect }): OutboundEffect => {
  const effect = payload.effect ?? payload[FORMER_NAME];
  if (!effect) throw new Error('event contains no outbound effect');
  return effect;
};
