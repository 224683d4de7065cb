import { AppError } from '@parrot/contract/core';
import type { Outcome } from '@parrot/contract/team';

/** Does the same for each id, one after the other; a refusal for one does not stop the others. */
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
