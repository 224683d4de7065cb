/** The targets of the workspace. */
import type { BodyOf } from '@parrot/contract/core';
import { readTargetSettings, saveTargetSettings } from '@parrot/contract/tickets';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';

const KEY = ['targets'];

export const useTargetSettings = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(readTargetSettings, { signal }),
    meta: { quiet: true },
  });

export function useSaveTargetSettings() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof saveTargetSettings>) => call(saveTargetSettings, { body }),
    onSuccess: (reply) => cache.setQueryData(KEY, reply),
    meta: { quiet: true },
  });
}
