/** Looks again and again until what is looked for is there. It gives up late: a busy machine is no fault. */
import { vi } from 'vitest';

export const seen = <T>(look: () => T): Promise<T> => vi.waitFor(look, { timeout: 60_000 });
