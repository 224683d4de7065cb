/** What a visitor does: reads, writes, asks for a person. */
import type { Message, MessageFile, VisitorSession } from '@parrot/contract/conversations';
import {
  AppError,
  type ConversationId,
  type FileId,
  type LanguageCode,
  type MsgId,
  type VersionId,
} from '@parrot/contract/core';
import type { Platform, Tx } from '../../../platform/index.ts';
import type { PublishedApp } from '../../apps/index.ts';
import type { Bot, Bots } from '../bot/bot.ts';
import type { BotTurns } from '../bot/bot-turns.ts';
import { withFlow } from '../bot/with-flow.ts';
import { presentToVisitor, visitorSessionOf } from '../conversations.present.ts';
import type { BatchedWrite } from '../messages/batched-writes.ts';
import { findDuplicateMessage } from '../messages/find-duplicate-message.ts';
import * as repository from '../messages/messages.repository.ts';
import { readMessages } from '../messages/read-messages.ts';
import type { LockedConversation } from '../sessions/locked-conversation.ts';
import { canTransition, isEnded } from '../sessions/session.policy.ts';
import { latestSession } from '../sessions/session.repository.ts';
import type { Session } from '../sessions/session.ts';
import type { UnitOfWork } from '../sessions/unit-of-work.ts';
import type { FileLinks } from './files/file-links.ts';
import type { VisitorFiles } from './files/visitor-files.service.ts';
import { requireOwnConversation } from './identity.policy.ts';
import type { Visitor, VisitorTraits } from './visitor.ts';
import { updateVisitor } from './visitors.repository.ts';

export type ThreadView = {
  conversationId: ConversationId;
  session: VisitorSession | null;
  messages: Message[];
  lastSeq: number;
};

/** What came of it, or another version whose bot runs the session. */
type Attempt<T> = { result: T } | { running: VersionId };
type RunsOther = (thread: LockedConversation) => { running: VersionId } | undefined;

type NewMessage = { msgId: MsgId; value: string; files?: FileId[] };

export type VisitorMessages = {
  readThread(visitor: Visitor, traits: VisitorTraits, afterSeq: number): Promise<ThreadView>;
  nameOf(visitor: Visitor): Promise<string>;
  setLanguage(visitor: Visitor, language: LanguageCode): Promise<void>;
  write(
    app: PublishedApp,
    visitor: Visitor,
    message: NewMessage,
  ): Promise<{ message: Message; session: VisitorSession }>;
  requestAgent(app: PublishedApp, visitor: Visitor): Promise<VisitorSession>;
};

