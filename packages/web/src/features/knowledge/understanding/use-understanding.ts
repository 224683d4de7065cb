import type { AppId } from '@parrot/contract/core';
import { understanding } from '@parrot/contract/knowledge';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';

/** The polling interval while work is in progress. */
const LOOK_AGAIN_MS = 2_000;
/** Polls rarely otherwise: reading or publishing elsewhere may start new work. */
const IDLE_POLL_MS = 20_000;

export const useUnderstanding = (appId: AppId) =>
  useQuery({
    queryKey: ['understanding', appId],
    queryFn: ({ signal }) => call(understanding, { body: { appId }, signal }),
    refetchInterval: ({ state: { data } }) =>
      data && (data.learning !== null || data.encoder === 'loading') ? LOOK_AGAIN_MS : IDLE_POLL_MS,
    meta: { quiet: true },
  });
