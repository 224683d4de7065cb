/** Sends an agent's correction of an answer to the visitor, and saves it with the unanswered questions. */
import { LIMITS, type MsgId, type ReplyOf, type UserSessionId } from '@parrot/contract/core';
import type { openCorrection, saveCorrection, tryCorrection } from '@parrot/contract/corrections';
import type { Caller } from '../../platform/index.ts';
import type { Corrections } from '../learning/index.ts';
import { type SendCorrection, type Sender, senderOf, tryToSend } from './send-correction.ts';

type Correction = {
  userSessionId: UserSessionId;
  msgId: MsgId;
  question: string;
  answer: string;
  changesFaq: boolean;
};
type Saved = Correction & { instead: string; sendAs: { msgId: MsgId; as: Sender } | null };
type Sent = Pick<ReplyOf<typeof saveCorrection>, 'message' | 'notSent'>;

export type CorrectionsService = ReturnType<typeof createCorrectionsService>;

type Needs = { corrections: Corrections; send: SendCorrection };

export function createCorrectionsService({ corrections, send }: Needs) {
  const trySending = async (caller: Caller, correction: Saved): Promise<Sent> => {
    const { userSessionId, msgId: corrects, sendAs, answer } = correction;
    if (!sendAs) return { message: null, notSent: null };
    if (answer.length > LIMITS.messageLength) return { message: null, notSent: 'tooLong' };
    return tryToSend(() => send(caller, { userSessionId, corrects, answer, ...sendAs }));
  };

  return {
    async open(
      caller: Caller,
      userSessionId: UserSessionId,
      msgId: MsgId,
    ): Promise<Omit<ReplyOf<typeof openCorrection>, 'status'>> {
      const { session, question, faq, saves } = await corrections.open(caller, userSessionId, msgId);
      return { question, faq, saves, sendsAs: senderOf(session, caller) };
    },

    async tryOut(
      caller: Caller,
      correction: Correction,
    ): Promise<Omit<ReplyOf<typeof tryCorrection>, 'status'>> {
      const finding = await corrections.tryOut(caller, correction);
      const { isCorrection } = finding;
      if (finding.kind !== 'answer') return { kind: finding.kind, answer: '', sources: [], isCorrection };
      return { kind: 'answer', answer: finding.answer, sources: finding.sources, isCorrection };
    },

    /** Saved first: if it can't be sent anymore, nothing that the agent wrote is lost. */
    async save(caller: Caller, correction: Saved): Promise<Omit<ReplyOf<typeof saveCorrection>, 'status'>> {
      const { sendAs: _, instead, ...proposal } = correction;
      const saved = await corrections.save(caller, proposal, instead);
      return { ...saved, ...(await trySending(caller, correction)) };
    },
  };
}
