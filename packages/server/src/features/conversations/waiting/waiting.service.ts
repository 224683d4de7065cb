/** What visitors who wait for an agent see and can do. */
import type { QueuePosition, VisitorSession } from '@parrot/contract/conversations';
import { AppError } from '@parrot/contract/core';
import type { Platform, Tx } from '../../../platform/index.ts';
import type { Bots } from '../bot/bot.ts';
import type { BotTurns } from '../bot/bot-turns.ts';
import { returnToBot } from '../bot/return-to-bot.ts';
import { withFlow } from '../bot/with-flow.ts';
import { visitorSessionOf } from '../conversations.present.ts';
import { findConversation } from '../messages/messages.repository.ts';
import type { LockedConversation } from '../sessions/locked-conversation.ts';
import { isEnded } from '../sessions/session.policy.ts';
import { latestSession } from '../sessions/session.repository.ts';
import type { Session } from '../sessions/session.ts';
import type { UnitOfWork } from '../sessions/unit-of-work.ts';
import { requireOwnConversation } from '../visitors/identity.policy.ts';
import type { Visitor } from '../visitors/visitor.ts';
import { updateVisitor } from '../visitors/visitors.repository.ts';
import type { WaitingQueue } from './waiting-queue.ts';

type Needs = {
  bots: Bots;
  turns: BotTurns;
  unitOfWork: UnitOfWork;
  line: Pick<WaitingQueue, 'placeOf'>;
};

export type WaitingService = {
  readWaiting(visitor: Visitor): Promise<QueuePosition | null>;
  /** Changes nothing where an agent took the session in the meantime. */
  stopWaiting(visitor: Visitor): Promise<VisitorSession>;
  leaveEmail(visitor: Visitor, email: string): Promise<VisitorSession>;
  /** A lower `seq` than before changes nothing. */
  markRead(visitor: Visitor, seq: number): Promise<void>;
};

export function createWaiting(
  { database }: Pick<Platform, 'database'>,
  { bots, turns, unitOfWork, line }: Needs,
): WaitingService {
  const onThread = <T>(
    visitor: Visitor,
    work: (thread: LockedConversation, tx: Tx) => Promise<T> | T,
  ): Promise<T> =>
    database.tenant(visitor.tenantId, (tx) =>
      unitOfWork(tx, visitor.conversationId, (thread) => {
        requireOwnConversation(thread.conversation, visitor);
        return work(thread, tx);
      }),
    );

  const latest = (visitor: Visitor) =>
    database.tenant(visitor.tenantId, async (tx) => {
      const conversation = await findConversation(tx, visitor.conversationId);
      if (!conversation) throw new AppError('not_found');
      requireOwnConversation(conversation, visitor);
      return latestSession(tx, conversation);
    });

  return {
    async readWaiting(visitor) {
      const session = await latest(visitor);
      return session ? database.tenant(visitor.tenantId, (tx) => line.placeOf(tx, session)) : null;
    },

    async stopWaiting(visitor) {
      const found = await latest(visitor);
      if (!found) throw new AppError('not_found');
      const version = { tenantId: visitor.tenantId, versionId: found.versionId };
      return withFlow(bots, version, (bot) =>
        onThread(visitor, async (thread) => {
          const session = sessionOf(thread);
          if (session.id === found.id && session.status === 'UNASSIGNED') {
            thread.transition('stoppedWaiting', visitorOf(thread));
            await returnToBot(thread, bot, turns);
          }
          return visitorSessionOf(sessionOf(thread));
        }),
      );
    },

    leaveEmail: (visitor, email) =>
      onThread(visitor, async (thread, tx) => {
        const session = sessionOf(thread);
        if (isEnded(session.status) || session.status === 'INPROGRESS')
          throw new AppError('conflict', { message: 'Nobody is waited for in this chat.' });
        // The bot must not take back what is to be answered by mail.
        const left = { answersByEmail: true, answerEmail: email, resumeAt: null };
        if (!session.answersByEmail || session.answerEmail !== email) {
          thread.update({ ...left, mailedSeq: thread.conversation.lastSeq });
          if (!session.answersByEmail) thread.addEvent('left-email', visitorOf(thread));
          // What the host page vouches for stays as it is.
          if (!thread.conversation.isVerified) {
            thread.update({ email });
            await updateVisitor(tx, session.visitorId, { email });
          }
        }
        return visitorSessionOf(sessionOf(thread));
      }),

    markRead: (visitor, seq) =>
      onThread(visitor, (thread) => {
        const { session, conversation } = thread;
        if (!session) return;
        const visitorReadSeq = Math.min(seq, conversation.lastSeq);
        if (visitorReadSeq > session.visitorReadSeq) thread.update({ visitorReadSeq });
      }),
  };
}

const visitorOf = ({ conversation }: LockedConversation) => ({
  id: conversation.visitorId,
  name: conversation.visitorName,
});

function sessionOf({ session }: LockedConversation): Session {
  if (!session) throw new AppError('not_found');
  return session;
}
