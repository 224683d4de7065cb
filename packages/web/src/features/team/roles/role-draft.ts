/** A role while it is edited. Functions that are not viewable are left out: they would grant nothing. */
import type { RoleFunction } from '@parrot/contract/core';
import type { RoleDraft, RoleInFull } from '@parrot/contract/team';
import { roleLabel } from '../../../shared/i18n/role-label.ts';
import { translated } from '../../../shared/i18n/translated.ts';

/** The edited role, and the mode. */
export type EditedRole = { mode: 'new' } | { mode: 'copy' | 'edit' | 'view'; role: RoleInFull };

const EMPTY_ROLE: RoleDraft = {
  roleName: '',
  description: '',
  studioAccess: false,
  deskAccess: false,
  allApps: false,
  functions: [],
};

export const descriptionOf = ({
  builtIn,
  description,
}: Pick<RoleInFull, 'builtIn' | 'description'>): string => (builtIn ? translated(description) : description);

export function draftOf(role: RoleInFull | undefined): RoleDraft {
  if (!role) return EMPTY_ROLE;
  const { roleName, studioAccess, deskAccess, allApps, functions } = role;
  return {
    roleName: roleLabel(roleName),
    description: descriptionOf(role),
    studioAccess,
    deskAccess,
    allApps,
    functions: functions.filter(({ viewable }) => viewable),
  };
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
export const findFunction = (functions: readonly RoleFunction[], name: string): RoleFunction | undefined =>
  functions.find(({ functionName }) => same(functionName, name));
export const hasAction = (granted: RoleFunction | undefined, name: string): boolean =>
  granted?.actions.some(({ actionName }) => same(actionName, name)) ?? false;

export const withFunction = (draft: RoleDraft, name: string, isOn: boolean): RoleDraft => ({
  ...draft,
  functions: isOn
    ? [...draft.functions, { functionName: name, viewable: true, actions: [] }]
    : draft.functions.filter(({ functionName }) => !same(functionName, name)),
});

export const withAction = (draft: RoleDraft, name: string, action: string, isOn: boolean): RoleDraft => ({
  ...draft,
  functions: draft.functions.map((granted) =>
    same(granted.functionName, name)
      ? {
          ...granted,
          actions: isOn
            ? [...granted.actions, { actionName: action }]
            : granted.actions.filter(({ actionName }) => !same(actionName, action)),
        }
      : granted,
  ),
});
