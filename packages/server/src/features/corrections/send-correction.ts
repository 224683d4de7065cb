/** Sends a corrected answer to the visitor, as the agent who has the conversation or as the bot. */
import type { Message } from '@parrot/contract/conversations';
import { AppError, type MsgId, type UserSessionId } from '@parrot/contract/core';
import type { Caller } from '../../platform/index.ts';
import type { Apps } from '../apps/index.ts';
import {
  findDuplicateMessage,
  isEnded,
  type LockedConversation,
  ownerOf,
  type Session,
} from '../conversations/index.ts';
import { type LockSession, openSession } from '../desk/index.ts';
import type { Corrections } from '../learning/index.ts';

export type Sender = 'agent' | 'bot';
type Answer = { userSessionId: UserSessionId; corrects: MsgId; answer: string; msgId: MsgId; as: Sender };

/** `work` runs before the message is added, under the same lock, and not for a message that is stored already. */
export type SendCorrection = (
  caller: Caller,
  answer: Answer,
  work?: (locked: LockedConversation) => void,
) => Promise<Message>;

type Needs = {
  corrections: Pick<Corrections, 'open'>;
  lockSession: LockSession;
  apps: Pick<Apps, 'loadVersionProfile'>;
};

/** Under the lock, as another agent may have taken the conversation. */
export function createSendCorrection({ corrections, lockSession, apps }: Needs): SendCorrection {
  return async (caller, { userSessionId, corrects, answer, msgId, as }, work) => {
    const { versionId } = (await corrections.open(caller, userSessionId, corrects)).session;
    const { settings } = await apps.loadVersionProfile(caller.tenantId, versionId);
    return lockSession.underLock(
      caller,
      userSessionId,
      (locked) => {
        const { appId } = locked.conversation;
        const senderId = as === 'bot' ? appId : caller.userId;
        const stored = findDuplicateMessage(locked, senderId);
        if (stored) return stored;
        if (senderOf(openSession(locked, userSessionId), caller) !== as) throw new AppError('taken_by_other');
        work?.(locked);
        const agentReadSeq = locked.conversation.lastSeq;
        const message = locked.add(
          as === 'bot'
            ? {
                ...{
                  msgId,
                  userType: 'bot',
                  senderId,
                  senderName: settings.appearance.botName,
                  value: answer,
                },
                extras: { corrects, correctedBy: caller.name, canRate: true },
              }
            : {
                ...{ msgId, userType: 'agent', senderId, senderName: caller.name, value: answer },
                extras: { corrects },
              },
        );
        if (as === 'agent') locked.update({ agentReadSeq });
        return message;
      },
      { msgId },
    );
  };
}

type Sent = { message: Message | null; notSent: 'over' | 'taken' | null };

/** The reason if the conversation has ended, or another agent has it. */
export async function tryToSend(send: () => Promise<Message>): Promise<Sent> {
  try {
    return { message: await send(), notSent: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'conversation_over') return { message: null, notSent: 'over' };
    if (error.code === 'taken_by_other' || error.code === 'not_found')
      return { message: null, notSent: 'taken' };
    throw error;
  }
}

/** The agent who has the conversation sends as themselves; one with the bot gets the bot's corrected answer. */
export function senderOf(session: Session, caller: Caller): Sender | null {
  if (isEnded(session.status)) return null;
  if (session.status === 'INPROGRESS') return 'bot';
  return ownerOf(session) === caller.userId ? 'agent' : null;
}
