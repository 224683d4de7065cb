/**
 * Computes embeddings in five languages. The weights are loaded when first needed, in a process that ends
 * when it is idle.
 */
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { findModelFiles, OWN_FOLDER } from './model-files.ts';
import type { Answered, ProcessSettings } from './process-messages.ts';
import { recentVectors } from './recent-vectors.ts';
import { type EncoderProcess, startProcess } from './start-process.ts';

type Encoder = {
  /** Vectors of two encoders with the same id can be compared. */
  readonly id: string;
  /** `loading`: the weights are being loaded. `failed`: they could not be loaded; reported once. */
  readonly state: 'ready' | 'loading' | 'failed';
  /** One unit vector per text. Calls without `patient` go first: visitors wait, training does not. */
  embed(texts: readonly string[], options?: { patient?: boolean }): Promise<Float32Array[]>;
  stop(): Promise<void>;
};

type EncoderOptions = {
  /** The folder of another encoder. */
  folder?: string | undefined;
  /** Called once if the encoder cannot be loaded. */
  onFailure?: (reason: string) => void;
  /** Idle time after which its memory is released. */
  idleMs?: number;
  /** Starts the process that runs the encoder. */
  start?: (settings: ProcessSettings) => EncoderProcess;
};

/** Idle threads sleep, so other processes get their share of the cores. */
const MAX_THREADS = 4;
const MAX_BATCH = 16;
/** Long texts gain nothing from batching, and urgent ones would wait for the whole batch. */
const BATCH_CHARACTERS = 1_000;
const RECENT_TEXTS = 2_000;
/** Longer texts rarely repeat and would displace questions. */
const MAX_RECENT_LENGTH = 500;
const IDLE_MS = 15 * 60_000;
/** A process that dies this often is not restarted. */
const MAX_DEATHS = 3;
const STOPPED = 'The encoder was stopped.';

type Waiting = {
  text: string;
  isUrgent: boolean;
  resolve: (vector: Float32Array) => void;
  reject: (error: Error) => void;
};

export function createEncoder({
  folder = OWN_FOLDER,
  onFailure,
  idleMs = IDLE_MS,
  start = startProcess,
}: EncoderOptions = {}): Encoder {
  const recent = recentVectors(RECENT_TEXTS);
  const urgent: Waiting[] = [];
  const patient: Waiting[] = [];
  let state: Encoder['state'] = 'ready';
  let reason = '';
  let running: EncoderProcess | undefined;
  let underWay: Waiting[] = [];
  let batchNumber = 0;
  let deaths = 0;
  let leaving: NodeJS.Timeout | undefined;
  let isStopped = false;
  /** Settles when every stopping process has ended. */
  let ending = Promise.resolve();
  let id = 'none';
  try {
    id = findModelFiles(folder).id;
  } catch (error) {
    fail((error as Error).message);
  }

  function fail(why: string): void {
    if (state === 'failed') return;
    state = 'failed';
    reason = why;
    refuse([...underWay, ...urgent.splice(0), ...patient.splice(0)], why);
    underWay = [];
    void endProcess();
    onFailure?.(why);
  }

  function endProcess(): Promise<void> {
    clearTimeout(leaving);
    const child = running;
    running = undefined;
    if (!child) return ending;
    child.removeAllListeners();
    child.on('error', () => {});
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill();
    ending = Promise.all([ending, gone]).then(() => {});
    return ending;
  }

  function processOf(): EncoderProcess {
    if (running) return running;
    // The process works in another folder.
    const started = start({
      folder: resolve(folder),
      threads: Math.min(MAX_THREADS, availableParallelism()),
    });
    running = started;
    state = 'loading';
    started.on('message', answered);
    started.on('error', (error) => died(error.message));
    started.on('exit', (status) => died(`The encoder's process ended with ${status}.`));
    return started;
  }

  function died(why: string): void {
    running?.removeAllListeners();
    // An error event can follow the exit event.
    running?.on('error', () => {});
    running = undefined;
    if (state === 'loading') state = 'ready';
    deaths += 1;
    if (deaths >= MAX_DEATHS) fail(why);
    else {
      refuse(underWay.splice(0), why);
      next();
    }
  }

  function answered(answer: Answered): void {
    if (answer.number !== batchNumber) return;
    if (state === 'loading') state = 'ready';
    const done = underWay;
    underWay = [];
    if ('problem' in answer) {
      underWay = done;
      fail(answer.problem);
      return;
    }
    const { vectors, dimensions } = answer;
    for (const [at, { text, isUrgent, resolve }] of done.entries()) {
      const vector = vectors.slice(at * dimensions, (at + 1) * dimensions);
      if (isUrgent && text.length <= MAX_RECENT_LENGTH) recent.set(text, vector);
      resolve(vector);
    }
    next();
  }

  function next(): void {
    if (underWay.length > 0 || state === 'failed') return;
    const queue = urgent.length > 0 ? urgent : patient;
    underWay = queue.splice(0, batchSize(queue));
    if (underWay.length === 0) {
      rest();
      return;
    }
    clearTimeout(leaving);
    const child = processOf();
    child.ref();
    batchNumber += 1;
    child.send({ number: batchNumber, texts: underWay.map(({ text }) => text) });
  }

  /** An idle encoder does not keep our process alive. */
  function rest(): void {
    running?.unref();
    clearTimeout(leaving);
    leaving = setTimeout(() => void endProcess(), idleMs);
    leaving.unref();
  }

  function vectorOf(text: string, isUrgent: boolean): Promise<Float32Array> {
    const known = recent.get(text);
    if (known) return Promise.resolve(known);
    const queue = isUrgent ? urgent : patient;
    return new Promise((resolve, reject) => queue.push({ text, isUrgent, resolve, reject }));
  }

  return {
    id,
    get state() {
      return state;
    },
    async embed(texts, options = {}) {
      if (isStopped) throw new Error(STOPPED);
      if (state === 'failed') throw new Error(reason);
      // Sorted by length, as a batch is as wide as its longest text.
      const order = texts
        .map((_, at) => at)
        .sort((one, other) => lengthOf(texts, one) - lengthOf(texts, other));
      const vectors: Promise<Float32Array>[] = [];
      for (const at of order) vectors[at] = vectorOf(texts[at] ?? '', !options.patient);
      next();
      return Promise.all(vectors);
    },
    async stop() {
      isStopped = true;
      refuse([...underWay.splice(0), ...urgent.splice(0), ...patient.splice(0)], STOPPED);
      running?.ref();
      await endProcess();
    },
  };
}

const lengthOf = (texts: readonly string[], at: number): number => texts[at]?.length ?? 0;

function batchSize(queue: readonly Waiting[]): number {
  let characters = 0;
  const tooMany = queue.slice(0, MAX_BATCH).findIndex(({ text }) => {
    characters += text.length;
    return characters > BATCH_CHARACTERS;
  });
  return tooMany === -1 ? MAX_BATCH : Math.max(1, tooMany);
}

function refuse(waiting: readonly Waiting[], why: string): void {
  for (const { reject } of waiting) reject(new Error(why));
}
