/** What this agent wrote that is not stored yet, in the order it was written. */
import type { MessageFile } from '@parrot/contract/conversations';
import type { FileId, MsgId } from '@parrot/contract/core';

/** A file that is at the server already, and goes out with the message that names it. */
export type UploadedFile = MessageFile & { fileId: FileId };

export type Outgoing = {
  msgId: MsgId;
  value: string;
  files: UploadedFile[];
  /** `held`: it can be taken back until `sendAt`; `waiting`: it goes out by itself once the connection is back. */
  state: 'held' | 'sending' | 'waiting' | 'failed';
  sendAt: number;
  /** Why the server refused it; null otherwise. */
  problem: string | null;
};

/** Puts it in its old place, or at the end. */
export function withOutgoing(items: readonly Outgoing[], item: Outgoing): Outgoing[] {
  const isKnown = items.some(({ msgId }) => msgId === item.msgId);
  return isKnown ? items.map((other) => (other.msgId === item.msgId ? item : other)) : [...items, item];
}

/** What is stored is not outgoing any more. */
export function withoutStored(items: readonly Outgoing[], stored: readonly { msgId: MsgId }[]): Outgoing[] {
  const ids = new Set(stored.map(({ msgId }) => msgId));
  return items.filter(({ msgId }) => !ids.has(msgId));
}
