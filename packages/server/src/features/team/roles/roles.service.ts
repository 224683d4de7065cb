/** The roles of a tenant: built-in ones, which can't be changed, and custom ones. */
import { AppError, LIMITS, newId, type RoleId } from '@parrot/contract/core';
import type { Role, RoleDraft, RoleInFull } from '@parrot/contract/team';
import type { Caller, Platform, Tx } from '../../../platform/index.ts';
import { recordActivity } from '../../activity/index.ts';
import { lockTeam, requireOwnRights } from '../lock-team.ts';
import { presentRole } from '../members/members.present.ts';
import type { Page } from '../team.dependencies.ts';
import type { RoleRow } from '../team.tables.ts';
import { memberRightsChanged } from '../team.topics.ts';
import { type Grant, type Granted, mayGrant, normalizeFunctions } from './grants.policy.ts';
import { assigneeNames, NOT_USED, roleAssigneeIds, roleUsage } from './role-assignments.repository.ts';
import { describeGrant, presentRoleInFull, roleInUseMessage } from './roles.present.ts';
import * as repository from './roles.repository.ts';

export type RolesService = {
  grantable(caller: Caller): Promise<Role[]>;
  list(caller: Caller, page: Page): Promise<{ items: RoleInFull[]; total: number }>;
  create(caller: Caller, draft: RoleDraft): Promise<RoleInFull>;
  update(caller: Caller, roleId: RoleId, draft: RoleDraft): Promise<RoleInFull>;
  remove(caller: Caller, roleId: RoleId): Promise<void>;
};

export function createRolesService({ database, outbox, clock }: Platform): RolesService {
  return {
    async grantable(caller) {
      const roles = await database.tenant(caller.tenantId, (tx) => repository.rolesOf(tx, caller.tenantId));
      return roles.filter((role) => mayGrant(caller, role)).map(presentRole);
    },

    async list(caller, { search, offset, limit }) {
      const { roles, uses } = await database.tenant(caller.tenantId, async (tx) => ({
        roles: await repository.rolesOf(tx, caller.tenantId),
        uses: await roleUsage(tx, caller.tenantId),
      }));
      const found = roles.filter((role) => role.name.toLowerCase().includes(search.toLowerCase()));
      const items = found
        .slice(offset, offset + limit)
        .map((role) => presentRoleInFull(role, uses.get(role.id) ?? NOT_USED, caller));
      return { items, total: found.length };
    },

    create: (caller, draft) =>
      database.tenant(caller.tenantId, async (tx) => {
        const { tenantId } = caller;
        const now = clock.now();
        const own = await lockTeam(tx, caller, now);
        const id = newId('rol');
        const role: RoleRow = { ...asRow(draft), id, tenantId, builtInKey: null, createdAt: now };
        requireGrantable(own, role);
        if ((await repository.countOwnRoles(tx, tenantId)) >= LIMITS.rolesPerTenant)
          throw new AppError('limit_reached', {
            message: `You can have at most ${LIMITS.rolesPerTenant} custom roles. Delete one you no longer need.`,
          });
        if (!(await repository.insertRole(tx, role))) throw new AppError('role_name_taken');
        await recordActivity(tx, caller, now, {
          action: 'role.created',
          subjectId: id,
          subjectName: role.name,
          values: { after: describeGrant(role) },
        });
        return presentRoleInFull(role, NOT_USED, own);
      }),

    update: (caller, roleId, draft) =>
      database.tenant(caller.tenantId, async (tx) => {
        const now = clock.now();
        const own = await lockTeam(tx, caller, now);
        const before = await findForChange(tx, caller, roleId, own);
        const after: RoleRow = { ...before, ...asRow(draft) };
        requireGrantable(own, after);
        if (await repository.isRoleNameTaken(tx, after)) throw new AppError('role_name_taken');
        await repository.saveRole(tx, after);

        const holders = await roleAssigneeIds(tx, caller.tenantId, roleId);
        if (!sameGrant(before, after) && holders.length > 0) {
          await requireOwnRights(tx, caller);
          outbox.write(tx, memberRightsChanged, {
            tenantId: caller.tenantId,
            key: roleId,
            payload: { userIds: holders },
          });
        }
        await recordActivity(tx, caller, now, ...changesOf(before, after));
        const use = (await roleUsage(tx, caller.tenantId)).get(roleId) ?? NOT_USED;
        return presentRoleInFull(after, use, own);
      }),

    remove: (caller, roleId) =>
      database.tenant(caller.tenantId, async (tx) => {
        const now = clock.now();
        const role = await findForChange(tx, caller, roleId, await lockTeam(tx, caller, now));
        const message = roleInUseMessage(await assigneeNames(tx, caller.tenantId, roleId));
        if (message) throw new AppError('role_in_use', { message });
        await repository.dropRole(tx, caller.tenantId, roleId);
        await recordActivity(tx, caller, now, {
          action: 'role.deleted',
          subjectId: roleId,
          subjectName: role.name,
          values: { before: describeGrant(role) },
        });
      }),
  };
}

/** A role that this caller may change, locked until the transaction ends. */
async function findForChange(tx: Tx, { tenantId }: Caller, roleId: RoleId, own: Granted): Promise<RoleRow> {
  const role = await repository.findRoleForChange(tx, tenantId, roleId);
  if (!role) throw new AppError('not_found');
  if (role.builtInKey) throw new AppError('role_locked');
  requireGrantable(own, role);
  return role;
}

function requireGrantable(own: Granted, grant: Grant): void {
  if (!mayGrant(own, grant)) throw new AppError('permission_denied');
}

const asRow = ({ roleName, functions, ...draft }: RoleDraft) => ({
  name: roleName,
  ...draft,
  functions: normalizeFunctions(functions),
});

const sameGrant = (a: Grant, b: Grant): boolean => JSON.stringify(grantOf(a)) === JSON.stringify(grantOf(b));
const grantOf = ({ studioAccess, deskAccess, allApps, functions }: Grant) => [
  studioAccess,
  deskAccess,
  allApps,
  normalizeFunctions(functions),
];

function changesOf(before: RoleRow, after: RoleRow) {
  const renamed = before.name !== after.name;
  if (!renamed && before.description === after.description && sameGrant(before, after)) return [];
  return [
    {
      action: 'role.changed' as const,
      subjectId: after.id,
      subjectName: after.name,
      values: {
        ...(renamed && { formerName: before.name }),
        ...(!sameGrant(before, after) && { before: describeGrant(before), after: describeGrant(after) }),
      },
    },
  ];
}
