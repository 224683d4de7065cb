/**
 * Reads a document in a process of its own, with limits on time and memory. A document that is broken or made to do harm takes
 * that process down at most, and its memory goes back to the system when the process ends.
 */
import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { LIMITS, MINUTE_MS } from '@parrot/contract/core';
import type { DocumentInput, ReadResult } from './document.ts';
import { startReaderProcess } from './start-reader-process.ts';

/** `memoryMb` counts all memory of the process, also what a stream is unpacked to, which the heap's limit does not. */
export type ReadLimits = { timeoutMs: number; heapMb: number; memoryMb: number };

const USUAL: ReadLimits = { timeoutMs: MINUTE_MS, heapMb: 384, memoryMb: 900 };
const WATCH_MS = 100;
const PAGES_PER_MB = 256;
/** A process takes a while to start, and documents often come several at once. */
const IDLE_MS = 10_000;

/** One that has grown beyond this ends, so that the next document has all the memory it may use. */
const MOST_IDLE_MB = 300;

/** Processes that have read without trouble, waiting for the next document. */
const idle: { reader: ChildProcess; end: NodeJS.Timeout }[] = [];

export async function readDocument(
  input: Omit<DocumentInput, 'mostPassages'>,
  limits: ReadLimits = USUAL,
): Promise<ReadResult> {
  const reader = takeReader(limits);
  const { result, isDone } = await readIn(
    reader,
    { ...input, mostPassages: LIMITS.passagesPerSource },
    limits,
  );
  const isSound = isDone && limits === USUAL && (await memoryOf(reader)) < MOST_IDLE_MB;
  if (isSound) leaveIdle(reader);
  else reader.kill('SIGKILL');
  return result;
}

/** `isDone`: the process itself answered, and can be asked again. */
function readIn(reader: ChildProcess, input: DocumentInput, { timeoutMs, memoryMb }: ReadLimits) {
  return new Promise<{ result: ReadResult; isDone: boolean }>((resolve) => {
    const end = (result: ReadResult, isDone = false) => {
      clearTimeout(tooLong);
      clearInterval(watch);
      reader.off('message', answered).off('exit', gone);
      resolve({ result, isDone });
    };
    const answered = (result: unknown) => end(result as ReadResult, true);
    // Whatever a parser throws is an answer: the process ends without one only where its memory does not suffice.
    const gone = () => end({ problem: 'tooMuch' });
    const tooLong = setTimeout(() => end({ problem: 'tooMuch' }), timeoutMs);
    const watch = setInterval(async () => {
      if ((await memoryOf(reader)) > memoryMb) end({ problem: 'tooMuch' });
    }, WATCH_MS);
    reader.on('message', answered).on('exit', gone);
    reader.send(input, (error) => {
      if (error) end({ problem: 'broken' });
    });
  });
}

/** In megabytes; 0 where the system does not tell, and only the heap is limited. */
async function memoryOf({ pid }: ChildProcess): Promise<number> {
  const [, pages = 0] = (await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')).split(' ').map(Number);
  return pages / PAGES_PER_MB;
}

function takeReader(limits: ReadLimits): ChildProcess {
  const waiting = limits === USUAL ? idle.pop() : undefined;
  if (!waiting) return startReaderProcess(limits.heapMb);
  clearTimeout(waiting.end);
  waiting.reader.ref();
  waiting.reader.channel?.ref();
  return waiting.reader;
}

function leaveIdle(reader: ChildProcess): void {
  const end = setTimeout(() => {
    const at = idle.findIndex((each) => each.reader === reader);
    if (at !== -1) idle.splice(at, 1);
    reader.kill('SIGKILL');
  }, IDLE_MS);
  end.unref();
  reader.unref();
  reader.channel?.unref();
  reader.once('exit', () => {
    const at = idle.findIndex((each) => each.reader === reader);
    if (at !== -1) idle.splice(at, 1);
  });
  idle.push({ reader, end });
}
