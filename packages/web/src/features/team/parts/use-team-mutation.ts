/** Acts on the team. Whatever of it is on screen is asked for again afterwards, also after a refusal: others act too. */
import { LIMITS } from '@parrot/contract/core';
import type { Outcome } from '@parrot/contract/team';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../shared/http/api-error.ts';

export const TEAM = 'team';

/** `quiet`: whoever acts is shown the refusal where they act, not as a toast. */
export function useTeamMutation<Input, Reply>(act: (input: Input) => Promise<Reply>, { quiet = false } = {}) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSettled: () => void cache.invalidateQueries({ queryKey: [TEAM] }),
    meta: { quiet },
  });
}

/** Acts on any number, as many at a time as one call takes. The refusal of a single one is an error like any other. */
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
