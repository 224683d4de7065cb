/** Whether whoever is signed in counts as away, and how they say so. */
import type { Absence, Unavailability } from '@parrot/contract/core';
import { setAvailability } from '@parrot/contract/team';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../shared/http/call.ts';
import { profileQuery } from '../../../shared/session/session-queries.ts';

/** A timer of a browser can't wait longer. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** The absence that was said; one that runs out is asked for again, and so goes by itself. */
export function useAbsence(): Absence | null {
  const cache = useQueryClient();
  const { data: profile } = useQuery(profileQuery);
  const absence = profile?.absence ?? null;
  const until = absence?.until ?? null;

  useEffect(() => {
    if (until === null) return;
    const wait = Math.min(LONGEST_WAIT_MS, Math.max(0, new Date(until).getTime() - Date.now()));
    const timer = setTimeout(() => cache.invalidateQueries({ queryKey: profileQuery.queryKey }), wait);
    return () => clearTimeout(timer);
  }, [cache, until]);

  return absence;
}

/** Whether it still holds: over is over, whether the server has said so or not. */
export const hasEnded = ({ until }: Absence, now: Date): boolean => until !== null && new Date(until) <= now;

/** Null: back at work. */
export function useSetAvailability({ quiet = false } = {}) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (unavailability: Unavailability | null) =>
      call(setAvailability, { body: { unavailability } }),
    onSuccess: ({ absence }) =>
      cache.setQueryData(
        profileQuery.queryKey,
        (profile) =>
          profile && {
            ...profile,
            absence,
            userStatus: absence ? ('INACTIVE' as const) : ('ACTIVE' as const),
          },
      ),
    meta: { quiet },
  });
}
