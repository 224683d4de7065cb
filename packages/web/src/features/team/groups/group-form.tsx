/** A group as a whole: its name, its people, and what it gives them. */
import { MultiSelect, TextInput } from '@mantine/core';
import { BUILT_IN_ROLES, LIMITS, type RoleId } from '@parrot/contract/core';
import {
  type AppEntry,
  type Group,
  groupDraft,
  type MemberEntry,
  type RoleInFull,
} from '@parrot/contract/team';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditForm } from '../../../shared/form/edit-form.tsx';
import { LimitedTextarea } from '../../../shared/form/limited-textarea.tsx';
import { isOverLimit } from '../../../shared/form/over-limit.ts';
import { ApiError } from '../../../shared/http/api-error.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { AppPicker } from '../parts/app-picker.tsx';
import { GroupPeople } from './group-members.tsx';
import { useSaveGroup } from './use-groups.ts';

type GroupFormProps = {
  group: Group | undefined;
  members: MemberEntry[];
  roles: RoleInFull[];
  onDirty: (isDirty: boolean) => void;
  onSaved: () => void;
  onCancel: () => void;
};

type Form = {
  groupName: string;
  description: string;
  people: MemberEntry[];
  roleIds: RoleId[];
  apps: AppEntry[];
};

export function GroupForm({ group, members, roles, onDirty, onSaved, onCancel }: GroupFormProps) {
  const { t } = useTranslation('team');
  const [form, setForm] = useState<Form>({
    groupName: group?.groupName ?? '',
    description: group?.description ?? '',
    people: members,
    roleIds: group?.roles.map(({ roleId }) => roleId) ?? [],
    apps: group?.apps ?? [],
  });
  const [problem, setProblem] = useState<string>();
  const nameField = useRef<HTMLInputElement>(null);
  const save = useSaveGroup();
  const refused = save.error instanceof ApiError ? save.error : undefined;
  const fields = refused?.fields ?? {};
  const nameRefusal = refused?.code === 'group_name_taken' ? refused.message : fields.groupName;
  const isToldAtField = Boolean(nameRefusal) || Object.keys(fields).length > 0;

  const change = (next: Partial<Form>) => {
    setForm({ ...form, ...next });
    setProblem(undefined);
    onDirty(true);
    save.reset();
  };
  const submit = () => {
    const checked = groupDraft.shape.groupName.safeParse(form.groupName);
    if (!checked.success) {
      setProblem(checked.error.issues[0]?.message);
      return nameField.current?.focus();
    }
    const { description, people, roleIds, apps } = form;
    const draft = {
      groupName: checked.data,
      description,
      userIds: people.map(({ userId }) => userId),
      roleIds,
      appIds: apps.map(({ appId }) => appId),
    };
    save.mutate(
      { groupId: group?.groupId, draft },
      {
        onSuccess: () => {
          toast.success(t(group ? 'groups.editor.saved' : 'groups.editor.created'));
          onSaved();
        },
        onError: () => nameField.current?.focus(),
      },
    );
  };

  return (
    <EditForm
      submit={t(group ? 'groups.editor.save' : 'groups.editor.create')}
      busy={save.isPending}
      error={isToldAtField ? null : save.error}
      disabled={isOverLimit(form.description, LIMITS.description)}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <TextInput
        ref={nameField}
        size="lg"
        label={t('groups.editor.name')}
        maxLength={LIMITS.groupName.max}
        autoComplete="off"
        value={form.groupName}
        error={problem ?? nameRefusal}
        onChange={(event) => change({ groupName: event.currentTarget.value })}
        data-autofocus
      />
      <LimitedTextarea
        size="lg"
        label={t('groups.editor.description')}
        limit={LIMITS.description}
        autosize
        minRows={2}
        value={form.description}
        error={fields.description}
        onChange={(event) => change({ description: event.currentTarget.value })}
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
          .map(({ roleId, roleName }) => ({ value: roleId as string, label: roleName }))}
        value={form.roleIds}
        error={fields.roleIds}
        onChange={(ids) => change({ roleIds: ids as RoleId[] })}
      />
      <AppPicker
        label={t('groups.editor.apps')}
        description={t('groups.editor.appsHint')}
        value={form.apps}
        error={fields.appIds}
        onChange={(apps) => change({ apps })}
      />
      <GroupPeople people={form.people} error={fields.userIds} onChange={(people) => change({ people })} />
    </EditForm>
  );
}

/** A tenant belongs to people one can name, not to whoever is in a group. */
const isOwnership = ({ builtIn, roleName }: RoleInFull): boolean =>
  builtIn && roleName === BUILT_IN_ROLES.owner.name;
