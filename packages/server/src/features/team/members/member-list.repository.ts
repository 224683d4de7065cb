/** Members and invited users as one list to search, filter, sort and page. */
import type { UserStatus } from '@parrot/contract/accounts';
import type { GroupId, InvitationId, RoleId, TenantId, UserId } from '@parrot/contract/core';
import type { UserSort } from '@parrot/contract/team';
import { and, asc, count, desc, eq, getTableColumns, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Tx } from '../../../platform/index.ts';
import { users } from '../../users/index.ts';
import type { StoredAbsence } from '../availability/availability.policy.ts';
import { isAvailable } from '../availability/membership-conditions.repository.ts';
import { jsonListOverlaps } from '../json-list-overlaps.repository.ts';
import { groupMembers, invitations, memberRoles, memberships } from '../team.tables.ts';

export type ListedMember = Omit<StoredAbsence, 'status'> & {
  userId: UserId | null;
  invitationId: InvitationId | null;
  name: string;
  email: string;
  photoUrl: string;
  /** As shown; `stored` is what the membership says, null for invited users. */
  status: UserStatus;
  stored: StoredAbsence['status'] | null;
  since: Date;
  lastActiveAt: Date | null;
  expiresAt: Date | null;
  invitedBy: UserId | null;
  /** Null for members, who have theirs in other tables. */
  promisedRoleIds: RoleId[] | null;
  promisedGroupIds: GroupId[] | null;
};

type MemberFilter = {
  search: string;
  statuses: readonly UserStatus[];
  roleIds: readonly RoleId[];
  groupIds: readonly GroupId[];
  /** Only this member. */
  userId?: UserId;
};
type MemberOrder = { sortBy: UserSort; descending: boolean };
export type MemberQuery = MemberFilter & MemberOrder & { offset: number; limit: number };

const NO_LIMIT = 2 ** 31 - 1;

type MembersAndInvited = ReturnType<typeof membersAndInvited>;

export async function listMembers(
  tx: Tx,
  tenantId: TenantId,
  query: MemberQuery,
  now: Date,
): Promise<{ listed: ListedMember[]; total: number }> {
  const everybody = membersAndInvited(tx, tenantId, now);
  const where = matchesFilter(tx, tenantId, everybody, query);
  const rows = await tx
    .select({ member: columnsOf(everybody), total: sql<number>`(count(*) over ())::int` })
    .from(everybody)
    .where(where)
    .orderBy(...sortKeys(everybody, query))
    .limit(query.limit)
    .offset(query.offset);
  const found = rows.map((row) => row.member);
  if (rows[0] || query.offset === 0) return { listed: found, total: rows[0]?.total ?? 0 };
  // Past the end there is no row to carry the total.
  const [counted] = await tx.select({ total: count() }).from(everybody).where(where);
  return { listed: [], total: counted?.total ?? 0 };
}

/** Counts by status. */
export async function countMembers(
  tx: Tx,
  tenantId: TenantId,
  now: Date,
): Promise<Record<UserStatus, number>> {
  const counts: Record<UserStatus, number> = { ACTIVE: 0, INVITED: 0, EXPIRED: 0, INACTIVE: 0 };
  const members = await tx
    .select({ status: memberStatus(now), total: count() })
    .from(memberships)
    .where(eq(memberships.tenantId, tenantId))
    .groupBy(sql`1`);
  const invited = await tx
    .select({ status: invitationStatus(now), total: count() })
    .from(invitations)
    .where(and(eq(invitations.tenantId, tenantId), isNull(invitations.acceptedAt)))
    .groupBy(sql`1`);
  for (const { status, total } of [...members, ...invited]) counts[status] = total;
  return counts;
}

const memberStatus = (now: Date) =>
  sql<UserStatus>`case when ${isAvailable(now)} then 'ACTIVE' else 'INACTIVE' end`;
const invitationStatus = (now: Date) =>
  sql<UserStatus>`case when ${invitations.expiresAt} <= ${now.toISOString()}::timestamptz then 'EXPIRED' else 'INVITED' end`;

function membersAndInvited(tx: Tx, tenantId: TenantId, now: Date) {
  return unionAll(namedMembers(tx, tenantId, now), invited(tx, tenantId, now)).as('everybody');
}

/**
 * Reads memberships and users once each and hash-joins them. Without statistics, as on PGlite, the planner
 * would take the tenant for small and look up thousands of users one by one. A full join, on sides that are
 * equal, rules that out; the huge limit keeps filters from being pushed into it.
 */
function namedMembers(tx: Tx, tenantId: TenantId, now: Date) {
  const members = tx
    .select({ ...getTableColumns(memberships), shown: memberStatus(now).as('shown') })
    .from(memberships)
    .where(eq(memberships.tenantId, tenantId))
    .as('members');
  const named = tx
    .select({ id: users.id, name: users.name, email: users.email, photoUrl: users.photoUrl })
    .from(users)
    .where(sql`${users.id} = any(array(select user_id from memberships where tenant_id = ${tenantId}))`)
    .as('named');
  return tx
    .select({
      userId: sql<UserId | null>`${members.userId}`.as('user_id'),
      invitationId: nullAs<InvitationId>('text', 'invitation_id'),
      name: sql<string>`${named.name}`.as('name'),
      email: sql<string>`${named.email}`.as('email'),
      photoUrl: sql<string>`${named.photoUrl}`.as('photo_url'),
      status: sql<UserStatus>`${members.shown}`.as('shown_status'),
      stored: sql<StoredAbsence['status'] | null>`${members.status}`.as('stored_status'),
      since: sql<Date>`${members.createdAt}`.mapWith(memberships.createdAt).as('since'),
      lastActiveAt: members.lastActiveAt,
      expiresAt: sql<Date | null>`null::timestamptz`.mapWith(invitations.expiresAt).as('expires_at'),
      awaySince: members.awaySince,
      awayUntil: members.awayUntil,
      awayReason: members.awayReason,
      awayBy: members.awayBy,
      invitedBy: nullAs<UserId>('text', 'invited_by'),
      promisedRoleIds: nullAs<RoleId[]>('jsonb', 'role_ids'),
      promisedGroupIds: nullAs<GroupId[]>('jsonb', 'group_ids'),
    })
    .from(members)
    .fullJoin(named, eq(named.id, members.userId))
    .limit(NO_LIMIT);
}

