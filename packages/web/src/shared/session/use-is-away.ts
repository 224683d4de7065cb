/** Whether the signed-in user is away now, by the profile that the header keeps loaded. */
import { useQuery } from '@tanstack/react-query';
import { useNow } from '../clock/use-now.ts';
import { profileQuery } from './session-queries.ts';

const CHECK_MS = 20_000;

export function useIsAway(): boolean {
  const { data: profile } = useQuery({ ...profileQuery, enabled: false });
  const now = useNow(CHECK_MS);
  const absence = profile?.absence ?? null;
  return absence !== null && (absence.until === null || new Date(absence.until) > now);
}
