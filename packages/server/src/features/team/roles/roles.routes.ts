import { DONE } from '@parrot/contract/core';
import {
  createRole,
  deleteRole,
  inviteRoles,
  listFunctions,
  listRoles,
  roleFunctions,
  updateRole,
} from '@parrot/contract/team';
import { type Route, route } from '../../../platform/index.ts';
import { presentFunctions } from './roles.present.ts';
import type { RolesService } from './roles.service.ts';

export const rolesRoutes = (roles: RolesService): Route[] => [
  route(roleFunctions, async ({ caller }) => ({ ...DONE, ...caller.rights })),
  route(listFunctions, async () => ({ ...DONE, items: presentFunctions() })),
  route(inviteRoles, async ({ caller }) => ({ ...DONE, items: await roles.grantable(caller) })),
  route(listRoles, async ({ caller, body: { search, offset, limit } }) => ({
    ...DONE,
    ...(await roles.list(caller, { search: search.trim(), offset, limit })),
    offset,
  })),
  route(createRole, async ({ caller, body }) => ({ ...DONE, role: await roles.create(caller, body) })),
  route(updateRole, async ({ caller, body: { roleId, ...draft } }) => ({
    ...DONE,
    role: await roles.update(caller, roleId, draft),
  })),
  route(deleteRole, async ({ caller, query }) => {
    await roles.remove(caller, query.roleId);
    return DONE;
  }),
];
