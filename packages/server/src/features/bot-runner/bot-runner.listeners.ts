import type { Platform } from '../../platform/index.ts';
import { botErrand, type Conversations, messageAdded } from '../conversations/index.ts';
import type { RunErrand } from './outbound-effects.ts';

/** Every message of a visitor who is with the bot gets its turn; being told twice of one does no harm. */
export function answerVisitors({ bus }: Pick<Platform, 'bus'>, conversations: Conversations): void {
  bus.work(
    messageAdded,
    ({ tenantId, payload: { message, versionId } }) => {
      const { conversationId, userSessionId } = message;
      return conversations.bot.answer({ tenantId, conversationId, userSessionId, versionId });
    },
    ({ message, session }) => message.userType === 'visitor' && session.status === 'INPROGRESS',
  );
}

/** Outside of any transaction. An errand that nobody waits for any more is not done again. */
export function runErrands(
  { bus }: Pick<Platform, 'bus'>,
  conversations: Conversations,
  runErrand: RunErrand,
): void {
  bus.work(botErrand, async ({ tenantId, payload: { appId, errand, ...place } }) => {
    const where = { ...place, tenantId };
    if (!(await conversations.bot.beginEffect(where, errand.request))) return;
    const reply = await runErrand(errand, { ...where, appId });
    await conversations.bot.continueWith(where, reply);
  });
}
