/** Whether every member of the workspace needs a second factor, and who has one. */
import { resetSecondFactor, saveWorkspaceSecurity, workspaceSecurity } from '@parrot/contract/accounts';
import type { UserId } from '@parrot/contract/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';

const KEY = ['workspace-security'];

export const useWorkspaceSecurity = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(workspaceSecurity, { signal }),
    meta: { quiet: true },
  });

export function useSaveWorkspaceSecurity() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (needsSecondFactor: boolean) => call(saveWorkspaceSecurity, { body: { needsSecondFactor } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: KEY }),
    meta: { quiet: true },
  });
}

export function useResetSecondFactor() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (userId: UserId) => call(resetSecondFactor, { body: { userId } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: KEY }),
    meta: { quiet: true },
  });
}
