/** The roles and apps of a member, and where each comes from. */
import type { UserId } from '@parrot/contract/core';
import { userApps, userRoles } from '@parrot/contract/team';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';
import { loadAll } from '../../../shared/query/load-all.ts';
import { TEAM } from '../parts/use-team-mutation.ts';

export type Access = NonNullable<ReturnType<typeof useAccess>['data']>;

export const useAccess = (userId: UserId) =>
  useQuery({
    queryKey: [TEAM, 'access', userId],
    queryFn: async ({ signal }) => {
      const [{ roles, groups }, apps] = await Promise.all([
        call(userRoles, { body: { userId }, signal }),
        loadAll((page) => call(userApps, { body: { userId, ...page }, signal })),
      ]);
      return { roles, groups, apps };
    },
    // Rights are never edited from stale data.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
