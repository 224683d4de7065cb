/** Fetches missing messages and delivers the visitor's: in order, one at a time, until they are stored. */
import type { Ack, FileId } from '@parrot/contract/core';
import { LOST, reasonOf } from '../realtime/no-answer.ts';
import { type RetryPace, retryDelay } from '../realtime/retry-delay.ts';
import { closedBy } from './closed-by.ts';
import type { Thread, ThreadChange } from './thread.ts';
import type { Ask } from './visitor-channel.ts';
import type { Unsent, UnsentFile, VisitorMemory } from './visitor-memory.ts';

/** Retries until the answer is final; null when the connection is closed. */
type Insist = <Reply extends object>(
  attemptOnce: () => Promise<Ack<Reply>>,
  tries?: number,
) => Promise<Ack<Reply> | null>;

/** Uploads files and returns their ids; an error text if one failed, null when the connection is closed. */
export type BringFiles = (
  files: UnsentFile[],
  helps: { insist: Insist; dispatch: (change: ThreadChange) => void; visitorToken: string },
) => Promise<FileId[] | string | null>;

type DeliveryOptions = {
  ask: Ask;
  bringFiles: BringFiles;
  thread: () => Thread;
  dispatch: (change: ThreadChange) => void;
  memory: VisitorMemory;
  pace: RetryPace;
  /** The server's verdict on the identity. */
  onIdentity: (identity: string | undefined) => void;
};

export type Delivery = { sync: () => void; flush: () => void; stop: () => void };

export function startDelivery(options: DeliveryOptions): Delivery {
  const { ask, bringFiles, thread, dispatch, memory, pace, onIdentity } = options;
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

  const insist: Insist = async (attemptOnce, tries) => {
    for (let attempt = 1; thread().connection === 'online'; attempt++) {
      const ack = await attemptOnce();
      if (ack.ok) return ack;
      if (ack === LOST) return null;
      const { status, code, fields } = ack.error;
      const closed = closedBy(code);
      if (closed) {
        dispatch({ type: 'closed', closed });
        if (closed === 'identity') onIdentity(fields?.identity);
        return null;
      }
      if (!mayPass(status) || attempt === tries) return ack;
      await pause(attempt - 1);
    }
    return null;
  };

  const fetchMissing = async () => {
    for (let complete = false; !complete; ) {
      const afterSeq = thread().loaded ? thread().seenSeq : 0;
      const ack = await insist(() => ask('thread.open', { afterSeq }));
      if (!ack) return;
      if (!ack.ok) return dispatch({ type: 'closed', closed: 'unpublished' });
      memory.change(() => ({ visitorToken: ack.visitorToken }));
      onIdentity(ack.identity);
      dispatch({ type: 'thread', reply: ack, afterSeq });
      complete = thread().loaded && thread().seenSeq >= ack.lastSeq;
    }
  };

  const broughtAlong = ({ files = [] }: Unsent): ReturnType<BringFiles> | FileId[] => {
    const { visitorToken = '' } = memory.read();
    return files.length ? bringFiles(files, { insist, dispatch, visitorToken }) : [];
  };

  const handOver = async () => {
    while (thread().loaded) {
      const next = thread().unsent.find(({ failed }) => !failed);
      if (next) {
        const { msgId, value } = next;
        const files = await broughtAlong(next);
        if (files === null) return;
        // Withdrawn meanwhile: it is not sent.
        if (!thread().unsent.some((left) => left.msgId === msgId)) continue;
        const ack =
          typeof files !== 'string' && (await insist(() => ask('message.send', { msgId, value, files })));
        if (ack === null) return;
        if (!ack) dispatch({ type: 'failed', msgId, failed: 'file', why: `${files}` });
        else if (ack.ok) {
          dispatch({ type: 'message', message: ack.message });
          dispatch({ type: 'session', session: ack.session });
        } else dispatch({ type: 'failed', msgId, failed: true, why: `${reasonOf(ack)}` });
      } else if (thread().asking === 'yes') {
        const ack = await insist(() => ask('person.request', {}));
        if (!ack) return;
        dispatch({ type: 'asking', asking: 'no' });
        if (ack.ok) dispatch({ type: 'session', session: ack.session });
        else dispatch({ type: 'trouble', trouble: reasonOf(ack) });
      } else return;
    }
  };

  const flush = oneAtATime(handOver);
  const resync = oneAtATime(async () => {
    await fetchMissing();
    flush();
  });
  const sync = () => {
    // A pending pause is no longer needed.
    wake();
    resync();
  };

  return { sync, flush, stop: wake };
}

/** A timeout, throttling, or a server error. */
const mayPass = (status: number): boolean => status === 408 || status === 429 || status >= 500;

/** A call during a run causes one more run, so that nothing is missed. */
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
