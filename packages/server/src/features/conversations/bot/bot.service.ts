/** Runs the bot for new messages and for replies to its outbound effects, each once. */
import type { TenantId, VersionId } from '@parrot/contract/core';
import type { Platform } from '../../../platform/index.ts';
import type { LockedConversation } from '../sessions/locked-conversation.ts';
import { findSession } from '../sessions/session.repository.ts';
import type { Bots, EffectReply } from './bot.ts';
import type { BotTurns } from './bot-turns.ts';
import type { BotTyping } from './bot-typing.ts';
import { returnToBot } from './return-to-bot.ts';
import type { RunBot, TenantBotSession } from './run-bot.ts';
import { withFlow } from './with-flow.ts';

export type BotService = {
  /** Answers the visitor's messages. Repeated calls change nothing. */
  answer(session: TenantBotSession): Promise<void>;
  /** Whether the bot still waits for the effect; if so, the visitor sees that it is typing. */
  beginEffect(session: TenantBotSession, request: number): Promise<boolean>;
  /** Continues with the reply to an effect. A reply that the bot no longer waits for changes nothing. */
  continueWith(session: TenantBotSession, reply: EffectReply): Promise<void>;
  /** Runs a transaction in which `returnTo` makes the bot lead a conversation again. */
  withReturn<T>(
    version: { tenantId: TenantId; versionId: VersionId },
    work: (returnTo: (locked: LockedConversation) => Promise<void>) => Promise<T>,
  ): Promise<T>;
};

type Needs = { bots: Bots; runBot: RunBot; turns: BotTurns; typing: BotTyping };

export function createBotService(
  { database }: Pick<Platform, 'database'>,
  { bots, runBot, turns, typing }: Needs,
): BotService {
  return {
    answer: (session) => runBot.withKnowledge(session, async () => undefined),

    async beginEffect({ tenantId, conversationId, userSessionId, versionId }, request) {
      const bot = await bots.loadFlow(tenantId, versionId);
      const session = await database.tenant(tenantId, (tx) => findSession(tx, userSessionId));
      if (session?.status !== 'INPROGRESS' || bot.awaits(session.flowState) !== request) return false;
      typing.start(conversationId, bot);
      return true;
    },

    continueWith: (session, reply) =>
      runBot.withFlow(session, async (locked, { id, status, flowState }, bot) => {
        if (status !== 'INPROGRESS' || bot.awaits(flowState) !== reply.request) return;
        await turns.take(locked, bot, reply, `effect ${id} ${reply.request}`);
      }),

    withReturn: (version, work) =>
      withFlow(bots, version, (bot) => work((locked) => returnToBot(locked, bot, turns))),
  };
}
