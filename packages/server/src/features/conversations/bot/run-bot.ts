/**
 * One bot in one conversation, under its lock: it goes on with what has come in, then hears everything the visitor wrote
 * that it has not dealt with yet. What it says, where its flow stands and up to where it has listened are stored together.
 */
import type { TenantId } from '@parrot/contract/core';
import type { Platform, Tx } from '../../../platform/index.ts';
import { visitorMessagesAfter } from '../messages/messages.repository.ts';
import type { Thread } from '../sessions/locked-conversation.ts';
import type { Session } from '../sessions/session.ts';
import type { WorkOnThread } from '../sessions/unit-of-work.ts';
import type { BotPlace } from './bot.topics.ts';
import type { Bot, Bots } from './bot.ts';
import type { BotTurns } from './bot-turns.ts';
import type { BotTyping } from './bot-typing.ts';

export type BotsPlace = BotPlace & { tenantId: TenantId };

/** What has come in; it is given the session as it stands now, and may find that it comes too late. */
type GoOn = (thread: Thread, session: Session, bot: Bot) => Promise<void>;
export type BotAtWork = (place: BotsPlace, goOn: GoOn) => Promise<void>;

type Needs = { bots: Bots; workOnThread: WorkOnThread; turns: BotTurns; typing: BotTyping };

export function createBotAtWork(
  { database }: Pick<Platform, 'database'>,
  { bots, workOnThread, turns, typing }: Needs,
): BotAtWork {
  return async ({ tenantId, conversationId, userSessionId, versionId }, goOn) => {
    const bot = await bots.load(tenantId, versionId);
    let goesOnTyping = false;
    typing.begins(conversationId, bot);
    try {
      goesOnTyping = await database.tenant(tenantId, (tx) =>
        workOnThread(tx, conversationId, async (thread) => {
          if (thread.session?.id !== userSessionId) return false;
          await goOn(thread, thread.session, bot);
          await hearTheRest(tx, thread, bot);
          return isBusy(thread.session, bot);
        }),
      );
    } finally {
      if (!goesOnTyping) typing.ends(conversationId, bot);
    }
  };

  async function hearTheRest(tx: Tx, thread: Thread, bot: Bot): Promise<void> {
    const { session, conversation } = thread;
    if (!session) return;
    for (const message of await visitorMessagesAfter(tx, conversation.id, session.id, session.handledSeq)) {
      // A person has it, or it is over: the bot is silent from here on.
      if (thread.session?.status !== 'INPROGRESS') return;
      const { seq, value: text, files } = message;
      const { notNow } = await turns.take(thread, bot, { type: 'message', text, files }, `message ${seq}`);
      // What it can do nothing with now, it hears once it has what it waits for.
      if (!notNow) thread.note({ handledSeq: seq });
    }
  }
}

const isBusy = (session: Session | null, bot: Bot): boolean =>
  session?.status === 'INPROGRESS' && bot.awaits(session.flowState) !== null;
