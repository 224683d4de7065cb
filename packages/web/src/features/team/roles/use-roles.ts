/** Queries and mutations of roles. */
import type { RoleId } from '@parrot/contract/core';
import {
  createRole,
  deleteRole,
  listFunctions,
  listRoles,
  listUsers,
  type RoleDraft,
  updateRole,
} from '@parrot/contract/team';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';
import { loadAll } from '../../../shared/query/load-all.ts';
import { TEAM, useTeamMutation } from '../parts/use-team-mutation.ts';

/** All roles with all details: there are never many. */
export const useRoles = () =>
  useQuery({
    queryKey: [TEAM, 'roles'],
    queryFn: ({ signal }) => loadAll((page) => call(listRoles, { body: page, signal })),
    meta: { quiet: true },
  });

export const useFunctions = () =>
  useQuery({
    queryKey: [TEAM, 'functions'],
    queryFn: ({ signal }) => call(listFunctions, { signal }),
    select: ({ items }) => items,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });

const SOME = 5;

/** A few members with a role, and their total number. */
export const useRoleMembers = (roleId: RoleId) =>
  useQuery({
    queryKey: [TEAM, 'holders', roleId],
    queryFn: ({ signal }) => call(listUsers, { body: { roleIds: [roleId], limit: SOME }, signal }),
    meta: { quiet: true },
  });

type SaveRole = { roleId: RoleId | undefined; draft: RoleDraft };

export const useSaveRole = () =>
  useTeamMutation(
    ({ roleId, draft }: SaveRole) =>
      roleId ? call(updateRole, { body: { roleId, ...draft } }) : call(createRole, { body: draft }),
    { quiet: true },
  );

export const useDeleteRole = () =>
  useTeamMutation((roleId: RoleId) => call(deleteRole, { query: { roleId } }), { quiet: true });
