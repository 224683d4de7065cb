/**
 * Mutations of the team. All team data on screen is refetched afterwards, also after an error: others make
 * changes too.
 */
import { LIMITS } from '@parrot/contract/core';
import type { Outcome } from '@parrot/contract/team';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../shared/http/api-error.ts';

export const TEAM = 'team';

/** `quiet`: the error is shown where the action is, not as a toast. */
export function useTeamMutation<Input, Reply>(act: (input: Input) => Promise<Reply>, { quiet = false } = {}) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSettled: () => void cache.invalidateQueries({ queryKey: [TEAM] }),
    meta: { quiet },
  });
}

/** Runs a bulk action in batches of the largest call. A single refusal is thrown like any other error. */
export async function inBulk<Id extends string>(
  ids: readonly Id[],
  act: (some: Id[]) => Promise<{ results: Outcome[] }>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let start = 0; start < ids.length; start += LIMITS.bulk)
    outcomes.push(...(await act(ids.slice(start, start + LIMITS.bulk))).results);
  const [only] = outcomes;
  if (ids.length === 1 && only && !only.ok) throw new ApiError(409, 'refused', only.message);
  return outcomes;
}
