/** The emits that move conversations. */
import {
  answerTransfer,
  assignConversation,
  cancelTransfer,
  closeConversation,
  escalateConversation,
  reopenConversation,
  requestTransfer,
  returnToBot,
  takeConversation,
  takeOver,
} from '@parrot/contract/desk';
import { type Caller, onEmit } from '../../../platform/index.ts';
import type { Conversations } from '../../conversations/index.ts';

export function moveHandlers<Agent extends Caller>(conversations: Conversations) {
  const on = onEmit<Agent>();
  return [
    on(takeConversation, async ({ payload: { userSessionId, withinCapacity }, who }) => ({
      session: await conversations.take(who, userSessionId, { withinCapacity }),
    })),
    on(requestTransfer, async ({ payload: { userSessionId, toAgentId, note }, who }) => ({
      session: await conversations.offer(who, userSessionId, { toAgentId, note }),
    })),
    on(answerTransfer, async ({ payload: { userSessionId, accept, note }, who }) => ({
      session: await conversations.answerOffer(who, userSessionId, { accept, note }),
    })),
    on(cancelTransfer, async ({ payload: { userSessionId }, who }) => ({
      session: await conversations.cancelOffer(who, userSessionId),
    })),
    on(escalateConversation, async ({ payload: { userSessionId, toAgentId, note }, who }) => ({
      session: await conversations.escalate(who, userSessionId, { toAgentId, note }),
    })),
    on(returnToBot, async ({ payload: { userSessionId, note }, who }) => ({
      session: await conversations.returnToBot(who, userSessionId, note),
    })),
    on(assignConversation, async ({ payload: { userSessionId, toAgentId, note }, who }) => ({
      session: await conversations.assign(who, userSessionId, { toAgentId, note }),
    })),
    on(takeOver, async ({ payload: { userSessionId, note }, who }) => ({
      session: await conversations.takeOver(who, userSessionId, note),
    })),
    on(closeConversation, async ({ payload: { userSessionId }, who }) => ({
      session: await conversations.close(who, userSessionId),
    })),
    on(reopenConversation, async ({ payload: { userSessionId }, who }) => ({
      session: await conversations.reopen(who, userSessionId),
    })),
  ];
}
