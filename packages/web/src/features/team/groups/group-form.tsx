/** The form of a group: name, members, roles and apps. */
import { MultiSelect, TextInput } from '@mantine/core';
import { BUILT_IN_ROLES, LIMITS, type RoleId } from '@parrot/contract/core';
import { type Group, groupDraft, type MemberEntry, type RoleInFull } from '@parrot/contract/team';
import { useTranslation } from 'react-i18next';
import { EditForm } from '../../../shared/form/edit-form.tsx';
import { LimitedTextarea } from '../../../shared/form/limited-textarea.tsx';
import { isOverLimit } from '../../../shared/form/over-limit.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { roleLabel } from '../../../shared/i18n/role-label.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { AppPicker } from '../parts/app-picker.tsx';
import { GroupMembers } from './group-members.tsx';
import { useSaveGroup } from './use-groups.ts';

type GroupFormProps = {
  group: Group | undefined;
  members: MemberEntry[];
  roles: RoleInFull[];
  onDirty: (isDirty: boolean) => void;
  onSaved: () => void;
  onCancel: () => void;
};

export function GroupForm({ group, members, roles, onDirty, onSaved, onCancel }: GroupFormProps) {
  const { t } = useTranslation('team');
  const save = useSaveGroup();
  const { field, textField, ...form } = useForm({
    initial: {
      groupName: group?.groupName ?? '',
      description: group?.description ?? '',
      members,
      roleIds: group?.roles.map(({ roleId }) => roleId) ?? [],
      apps: group?.apps ?? [],
    },
    schema: groupDraft,
    toInput: ({ members: chosen, apps, ...values }) => ({
      ...values,
      userIds: chosen.map(({ userId }) => userId),
      appIds: apps.map(({ appId }) => appId),
    }),
    fieldOf: { userIds: 'members', appIds: 'apps', group_name_taken: 'groupName' },
    send: (draft) => save.mutateAsync({ groupId: group?.groupId, draft }),
    onSuccess: () => {
      toast.success(t(group ? 'groups.editor.saved' : 'groups.editor.created'));
      onSaved();
    },
    onDirty,
  });
  const roleField = field('roleIds');

  return (
    <EditForm
      form={form}
      submit={t(group ? 'groups.editor.save' : 'groups.editor.create')}
      disabled={isOverLimit(form.values.description, LIMITS.description)}
      onCancel={onCancel}
    >
      <TextInput
        {...textField('groupName')}
        size="lg"
        label={t('groups.editor.name')}
        maxLength={LIMITS.groupName.max}
        autoComplete="off"
        data-autofocus
      />
      <LimitedTextarea
        {...textField('description')}
        size="lg"
        label={t('groups.editor.description')}
        limit={LIMITS.description}
        autosize
        minRows={2}
      />
      <MultiSelect
        size="lg"
        searchable
        hidePickedOptions
        label={t('groups.editor.roles')}
        description={t('groups.editor.rolesHint')}
        nothingFoundMessage={t('groups.editor.noRole')}
        data={roles
          .filter((role) => role.grantable && !isOwnership(role))
          .map(({ roleId, roleName }) => ({ value: roleId as string, label: roleLabel(roleName) }))}
        value={roleField.value}
        error={roleField.error}
        onChange={(ids) => roleField.onChange(ids as RoleId[])}
      />
      <AppPicker
        label={t('groups.editor.apps')}
        description={t('groups.editor.appsHint')}
        {...field('apps')}
      />
      <GroupMembers {...field('members')} />
    </EditForm>
  );
}

/** Ownership is granted to named users only, not through groups. */
const isOwnership = ({ builtIn, roleName }: RoleInFull): boolean =>
  builtIn && roleName === BUILT_IN_ROLES.owner.name;
