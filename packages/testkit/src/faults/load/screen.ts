/** What a client shows: messages by push, and what it missed by a fetch, as the widget and the desk do it. */
import type { Message } from '@parrot/contract/conversations';
import type { ShownMessage } from '../ledger/ledger.ts';

type Screen = {
  shown: ShownMessage[];
  /** What a fetch returned. */
  add(messages: readonly Message[]): void;
  /** A push; `fetchAfter` is called if messages before it are missing. */
  receive(message: Message, fetchAfter: (seq: number) => Promise<readonly Message[]>): void;
};

export function createScreen(): Screen {
  const shown: ShownMessage[] = [];
  const lastSeq = () => shown.at(-1)?.seq;
  const add: Screen['add'] = (messages) => {
    for (const { seq, msgId, value } of messages)
      if (seq > (lastSeq() ?? 0)) shown.push({ seq, msgId, text: value });
  };
  return {
    shown,
    add,
    receive(message, fetchAfter) {
      const last = lastSeq() ?? message.seq - 1;
      if (message.seq === last + 1) add([message]);
      // A connection that closes meanwhile fetches when it is open again.
      else if (message.seq > last) fetchAfter(last).then(add, () => {});
    },
  };
}
