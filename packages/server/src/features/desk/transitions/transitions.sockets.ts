/** Emits that trigger session transitions. */
import {
  answerTransfer,
  assignConversation,
  cancelTransfer,
  closeConversation,
  escalateConversation,
  moveToGroup,
  reopenConversation,
  requestTransfer,
  returnToBot,
  takeConversation,
  takeOver,
} from '@parrot/contract/desk';
import { type Caller, onEmit } from '../../../platform/index.ts';
import type { Transitions } from './transitions.service.ts';

export function transitionHandlers<Agent extends Caller>(transitions: Transitions) {
  const on = onEmit<Agent>();
  return [
    on(takeConversation, async ({ payload: { userSessionId, withinCapacity }, who }) => ({
      session: await transitions.take(who, userSessionId, { withinCapacity }),
    })),
    on(requestTransfer, async ({ payload: { userSessionId, toAgentId, note }, who }) => ({
      session: await transitions.offer(who, userSessionId, { toAgentId, note }),
    })),
    on(answerTransfer, async ({ payload: { userSessionId, accept, note }, who }) => ({
      session: await transitions.answerOffer(who, userSessionId, { accept, note }),
    })),
    on(cancelTransfer, async ({ payload: { userSessionId }, who }) => ({
      session: await transitions.cancelOffer(who, userSessionId),
    })),
    on(escalateConversation, async ({ payload: { userSessionId, toAgentId, note }, who }) => ({
      session: await transitions.escalate(who, userSessionId, { toAgentId, note }),
    })),
    on(returnToBot, async ({ payload: { userSessionId, note }, who }) => ({
      session: await transitions.returnToBot(who, userSessionId, note),
    })),
    on(assignConversation, async ({ payload: { userSessionId, toAgentId, note }, who }) => ({
      session: await transitions.assign(who, userSessionId, { toAgentId, note }),
    })),
    on(moveToGroup, async ({ payload: { userSessionId, groupId, note }, who }) => ({
      session: await transitions.moveToGroup(who, userSessionId, { groupId, note }),
    })),
    on(takeOver, async ({ payload: { userSessionId, note }, who }) => ({
      session: await transitions.takeOver(who, userSessionId, note),
    })),
    on(closeConversation, async ({ payload: { userSessionId }, who }) => ({
      session: await transitions.close(who, userSessionId),
    })),
    on(reopenConversation, async ({ payload: { userSessionId }, who }) => ({
      session: await transitions.reopen(who, userSessionId),
    })),
  ];
}
