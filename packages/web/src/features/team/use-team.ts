/** The people of the tenant, and inviting one. */
import type { AppId, RoleId } from '@parrot/contract/core';
import { inviteRoles, inviteUser, listUsers } from '@parrot/contract/team';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/http/call.ts';
import { paged } from '../../shared/query/paged.ts';

const PAGE = 50;
const TEAM = 'team';

export const useTeam = (search: string) =>
  useInfiniteQuery({
    queryKey: [TEAM, 'users', search],
    ...paged((offset, signal) => call(listUsers, { body: { offset, limit: PAGE, search }, signal })),
  });

export const useInviteRoles = () =>
  useQuery({
    queryKey: [TEAM, 'roles'],
    queryFn: ({ signal }) => call(inviteRoles, { signal }),
    select: ({ items }) => items,
  });

/** Errors are shown at the form. */
export function useInvite() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: { emailId: string; roleIds: RoleId[]; appIds: AppId[] }) => call(inviteUser, { body }),
    onSuccess: () => cache.invalidateQueries({ queryKey: [TEAM, 'users'] }),
    meta: { quiet: true },
  });
}
