/** What a visitor does: read, write, request an agent. */
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
import type { Bot, BotProfile, Bots } from '../bot/bot.ts';
import type { BotTurns } from '../bot/bot-turns.ts';
import { withFlow } from '../bot/with-flow.ts';
import { presentMessage, presentToVisitor, visitorSessionOf } from '../conversations.present.ts';
import type { BatchedWrite } from '../messages/batched-writes.ts';
import { findDuplicateMessage } from '../messages/find-duplicate-message.ts';
import { readMessages } from '../messages/read-messages.ts';
import { findConversation } from '../sessions/conversation.repository.ts';
import type { LockedConversation } from '../sessions/locked-conversation.ts';
import { canTransition, isEnded } from '../sessions/session.policy.ts';
import { latestSession } from '../sessions/session.repository.ts';
import type { Session } from '../sessions/session.ts';
import type { StartedConversation } from '../sessions/start-conversation.ts';
import type { UnitOfWork } from '../sessions/unit-of-work.ts';
import type { FileLinks } from './files/file-links.ts';
import type { VisitorFiles } from './files/visitor-files.service.ts';
import { requireOwnConversation } from './identity.policy.ts';
import { createInOrder } from './in-order.ts';
import { createLastInputs } from './last-inputs.ts';
import type { Visitor, VisitorTraits } from './visitor.ts';
import { updateVisitor } from './visitors.repository.ts';

export type ConversationView = {
  conversationId: ConversationId;
  session: VisitorSession | null;
  messages: Message[];
  lastSeq: number;
};

/** The result, or the version that the open session runs instead. */
type Attempt<T> = { result: T } | { running: VersionId };
type OtherVersion = (locked: LockedConversation) => { running: VersionId } | undefined;

type NewMessage = { msgId: MsgId; value: string; files?: FileId[] };

