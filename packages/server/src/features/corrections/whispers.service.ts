/** Agents who read along whisper to the bot what it answers next. Everything happens under the conversation's lock. */
import type { BotWhisper, QueueUser } from '@parrot/contract/conversations';
import { AppError, type MsgId, type ReplyOf, type UserSessionId } from '@parrot/contract/core';
import type { sendWhisper } from '@parrot/contract/corrections';
import type { Caller, Platform } from '../../platform/index.ts';
import {
  canceledWhisper,
  isEnded,
  type LockedConversation,
  ownerOf,
  presentQueueUser,
  type Session,
  usedWhisper,
} from '../conversations/index.ts';
import { type LockSession, openSession } from '../desk/index.ts';
import type { Corrections } from '../learning/index.ts';
import { type SendCorrection, tryToSend } from './send-correction.ts';
import { isUsed, requireBot, requireSeen } from './whispers.policy.ts';

type OfSession = { userSessionId: UserSessionId };
/** The id of the pending whisper that the caller has seen. */
type Seen = string | null;

export type WhispersService = {
  /** Repeated with the same id, it changes nothing. */
  save(
    caller: Caller,
    whisper: OfSession & { whisperId: string; text: string; instead: Seen },
  ): Promise<QueueUser>;
  cancel(caller: Caller, whisper: OfSession & { whisperId: string }): Promise<QueueUser>;
  /** As the bot's answer now, in the place of a pending whisper. */
  send(
    caller: Caller,
    whisper: OfSession & { corrects: MsgId; msgId: MsgId; text: string; instead: Seen },
  ): Promise<Omit<ReplyOf<typeof sendWhisper>, 'status'>>;
};

type Needs = { corrections: Corrections; lockSession: LockSession; send: SendCorrection };

export function createWhispersService(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { corrections, lockSession, send }: Needs,
): WhispersService {
  const written = ({ userId, name }: Caller, whisperId: string, text: string): BotWhisper => ({
    ...{ whisperId, text, agentId: userId, agentName: name },
    ...{ at: clock.now().toISOString(), state: 'pending', canceled: null },
  });

  return {
    save: (caller, { userSessionId, whisperId, text, instead }) =>
      lockSession.underLock(caller, userSessionId, (locked) => {
        const latest = sessionIn(locked, userSessionId);
        if (latest.whisper?.whisperId === whisperId) return presentQueueUser(latest);
        const session = openSession(locked, userSessionId);
        requireBot(session, caller.userId);
        requireSeen(session.whisper, instead);
        const whisper = written(caller, whisperId, text);
        locked.update({ whisper });
        return presentQueueUser({ ...session, whisper });
      }),

    cancel: (caller, { userSessionId, whisperId }) =>
      lockSession.underLock(caller, userSessionId, (locked) => {
        const session = sessionIn(locked, userSessionId);
        const { whisper } = session;
        if (whisper?.whisperId !== whisperId) {
          requireSeen(whisper, whisperId);
          throw new AppError('conflict');
        }
        if (whisper.state === 'canceled') return presentQueueUser(session);
        if (whisper.state !== 'pending') throw isUsed();
        const canceled = canceledWhisper(whisper, { because: 'byAgent', byName: caller.name });
        locked.update({ whisper: canceled });
        return presentQueueUser({ ...session, whisper: canceled });
      }),

    async send(caller, { userSessionId, corrects, msgId, text, instead }) {
      const session = await database.tenant(caller.tenantId, (tx) =>
        lockSession.ofOwnApps(tx, caller, userSessionId),
      );
      try {
        await corrections.open(caller, userSessionId, corrects);
      } catch (error) {
        const isHidden = error instanceof AppError && error.code === 'not_found' && isOthers(session, caller);
        if (isHidden) return { message: null, notSent: 'taken' };
        throw error;
      }
      const sent = await tryToSend(() =>
        send(caller, { userSessionId, corrects, answer: text, msgId, as: 'bot' }, (locked) => {
          const { whisper } = openSession(locked, userSessionId);
          requireSeen(whisper, instead);
          // Stored with the message, so that the proposal follows from both.
          locked.update({ whisper: usedWhisper(written(caller, msgId, text)) });
        }),
      );
      // Nothing that the agent wrote is lost: it is proposed all the same.
      if (sent.notSent) await propose(caller, session, { msgId: corrects, text });
      return sent;
    },
  };

  function propose(
    { tenantId, userId, name }: Caller,
    { id: userSessionId, conversationId }: Session,
    answer: { msgId: MsgId; text: string },
  ): Promise<void> {
    const by = { agentId: userId, agentName: name };
    return corrections.proposeWhisper(tenantId, { userSessionId, conversationId, ...answer, ...by });
  }
}

/** Another agent has it, so the caller may not see it anymore. */
const isOthers = (session: Session, { userId }: Caller): boolean =>
  !isEnded(session.status) && ![null, userId].includes(ownerOf(session));

/** The session with that id, even if it has ended. */
function sessionIn({ session }: LockedConversation, id: UserSessionId): Session {
  if (session?.id !== id) throw new AppError('conversation_over');
  return session;
}
