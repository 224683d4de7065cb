import {
  BUILT_IN_ROLES,
  type BuiltInRoleKey,
  newId,
  type RoleFunction,
  type RoleId,
  type TenantId,
} from '@parrot/contract/core';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/index.ts';
import { type RoleRow, roles } from './team.tables.ts';

const ALL_APPS: ReadonlySet<BuiltInRoleKey> = new Set(['owner', 'admin', 'supervisor']);
const KEYS = Object.keys(BUILT_IN_ROLES) as BuiltInRoleKey[];

/** The roles every tenant starts with. */
export async function insertBuiltInRoles(
  tx: Tx,
  tenantId: TenantId,
  at: Date,
): Promise<Record<BuiltInRoleKey, RoleId>> {
  const rows = KEYS.map((key) => {
    const { name, studioAccess, deskAccess, functions } = BUILT_IN_ROLES[key];
    const copied: RoleFunction[] = functions.map((entry) => ({ ...entry, actions: [...entry.actions] }));
    return {
      id: newId('rol'),
      tenantId,
      name,
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
  const place = (row: RoleRow) => (row.builtInKey ? KEYS.indexOf(row.builtInKey) : KEYS.length);
  return rows.sort((a, b) => place(a) - place(b) || a.name.localeCompare(b.name));
}

export async function rolesByIds(tx: Tx, tenantId: TenantId, roleIds: readonly RoleId[]): Promise<RoleRow[]> {
  if (roleIds.length === 0) return [];
  return tx
    .select()
    .from(roles)
    .where(and(eq(roles.tenantId, tenantId), inArray(roles.id, [...roleIds])));
}
