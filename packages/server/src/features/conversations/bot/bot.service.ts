/** Lets the bot answer what a visitor wrote, and go on with what it was waiting for: each thing once. */
import type { Platform } from '../../../platform/index.ts';
import { findSession } from '../sessions/session.repository.ts';
import type { Bots, ErrandReply } from './bot.ts';
import type { BotTurns } from './bot-turns.ts';
import type { BotTyping } from './bot-typing.ts';
import type { BotAtWork, BotsPlace } from './run-bot.ts';

type Needs = { bots: Bots; botAtWork: BotAtWork; turns: BotTurns; typing: BotTyping };

export function createBotService(
  { database }: Pick<Platform, 'database'>,
  { bots, botAtWork, turns, typing }: Needs,
) {
  return {
    /** It does not matter how often this is asked for. */
    letBotAnswer: (place: BotsPlace): Promise<void> => botAtWork(place, async () => undefined),

    /** Whether the bot still waits for an errand; if so, the visitor sees it at work. */
    async beginErrand(place: BotsPlace, request: number): Promise<boolean> {
      const { tenantId, conversationId, userSessionId, versionId } = place;
      const bot = await bots.load(tenantId, versionId);
      const session = await database.tenant(tenantId, (tx) => findSession(tx, userSessionId));
      if (session?.status !== 'INPROGRESS' || bot.awaits(session.flowState) !== request) return false;
      typing.begins(conversationId, bot);
      return true;
    },

    /** Gives the bot what came of an errand. What it no longer waits for changes nothing. */
    letBotGoOn: (place: BotsPlace, reply: ErrandReply): Promise<void> =>
      botAtWork(place, async (thread, { id, status, flowState }, bot) => {
        if (status !== 'INPROGRESS' || bot.awaits(flowState) !== reply.request) return;
        await turns.take(thread, bot, reply, `errand ${id} ${reply.request}`);
      }),
  };
}
