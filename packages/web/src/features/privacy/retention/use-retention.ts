/** How long the app stores ended conversations. */
import type { AppId } from '@parrot/contract/core';
import { previewRetention, readRetention, saveRetention } from '@parrot/contract/privacy';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';

const keyOf = (appId: AppId) => ['retention', appId];

export const useRetention = (appId: AppId) =>
  useQuery({
    queryKey: keyOf(appId),
    queryFn: async ({ signal }) => (await call(readRetention, { body: { appId }, signal })).days,
    meta: { quiet: true },
  });

/** How many conversations a period would delete now. */
export const useRetentionPreview = (appId: AppId) =>
  useMutation({
    mutationFn: async (days: number | null) =>
      (await call(previewRetention, { body: { appId, days } })).conversations,
    meta: { quiet: true },
  });

export function useSaveRetention(appId: AppId) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (days: number | null) => call(saveRetention, { body: { appId, days } }),
    onSuccess: (_reply, days) => cache.setQueryData(keyOf(appId), days),
    meta: { quiet: true },
  });
}
