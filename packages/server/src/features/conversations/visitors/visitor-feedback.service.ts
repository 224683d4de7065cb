/** Ratings of answers and sessions by the visitor, and the visitor's end of a session. */
import type { Message, Thumb, VisitorSession } from '@parrot/contract/conversations';
import { AppError, type MsgId } from '@parrot/contract/core';
import type { Platform, Tx } from '../../../platform/index.ts';
import type { PublishedApp } from '../../apps/index.ts';
import { visitorSessionOf } from '../conversations.present.ts';
import { messageChanged } from '../conversations.topics.ts';
import { findMessage, setThumb } from '../messages/messages.repository.ts';
import type { LockedConversation } from '../sessions/locked-conversation.ts';
import { canTransition, isEnded } from '../sessions/session.policy.ts';
import type { Session } from '../sessions/session.ts';
import type { UnitOfWork } from '../sessions/unit-of-work.ts';
import type { FileLinks } from './files/file-links.ts';
import { requireOwnConversation } from './identity.policy.ts';
import type { Visitor } from './visitor.ts';

export type VisitorFeedback = {
  /** Stored with the trace of the answer, so that both can be learned from. */
  rateAnswer(
    app: PublishedApp,
    visitor: Visitor,
    rating: { msgId: MsgId; thumb: Thumb | null },
  ): Promise<Message>;
  /** Of the latest session, ended or not. A later rating replaces an earlier one. */
  rateSession(
    app: PublishedApp,
    visitor: Visitor,
    rating: { stars: number; comment: string },
  ): Promise<VisitorSession>;
  end(visitor: Visitor): Promise<VisitorSession>;
};

export function createVisitorFeedback(
  { database, outbox, clock }: Pick<Platform, 'database' | 'outbox' | 'clock'>,
  { unitOfWork, links }: { unitOfWork: UnitOfWork; links: Pick<FileLinks, 'signMessage'> },
): VisitorFeedback {
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

  return {
    rateAnswer: (app, visitor, { msgId, thumb }) =>
      underLock(visitor, async ({ conversation }, tx) => {
        requireRatings(app);
        const message = await findMessage(tx, conversation.id, msgId);
        if (!message) throw new AppError('not_found');
        if (message.userType !== 'bot' || !message.canRate)
          throw new AppError('conflict', { message: 'This message can’t be rated.' });
        if (message.thumb === thumb) return links.signMessage(message);
        await setThumb(tx, conversation.id, msgId, thumb);
        const changed = { ...message, thumb };
        const { tenantId, id: key } = conversation;
        outbox.write(tx, messageChanged, { tenantId, key, payload: { message: changed } });
        return links.signMessage(changed);
      }),

    rateSession: (app, visitor, { stars, comment }) =>
      underLock(visitor, (locked) => {
        requireRatings(app);
        sessionOf(locked);
        locked.update({ rating: stars, ratingComment: comment, ratedAt: clock.now() });
        return visitorSessionOf(sessionOf(locked));
      }),

    end: (visitor) =>
      underLock(visitor, (locked) => {
        const { status } = sessionOf(locked);
        if (isEnded(status)) return visitorSessionOf(sessionOf(locked));
        const { visitorId: id, visitorName: name } = locked.conversation;
        locked.transition(canTransition('visitorEnded', status) ? 'visitorEnded' : 'visitorLeft', {
          id,
          name,
        });
        return visitorSessionOf(sessionOf(locked));
      }),
  };
}

function requireRatings({ settings }: Pick<PublishedApp, 'settings'>): void {
  if (!settings.behaviour.ratings)
    throw new AppError('conflict', { message: 'Ratings are turned off in this chat.' });
}

function sessionOf({ session }: LockedConversation): Session {
  if (!session) throw new AppError('not_found');
  return session;
}
