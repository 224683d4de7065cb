/** What a visitor does: arrives, reads, writes, asks for a person. */
import { randomInt } from 'node:crypto';
import type { Message, VisitorSession } from '@parrot/contract/conversations';
import {
  AppError,
  type ConversationId,
  type LanguageCode,
  type MsgId,
  newId,
  type VersionId,
} from '@parrot/contract/core';
import type { Platform, Tx } from '../../platform/index.ts';
import type { PublishedApp } from '../apps/index.ts';
import type { Bot, Bots } from './bot.ts';
import type { WriteBotTurn } from './bot-turn.ts';
import { presentQueueUser, presentVisitorSession } from './conversations.present.ts';
import * as repository from './conversations.repository.ts';
import { ownStored } from './own-stored.ts';
import { readMessages } from './read-messages.ts';
import { isEnded } from './session.policy.ts';
import { latestSession } from './session.repository.ts';
import type { Session } from './session.ts';
import type { Thread } from './thread.ts';
import type { VisitorIdentity } from './visitor-token.ts';
import type { WorkOnThread } from './work-on-thread.ts';

/** What the browser tells of itself. */
export type VisitorTraits = { page: string; language: string; userAgent: string; ip: string };

export type ThreadView = {
  conversationId: ConversationId;
  session: VisitorSession | null;
  messages: Message[];
  lastSeq: number;
};

export type VisitorService = ReturnType<typeof createVisitorService>;

export function createVisitorService(
  { database, clock }: Platform,
  {
    bots,
    workOnThread,
    writeBotTurn,
  }: { bots: Bots; workOnThread: WorkOnThread; writeBotTurn: WriteBotTurn },
) {
  const findConversation = async (tx: Tx, { conversationId }: VisitorIdentity) => {
    const conversation = await repository.findConversation(tx, conversationId);
    if (!conversation) throw new AppError('not_found');
    return conversation;
  };

  /** With the bot of the session under way; a new session runs what is published now, so that is tried first. */
  async function workWithBot<T>(
    app: PublishedApp,
    { tenantId, conversationId }: VisitorIdentity,
    work: (thread: Thread, bot: Bot) => Promise<T>,
  ): Promise<T> {
    for (let versionId = app.versionId; ; ) {
      // A bot may have to be read from the store, which a transaction must not wait for.
      const bot = await bots.load(tenantId, versionId);
      const done = await database.tenant(tenantId, (tx) =>
        workOnThread(tx, conversationId, async (thread): Promise<{ result: T } | { running: VersionId }> => {
          const running = underWay(thread)?.versionId ?? app.versionId;
          return running === versionId ? { result: await work(thread, bot) } : { running };
        }),
      );
      if ('result' in done) return done.result;
      versionId = done.running;
    }
  }

  const startWhereOver = (thread: Thread, app: PublishedApp) => {
    if (!underWay(thread)) thread.start(app.versionId);
  };

  /** The welcome of a session that began with a word of the visitor's: the bot will not come to say it. */
  const welcome = async (thread: Thread, bot: Bot) => {
    if (thread.session?.flowState) return;
    const turn = await bot.takeTurn(null, { type: 'start' });
    writeBotTurn(thread, bot, turn, `start ${thread.conversation.lastSeq}`);
  };

  return {
    /** A new visitor: their conversation, its first session and the bot's welcome. */
    async arrive(app: PublishedApp, traits: VisitorTraits): Promise<VisitorIdentity> {
      const { tenantId, appId, versionId } = app;
      const identity = { tenantId, appId, visitorId: newId('vis'), conversationId: newId('cnv') };
      const bot = await bots.load(tenantId, versionId);
      await database.tenant(tenantId, async (tx) => {
        await insertVisitor(tx, identity, traits);
        await workOnThread(tx, identity.conversationId, async (thread) => {
          thread.start(versionId);
          writeBotTurn(thread, bot, await bot.takeTurn(null, { type: 'start' }), 'start');
        });
      });
      return identity;
    },

    /** Undefined where the conversation is gone. */
    readThread: (identity: VisitorIdentity, traits: VisitorTraits, afterSeq: number) =>
      database.tenant(identity.tenantId, async (tx): Promise<ThreadView | undefined> => {
        const conversation = await repository.findConversation(tx, identity.conversationId);
        if (!conversation) return undefined;
        await repository.updateVisitor(tx, conversation.visitorId, { ...traits, lastSeenAt: clock.now() });
        const session = await latestSession(tx, conversation);
        return {
          conversationId: conversation.id,
          session: session ? presentVisitorSession(presentQueueUser(session)) : null,
          ...(await readMessages(tx, conversation.id, afterSeq)),
        };
      }),

    nameOf: (identity: VisitorIdentity): Promise<string> =>
      database.tenant(identity.tenantId, async (tx) => (await findConversation(tx, identity)).visitorName),

    setLanguage: (identity: VisitorIdentity, language: LanguageCode): Promise<void> =>
      database.tenant(identity.tenantId, (tx) =>
        repository.updateVisitor(tx, identity.visitorId, { language }),
      ),

    write: (app: PublishedApp, identity: VisitorIdentity, draft: { msgId: MsgId; value: string }) =>
      workWithBot(app, identity, async (thread, bot) => {
        const stored = await ownStored(thread, draft.msgId, identity.visitorId);
        if (stored) return { message: stored, session: visitorSessionOf(thread) };
        startWhereOver(thread, app);
        const forPeople = bot.humanFirst && thread.session?.status === 'INPROGRESS';
        if (forPeople) await welcome(thread, bot);
        const { visitorId: id, visitorName: name } = thread.conversation;
        const message = thread.add({ ...draft, userType: 'visitor', senderId: id, senderName: name });
        if (forPeople) thread.move('personRequested', { id, name });
        return { message, session: visitorSessionOf(thread) };
      }),

    requestPerson: (app: PublishedApp, identity: VisitorIdentity): Promise<VisitorSession> =>
      workWithBot(app, identity, async (thread, bot) => {
        if (!bot.handsOver)
          throw new AppError('conflict', { message: 'Nobody can be asked for in this chat.' });
        startWhereOver(thread, app);
        if (thread.session?.status === 'INPROGRESS') {
          const turn = await bot.takeTurn(thread.session.flowState, { type: 'personRequested' });
          writeBotTurn(thread, bot, { ...turn, handsOver: true }, `person ${thread.conversation.lastSeq}`);
        }
        return visitorSessionOf(thread);
      }),
  };

  async function insertVisitor(tx: Tx, identity: VisitorIdentity, traits: VisitorTraits): Promise<void> {
    const { tenantId, appId, visitorId, conversationId } = identity;
    const now = clock.now();
    await repository.insertVisitor(
      tx,
      { id: visitorId, tenantId, appId, name: visitorName(), ...traits, createdAt: now, lastSeenAt: now },
      { id: conversationId, tenantId, appId, visitorId, createdAt: now },
    );
  }
}

const underWay = ({ session }: Thread): Session | null =>
  session && !isEnded(session.status) ? session : null;

const visitorName = () => `Visitor ${randomInt(1_000, 10_000)}`;

function visitorSessionOf({ session }: Thread): VisitorSession {
  if (!session) throw new Error('This conversation has no session yet.');
  return presentVisitorSession(presentQueueUser(session));
}
