/** Fetches what the thread lacks and hands over what the visitor wrote: in order, one at a time, until it is stored. */
import type { Ack, PayloadOf } from '@parrot/contract/core';
import { LOST } from '../realtime/no-answer.ts';
import { type RetryPace, retryDelay } from '../realtime/retry-delay.ts';
import type { News, Thread } from './thread.ts';
import type { Answer, Ask, EmitName, Emits } from './visitor-channel.ts';
import type { VisitorMemory } from './visitor-memory.ts';

type DeliveryOptions = {
  ask: Ask;
  thread: () => Thread;
  dispatch: (news: News) => void;
  memory: VisitorMemory;
  pace: RetryPace;
};

export type Delivery = { sync: () => void; flush: () => void; stop: () => void };

export function startDelivery({ ask, thread, dispatch, memory, pace }: DeliveryOptions): Delivery {
  const pauses = new Set<() => void>();

  const pause = (attempt: number) =>
    new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        pauses.delete(end);
        resolve();
      };
      const timer = setTimeout(end, retryDelay(attempt, pace, Math.random()));
      pauses.add(end);
    });

  const wake = () => {
    for (const end of [...pauses]) end();
  };

  /** Asks until there is an answer that asking again would not change; null when the line is gone. */
  const insist = async <Name extends EmitName>(
    name: Name,
    payload: PayloadOf<Emits[Name]>,
  ): Promise<Ack<Answer<Name>> | null> => {
    for (let attempt = 0; thread().line === 'online'; attempt++) {
      const ack = await ask(name, payload);
      if (ack.ok) return ack;
      if (ack === LOST) return null;
      const { status } = ack.error;
      if (status === GONE) {
        dispatch({ type: 'unavailable' });
        return null;
      }
      if (!mayPass(status)) return ack;
      await pause(attempt);
    }
    return null;
  };

  const fetchMissing = async () => {
    for (let complete = false; !complete; ) {
      const afterSeq = thread().loaded ? thread().seenSeq : 0;
      const ack = await insist('thread.open', { afterSeq });
      if (!ack) return;
      if (!ack.ok) return dispatch({ type: 'unavailable' });
      memory.change(() => ({ visitorToken: ack.visitorToken }));
      dispatch({ type: 'thread', reply: ack, afterSeq });
      complete = thread().loaded && thread().seenSeq >= ack.lastSeq;
    }
  };

  const handOver = async () => {
    while (thread().loaded) {
      const next = thread().unsent.find(({ failed }) => !failed);
      if (next) {
        const ack = await insist('message.send', { msgId: next.msgId, value: next.value });
        if (!ack) return;
        if (ack.ok) {
          dispatch({ type: 'message', message: ack.message });
          dispatch({ type: 'session', session: ack.session });
        } else dispatch({ type: 'failed', msgId: next.msgId, failed: true });
      } else if (thread().asking === 'yes') {
        const ack = await insist('person.request', {});
        if (!ack) return;
        dispatch({ type: 'asking', asking: ack.ok ? 'no' : 'refused' });
        if (ack.ok) dispatch({ type: 'session', session: ack.session });
      } else return;
    }
  };

  const flush = oneAtATime(handOver);
  const resync = oneAtATime(async () => {
    await fetchMissing();
    flush();
  });
  const sync = () => {
    // What still waits out a pause from before has no reason to any more.
    wake();
    resync();
  };

  return { sync, flush, stop: wake };
}

/** The bot was taken back: there is nobody to deliver to, but what was written is kept. */
const GONE = 404;

/** Too late, too many at once, or a fault on the server's side. */
const mayPass = (status: number): boolean => status === 408 || status === 429 || status >= 500;

/** A call during a run makes one more run after it, so that what came meanwhile is not overlooked. */
function oneAtATime(job: () => Promise<void>): () => void {
  let running = false;
  let again = false;
  const run = async () => {
    again = running;
    if (running) return;
    running = true;
    try {
      await job();
    } finally {
      running = false;
    }
    if (again) run();
  };
  return run;
}
