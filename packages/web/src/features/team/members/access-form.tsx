/** Roles as ticks with what each allows, apps to pick, what groups add, and what it all opens. */
import type { AppId, RoleId, UserId } from '@parrot/contract/core';
import type { AppEntry, Member, RoleInFull } from '@parrot/contract/team';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditForm, FormPart } from '../../../shared/form/edit-form.tsx';
import { ApiError } from '../../../shared/http/api-error.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { AccessPreview } from '../parts/access-preview.tsx';
import { AppPicker } from '../parts/app-picker.tsx';
import { nameOf } from '../parts/member-name.ts';
import { RoleTicks } from '../parts/role-checkboxes.tsx';
import classes from './access-form.module.css';
import type { Access } from './use-access.ts';
import { useSetAccess } from './use-member-mutations.ts';

type AccessFormProps = {
  member: Member;
  roles: RoleInFull[];
  access: Access;
  onDirty: (isDirty: boolean) => void;
  onSaved: () => void;
  onCancel: () => void;
};

export function AccessForm({ member, roles, access, onDirty, onSaved, onCancel }: AccessFormProps) {
  const { t } = useTranslation('team');
  const given = access.apps.filter(({ through }) => through === 'given');
  const throughGroup = access.apps.filter(({ through }) => through === 'group');
  const [roleIds, setRoleIds] = useState<RoleId[]>(access.roles.map(({ roleId }) => roleId));
  const [apps, setApps] = useState<AppEntry[]>(given);
  const save = useSetAccess();
  const fields = save.error instanceof ApiError ? save.error.fields : {};

  const groupRoleIds = access.groups.flatMap((group) => group.roles.map(({ roleId }) => roleId));
  const effective = roles.filter(({ roleId }) => [...roleIds, ...groupRoleIds].includes(roleId));
  const opensAll = effective.some(({ allApps }) => allApps);
  const isSameApps = sameIds(apps, given);

  const change = (next: { roleIds?: RoleId[]; apps?: AppEntry[] }) => {
    if (next.roleIds) setRoleIds(next.roleIds);
    if (next.apps) setApps(next.apps);
    onDirty(true);
    save.reset();
  };
  const submit = () => {
    if (roleIds.length === 0) return;
    const appIds = isSameApps ? {} : { appIds: apps.map(({ appId }) => appId) };
    save.mutate(
      { userId: member.userId as UserId, roleIds, ...appIds },
      {
        onSuccess: () => {
          toast.success(t('access.saved', { name: nameOf(member) }));
          onSaved();
        },
      },
    );
  };

  return (
    <EditForm
      submit={t('access.save')}
      busy={save.isPending}
      error={fields.roleIds || fields.appIds ? null : save.error}
      onSubmit={submit}
      onCancel={onCancel}
    >
      {member.isSelf && <p className={classes.hint}>{t('access.ownHint')}</p>}
      <RoleTicks
        label={t('access.roles')}
        roles={roles}
        value={roleIds}
        error={roleIds.length === 0 ? t('access.rolesNeeded') : fields.roleIds}
        onChange={(next) => change({ roleIds: next })}
      />
      {access.groups.length > 0 && (
        <FormPart title={t('access.groups')} help={t('access.groupsText')}>
          <ul className={classes.groups}>
            {access.groups.map(({ groupId, groupName, roles: gives }) => (
              <li key={groupId}>
                {gives.length > 0
                  ? t('access.groupGives', {
                      group: groupName,
                      roles: gives.map(({ roleName }) => roleName).join(', '),
                    })
                  : t('access.groupGivesNoRole', { group: groupName })}
              </li>
            ))}
          </ul>
        </FormPart>
      )}
      <AppPicker
        label={t('access.apps')}
        description={t(opensAll ? 'access.allApps' : 'access.appsHint')}
        value={apps}
        error={fields.appIds}
        onChange={(next) => change({ apps: next })}
      />
      {throughGroup.length > 0 && (
        <p className={classes.hint}>
          {t('access.throughGroup', { apps: throughGroup.map(({ appName }) => appName).join(', ') })}
        </p>
      )}
      <AccessPreview roles={effective} apps={[...apps, ...throughGroup]} />
    </EditForm>
  );
}

const sameIds = (some: readonly AppEntry[], others: readonly AppEntry[]): boolean => {
  const ids = new Set<AppId>(others.map(({ appId }) => appId));
  return some.length === ids.size && some.every(({ appId }) => ids.has(appId));
};
