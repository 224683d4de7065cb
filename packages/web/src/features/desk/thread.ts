/** One open conversation: what the server stored, in order, and what this agent wrote that is not stored yet. */
import type { Message, QueueUser } from '@parrot/contract/conversations';
import type { MsgId } from '@parrot/contract/core';

export type Outgoing = { msgId: MsgId; value: string; state: 'sending' | 'failed' };
export type Thread = { session: QueueUser; messages: Message[]; outgoing: Outgoing[] };

export const lastSeqOf = ({ messages }: Pick<Thread, 'messages'>): number => messages.at(-1)?.seq ?? 0;

/** Adds what came, in order and once each, and drops what is stored from what is outgoing. */
export function mergeMessages(thread: Thread, incoming: readonly Message[]): Thread {
  const bySeq = new Map(thread.messages.map((message) => [message.seq, message]));
  for (const message of incoming) bySeq.set(message.seq, message);
  const messages = [...bySeq.values()].sort((a, b) => a.seq - b.seq);
  const stored = new Set(incoming.map((message) => message.msgId));
  return { ...thread, messages, outgoing: thread.outgoing.filter((item) => !stored.has(item.msgId)) };
}

/** Whether taking this in would leave a hole: then the missing ones are asked for. */
export const leavesGap = (thread: Thread, message: Message): boolean => message.seq > lastSeqOf(thread) + 1;

export const withOutgoing = (thread: Thread, item: Outgoing): Thread => ({
  ...thread,
  outgoing: [...thread.outgoing.filter((other) => other.msgId !== item.msgId), item],
});
