/** The requests that hand over a conversation. Each returns the resulting session. */
import type { QueueUser } from '@parrot/contract/conversations';
import type { GroupId, UserId, UserSessionId } from '@parrot/contract/core';
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
import type { DeskSocket } from '../connection/desk-socket.ts';

type Id = UserSessionId;
type Parts = {
  socket: DeskSocket;
  update: (session: QueueUser) => void;
  /** Delayed messages are sent before the conversation changes its owner. */
  release: (id: Id) => Promise<unknown>;
};

export function createTransitions({ socket, update, release }: Parts) {
  const done = async (work: Promise<{ session: QueueUser }>): Promise<QueueUser> => {
    const { session } = await work;
    update(session);
    return session;
  };
  const handOn = async (id: Id, act: () => Promise<{ session: QueueUser }>): Promise<QueueUser> => {
    await release(id);
    return done(act());
  };
  return {
    /** Refused with `at_capacity` for an agent at capacity, unless they confirmed it. */
    take: (userSessionId: Id, beyondCapacity: boolean) =>
      done(socket.emit(takeConversation, { userSessionId, withinCapacity: !beyondCapacity })),
    takeOver: (userSessionId: Id, note: string) => done(socket.emit(takeOver, { userSessionId, note })),
    assign: (userSessionId: Id, toAgentId: UserId, note: string) =>
      done(socket.emit(assignConversation, { userSessionId, toAgentId, note })),
    offer: (userSessionId: Id, toAgentId: UserId, note: string) =>
      done(socket.emit(requestTransfer, { userSessionId, toAgentId, note })),
    answer: (userSessionId: Id, accept: boolean) =>
      done(socket.emit(answerTransfer, { userSessionId, accept })),
    cancelOffer: (userSessionId: Id) => done(socket.emit(cancelTransfer, { userSessionId })),
    escalate: (userSessionId: Id, toAgentId: UserId, note: string) =>
      handOn(userSessionId, () => socket.emit(escalateConversation, { userSessionId, toAgentId, note })),
    moveToGroup: (userSessionId: Id, groupId: GroupId, note: string) =>
      handOn(userSessionId, () => socket.emit(moveToGroup, { userSessionId, groupId, note })),
    returnToBot: (userSessionId: Id) =>
      handOn(userSessionId, () => socket.emit(returnToBot, { userSessionId })),
    reopen: (userSessionId: Id) => done(socket.emit(reopenConversation, { userSessionId })),
    close: (userSessionId: Id) =>
      handOn(userSessionId, () => socket.emit(closeConversation, { userSessionId })),
  };
}
