/** Retries until the element is there. The timeout is long, because the machine may be busy. */
import { vi } from 'vitest';

export const seen = <T>(read: () => T): Promise<T> => vi.waitFor(read, { timeout: 60_000 });
