/** The API keys of the workspace, as far as the user sees them. */
import { listApiKeys, revokeApiKey } from '@parrot/contract/accounts';
import type { ApiKeyId } from '@parrot/contract/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';

const KEY = ['api-keys'];

export const useApiKeys = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(listApiKeys, { signal }),
    meta: { quiet: true },
  });

export function useRefreshApiKeys() {
  const cache = useQueryClient();
  return () => void cache.invalidateQueries({ queryKey: KEY });
}

export function useRevokeApiKey() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (apiKeyId: ApiKeyId) => call(revokeApiKey, { body: { apiKeyId } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: KEY }),
    meta: { quiet: true },
  });
}
