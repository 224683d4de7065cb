/** Looks again and again until what is looked for is there. It gives up late: a busy machine is no fault. */
import { vi } from 'vitest';

export const seen = <T>(read: () => T): Promise<T> => vi.waitFor(read, { timeout: 60_000 });