function invited(tx: Tx, tenantId: TenantId, now: Date) {
  return tx
    .select({
      userId: sql<UserId | null>`null::text`.as('user_id'),
      invitationId: sql<InvitationId | null>`${invitations.id}`.as('invitation_id'),
      name: sql<string>`''`.as('name'),
      email: invitations.email,
      photoUrl: sql<string>`''`.as('photo_url'),
      status: invitationStatus(now).as('shown_status'),
      stored: sql<StoredAbsence['status'] | null>`null::text`.as('stored_status'),
      since: sql<Date>`${invitations.sentAt}`.mapWith(invitations.sentAt).as('since'),
      lastActiveAt: nullAs<Date>('timestamptz', 'last_active_at'),
      expiresAt: sql<Date | null>`${invitations.expiresAt}`.mapWith(invitations.expiresAt).as('expires_at'),
      awaySince: nullAs<Date>('timestamptz', 'away_since'),
      awayUntil: nullAs<Date>('timestamptz', 'away_until'),
      awayReason: nullAs<NonNullable<StoredAbsence['awayReason']>>('text', 'away_reason'),
      awayBy: nullAs<UserId>('text', 'away_by'),
      invitedBy: sql<UserId | null>`${invitations.invitedBy}`.as('invited_by'),
      promisedRoleIds: sql<RoleId[] | null>`${invitations.roleIds}`.as('role_ids'),
      promisedGroupIds: sql<GroupId[] | null>`${invitations.groupIds}`.as('group_ids'),
    })
    .from(invitations)
    .where(and(eq(invitations.tenantId, tenantId), isNull(invitations.acceptedAt)));
}

const columnsOf = (everybody: MembersAndInvited) => ({
  userId: everybody.userId,
  invitationId: everybody.invitationId,
  name: everybody.name,
  email: everybody.email,
  photoUrl: everybody.photoUrl,
  status: everybody.status,
  stored: everybody.stored,
  since: everybody.since,
  lastActiveAt: everybody.lastActiveAt,
  expiresAt: everybody.expiresAt,
  awaySince: everybody.awaySince,
  awayUntil: everybody.awayUntil,
  awayReason: everybody.awayReason,
  awayBy: everybody.awayBy,
  invitedBy: everybody.invitedBy,
  promisedRoleIds: everybody.promisedRoleIds,
  promisedGroupIds: everybody.promisedGroupIds,
});

const nullAs = <T>(type: 'text' | 'timestamptz' | 'jsonb', name: string) =>
  sql<T | null>`null::${sql.raw(type)}`.as(name);

function matchesFilter(
  tx: Tx,
  tenantId: TenantId,
  everybody: MembersAndInvited,
  { search, statuses, roleIds, groupIds, userId }: MemberFilter,
): SQL | undefined {
  const holders = tx
    .select({ userId: memberRoles.userId })
    .from(memberRoles)
    .where(and(eq(memberRoles.tenantId, tenantId), inArray(memberRoles.roleId, [...roleIds])));
  const inGroups = tx
    .select({ userId: groupMembers.userId })
    .from(groupMembers)
    .where(and(eq(groupMembers.tenantId, tenantId), inArray(groupMembers.groupId, [...groupIds])));
  return and(
    userId && eq(everybody.userId, userId),
    search === ''
      ? undefined
      : sql`strpos(lower(${everybody.name} || ' ' || ${everybody.email}), lower(${search})) > 0`,
    statuses.length === 0 ? undefined : inArray(everybody.status, [...statuses]),
    roleIds.length === 0
      ? undefined
      : or(inArray(everybody.userId, holders), jsonListOverlaps(everybody.promisedRoleIds, roleIds)),
    groupIds.length === 0
      ? undefined
      : or(inArray(everybody.userId, inGroups), jsonListOverlaps(everybody.promisedGroupIds, groupIds)),
  );
}

/** Ties are ordered by name and email, so the order is stable. */
function sortKeys(everybody: MembersAndInvited, { sortBy, descending }: MemberOrder): SQL[] {
  const byName = sql`lower(coalesce(nullif(${everybody.name}, ''), ${everybody.email}))`;
  const keys: Record<UserSort, SQL> = {
    name: byName,
    emailId: sql`${everybody.email}`,
    status: sql`${everybody.status}`,
    lastActive: sql`${everybody.lastActiveAt}`,
    since: sql`${everybody.since}`,
  };
  // Members who were never active come last in both directions.
  const first = sql`${keys[sortBy]} ${descending ? sql`desc` : sql`asc`} nulls last`;
  const email = sortBy === 'name' && descending ? desc(everybody.email) : asc(everybody.email);
  return [first, byName, email];
}
