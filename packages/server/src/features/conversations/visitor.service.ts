/** What a visitor does: reads, writes, asks for a person. */
import type { Message, VisitorSession } from '@parrot/contract/conversations';
import {
  AppError,
  type ConversationId,
  type FileId,
  type LanguageCode,
  type MsgId,
  type VersionId,
} from '@parrot/contract/core';
import type { Platform, Tx } from '../../platform/index.ts';
import type { PublishedApp } from '../apps/index.ts';
import type { Bot, Bots } from './bot.ts';
import type { BotTurns } from './bot-turn.ts';
import { presentToVisitor, visitorSessionOf } from './conversations.present.ts';
import * as repository from './conversations.repository.ts';
import { ownStored } from './own-stored.ts';
import { readMessages } from './read-messages.ts';
import { requireOwnConversation } from './require-identity.ts';
import { isEnded, mayHappen } from './session.policy.ts';
import { latestSession } from './session.repository.ts';
import type { Session } from './session.ts';
import type { Thread } from './thread.ts';
import type { Visitor, VisitorTraits } from './visitor.ts';
import type { VisitorFiles } from './visitor-files.service.ts';
import { updateVisitor } from './visitors.repository.ts';
import type { WorkOnThread } from './work-on-thread.ts';

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
    turns,
    files,
  }: {
    bots: Bots;
    workOnThread: WorkOnThread;
    turns: BotTurns;
    files: Pick<VisitorFiles, 'attach'>;
  },
) {
  const findConversation = async (tx: Tx, visitor: Visitor) => {
    const conversation = await repository.findConversation(tx, visitor.conversationId);
    if (!conversation) throw new AppError('not_found');
    requireOwnConversation(conversation, visitor);
    return conversation;
  };

  /** With the bot of the session under way; a new session runs what is published now, so that is tried first. */
  async function workWithBot<T>(
    app: PublishedApp,
    visitor: Visitor,
    work: (thread: Thread, bot: Bot, tx: Tx) => Promise<T>,
    msgId?: MsgId,
  ): Promise<T> {
    const { tenantId, conversationId } = visitor;
    for (let versionId = app.versionId; ; ) {
      // A bot may have to be read from the store, which a transaction must not wait for.
      const bot = await bots.load(tenantId, versionId);
      const done = await database.tenant(tenantId, (tx) =>
        workOnThread(
          tx,
          conversationId,
          async (thread): Promise<{ result: T } | { running: VersionId }> => {
            requireOwnConversation(thread.conversation, visitor);
            const running = underWay(thread)?.versionId ?? app.versionId;
            return running === versionId ? { result: await work(thread, bot, tx) } : { running };
          },
          msgId,
        ),
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
    await turns.take(thread, bot, { type: 'start' }, `start ${thread.conversation.lastSeq}`);
  };

  return {
    readThread: (visitor: Visitor, traits: VisitorTraits, afterSeq: number) =>
      database.tenant(visitor.tenantId, async (tx): Promise<ThreadView> => {
        const conversation = await findConversation(tx, visitor);
        await updateVisitor(tx, conversation.visitorId, { ...traits, lastSeenAt: clock.now() });
        const session = await latestSession(tx, conversation);
        const { messages, lastSeq } = await readMessages(tx, conversation.id, { afterSeq });
        return {
          conversationId: conversation.id,
          session: session ? visitorSessionOf(session) : null,
          messages: messages.map(presentToVisitor),
          lastSeq,
        };
      }),

    nameOf: (visitor: Visitor): Promise<string> =>
      database.tenant(visitor.tenantId, async (tx) => (await findConversation(tx, visitor)).visitorName),

    setLanguage: (visitor: Visitor, language: LanguageCode): Promise<void> =>
      database.tenant(visitor.tenantId, async (tx) => {
        const { visitorId } = await findConversation(tx, visitor);
        await updateVisitor(tx, visitorId, { language });
      }),

    write: (
      app: PublishedApp,
      visitor: Visitor,
      { msgId, value, files: fileIds = [] }: { msgId: MsgId; value: string; files?: FileId[] },
    ) =>
      workWithBot(
        app,
        visitor,
        async (thread, bot, tx) => {
          const stored = ownStored(thread, visitor.visitorId);
          if (stored) return { message: stored, session: sessionOf(thread) };
          if (fileIds.length > 0 && !app.settings.behaviour.visitorFiles)
            throw new AppError('conflict', { message: 'Files can not be sent in this chat.' });
          const draft = { msgId, value, files: await files.attach(tx, thread, fileIds, msgId) };
          startWhereOver(thread, app);
          // Once the bot was given the conversation back, it is the bot's.
          const isNobodys = thread.session?.status === 'INPROGRESS' && thread.session.handledSeq === 0;
          const forPeople = bot.humanFirst && isNobodys;
          if (forPeople) await welcome(thread, bot);
          const { visitorId: id, visitorName: name } = thread.conversation;
          const message = thread.add({ ...draft, userType: 'visitor', senderId: id, senderName: name });
          if (forPeople && mayHappen('personRequested', sessionOf(thread).status))
            thread.move('personRequested', { id, name });
          return { message, session: sessionOf(thread) };
        },
        msgId,
      ),

    requestPerson: (app: PublishedApp, visitor: Visitor): Promise<VisitorSession> =>
      workWithBot(app, visitor, async (thread, bot) => {
        if (!bot.handsOver)
          throw new AppError('conflict', { message: 'Nobody can be asked for in this chat.' });
        startWhereOver(thread, app);
        if (thread.session?.status === 'INPROGRESS') {
          const { lastSeq, visitorId: id, visitorName: name } = thread.conversation;
          await turns.take(thread, bot, { type: 'personRequested' }, `person ${lastSeq}`);
          // Whatever the bot makes of it, they get what they asked for.
          if (mayHappen('personRequested', sessionOf(thread).status))
            thread.move('personRequested', { id, name });
        }
        return sessionOf(thread);
      }),
  };
}

const underWay = ({ session }: Thread): Session | null =>
  session && !isEnded(session.status) ? session : null;

function sessionOf({ session }: Thread): VisitorSession {
  if (!session) throw new Error('This conversation has no session yet.');
  return visitorSessionOf(session);
}
