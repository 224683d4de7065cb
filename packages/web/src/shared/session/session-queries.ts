/** Queries about the signed-in user. Loaded once per session; invalidate a key to load it again. */
import { recentTenant, userDetails } from '@parrot/contract/accounts';
import { subscriptionDetails } from '@parrot/contract/billing';
import { LANGUAGES } from '@parrot/contract/core';
import { roleFunctions } from '@parrot/contract/team';
import { queryOptions } from '@tanstack/react-query';
import { signedInDetails, updateDetails } from '../../state/user-store.ts';
import { call } from '../http/call.ts';
import { fetchIpAddress } from './fetch-ip-address.ts';

const once = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };

/** The last used tenant becomes the tenant of this session, before any tenant data is requested. */
export const tenantQuery = queryOptions({
  ...once,
  queryKey: ['session', 'tenant'],
  queryFn: async ({ signal }) => {
    const { tenantId } = await call(recentTenant, { signal });
    if (tenantId !== signedInDetails()?.tenantId) updateDetails({ tenantId });
    return tenantId;
  },
});

export const addressQuery = queryOptions({
  ...once,
  queryKey: ['session', 'address'],
  queryFn: ({ signal }) => fetchIpAddress(signal),
});

/** Its failure ends the session, so it is reported there and not by the cache. */
export const rolesQuery = queryOptions({
  ...once,
  queryKey: ['session', 'roles'],
  queryFn: ({ signal }) => call(roleFunctions, { signal }),
  retry: false,
  meta: { quiet: true },
});

export const subscriptionQuery = queryOptions({
  ...once,
  queryKey: ['session', 'subscription'],
  queryFn: async ({ signal }) => (await call(subscriptionDetails, { signal })).data.planDetails,
  retry: false,
  meta: { quiet: true },
});

export const profileQuery = queryOptions({
  ...once,
  queryKey: ['session', 'profile'],
  queryFn: async ({ signal }) => {
    const profile = await call(userDetails, { signal });
    // A newer release may have stored a language that this one does not know.
    return LANGUAGES.includes(profile.language) ? profile : { ...profile, language: 'en' as const };
  },
});
