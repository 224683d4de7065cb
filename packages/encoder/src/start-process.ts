/** Starts the encoder's process from the build or from source. */
import { fork } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Batch, ProcessSettings } from './process-messages.ts';

/** What the encoder needs of its process: it emits `message`, `error` and `exit`. */
export type EncoderProcess = EventEmitter & {
  send(batch: Batch): void;
  kill(): void;
  /** Whether it keeps our process alive. */
  ref(): void;
  unref(): void;
};

export function startProcess(settings: ProcessSettings): EncoderProcess {
  const isSource = import.meta.url.endsWith('.ts');
  const file = new URL(isSource ? './encoder-process.ts' : './encoder-process.js', import.meta.url);
  const child = fork(file, [JSON.stringify(settings)], {
    // It gets no environment variables, as some are secrets.
    env: {},
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    // In tests and development, it needs a loader for TypeScript.
    execArgv: isSource ? ['--conditions=source', '--import', 'tsx'] : [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const events = new EventEmitter();
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  child.on('message', (answered) => events.emit('message', answered));
  child.on('error', (error) => events.emit('error', error));
  child.once('exit', (code, signal) => {
    process.off('exit', endWithUs);
    events.emit('exit', code ?? signal);
  });
  return Object.assign(events, {
    // What can't be sent is lost with the process, which reports its exit.
    send: (batch: Batch) => void child.send(batch, () => {}),
    kill: () => void child.kill('SIGKILL'),
    ref() {
      child.ref();
      child.channel?.ref();
    },
    unref() {
      child.unref();
      child.channel?.unref();
    },
  });
}
