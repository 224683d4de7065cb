/**
 * Reads a document in a thread of its own, with limits on time and memory. A document that is broken or made to do harm
 * takes that thread down at most.
 */
import type { Worker } from 'node:worker_threads';
import { LIMITS } from '@parrot/contract/core';
import type { DocumentInput, ReadResult } from './document.ts';
import { startThread } from './start-thread.ts';

export type ReadLimits = { timeoutMs: number; heapMb: number; growthMb: number };

const USUAL: ReadLimits = { timeoutMs: 60_000, heapMb: 384, growthMb: 900 };
const WATCH_MS = 100;
const MEGABYTE = 1_048_576;
/** A thread takes a while to start, and documents often come several at once. */
const KEPT_MS = 10_000;

/** Threads that have read without trouble, waiting for the next document. */
const waiting: { worker: Worker; leave: NodeJS.Timeout }[] = [];

export async function readDocument(
  input: Omit<DocumentInput, 'mostPassages'>,
  limits: ReadLimits = USUAL,
): Promise<ReadResult> {
  const worker = takeThread(limits);
  const result = await readIn(worker, { ...input, mostPassages: LIMITS.passagesPerSource }, limits);
  if (result.isDone && limits === USUAL) keepThread(worker);
  else await worker.terminate();
  return result.told;
}

/** `isDone`: the thread itself answered, and can be asked again. */
function readIn(worker: Worker, input: DocumentInput, { timeoutMs, growthMb }: ReadLimits) {
  const before = process.memoryUsage.rss();
  return new Promise<{ told: ReadResult; isDone: boolean }>((resolve) => {
    const end = (told: ReadResult, isDone = false) => {
      clearTimeout(tooLong);
      clearInterval(watch);
      worker.off('message', answered).off('error', failed).off('exit', gone);
      resolve({ told, isDone });
    };
    const answered = (result: ReadResult) => end(result, true);
    const failed = (error: NodeJS.ErrnoException) =>
      end({ problem: error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'tooMuch' : 'broken' });
    const gone = () => end({ problem: 'broken' });
    const tooLong = setTimeout(() => end({ problem: 'tooMuch' }), timeoutMs);
    // The thread's own limit counts objects only, not the bytes that a stream is unpacked to.
    const watch = setInterval(() => {
      if ((process.memoryUsage.rss() - before) / MEGABYTE > growthMb) end({ problem: 'tooMuch' });
    }, WATCH_MS);
    worker.on('message', answered).on('error', failed).on('exit', gone);
    worker.postMessage(input);
  });
}

function takeThread(limits: ReadLimits): Worker {
  const kept = limits === USUAL ? waiting.pop() : undefined;
  if (!kept) return startThread(limits.heapMb);
  clearTimeout(kept.leave);
  kept.worker.ref();
  return kept.worker;
}

function keepThread(worker: Worker): void {
  const leave = setTimeout(() => {
    const place = waiting.findIndex((each) => each.worker === worker);
    if (place !== -1) waiting.splice(place, 1);
    void worker.terminate();
  }, KEPT_MS);
  leave.unref();
  worker.unref();
  waiting.push({ worker, leave });
}