export type VisitorMessages = {
  readConversation(visitor: Visitor, traits: VisitorTraits, afterSeq: number): Promise<ConversationView>;
  /** The conversation of a new visitor. */
  viewOf(started: StartedConversation): ConversationView;
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
  { database, clock, log }: Platform,
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
  const lastInputs = createLastInputs();
  const inOrder = createInOrder();

  const requireConversation = async (tx: Tx, visitor: Visitor) => {
    const conversation = await findConversation(tx, visitor.conversationId);
    if (!conversation) throw new AppError('not_found');
    requireOwnConversation(conversation, visitor);
    return conversation;
  };

  /**
   * With the version of the open session; a new session runs what is published now, so that is tried first.
   */
  async function withVersion<T>(
    app: PublishedApp,
    visitor: Visitor,
    attempt: (versionId: VersionId, otherVersion: OtherVersion) => Promise<Attempt<T>>,
  ): Promise<T> {
    for (let versionId = app.versionId; ; ) {
      const done = await attempt(versionId, (locked) => {
        requireOwnConversation(locked.conversation, visitor);
        const running = openSessionOf(locked)?.versionId ?? app.versionId;
        return running === versionId ? undefined : { running };
      });
      if ('result' in done) return done.result;
      versionId = done.running;
    }
  }

  /**
   * Counts the conversation with the visitor's first act. Returns whether the bot begins: with a new session,
   * or with one that the plan's daily limit allows only now, or refuses only now.
   */
  const startIfEnded = async (locked: LockedConversation, app: PublishedApp): Promise<boolean> => {
    const wasOpen = openSessionOf(locked) !== null;
    const wasWithoutBot = isWithoutBot(locked);
    if (!wasOpen) locked.start(app.versionId);
    const isAdmitted = await locked.admit();
    return !wasOpen || wasWithoutBot === isAdmitted;
  };

  return {
    readConversation: (visitor, traits, afterSeq) =>
      database.tenant(visitor.tenantId, async (tx) => {
        const conversation = await requireConversation(tx, visitor);
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

    viewOf: ({ session, messages }) => ({
      conversationId: session.conversationId,
      session: visitorSessionOf(session),
      messages: messages.map((row) => links.signMessage(presentToVisitor(presentMessage(row)))),
      lastSeq: messages.length,
    }),

    nameOf: (visitor) =>
      database.tenant(visitor.tenantId, async (tx) => (await requireConversation(tx, visitor)).visitorName),

    setLanguage: (visitor, language) =>
      database.tenant(visitor.tenantId, async (tx) => {
        const { visitorId } = await requireConversation(tx, visitor);
        await updateVisitor(tx, visitorId, { language });
      }),

    write(app, visitor, { msgId, value, files: fileIds = [] }) {
      const { tenantId, conversationId } = visitor;
      const add = (locked: LockedConversation, attached: MessageFile[] = []) => {
        const { visitorId: senderId, visitorName: senderName } = locked.conversation;
        return locked.add({ msgId, value, files: attached, userType: 'visitor', senderId, senderName });
      };
      const reply = (locked: LockedConversation, message: Message) => ({
        message: links.signMessage(message),
        session: sessionOf(locked),
      });
      const duplicateReply = (locked: LockedConversation) => {
        const stored = findDuplicateMessage(locked, visitor.visitorId);
        return stored && reply(locked, stored);
      };

      const writeWithTurn = async (locked: LockedConversation, bot: Bot, tx: Tx) => {
        if (fileIds.length > 0 && !app.settings.behaviour.visitorFiles)
          throw new AppError('conflict', { message: 'Files can’t be sent in this chat.' });
        const attached = await files.attach(tx, locked, fileIds, msgId);
        const begins = await startIfEnded(locked, app);
        // A session that was returned to the bot stays with it.
        const isUnhandled = locked.session?.status === 'INPROGRESS' && locked.session.handledSeq === 0;
        const goesToAgents = bot.humanFirst && (begins || isUnhandled) && !isWithoutBot(locked);
        const message = begins
          ? await turns.begin(locked, bot, value, () => add(locked, attached))
          : add(locked, attached);
        if (isWithoutBot(locked)) locked.update({ handledSeq: message.seq });
        const { visitorId: id, visitorName: name } = locked.conversation;
        if (goesToAgents && canTransition('agentRequested', sessionOf(locked).status))
          locked.transition('agentRequested', { id, name });
        return reply(locked, message);
      };

      /**
       * With the bot's answer, if there is one at once. Undefined where a session has to start first: that can
       * take a turn of the bot.
       */
      const writeText = async (locked: LockedConversation, profile: BotProfile, bot: Bot | undefined) => {
        const duplicate = duplicateReply(locked);
        if (duplicate) return { result: duplicate };
        const session = openSessionOf(locked);
        if (!session || (!session.countedAt && session.overLimit)) return undefined;
        const cause = `start ${locked.conversation.lastSeq}`;
        const isAdmitted = await locked.admit();
        const message = add(locked);
        if (!isAdmitted) {
          turns.askForMessage(locked, profile, cause);
          if (isWithoutBot(locked)) locked.update({ handledSeq: message.seq });
        } else if (session.status === 'INPROGRESS' && !locked.hasUnhandled && bot) {
          const answered = await turns.answerAtOnce(locked, bot, message);
          if (answered) lastInputs.set(conversationId, answered.usesKnowledge ? 'question' : 'reply');
        }
        if (locked.session?.status !== 'INPROGRESS' || !isAdmitted)
          lastInputs.set(conversationId, 'notForBot');
        return { result: reply(locked, message) };
      };

      /** Loaded before the transaction, with the answer to what will most likely be a question. */
      const loadBot = (versionId: VersionId) => {
        const last = lastInputs.get(conversationId);
        if (last === 'notForBot') {
          lastInputs.delete(conversationId);
          return undefined;
        }
        return bots.loadAtOnce(tenantId, versionId, last === 'reply' ? null : value);
      };

      return withVersion(app, visitor, async (versionId, otherVersion) => {
        const profile = await bots.profile(tenantId, versionId);
        const isBatched = fileIds.length === 0 && !profile.humanFirst;
        const readyBot = await inOrder(conversationId, isBatched ? loadBot(versionId) : undefined);
        const writeBatched = (bot: Bot | undefined) =>
          batchedWrite(tenantId, {
            conversationId,
            msgId,
            work: async (locked) => otherVersion(locked) ?? writeText(locked, profile, bot),
          });
        const batched = isBatched
          ? await writeBatched(readyBot).catch((err: unknown) => {
              if (!readyBot || err instanceof AppError) throw err;
              log.error({ err, conversationId }, 'answering at once failed; storing the message first');
              return writeBatched(undefined);
            })
          : undefined;
        return (
          batched ??
          withFlow(bots, { tenantId, versionId }, (bot) =>
            database.tenant(tenantId, (tx) =>
              unitOfWork(
                tx,
                conversationId,
                async (locked) =>
                  otherVersion(locked) ?? {
                    result: duplicateReply(locked) ?? (await writeWithTurn(locked, bot, tx)),
                  },
                msgId,
              ),
            ),
          )
        );
      });
    },

    requestAgent(app, visitor) {
      const request = async (locked: LockedConversation, bot: Bot) => {
        if (!bot.canHandOver)
          throw new AppError('conflict', { message: 'You can’t request an agent in this chat.' });
        await startIfEnded(locked, app);
        if (locked.session?.status === 'INPROGRESS') {
          const { lastSeq, visitorId: id, visitorName: name } = locked.conversation;
          await turns.take(locked, bot, { type: 'personRequested' }, `person ${lastSeq}`);
          // The visitor waits for an agent whatever the flow does.
          if (canTransition('agentRequested', sessionOf(locked).status))
            locked.transition('agentRequested', { id, name });
        }
        return sessionOf(locked);
      };
      const { tenantId, conversationId } = visitor;
      return withVersion(app, visitor, (versionId, otherVersion) =>
        withFlow(bots, { tenantId, versionId }, (bot) =>
          database.tenant(tenantId, (tx) =>
            unitOfWork(
              tx,
              conversationId,
              async (locked) => otherVersion(locked) ?? { result: await request(locked, bot) },
            ),
          ),
        ),
      );
    },
  };
}

const openSessionOf = ({ session }: LockedConversation): Session | null =>
  session && !isEnded(session.status) ? session : null;

/** The bot would have the session, but does not run past the plan's daily limit. */
const isWithoutBot = ({ session }: LockedConversation): boolean =>
  session?.status === 'INPROGRESS' && session.overLimit;

function sessionOf({ session }: LockedConversation): VisitorSession {
  if (!session) throw new Error('conversation has no session');
  return visitorSessionOf(session);
}
