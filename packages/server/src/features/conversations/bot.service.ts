/** Lets the bot answer what a visitor wrote, once. */
import type { ConversationId, TenantId, UserSessionId, VersionId } from '@parrot/contract/core';
import type { Platform } from '../../platform/index.ts';
import type { Bots } from './bot.ts';
import type { WriteBotTurn } from './bot-turn.ts';
import { visitorMessagesAfter } from './conversations.repository.ts';
import type { WorkOnThread } from './work-on-thread.ts';

export type Unanswered = {
  tenantId: TenantId;
  conversationId: ConversationId;
  userSessionId: UserSessionId;
  versionId: VersionId;
};

export function createBotService(
  { database }: Platform,
  {
    bots,
    workOnThread,
    writeBotTurn,
  }: { bots: Bots; workOnThread: WorkOnThread; writeBotTurn: WriteBotTurn },
) {
  return {
    /**
     * Answers everything in the session that the bot has not dealt with yet, in order. What it says, where its flow
     * stands and up to where it has listened are stored together, so it does not matter how often this is asked for.
     */
    async letBotAnswer({ tenantId, conversationId, userSessionId, versionId }: Unanswered): Promise<void> {
      const bot = await bots.load(tenantId, versionId);
      await database.tenant(tenantId, (tx) =>
        workOnThread(tx, conversationId, async (thread) => {
          if (thread.session?.id !== userSessionId) return;
          const open = await visitorMessagesAfter(
            tx,
            conversationId,
            userSessionId,
            thread.session.handledSeq,
          );
          for (const message of open) {
            // A person has it: the bot is silent from here on.
            if (thread.session.status !== 'INPROGRESS') return;
            const turn = await bot.takeTurn(thread.session.flowState, {
              type: 'message',
              text: message.value,
            });
            writeBotTurn(thread, bot, turn, `message ${message.seq}`);
            thread.note({ handledSeq: message.seq });
          }
        }),
      );
    },
  };
}
