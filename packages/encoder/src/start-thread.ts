/** Starts the encoder's thread from the build or from source. */
import { Worker } from 'node:worker_threads';
import type { ThreadData } from './thread-messages.ts';

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
