/** The workspace's name. Owners change it; others see it. */
import { Button, TextInput } from '@mantine/core';
import { renameWorkspace } from '@parrot/contract/accounts';
import { LIMITS } from '@parrot/contract/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormMessage } from '../../../shared/form/form-message.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { call } from '../../../shared/http/call.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { useUnsavedChanges } from '../../../shared/unsaved-changes/use-unsaved-changes.ts';
import classes from '../privacy.module.css';
import { useReloadWorkspaceData, useUpdateWorkspaceName } from './use-workspace-data.ts';

/** `name`: the stored name, which another owner may change meanwhile. */
export function NamePanel({ name, mayChange }: { name: string; mayChange: boolean }) {
  const { t } = useTranslation('privacy');
  const reload = useReloadWorkspaceData();
  const updateName = useUpdateWorkspaceName();
  /** Another owner renamed it while this one was typing. */
  const [isRenamed, setRenamed] = useState(false);
  const { values, change, textField, ...form } = useForm({
    initial: { workspaceName: name },
    schema: renameWorkspace.body,
    toInput: ({ workspaceName }) => ({ workspaceName, currentName: name }),
    send: async (body) => {
      await call(renameWorkspace, { body }).catch((error: unknown) => {
        // Another owner may have renamed it.
        void reload();
        throw error;
      });
      return body.workspaceName;
    },
    onSuccess: (saved) => {
      change({ workspaceName: saved });
      updateName(saved);
      toast.success(t('name.saved'));
    },
  });
  useUnsavedChanges(form.isDirty);

  const before = useRef(name);
  useEffect(() => {
    if (before.current === name) return;
    const { workspaceName } = values;
    const isUntouched = workspaceName === before.current;
    before.current = name;
    if (isUntouched) change({ workspaceName: name });
    setRenamed(!isUntouched && workspaceName !== name);
  });

  return (
    <Panel title={t('name.title')} help={t('name.help')}>
      <form {...form.formProps} className={classes.form}>
        <TextInput
          {...textField('workspaceName')}
          label={t('name.label')}
          maxLength={LIMITS.tenantName.max}
          autoComplete="organization"
          disabled={!mayChange}
        />
        {form.isDirty && isRenamed && (
          <p role="status" className={classes.state}>
            {t('name.renamed', { name })}
          </p>
        )}
        <FormMessage form={form} />
        {mayChange ? (
          <Button type="submit" loading={form.isPending} disabled={!form.isDirty} className={classes.submit}>
            {t('name.save')}
          </Button>
        ) : (
          <p className={classes.state}>{t('owners')}</p>
        )}
      </form>
    </Panel>
  );
}