export function createVisitorMessages(
  { database, clock }: Platform,
  {
    bots,
    unitOfWork,
    batchedWrite,
    turns,
    files,
    links,
  }: {
    bots: Bots;
    unitOfWork: UnitOfWork;
    batchedWrite: BatchedWrite;
    turns: BotTurns;
    files: Pick<VisitorFiles, 'attach'>;
    links: Pick<FileLinks, 'signMessage'>;
  },
): VisitorMessages {
  const findConversation = async (tx: Tx, visitor: Visitor) => {
    const conversation = await repository.findConversation(tx, visitor.conversationId);
    if (!conversation) throw new AppError('not_found');
    requireOwnConversation(conversation, visitor);
    return conversation;
  };

  /** With the version of the open session; a new session runs what is published now, so that is tried first. */
  async function withVersion<T>(
    app: PublishedApp,
    visitor: Visitor,
    attempt: (versionId: VersionId, runsOther: RunsOther) => Promise<Attempt<T>>,
  ): Promise<T> {
    for (let versionId = app.versionId; ; ) {
      const done = await attempt(versionId, (thread) => {
        requireOwnConversation(thread.conversation, visitor);
        const running = underWay(thread)?.versionId ?? app.versionId;
        return running === versionId ? undefined : { running };
      });
      if ('result' in done) return done.result;
      versionId = done.running;
    }
  }

  const startWhereOver = (thread: LockedConversation, app: PublishedApp) => {
    if (!underWay(thread)) thread.start(app.versionId);
  };

  return {
    readThread: (visitor, traits, afterSeq) =>
      database.tenant(visitor.tenantId, async (tx) => {
        const conversation = await findConversation(tx, visitor);
        await updateVisitor(tx, conversation.visitorId, { ...traits, lastSeenAt: clock.now() });
        const session = await latestSession(tx, conversation);
        const { messages, lastSeq } = await readMessages(tx, conversation.id, { afterSeq });
        return {
          conversationId: conversation.id,
          session: session ? visitorSessionOf(session) : null,
          messages: messages.map((message) => links.signMessage(presentToVisitor(message))),
          lastSeq,
        };
      }),

    nameOf: (visitor) =>
      database.tenant(visitor.tenantId, async (tx) => (await findConversation(tx, visitor)).visitorName),

    setLanguage: (visitor, language) =>
      database.tenant(visitor.tenantId, async (tx) => {
        const { visitorId } = await findConversation(tx, visitor);
        await updateVisitor(tx, visitorId, { language });
      }),

    write(app, visitor, { msgId, value, files: fileIds = [] }) {
      const { tenantId, conversationId } = visitor;
      const add = (thread: LockedConversation, attached: MessageFile[] = []) => {
        const { visitorId: senderId, visitorName: senderName } = thread.conversation;
        return thread.add({ msgId, value, files: attached, userType: 'visitor', senderId, senderName });
      };
      const answer = (thread: LockedConversation, message: Message) => ({
        message: links.signMessage(message),
        session: sessionOf(thread),
      });
      const answerBefore = (thread: LockedConversation) => {
        const stored = findDuplicateMessage(thread, visitor.visitorId);
        return stored && answer(thread, stored);
      };

      const writeWithMore = async (thread: LockedConversation, bot: Bot, tx: Tx) => {
        if (fileIds.length > 0 && !app.settings.behaviour.visitorFiles)
          throw new AppError('conflict', { message: 'Files can not be sent in this chat.' });
        const attached = await files.attach(tx, thread, fileIds, msgId);
        const isNew = underWay(thread) === null;
        startWhereOver(thread, app);
        // Once the bot was given the conversation back, it is the bot's.
        const isNobodys = thread.session?.status === 'INPROGRESS' && thread.session.handledSeq === 0;
        const forPeople = bot.humanFirst && isNobodys;
        const message = isNew
          ? await turns.begin(thread, bot, value, () => add(thread, attached))
          : add(thread, attached);
        const { visitorId: id, visitorName: name } = thread.conversation;
        if (forPeople && canTransition('personRequested', sessionOf(thread).status))
          thread.transition('personRequested', { id, name });
        return answer(thread, message);
      };

      /** Undefined where a session has to begin first, which takes more than the thread alone. */
      const writeWords = (thread: LockedConversation) => {
        const result = answerBefore(thread) ?? (underWay(thread) && answer(thread, add(thread)));
        return result ? { result } : undefined;
      };

      return withVersion(app, visitor, async (versionId, runsOther) => {
        const { humanFirst } = await bots.profile(tenantId, versionId);
        const batched =
          fileIds.length === 0 && !humanFirst
            ? await batchedWrite(tenantId, {
                conversationId,
                msgId,
                work: (thread) => runsOther(thread) ?? writeWords(thread),
              })
            : undefined;
        return (
          batched ??
          withFlow(bots, { tenantId, versionId }, (bot) =>
            database.tenant(tenantId, (tx) =>
              unitOfWork(
                tx,
                conversationId,
                async (thread) =>
                  runsOther(thread) ?? {
                    result: answerBefore(thread) ?? (await writeWithMore(thread, bot, tx)),
                  },
                msgId,
              ),
            ),
          )
        );
      });
    },

    requestAgent(app, visitor) {
      const request = async (thread: LockedConversation, bot: Bot) => {
        if (!bot.canHandOver)
          throw new AppError('conflict', { message: 'Nobody can be asked for in this chat.' });
        startWhereOver(thread, app);
        if (thread.session?.status === 'INPROGRESS') {
          const { lastSeq, visitorId: id, visitorName: name } = thread.conversation;
          await turns.take(thread, bot, { type: 'personRequested' }, `person ${lastSeq}`);
          // Whatever the bot makes of it, they get what they asked for.
          if (canTransition('personRequested', sessionOf(thread).status))
            thread.transition('personRequested', { id, name });
        }
        return sessionOf(thread);
      };
      const { tenantId, conversationId } = visitor;
      return withVersion(app, visitor, (versionId, runsOther) =>
        withFlow(bots, { tenantId, versionId }, (bot) =>
          database.tenant(tenantId, (tx) =>
            unitOfWork(
              tx,
              conversationId,
              async (thread) => runsOther(thread) ?? { result: await request(thread, bot) },
            ),
          ),
        ),
      );
    },
  };
}

const underWay = ({ session }: LockedConversation): Session | null =>
  session && !isEnded(session.status) ? session : null;

function sessionOf({ session }: LockedConversation): VisitorSession {
  if (!session) throw new Error('This conversation has no session yet.');
  return visitorSessionOf(session);
}
