/** The members of the tenant, invited ones included: in pages, of which only visible ones are loaded. */
import type { UserStatus } from '@parrot/contract/accounts';
import type { GroupId, RoleId } from '@parrot/contract/core';
import { listUsers, type UserSort } from '@parrot/contract/team';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';
import { usePagedRows } from '../../../shared/table/use-paged-rows.ts';
import { TEAM } from '../parts/use-team-mutation.ts';

export type MemberQuery = {
  search: string;
  statuses: UserStatus[];
  roleIds: RoleId[];
  groupIds: GroupId[];
  sortBy: UserSort;
  descending: boolean;
};

export type MemberList = ReturnType<typeof useMembers>;

export const useMembers = (query: MemberQuery) =>
  usePagedRows({
    queryKey: [TEAM, 'members', query],
    fetchPage: async (page, { client, signal }) => {
      const reply = await call(listUsers, { body: { ...query, ...page }, signal });
      client.setQueryData(COUNTS, reply.counts);
      return reply;
    },
    rowHeight: 56,
    cardHeight: 121,
  });

const COUNTS = [TEAM, 'counts'];

/** The number of members by status. Every list includes the counts; a page without a list fetches them. */
export const useStatusCounts = ({ hasList }: { hasList: boolean }) =>
  useQuery({
    queryKey: COUNTS,
    queryFn: async ({ signal }) => (await call(listUsers, { body: { limit: 1 }, signal })).counts,
    enabled: !hasList,
    meta: { quiet: true },
  });
