/**
 * The users with access to an app, and through what; and those who could get it. Groups are in the team
 * slice.
 */
import type { AppUser } from '@parrot/contract/apps';
import type { AppId, TenantId, UserId } from '@parrot/contract/core';
import { and, asc, count, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import {
  effectiveRoles,
  isActiveMembership,
  isInGroupWithApp,
  memberships,
  nameOfGroupWithApp,
  roles,
} from '../../team/index.ts';
import { users } from '../../users/index.ts';
import { appMembers, apps } from '../apps.tables.ts';

type Page = { search: string; offset: number; limit: number };
export type AppMember = { userId: UserId; name: string; email: string; photoUrl: string };
export type AppUserRow = AppMember & Pick<AppUser, 'through' | 'groupName'>;

const memberColumns = {
  userId: memberships.userId,
  name: users.name,
  email: users.email,
  photoUrl: users.photoUrl,
};
const byName = [sql`lower(${users.name})`, asc(users.email)];

/** The owner first, then by name. Direct access takes precedence over groups and roles. */
export async function listAppUsers(
  tx: Tx,
  tenantId: TenantId,
  appId: AppId,
  { search, offset, limit }: Page,
): Promise<{ items: AppUserRow[]; total: number }> {
  const where = and(eq(memberships.tenantId, tenantId), hasAccess(tx, tenantId), nameContains(search));
  const through = sql<AppUser['through']>`case
    when ${isOwner} then 'owner' when ${isSharedDirectly} then 'given' when ${isInGroup} then 'group' else 'role' end`;
  const groupName = sql<string>`case when ${isOwner} or ${isSharedDirectly} then '' else coalesce(${nameOfGroup}, '') end`;
  const items = await tx
    .select({ ...memberColumns, through, groupName })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(apps, eq(apps.id, appId))
    .where(where)
    .orderBy(sql`${isOwner} desc`, ...byName)
    .limit(limit)
    .offset(offset);
  const [counted] = await tx
    .select({ total: count() })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(apps, eq(apps.id, appId))
    .where(where);
  return { items, total: counted?.total ?? 0 };
}

/** All users with access to an app, or those of them who are in `among`. */
export async function listUserIdsWithAccess(
  tx: Tx,
  tenantId: TenantId,
  appId: AppId,
  among?: readonly UserId[],
): Promise<UserId[]> {
  if (among?.length === 0) return [];
  const rows = await tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .innerJoin(apps, eq(apps.id, appId))
    .where(
      and(
        eq(memberships.tenantId, tenantId),
        hasAccess(tx, tenantId),
        among && inArray(memberships.userId, [...among]),
      ),
    );
  return rows.map((row) => row.userId);
}

/** Active members without access, the first ones by name. */
export async function listShareCandidates(
  tx: Tx,
  tenantId: TenantId,
  appId: AppId,
  { search, now, limit }: { search: string; now: Date; limit: number },
): Promise<AppMember[]> {
  return tx
    .select(memberColumns)
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(apps, eq(apps.id, appId))
    .where(
      and(
        eq(memberships.tenantId, tenantId),
        isActiveMembership(now),
        not(hasAccess(tx, tenantId)),
        nameContains(search),
      ),
    )
    .orderBy(...byName)
    .limit(limit);
}

/** The names of those who are members. Their memberships are locked until the transaction ends. */
export async function lockMembers(
  tx: Tx,
  tenantId: TenantId,
  userIds: readonly UserId[],
): Promise<Map<UserId, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .select({ userId: memberships.userId, name: users.name })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.tenantId, tenantId), inArray(memberships.userId, [...userIds])))
    .for('key share', { of: memberships });
  return new Map(rows.map(({ userId, name }) => [userId, name]));
}

export async function insertAppMembers(
  tx: Tx,
  app: { tenantId: TenantId; appId: AppId },
  userIds: readonly UserId[],
): Promise<void> {
  if (userIds.length === 0) return;
  const rows = userIds.map((userId) => ({ ...app, userId }));
  await tx.insert(appMembers).values(rows).onConflictDoNothing();
}

/** False if the app was not shared with the user directly. */
export async function deleteAppMember(tx: Tx, appId: AppId, userId: UserId): Promise<boolean> {
  const gone = await tx
    .delete(appMembers)
    .where(and(eq(appMembers.appId, appId), eq(appMembers.userId, userId)))
    .returning({ userId: appMembers.userId });
  return gone.length > 0;
}

// Column names are written out, as the query builder omits the table inside a subquery.
const isOwner = sql`apps.created_by = memberships.user_id`;
const isSharedDirectly = sql`exists (select from app_members
  where app_members.app_id = apps.id and app_members.user_id = memberships.user_id)`;
const appId = sql`apps.id`;
const memberId = sql`memberships.user_id`;
const isInGroup = isInGroupWithApp(memberId, appId);
const nameOfGroup = nameOfGroupWithApp(memberId, appId);

function hasAccess(tx: Tx, tenantId: TenantId): SQL {
  const roleGrants = effectiveRoles(tx, tenantId);
  const openingAll = tx
    .select({ userId: roleGrants.userId })
    .from(roleGrants)
    .innerJoin(roles, eq(roles.id, roleGrants.roleId))
    .where(eq(roles.allApps, true));
  return or(isOwner, isSharedDirectly, isInGroup, inArray(memberships.userId, openingAll)) as SQL;
}

const nameContains = (search: string): SQL | undefined =>
  search === ''
    ? undefined
    : sql`strpos(lower(${users.name} || ' ' || ${users.email}), lower(${search})) > 0`;
