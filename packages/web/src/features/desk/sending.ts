/** Sends what the agent writes: in order, one at a time in a conversation, kept until the server has stored it. */
import type { Message } from '@parrot/contract/conversations';
import { type MsgId, newId, type UserSessionId } from '@parrot/contract/core';
import { sendAgentMessage } from '@parrot/contract/desk';
import { ApiError, messageOf } from '../../shared/http/api-error.ts';
import type { DeskSocket } from './desk-socket.ts';
import { type Outgoing, withOutgoing, withoutStored } from './outgoing.ts';
import { keepOutgoing, useUnsentStore } from './unsent-store.ts';

export function createSending(socket: DeskSocket, onStored: (message: Message) => void) {
  const turns = new Map<UserSessionId, Promise<void>>();

  /** Never rejects: a failure is kept with the message. */
  const attempt = async (userSessionId: UserSessionId, item: Outgoing): Promise<void> => {
    const isKept = useUnsentStore
      .getState()
      .outgoing[userSessionId]?.some(({ msgId }) => msgId === item.msgId);
    if (!isKept) return;
    try {
      const { msgId, value } = item;
      onStored((await socket.emit(sendAgentMessage, { userSessionId, msgId, value })).message);
    } catch (error) {
      const problem = isLineDown(error) ? null : messageOf(error);
      keepOutgoing(userSessionId, (items) =>
        items.map((kept) => (kept.msgId === item.msgId ? { ...kept, state: 'failed', problem } : kept)),
      );
    }
  };

  const deliver = (userSessionId: UserSessionId, item: Outgoing): Promise<void> => {
    keepOutgoing(userSessionId, (items) => withOutgoing(items, { ...item, state: 'sending', problem: null }));
    const turn = (turns.get(userSessionId) ?? Promise.resolve()).then(() => attempt(userSessionId, item));
    turns.set(userSessionId, turn);
    return turn;
  };

  return {
    send: (userSessionId: UserSessionId, value: string) =>
      deliver(userSessionId, { msgId: newId('msg'), value, state: 'sending', problem: null }),
    retry: deliver,
    discard: (userSessionId: UserSessionId, msgId: MsgId) =>
      keepOutgoing(userSessionId, (items) => withoutStored(items, [{ msgId }])),
    /** The line is back: what nobody answered goes out again, with the msgId it had. */
    resend(): void {
      for (const [id, items] of Object.entries(useUnsentStore.getState().outgoing))
        for (const item of items) if (item.problem === null) void deliver(id as UserSessionId, item);
    },
    forgetStored: (messages: readonly Message[]) => {
      const { outgoing } = useUnsentStore.getState();
      for (const id of new Set(messages.map(({ userSessionId }) => userSessionId)))
        if (outgoing[id]) keepOutgoing(id, (items) => withoutStored(items, messages));
    },
  };
}

const isLineDown = (error: unknown): boolean => !(error instanceof ApiError) || error.status === 0;
