import { AppError } from '@parrot/contract/core';
import type { Outcome } from '@parrot/contract/team';

/** Does the same to each of several, one after the other; what is refused for one stops none of the others. */
export async function runForEach<Id extends string>(
  ids: readonly Id[],
  act: (id: Id) => Promise<void>,
): Promise<Outcome[]> {
  const results: Outcome[] = [];
  for (const id of new Set(ids)) results.push({ id, ...(await attempt(() => act(id))) });
  return results;
}

async function attempt(act: () => Promise<void>): Promise<Omit<Outcome, 'id'>> {
  try {
    await act();
    return { ok: true, message: '' };
  } catch (error) {
    if (error instanceof AppError) return { ok: false, message: error.message };
    throw error;
  }
}
