/** Starts a process that reads documents, from what was built or from its source. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export function startReaderProcess(heapMb: number): ChildProcess {
  const isSource = import.meta.url.endsWith('.ts');
  const reader = fork(new URL(isSource ? './reader-process.ts' : './reader-process.js', import.meta.url), {
    // It has no business with our settings, some of which are secrets.
    env: {},
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    execArgv: [
      `--max-old-space-size=${heapMb}`,
      // In tests and while developing, it needs the same help as we do to read TypeScript.
      ...(isSource ? ['--conditions=source', '--import', 'tsx'] : []),
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // One that fails between two documents must not take us along, and none outlives us.
  reader.on('error', () => {});
  const endWithUs = () => reader.kill('SIGKILL');
  process.once('exit', endWithUs);
  reader.once('exit', () => process.off('exit', endWithUs));
  return reader;
}
