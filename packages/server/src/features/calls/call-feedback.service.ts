/** Ratings of ended calls, by the visitor and by the agent, in the timeline. */
import type { CallFeedback } from '@parrot/contract/conversations';
import { AppError, type CallId } from '@parrot/contract/core';
import type { Platform } from '../../platform/index.ts';
import { findMessage, messageChanged, setCallEntry } from '../conversations/index.ts';
import type { CallState } from './state/call.ts';
import type { CallActor } from './state/call-actor.policy.ts';
import type { ChangeCall } from './state/change-call.ts';

export type CallFeedbackService = {
  /** A later rating replaces an earlier one. */
  rate(actor: CallActor, callId: CallId, feedback: CallFeedback): Promise<void>;
};

export function createCallFeedback(
  { outbox }: Pick<Platform, 'outbox'>,
  changeCall: ChangeCall,
): CallFeedbackService {
  return {
    async rate(actor, callId, feedback) {
      await changeCall.ofCall(actor, callId, async (call, { tx }) => {
        const msgId = requireRatable(call, actor);
        const { conversationId, tenantId } = call;
        const message = await findMessage(tx, conversationId, msgId);
        if (!message?.call) throw new AppError('not_found');
        const entry = { ...message.call, [`${actor.party}Feedback`]: feedback };
        await setCallEntry(tx, message, entry);
        const payload = { message: { ...message, call: entry } };
        outbox.write(tx, messageChanged, { tenantId, key: conversationId, payload });
        return call;
      });
    },
  };
}

function requireRatable({ msgId, answeredAt, participants }: CallState, actor: CallActor) {
  const wasAgent = participants.some(
    ({ party, userId }) => actor.party === 'agent' && party === 'agent' && userId === actor.userId,
  );
  if (actor.party === 'agent' && !wasAgent) throw new AppError('not_found');
  if (msgId === null) throw new AppError('conflict', { message: 'You can rate the call after it ends.' });
  if (answeredAt === null) throw new AppError('conflict', { message: 'This call wasn’t answered.' });
  return msgId;
}
