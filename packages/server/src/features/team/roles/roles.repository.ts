import {
  BUILT_IN_ROLES,
  type BuiltInRoleKey,
  newId,
  type RoleFunction,
  type RoleId,
  type TenantId,
} from '@parrot/contract/core';
import { and, count, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { type RoleRow, roles } from '../team.tables.ts';

const ALL_APPS: ReadonlySet<BuiltInRoleKey> = new Set(['owner', 'admin', 'supervisor']);
const KEYS = Object.keys(BUILT_IN_ROLES) as BuiltInRoleKey[];

/** The roles of a new tenant. */
export async function insertBuiltInRoles(
  tx: Tx,
  tenantId: TenantId,
  at: Date,
): Promise<Record<BuiltInRoleKey, RoleId>> {
  const rows = KEYS.map((key) => {
    const { name, description, studioAccess, deskAccess, functions } = BUILT_IN_ROLES[key];
    const copied: RoleFunction[] = functions.map((entry) => ({ ...entry, actions: [...entry.actions] }));
    return {
      id: newId('rol'),
      tenantId,
      name,
      description,
      builtInKey: key,
      studioAccess,
      deskAccess,
      allApps: ALL_APPS.has(key),
      functions: copied,
      createdAt: at,
    };
  });
  await tx.insert(roles).values(rows);
  return Object.fromEntries(rows.map((row) => [row.builtInKey, row.id])) as Record<BuiltInRoleKey, RoleId>;
}

export async function rolesOf(tx: Tx, tenantId: TenantId): Promise<RoleRow[]> {
  const rows = await tx.select().from(roles).where(eq(roles.tenantId, tenantId));
  const sortIndex = (row: RoleRow) => (row.builtInKey ? KEYS.indexOf(row.builtInKey) : KEYS.length);
  return rows.sort((a, b) => sortIndex(a) - sortIndex(b) || a.name.localeCompare(b.name));
}

/** Those of the roles that exist, locked against deletion until the transaction ends. */
export async function rolesByIds(tx: Tx, tenantId: TenantId, roleIds: readonly RoleId[]): Promise<RoleRow[]> {
  if (roleIds.length === 0) return [];
  return tx
    .select()
    .from(roles)
    .where(and(eq(roles.tenantId, tenantId), inArray(roles.id, [...roleIds])))
    .for('key share');
}

/** Serializes changes to the roles and groups of a tenant, so that what was read stays true. */
export async function lockRolesAndGroups(tx: Tx, tenantId: TenantId): Promise<void> {
  await tx
    .select({ id: roles.id })
    .from(roles)
    .where(and(eq(roles.tenantId, tenantId), eq(roles.builtInKey, 'owner')))
    .for('update');
}

export async function findRoleForChange(
  tx: Tx,
  tenantId: TenantId,
  roleId: RoleId,
): Promise<RoleRow | undefined> {
  const [found] = await tx
    .select()
    .from(roles)
    .where(and(eq(roles.tenantId, tenantId), eq(roles.id, roleId)))
    .for('update');
  return found;
}

/** False if the name is taken; the unique index decides. */
export async function insertRole(tx: Tx, role: RoleRow): Promise<boolean> {
  const made = await tx.insert(roles).values(role).onConflictDoNothing().returning({ id: roles.id });
  return made.length > 0;
}

/** Whether another role has this name, ignoring case. */
export async function isRoleNameTaken(
  tx: Tx,
  { tenantId, id, name }: Pick<RoleRow, 'tenantId' | 'id' | 'name'>,
): Promise<boolean> {
  const [found] = await tx
    .select({ id: roles.id })
    .from(roles)
    .where(and(eq(roles.tenantId, tenantId), ne(roles.id, id), sql`lower(${roles.name}) = lower(${name})`));
  return found !== undefined;
}

export async function saveRole(tx: Tx, { id, tenantId, ...changes }: RoleRow): Promise<void> {
  await tx
    .update(roles)
    .set(changes)
    .where(and(eq(roles.tenantId, tenantId), eq(roles.id, id)));
}

export async function dropRole(tx: Tx, tenantId: TenantId, roleId: RoleId): Promise<void> {
  await tx.delete(roles).where(and(eq(roles.tenantId, tenantId), eq(roles.id, roleId)));
}

/** Roles other than the built-in ones. */
export async function countOwnRoles(tx: Tx, tenantId: TenantId): Promise<number> {
  const [found] = await tx
    .select({ total: count() })
    .from(roles)
    .where(and(eq(roles.tenantId, tenantId), isNull(roles.builtInKey)));
  return found?.total ?? 0;
}
