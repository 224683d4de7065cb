/** The user's second factor. */
import { secondFactorDetails } from '@parrot/contract/accounts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';

const KEY = ['session', 'second-factor'];

export const useSecondFactor = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(secondFactorDetails, { signal }),
    meta: { quiet: true },
  });

export function useRefreshSecondFactor() {
  const cache = useQueryClient();
  return () => void cache.invalidateQueries({ queryKey: KEY });
}
