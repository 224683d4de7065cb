/** Starts a thread that reads documents, from what was built or from its source. */
import { Worker } from 'node:worker_threads';

export function startThread(heapMb: number): Worker {
  const options = {
    // It has no business with our settings, some of which are secrets.
    env: {},
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  };
  const worker = import.meta.url.endsWith('.ts')
    ? new Worker(fromSource(), { ...options, eval: true, execArgv: ['--conditions=source'] })
    : new Worker(new URL('./document-worker.js', import.meta.url), { ...options, execArgv: [] });
  // Whoever reads hears of it too; but one that fails between two documents must not take us along.
  worker.on('error', () => {});
  return worker;
}

/** In tests and while developing, the thread needs the same help as we do to read TypeScript. */
function fromSource(): string {
  const source = JSON.stringify(new URL('./document-worker.ts', import.meta.url).href);
  return `import('tsx/esm/api').then(({ register }) => (register(), import(${source})))`;
}
