/**
 * Runs the bot of a session under the lock of its conversation: first the input, then every message of the
 * visitor that it has not handled yet. Messages, flow state and the last handled message are stored together.
 */
import type { TenantId } from '@parrot/contract/core';
import type { Platform, Tx } from '../../../platform/index.ts';
import { visitorMessagesAfter } from '../messages/messages.repository.ts';
import type { LockedConversation } from '../sessions/locked-conversation.ts';
import type { Session } from '../sessions/session.ts';
import type { UnitOfWork } from '../sessions/unit-of-work.ts';
import type { BotSession } from './bot.topics.ts';
import type { Bot, Bots } from './bot.ts';
import { type BotTurns, messageCause } from './bot-turns.ts';
import type { BotTyping } from './bot-typing.ts';
import { withFlow } from './with-flow.ts';

export type TenantBotSession = BotSession & { tenantId: TenantId };

/** Gets the session as it is under the lock, where the input may turn out to be outdated. */
type HandleInput = (locked: LockedConversation, session: Session, bot: Bot) => Promise<void>;

export type RunBot = {
  /** For inputs that usually need knowledge. */
  withKnowledge(session: TenantBotSession, handleInput: HandleInput): Promise<void>;
  /** Prepares knowledge only where the flow needs it. */
  withFlow(session: TenantBotSession, handleInput: HandleInput): Promise<void>;
};

type Needs = { bots: Bots; unitOfWork: UnitOfWork; turns: BotTurns; typing: BotTyping };

export function createRunBot(
  { database }: Pick<Platform, 'database'>,
  { bots, unitOfWork, turns, typing }: Needs,
): RunBot {
  const run = async (
    { tenantId, conversationId, userSessionId }: TenantBotSession,
    bot: Bot,
    handleInput: HandleInput,
  ): Promise<void> => {
    let keepsTyping = false;
    typing.start(conversationId, bot);
    try {
      keepsTyping = await database.tenant(tenantId, (tx) =>
        unitOfWork(tx, conversationId, async (locked) => {
          if (locked.session?.id !== userSessionId) return false;
          await handleInput(locked, locked.session, bot);
          await handleMessages(tx, locked, bot);
          return isBusy(locked.session, bot);
        }),
      );
    } finally {
      if (!keepsTyping) typing.stop(conversationId, bot);
    }
  };

  return {
    async withKnowledge(session, handleInput) {
      await run(session, await bots.load(session.tenantId, session.versionId), handleInput);
    },
    withFlow: (session, handleInput) => withFlow(bots, session, (bot) => run(session, bot, handleInput)),
  };

  async function handleMessages(tx: Tx, locked: LockedConversation, bot: Bot): Promise<void> {
    const { session, conversation } = locked;
    if (!session || !locked.hasUnhandled) return;
    for (const message of await visitorMessagesAfter(tx, conversation.id, session.id, session.handledSeq)) {
      // An agent has the session, or it has ended.
      if (locked.session?.status !== 'INPROGRESS') return;
      const { seq, value: text, files } = message;
      const { isDeferred } = await turns.take(
        locked,
        bot,
        { type: 'message', text, files },
        messageCause(seq),
      );
      if (!isDeferred) locked.update({ handledSeq: seq });
    }
  }
}

const isBusy = (session: Session | null, bot: Bot): boolean =>
  session?.status === 'INPROGRESS' && bot.awaits(session.flowState) !== null;
