/** Roles as checkboxes with descriptions, apps, the contribution of groups, and the resulting access. */
import type { AppId, UserId } from '@parrot/contract/core';
import type { AppEntry, Member, RoleInFull } from '@parrot/contract/team';
import { useTranslation } from 'react-i18next';
import { EditForm, FormPart } from '../../../shared/form/edit-form.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { roleLabel } from '../../../shared/i18n/role-label.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { AccessPreview } from '../parts/access-preview.tsx';
import { AppPicker } from '../parts/app-picker.tsx';
import { nameOf } from '../parts/member-name.ts';
import { RoleCheckboxes } from '../parts/role-checkboxes.tsx';
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
  const save = useSetAccess();
  const { field, ...form } = useForm({
    initial: { roleIds: access.roles.map(({ roleId }) => roleId), apps: given as AppEntry[] },
    toInput: ({ roleIds, apps }) => ({
      userId: member.userId as UserId,
      roleIds,
      ...(!sameIds(apps, given) && { appIds: apps.map(({ appId }) => appId) }),
    }),
    validate: ({ roleIds }) => (roleIds.length === 0 ? { roleIds: t('access.rolesNeeded') } : {}),
    fieldOf: { appIds: 'apps' },
    send: (body: Parameters<typeof save.mutateAsync>[0]) => save.mutateAsync(body),
    onSuccess: () => {
      toast.success(t('access.saved', { name: nameOf(member) }));
      onSaved();
    },
    onDirty,
  });
  const { roleIds, apps } = form.values;
  const roleField = field('roleIds');

  const groupRoleIds = access.groups.flatMap((group) => group.roles.map(({ roleId }) => roleId));
  const effective = roles.filter(({ roleId }) => [...roleIds, ...groupRoleIds].includes(roleId));
  const opensAll = effective.some(({ allApps }) => allApps);

  return (
    <EditForm form={form} submit={t('access.save')} onCancel={onCancel}>
      {member.isSelf && <p className={classes.hint}>{t('access.ownHint')}</p>}
      <RoleCheckboxes
        label={t('access.roles')}
        roles={roles}
        {...roleField}
        error={roleIds.length === 0 ? t('access.rolesNeeded') : roleField.error}
      />
      {access.groups.length > 0 && (
        <FormPart title={t('access.groups')} help={t('access.groupsText')}>
          <ul className={classes.groups}>
            {access.groups.map(({ groupId, groupName, roles: gives }) => (
              <li key={groupId}>
                {gives.length > 0
                  ? t('access.groupGives', {
                      group: groupName,
                      roles: gives.map(({ roleName }) => roleLabel(roleName)).join(', '),
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
        {...field('apps')}
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
