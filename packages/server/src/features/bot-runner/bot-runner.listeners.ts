import type { Platform } from '../../platform/index.ts';
import { type Conversations, messageAdded } from '../conversations/index.ts';

/** Every message of a visitor who is with the bot gets its turn; being told twice of one does no harm. */
export function answerVisitors({ bus }: Platform, conversations: Conversations): void {
  bus.work(messageAdded, async ({ tenantId, payload: { message, session, versionId } }) => {
    if (message.userType !== 'visitor' || session.status !== 'INPROGRESS') return;
    const { conversationId, userSessionId } = message;
    await conversations.letBotAnswer({ tenantId, conversationId, userSessionId, versionId });
  });
}
