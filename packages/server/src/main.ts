/** Starts the product with the settings of the environment, prints its address, and stops it on a signal. */
import { describeStartError, start } from './app/start.ts';

/**
 * A stop that takes longer has met something that will not end; the data folder's lock is taken over by the
 * next start.
 */
const STOP_TIMEOUT_MS = 30_000;

const stopping = new AbortController();

/** Nothing here waits for another process: without the terminal or the log's reader, the server continues. */
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);

function stop(): void {
  // A terminal and npm may both pass the signal on.
  if (!stopping.signal.aborted) stopping.abort();
}

async function run(onReady: () => void): Promise<number> {
  try {
    const started = await start(process.env, (text) => process.stdout.write(text), stopping.signal);
    onReady();
    const lost = await Promise.race([abortOf(stopping.signal), started.lost]).catch((error: Error) => error);
    if (lost) process.stderr.write(`${lost.message}\n`);
    killAfterTimeout(started.drainSeconds);
    await started.stop();
    return lost ? 1 : 0;
  } catch (error) {
    if (error === stopping.signal.reason) return 0;
    process.stderr.write(`${describeStartError(error)}\n`);
    return 1;
  }
}

function killAfterTimeout(drainSeconds: number): void {
  const timeoutMs = STOP_TIMEOUT_MS + drainSeconds * 1_000;
  setTimeout(() => {
    process.stderr.write(`Parrot did not stop in ${timeoutMs / 1_000} seconds; ending the process.\n`);
    // An ordinary exit waits for threads, which may be what does not end.
    process.kill(process.pid, 'SIGKILL');
  }, timeoutMs).unref();
}

const abortOf = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** Resolves when the product serves. */
export const ready = new Promise<void>((resolve) => {
  void run(resolve).then((code) => process.exit(code));
});
