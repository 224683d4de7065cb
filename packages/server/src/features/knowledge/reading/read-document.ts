/**
 * Parses a document in a child process with limits on time and memory. A broken or hostile document ends at
 * most that process.
 */
import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { LIMITS, MINUTE_MS } from '@parrot/contract/core';
import type { Passage } from '@parrot/contract/knowledge';
import type { DocumentInput, ReaderInput, ReaderMessage, ReadResult } from './document.ts';
import { startReaderProcess } from './start-reader-process.ts';

/**
 * `memoryMb` limits all memory of the process, including unpacked streams, which the heap limit does not
 * cover.
 */
export type ReadLimits = { timeoutMs: number; heapMb: number; memoryMb: number };

const USUAL: ReadLimits = { timeoutMs: MINUTE_MS, heapMb: 384, memoryMb: 900 };
const WATCH_MS = 100;
const PAGES_PER_MB = 256;
/** Processes are reused, as starting one takes a while and documents often come in batches. */
const IDLE_MS = 10_000;

/** A larger process ends, so that the next document has all the memory it may use. */
const MAX_IDLE_MB = 300;

/** Idle processes. */
const idle: { reader: ChildProcess; end: NodeJS.Timeout; forget: () => void }[] = [];

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
  const isSound = isDone && limits === USUAL && (await memoryOf(reader)) < MAX_IDLE_MB;
  if (isSound) leaveIdle(reader);
  else reader.kill('SIGKILL');
  return result;
}

/** `isDone`: the process answered and can be reused. */
function readIn(reader: ChildProcess, input: DocumentInput, { timeoutMs, memoryMb }: ReadLimits) {
  return new Promise<{ result: ReadResult; isDone: boolean }>((resolve) => {
    const end = (result: ReadResult, isDone = false) => {
      clearTimeout(tooLong);
      clearInterval(watch);
      reader.off('message', answered).off('exit', gone);
      resolve({ result, isDone });
    };
    const passages: Passage[] = [];
    const answered = (message: unknown) => {
      const sent = message as ReaderMessage;
      if ('portion' in sent) for (const passage of sent.portion) passages.push(passage);
      else end('problem' in sent.result ? sent.result : { ...sent.result, passages }, true);
    };
    // Parser errors are answers: the process exits without one only if it runs out of memory.
    const gone = () => end({ problem: 'tooMuch' });
    const tooLong = setTimeout(() => end({ problem: 'tooMuch' }), timeoutMs);
    const watch = setInterval(async () => {
      if ((await memoryOf(reader)) > memoryMb) end({ problem: 'tooMuch' });
    }, WATCH_MS);
    reader.on('message', answered).on('exit', gone);
    sendInPortions(reader, input).catch(() => end({ problem: 'broken' }));
  });
}

/** One large message would stop the process while it is encoded. */
const PORTION_BYTES = 524_288;

async function sendInPortions(reader: ChildProcess, { bytes, ...document }: DocumentInput): Promise<void> {
  const send = (input: ReaderInput) =>
    new Promise<void>((resolve, reject) =>
      reader.send(input, (error) => (error ? reject(error) : resolve())),
    );
  for (let from = 0; from < bytes.length; from += PORTION_BYTES)
    await send({ portion: bytes.subarray(from, from + PORTION_BYTES) });
  await send({ document });
}

/** In megabytes; 0 if the system does not report it, and only the heap is limited. */
async function memoryOf({ pid }: ChildProcess): Promise<number> {
  const [, pages = 0] = (await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')).split(' ').map(Number);
  return pages / PAGES_PER_MB;
}

function takeReader(limits: ReadLimits): ChildProcess {
  const waiting = limits === USUAL ? idle.pop() : undefined;
  if (!waiting) return startReaderProcess(limits.heapMb);
  clearTimeout(waiting.end);
  waiting.reader.off('exit', waiting.forget);
  waiting.reader.ref();
  waiting.reader.channel?.ref();
  return waiting.reader;
}

function leaveIdle(reader: ChildProcess): void {
  const forget = () => {
    const at = idle.findIndex((each) => each.reader === reader);
    if (at !== -1) idle.splice(at, 1);
  };
  const end = setTimeout(() => {
    forget();
    reader.kill('SIGKILL');
  }, IDLE_MS);
  end.unref();
  reader.unref();
  reader.channel?.unref();
  reader.once('exit', forget);
  idle.push({ reader, end, forget });
}
