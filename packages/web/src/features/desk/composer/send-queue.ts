/**
 * Sends the agent's messages: after the chosen delay, in order, one at a time per conversation, and stored
 * until the server has them.
 */
import type { Message } from '@parrot/contract/conversations';
import { type MsgId, newId, type UserSessionId } from '@parrot/contract/core';
import { sendAgentMessage } from '@parrot/contract/desk';
import { messageOf } from '../../../shared/http/api-error.ts';
import type { DeskSocket } from '../connection/desk-socket.ts';
import { type Outgoing, type UploadedFile, withOutgoing, withoutStored } from './outgoing-messages.ts';
import type { PlannedAction } from './responses/planned-actions.ts';
import { isDisconnected, isStoreAway, RETRY_MS } from './temporary-failure.ts';
import { leaveUnsentToNextTab, saveDraft, updateOutgoing, useUnsentStore } from './unsent-store.ts';

export function createSendQueue(
  socket: DeskSocket,
  onStored: (message: Message) => void,
  delaySeconds: () => number,
  /** The server has it. */
  onDelivered: (userSessionId: UserSessionId, item: Outgoing) => void,
) {
  const turns = new Map<UserSessionId, Promise<void>>();
  const timers = new Map<MsgId, ReturnType<typeof setTimeout>>();
  const outgoingOf = (userSessionId: UserSessionId) =>
    useUnsentStore.getState().outgoing[userSessionId] ?? [];

  /** Never rejects: a failure is stored with the message. */
  const attempt = async (userSessionId: UserSessionId, item: Outgoing): Promise<void> => {
    if (!outgoingOf(userSessionId).some(({ msgId }) => msgId === item.msgId)) return;
    try {
      const { msgId, value } = item;
      const files = item.files.map(({ fileId }) => fileId);
      onStored((await socket.emit(sendAgentMessage, { userSessionId, msgId, value, files })).message);
    } catch (error) {
      const outcome: Pick<Outgoing, 'state' | 'problem'> = isDisconnected(error)
        ? { state: 'waiting', problem: null }
        : { state: 'failed', problem: messageOf(error) };
      updateOutgoing(userSessionId, (items) =>
        items.map((one) => (one.msgId === item.msgId ? { ...one, ...outcome } : one)),
      );
      if (isStoreAway(error)) deliverLater(userSessionId, item, RETRY_MS);
    }
  };

  const deliver = (userSessionId: UserSessionId, item: Outgoing): Promise<void> => {
    stopTimer(item.msgId);
    updateOutgoing(userSessionId, (items) =>
      withOutgoing(items, { ...item, state: 'sending', problem: null }),
    );
    const turn = (turns.get(userSessionId) ?? Promise.resolve()).then(() => attempt(userSessionId, item));
    turns.set(userSessionId, turn);
    return turn;
  };
  const deliverLater = (userSessionId: UserSessionId, item: Outgoing, ms: number): void => {
    timers.set(
      item.msgId,
      setTimeout(() => void deliver(userSessionId, item), ms),
    );
  };
  const stopTimer = (msgId: MsgId): void => {
    clearTimeout(timers.get(msgId));
    timers.delete(msgId);
  };

  /** Sends delayed messages now: the agent writes on, leaves, or closes the conversation. */
  const release = (userSessionId: UserSessionId): Promise<unknown> =>
    Promise.all(
      outgoingOf(userSessionId).flatMap((item) =>
        item.state === 'held' ? [deliver(userSessionId, item)] : [],
      ),
    );
  const releaseAll = (): Promise<unknown> => {
    const work = Object.keys(useUnsentStore.getState().outgoing).map((id) => release(id as UserSessionId));
    leaveUnsentToNextTab();
    return Promise.all(work);
  };
  const onPageHide = () => void releaseAll();
  window.addEventListener('pagehide', onPageHide);

  return {
    send(
      userSessionId: UserSessionId,
      value: string,
      files: UploadedFile[] = [],
      actions: PlannedAction[] = [],
    ): void {
      void release(userSessionId);
      const msgId = newId('msg');
      const delayMs = delaySeconds() * 1_000;
      const sendAt = Date.now() + delayMs;
      const item: Outgoing = { msgId, value, files, actions, state: 'held', sendAt, problem: null };
      if (delayMs === 0) return void deliver(userSessionId, item);
      updateOutgoing(userSessionId, (items) => withOutgoing(items, item));
      deliverLater(userSessionId, item, delayMs);
    },
    /** Undone before it was sent: it becomes a draft again. */
    undo(userSessionId: UserSessionId, { msgId, value, files, actions = [] }: Outgoing): void {
      stopTimer(msgId);
      const draft = useUnsentStore.getState().drafts[userSessionId];
      const reply = [value, draft?.reply ?? ''].filter(Boolean).join('\n');
      updateOutgoing(userSessionId, (items) => withoutStored(items, [{ msgId }]));
      saveDraft(userSessionId, {
        mode: 'reply',
        reply,
        files: [...files, ...(draft?.files ?? [])],
        actions: [...actions, ...(draft?.actions ?? [])],
      });
    },
    sendNow: deliver,
    release,
    retry: deliver,
    discard: (userSessionId: UserSessionId, msgId: MsgId) =>
      updateOutgoing(userSessionId, (items) => withoutStored(items, [{ msgId }])),
    /** After a reconnect: unanswered messages are resent with the same msgId. Delayed ones keep waiting. */
    resend(): void {
      for (const [id, items] of Object.entries(useUnsentStore.getState().outgoing))
        for (const item of items)
          if (item.problem === null && !timers.has(item.msgId)) void deliver(id as UserSessionId, item);
    },
    forgetStored: (messages: readonly Message[]) => {
      const { outgoing } = useUnsentStore.getState();
      const stored = new Set(messages.map(({ msgId }) => msgId));
      for (const id of new Set(messages.map(({ userSessionId }) => userSessionId))) {
        const delivered = outgoing[id]?.filter(({ msgId }) => stored.has(msgId)) ?? [];
        if (delivered.length === 0) continue;
        updateOutgoing(id, (items) => withoutStored(items, messages));
        for (const item of delivered) onDelivered(id, item);
      }
    },
    /**
     * Whether a delayed message was pending. It is sent over the open connection; `done` resolves afterwards.
     */
    end(): { hadDelayed: boolean; done: Promise<unknown> } {
      window.removeEventListener('pagehide', onPageHide);
      const hadDelayed = timers.size > 0;
      return { hadDelayed, done: releaseAll() };
    },
  };
}
