/** Starts a reader process from the build or from source. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export function startReaderProcess(heapMb: number): ChildProcess {
  const isSource = import.meta.url.endsWith('.ts');
  const reader = fork(new URL(isSource ? './reader-process.ts' : './reader-process.js', import.meta.url), {
    // The process gets no environment variables, as some are secrets.
    env: {},
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    execArgv: [
      `--max-old-space-size=${heapMb}`,
      // In tests and development, it needs a loader for TypeScript.
      ...(isSource ? ['--conditions=source', '--import', 'tsx'] : []),
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // A crash between two documents must not end the server, and no process outlives it.
  reader.on('error', () => {});
  const endWithUs = () => reader.kill('SIGKILL');
  process.once('exit', endWithUs);
  reader.once('exit', () => process.off('exit', endWithUs));
  return reader;
}
