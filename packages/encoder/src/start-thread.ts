/** Starts the encoder's thread from the build or from source. */
import type { EventEmitter } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Batch, END, ThreadData } from './thread-messages.ts';

/** What the encoder needs of its thread. */
export type EncoderThread = Pick<EventEmitter, 'on' | 'once' | 'removeAllListeners'> & {
  postMessage(message: Batch | typeof END): void;
  ref(): void;
  unref(): void;
};

export function startThread(workerData: ThreadData): Worker {
  // The thread gets no environment variables, as some are secrets.
  const options = { env: {}, workerData };
  return import.meta.url.endsWith('.ts')
    ? new Worker(fromSource(), { ...options, eval: true, execArgv: ['--conditions=source'] })
    : new Worker(new URL('./encoder-worker.js', import.meta.url), { ...options, execArgv: [] });
}

/** In tests and development, the worker needs a loader for TypeScript. */
function fromSource(): string {
  const source = JSON.stringify(new URL('./encoder-worker.ts', import.meta.url).href);
  return `import('tsx/esm/api').then(({ register }) => (register(), import(${source})))`;
}
