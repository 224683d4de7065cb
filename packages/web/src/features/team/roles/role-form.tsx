/** The form of a role: name, areas and the permission matrix. */
import { Button, TextInput } from '@mantine/core';
import { LIMITS } from '@parrot/contract/core';
import { type RoleDraft, type RoleInFull, roleDraft } from '@parrot/contract/team';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditForm } from '../../../shared/form/edit-form.tsx';
import { LimitedTextarea } from '../../../shared/form/limited-textarea.tsx';
import { isOverLimit } from '../../../shared/form/over-limit.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { withoutIsolates } from '../../../shared/i18n/text-catalog.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { AccessSwitches } from './access-switches.tsx';
import { type Functions, PermissionMatrix } from './permission-matrix.tsx';
import { draftOf, type EditedRole } from './role-draft.ts';
import classes from './role-form.module.css';
import { useSaveRole } from './use-roles.ts';

type RoleFormProps = {
  edited: EditedRole;
  functions: Functions;
  mayGrantAllApps: boolean;
  onDirty: (isDirty: boolean) => void;
  onCopy: (role: RoleInFull) => void;
  onSaved: () => void;
  onCancel: () => void;
};

export function RoleForm(props: RoleFormProps) {
  const { edited, functions, mayGrantAllApps, onDirty, onCopy, onSaved, onCancel } = props;
  const { t } = useTranslation('team');
  const save = useSaveRole();
  const role = edited.mode === 'new' ? undefined : edited.role;
  const readOnly = edited.mode === 'view';
  const isEdit = edited.mode === 'edit';
  const [initial] = useState(() => startOf(edited, (name) => withoutIsolates(t('roles.copyName', { name }))));
  const {
    values: draft,
    change,
    textField,
    ...form
  } = useForm({
    initial,
    schema: roleDraft,
    fieldOf: { role_name_taken: 'roleName' },
    send: (input: RoleDraft) =>
      save.mutateAsync({ roleId: isEdit ? edited.role.roleId : undefined, draft: input }),
    onSuccess: () => {
      toast.success(t(isEdit ? 'roles.editor.saved' : 'roles.editor.created'));
      onSaved();
    },
    onDirty,
  });

  return (
    <EditForm
      form={form}
      submit={t(isEdit ? 'roles.editor.save' : 'roles.editor.create')}
      readOnly={readOnly}
      disabled={isOverLimit(draft.description, LIMITS.description)}
      onCancel={onCancel}
    >
      {readOnly && role && (
        <div className={classes.locked}>
          <p>{t(role.grantable ? 'roles.locked' : 'roles.notYours')}</p>
          {role.grantable && (
            <Button size="sm" variant="default" onClick={() => onCopy(role)}>
              {t('roles.copy')}
            </Button>
          )}
        </div>
      )}
      {isEdit && edited.role.holderCount > 0 && (
        <p className={classes.hint}>{t('roles.editor.heldBy', { count: edited.role.holderCount })}</p>
      )}
      <TextInput
        {...textField('roleName')}
        size="lg"
        label={t('roles.editor.name')}
        maxLength={LIMITS.roleName.max}
        autoComplete="off"
        readOnly={readOnly}
        data-autofocus
      />
      <LimitedTextarea
        {...textField('description')}
        size="lg"
        label={t('roles.editor.description')}
        description={readOnly ? undefined : t('roles.editor.descriptionHint')}
        limit={LIMITS.description}
        autosize
        minRows={2}
        readOnly={readOnly}
      />
      <AccessSwitches draft={draft} mayGrantAllApps={mayGrantAllApps} readOnly={readOnly} onChange={change} />
      <PermissionMatrix draft={draft} functions={functions} readOnly={readOnly} onChange={change} />
    </EditForm>
  );
}

function startOf(edited: EditedRole, copyName: (name: string) => string): RoleDraft {
  if (edited.mode === 'new') return draftOf(undefined);
  const draft = draftOf(edited.role);
  if (edited.mode !== 'copy') return draft;
  return { ...draft, roleName: copyName(draft.roleName).slice(0, LIMITS.roleName.max) };
}
