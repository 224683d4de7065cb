/** The user's login sessions and password. */
import { changePassword, endLogins, listLogins } from '@parrot/contract/accounts';
import type { BodyOf } from '@parrot/contract/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';

const KEY = ['session', 'logins'];

export const useLoginSessions = () =>
  useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await call(listLogins, { signal })).items,
    meta: { quiet: true },
  });

export function useEndLoginSessions() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (which: BodyOf<typeof endLogins>['which']) => call(endLogins, { body: { which } }),
    // Also after a failure: it may have ended by itself meanwhile.
    onSettled: () => cache.invalidateQueries({ queryKey: KEY }),
  });
}

/** Errors are shown at the form. */
export function useChangePassword() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof changePassword>) => call(changePassword, { body }),
    onSuccess: () => void cache.invalidateQueries({ queryKey: KEY }),
    meta: { quiet: true },
  });
}
