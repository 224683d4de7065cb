/** What visitors who wait for an agent see and can do. */
import type { QueuePosition, VisitorSession } from '@parrot/contract/conversations';
import { AppError } from '@parrot/contract/core';
import type { Platform, Tx } from '../../../platform/index.ts';
import type { Bots } from '../bot/bot.ts';
import type { BotTurns } from '../bot/bot-turns.ts';
import { returnToBot } from '../bot/return-to-bot.ts';
import { withFlow } from '../bot/with-flow.ts';
import { visitorSessionOf } from '../conversations.present.ts';
import { findConversation } from '../sessions/conversation.repository.ts';
import type { LockedConversation } from '../sessions/locked-conversation.ts';
import { isEnded } from '../sessions/session.policy.ts';
import { latestSession } from '../sessions/session.repository.ts';
import type { Session } from '../sessions/session.ts';
import type { UnitOfWork } from '../sessions/unit-of-work.ts';
import { requireOwnConversation } from '../visitors/identity.policy.ts';
import type { ProfileSources } from '../visitors/profile/profile-sources.ts';
import type { Visitor } from '../visitors/visitor.ts';
import { updateVisitor } from '../visitors/visitors.repository.ts';
import type { WaitingQueue } from './waiting-queue.ts';

type Needs = {
  bots: Bots;
  turns: BotTurns;
  unitOfWork: UnitOfWork;
  queue: Pick<WaitingQueue, 'positionOf'>;
  profiles: Pick<ProfileSources, 'fromVisitor'>;
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
  { bots, turns, unitOfWork, queue, profiles }: Needs,
): WaitingService {
  const underLock = <T>(
    visitor: Visitor,
    work: (locked: LockedConversation, tx: Tx) => Promise<T> | T,
  ): Promise<T> =>
    database.tenant(visitor.tenantId, (tx) =>
      unitOfWork(tx, visitor.conversationId, (locked) => {
        requireOwnConversation(locked.conversation, visitor);
        return work(locked, tx);
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
      return session ? database.tenant(visitor.tenantId, (tx) => queue.positionOf(tx, session)) : null;
    },

    async stopWaiting(visitor) {
      const found = await latest(visitor);
      if (!found) throw new AppError('not_found');
      const version = { tenantId: visitor.tenantId, versionId: found.versionId };
      return withFlow(bots, version, (bot) =>
        underLock(visitor, async (locked) => {
          const session = sessionOf(locked);
          if (session.id === found.id && session.status === 'UNASSIGNED') {
            locked.transition('stoppedWaiting', visitorOf(locked));
            await returnToBot(locked, bot, turns);
          }
          return visitorSessionOf(sessionOf(locked));
        }),
      );
    },

    leaveEmail: (visitor, email) =>
      underLock(visitor, async (locked, tx) => {
        const session = sessionOf(locked);
        const isWithBot = session.status === 'INPROGRESS';
        if (isEnded(session.status) || (isWithBot && !session.overLimit))
          throw new AppError('conflict', { message: 'This chat isn’t waiting for an agent.' });
        if (isWithBot) locked.transition('leftEmail', visitorOf(locked));
        // The bot must not take back a session that is to be answered by email.
        const left = { answersByEmail: true, answerEmail: email, resumeAt: null };
        if (!session.answersByEmail || session.answerEmail !== email) {
          locked.update({ ...left, mailedSeq: locked.conversation.lastSeq });
          if (!session.answersByEmail && !isWithBot) locked.addEvent('left-email', visitorOf(locked));
          // A verified address is not overwritten, nor one that an agent corrected.
          const { isVerified } = locked.conversation;
          const changes = isVerified ? {} : await profiles.fromVisitor(tx, locked.conversation, email);
          if (changes.email) {
            locked.update({ email });
            await updateVisitor(tx, session.visitorId, { email });
          }
        }
        return visitorSessionOf(sessionOf(locked));
      }),

    markRead: (visitor, seq) =>
      underLock(visitor, (locked) => {
        const { session, conversation } = locked;
        if (!session) return;
        const visitorReadSeq = Math.min(seq, conversation.lastSeq);
        if (visitorReadSeq > session.visitorReadSeq) locked.update({ visitorReadSeq });
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
