/** The sign-in options of this installation. Until they are loaded, nothing extra is offered. */
import { signInOptions } from '@parrot/contract/accounts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callAccounts } from './call-accounts.ts';

export const signInOptionsQuery = queryOptions({
  queryKey: ['sign-in-options'],
  queryFn: ({ signal }) => callAccounts(signInOptions, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const useSignInOptions = () =>
  useQuery(signInOptionsQuery).data ?? { oidcName: null, keepsMail: false, demoUsers: [] };
