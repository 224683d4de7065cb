/** Sends signals to each receiver in order, and repeats one that the server did not acknowledge. */
import type { CallSignal } from '@parrot/contract/calls';
import type { ParticipantId } from '@parrot/contract/core';

type Waiting = { number: number; signal: CallSignal; isRepeated: boolean };
type Queue = { number: number; waiting: Waiting[]; isSending: boolean };

type SignalQueueOptions = {
  send: (to: ParticipantId, number: number, signal: CallSignal) => Promise<unknown>;
  /** Whether the server answered: then repeating is useless. */
  isRefusal: (error: unknown) => boolean;
  onRefused: (to: ParticipantId) => void;
};

export function createSignalQueue({ send, isRefusal, onRefused }: SignalQueueOptions) {
  const queues = new Map<ParticipantId, Queue>();
  let isOpen = true;

  const work = async (to: ParticipantId, queue: Queue): Promise<void> => {
    if (queue.isSending) return;
    queue.isSending = true;
    for (let next = queue.waiting[0]; next && isOpen; next = queue.waiting[0]) {
      try {
        await send(to, next.number, next.signal);
      } catch (error) {
        if (!isRefusal(error)) {
          next.isRepeated = true;
          break;
        }
        console.warn('call signal was refused', error);
        // A repeated one may have been delivered before, without an acknowledgement.
        if (!next.isRepeated) onRefused(to);
      }
      queue.waiting.shift();
    }
    queue.isSending = false;
  };

  return {
    add(to: ParticipantId, signal: CallSignal): void {
      const queue = queues.get(to) ?? { number: 0, waiting: [], isSending: false };
      queues.set(to, queue);
      queue.waiting.push({ number: ++queue.number, signal, isRepeated: false });
      void work(to, queue);
    },
    /** Closed while the socket is away; the server drops a number that it has seen. */
    setOpen(next: boolean): void {
      isOpen = next;
      for (const [to, queue] of queues) void work(to, queue);
    },
    /** Repeats what could not be delivered while the receiver was away. */
    resume(to: ParticipantId): void {
      const queue = queues.get(to);
      if (queue) void work(to, queue);
    },
    forget: (to: ParticipantId): void => {
      const queue = queues.get(to);
      if (queue) queue.waiting = [];
    },
  };
}
