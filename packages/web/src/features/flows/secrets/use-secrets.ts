/** The names of an app's secrets. Values never reach the browser. */
import type { AppId } from '@parrot/contract/core';
import { deleteSecret, listSecrets, saveSecret } from '@parrot/contract/flows';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';
import { useFlowEditor } from '../editor/flow-editor.ts';

/** The editor uses the same query key, so it sees changes made here. */
const keyOf = (appId: AppId) => ['apps', 'secrets', appId];

export function useSecrets() {
  const appId = useFlowEditor((state) => state.appId);
  return useQuery({
    queryKey: keyOf(appId),
    queryFn: ({ signal }) => call(listSecrets, { body: { appId }, signal }),
    meta: { quiet: true },
  });
}

export function useSaveSecret() {
  const appId = useFlowEditor((state) => state.appId);
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (secret: { name: string; value: string }) => call(saveSecret, { body: { appId, ...secret } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: keyOf(appId) }),
    meta: { quiet: true },
  });
}

export function useDeleteSecret() {
  const appId = useFlowEditor((state) => state.appId);
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => call(deleteSecret, { query: { appId, name } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: keyOf(appId) }),
  });
}
