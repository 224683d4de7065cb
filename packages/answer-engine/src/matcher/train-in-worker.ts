/** Trains in a worker thread, so that answers go on. One job at a time, as training uses a whole core. */
import { Worker } from 'node:worker_threads';
import type { Head } from './classifier-head.ts';
import type { TrainingJob } from './train-matcher.ts';

let before: Promise<unknown> = Promise.resolve();

export function trainInWorker(order: TrainingJob): Promise<Head> {
  const trained = before.then(() => train(order));
  before = trained.catch(() => {});
  return trained;
}

function train(workerData: TrainingJob): Promise<Head> {
  return new Promise((resolve, reject) => {
    const options = { env: {}, workerData };
    const worker = import.meta.url.endsWith('.ts')
      ? new Worker(fromSource(), { ...options, eval: true, execArgv: ['--conditions=source'] })
      : new Worker(new URL('./training-worker.js', import.meta.url), { ...options, execArgv: [] });
    // Training must not keep the process alive.
    worker.unref();
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) =>
      reject(new Error(`matcher training worker exited with code ${code} without a result`)),
    );
  });
}

/** In tests and development, the worker needs a loader for TypeScript. */
function fromSource(): string {
  const source = JSON.stringify(new URL('./training-worker.ts', import.meta.url).href);
  return `import('tsx/esm/api').then(({ register }) => (register(), import(${source})))`;
}
