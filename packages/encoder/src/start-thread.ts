/** Starts the encoder's thread, from what was built or from its source. */
import { Worker } from 'node:worker_threads';
import type { ThreadData } from './thread-messages.ts';

export function startThread(workerData: ThreadData): Worker {
  // It has no business with our settings, some of which are secrets.
  const options = { env: {}, workerData };
  return import.meta.url.endsWith('.ts')
    ? new Worker(fromSource(), { ...options, eval: true, execArgv: ['--conditions=source'] })
    : new Worker(new URL('./encoder-worker.js', import.meta.url), { ...options, execArgv: [] });
}

/** In tests and while developing, the thread needs the same help as we do to read TypeScript. */
function fromSource(): string {
  const source = JSON.stringify(new URL('./encoder-worker.ts', import.meta.url).href);
  return `import('tsx/esm/api').then(({ register }) => (register(), import(${source})))`;
}
