/** Messages of this agent that are not stored yet, in the order they were written. */
import type { MessageFile } from '@parrot/contract/conversations';
import type { FileId, MsgId } from '@parrot/contract/core';
import type { PlannedAction } from './responses/planned-actions.ts';

/** A file that is uploaded and will be sent with the message that names it. */
export type UploadedFile = MessageFile & { fileId: FileId };

export type Outgoing = {
  msgId: MsgId;
  value: string;
  files: UploadedFile[];
  /** Run once it is stored. */
  actions?: PlannedAction[];
  /** `held`: can be undone until `sendAt`; `waiting`: is sent by itself after a reconnect. */
  state: 'held' | 'sending' | 'waiting' | 'failed';
  sendAt: number;
  /** Why the server refused it; null otherwise. */
  problem: string | null;
};

/** Replaces the message with the same id, or appends it. */
export function withOutgoing(items: readonly Outgoing[], item: Outgoing): Outgoing[] {
  const isKnown = items.some(({ msgId }) => msgId === item.msgId);
  return isKnown ? items.map((other) => (other.msgId === item.msgId ? item : other)) : [...items, item];
}

/** Removes messages that are stored by now. */
export function withoutStored(items: readonly Outgoing[], stored: readonly { msgId: MsgId }[]): Outgoing[] {
  const ids = new Set(stored.map(({ msgId }) => msgId));
  return items.filter(({ msgId }) => !ids.has(msgId));
}
