/** Runs the bot for new messages and for replies to its outbound effects, each once. */
import type { TenantId, VersionId } from '@parrot/contract/core';
import type { Platform } from '../../../platform/index.ts';
import type { Thread } from '../sessions/locked-conversation.ts';
import { findSession } from '../sessions/session.repository.ts';
import type { Bots, ErrandReply } from './bot.ts';
import type { BotTurns } from './bot-turns.ts';
import type { BotTyping } from './bot-typing.ts';
import { giveBotBack } from './return-to-bot.ts';
import type { BotAtWork, BotsPlace } from './run-bot.ts';

export type BotService = {
  /** Answers what the visitor wrote. Repeated calls change nothing. */
  answer(place: BotsPlace): Promise<void>;
  /** Whether the bot still waits for the effect; if so, the visitor sees that it is typing. */
  beginEffect(place: BotsPlace, request: number): Promise<boolean>;
  /** Continues with the reply to an effect. A reply that the bot no longer waits for changes nothing. */
  continueWith(place: BotsPlace, reply: ErrandReply): Promise<void>;
  /** Loads the bot outside of a transaction; the function it returns lets the bot lead the conversation again. */
  prepareReturn(tenantId: TenantId, versionId: VersionId): Promise<(thread: Thread) => Promise<void>>;
};

type Needs = { bots: Bots; botAtWork: BotAtWork; turns: BotTurns; typing: BotTyping };

export function createBotService(
  { database }: Pick<Platform, 'database'>,
  { bots, botAtWork, turns, typing }: Needs,
): BotService {
  return {
    answer: (place) => botAtWork(place, async () => undefined),

    async beginEffect({ tenantId, conversationId, userSessionId, versionId }, request) {
      const bot = await bots.load(tenantId, versionId);
      const session = await database.tenant(tenantId, (tx) => findSession(tx, userSessionId));
      if (session?.status !== 'INPROGRESS' || bot.awaits(session.flowState) !== request) return false;
      typing.begins(conversationId, bot);
      return true;
    },

    continueWith: (place, reply) =>
      botAtWork(place, async (thread, { id, status, flowState }, bot) => {
        if (status !== 'INPROGRESS' || bot.awaits(flowState) !== reply.request) return;
        await turns.take(thread, bot, reply, `errand ${id} ${reply.request}`);
      }),

    async prepareReturn(tenantId, versionId) {
      const bot = await bots.load(tenantId, versionId);
      return (thread) => giveBotBack(thread, bot, turns);
    },
  };
}
