/** The members of the tenant, invited ones included: in pages, of which only visible ones are loaded. */
import type { UserStatus } from '@parrot/contract/accounts';
import type { GroupId, RoleId } from '@parrot/contract/core';
import { listUsers, type Member, type UserSort } from '@parrot/contract/team';
import { keepPreviousData, queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';
import { useVirtualRows } from '../../../shared/table/use-virtual-rows.ts';
import { TEAM } from '../parts/use-team-mutation.ts';

const PAGE = 100;
const ROW_HEIGHT = 56;
/** On a phone a row is a card. */
const CARD_HEIGHT = 121;
const isPhone = () => window.matchMedia('(max-width: 767px)').matches;

export type MemberQuery = {
  search: string;
  statuses: UserStatus[];
  roleIds: RoleId[];
  groupIds: GroupId[];
  sortBy: UserSort;
  descending: boolean;
};

export type MemberList = ReturnType<typeof useMembers>;

export function useMembers(wanted: MemberQuery) {
  const first = useQuery({ ...pageQuery(wanted, 0), placeholderData: keepPreviousData });
  const rows = useVirtualRows(first.data?.total ?? 0, isPhone() ? CARD_HEIGHT : ROW_HEIGHT);
  const pages = [...new Set(rows.indexes.map((index) => Math.floor(index / PAGE)))].filter(
    (page) => page > 0,
  );
  const further = useQueries({ queries: pages.map((page) => pageQuery(wanted, page)) });
  const loaded = new Map([
    [0, first.data?.items ?? []],
    ...pages.map((page, index) => [page, further[index]?.data?.items ?? []] as const),
  ]);
  return {
    first,
    rows,
    total: first.data?.total ?? 0,
    at: (index: number): Member | undefined => loaded.get(Math.floor(index / PAGE))?.[index % PAGE],
    loaded: () => [...loaded.values()].flat(),
    /** A later page that failed to load. */
    failed: further.find(({ isError }) => isError),
  };
}

const COUNTS = [TEAM, 'counts'];

/** The number of members by status. Every list includes the counts; a page without a list fetches them. */
export const useStatusCounts = ({ hasList }: { hasList: boolean }) =>
  useQuery({
    queryKey: COUNTS,
    queryFn: async ({ signal }) => (await call(listUsers, { body: { limit: 1 }, signal })).counts,
    enabled: !hasList,
    meta: { quiet: true },
  });

const pageQuery = (wanted: MemberQuery, page: number) =>
  queryOptions({
    queryKey: [TEAM, 'people', wanted, page],
    queryFn: async ({ client, signal }) => {
      const body = { ...wanted, offset: page * PAGE, limit: PAGE };
      const reply = await call(listUsers, { body, signal });
      client.setQueryData(COUNTS, reply.counts);
      return reply;
    },
    meta: { quiet: true },
  });
