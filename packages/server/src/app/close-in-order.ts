/**
 * Closes the parts of a server one after the other. A part that fails or hangs does not keep the others from
 * closing.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../platform/index.ts';

/** Work left after this long is done by the next start, as outbox and jobs are in the store. */
const TIMEOUT_MS = 5_000;

export async function closeInOrder(log: Log, parts: Record<string, () => Promise<unknown>>): Promise<void> {
  for (const [part, close] of Object.entries(parts)) {
    const timeout = new AbortController();
    try {
      const late = pause(TIMEOUT_MS, 'late', { signal: timeout.signal }).catch(() => undefined);
      if ((await Promise.race([close(), late])) === 'late')
        log.warn({ part }, 'closing is taking too long; going on with the next part');
    } catch (err) {
      log.error({ err, part }, 'closing failed; going on with the next part');
    } finally {
      timeout.abort();
    }
  }
}
