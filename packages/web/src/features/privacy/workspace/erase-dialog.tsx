/** Schedules the erasure, once the name is typed and the owner proved who they are. */
import { TextInput } from '@mantine/core';
import { LIMITS, type ReplyOf } from '@parrot/contract/core';
import { scheduleWorkspaceErasure, type workspaceData } from '@parrot/contract/privacy';
import { useTranslation } from 'react-i18next';
import { DialogForm } from '../../../shared/form/dialog-form.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { formatLongDateTime } from '../../../shared/format/format-date-time.ts';
import { call } from '../../../shared/http/call.ts';
import { PasswordTextInput } from '../../../shared/password/password-text-input.tsx';
import { CodeInput } from '../../../shared/second-factor/code-input.tsx';
import { toast } from '../../../shared/toast/toast.ts';
import { useDialog } from '../../../shared/ui/use-dialog.ts';
import { useReloadWorkspaceData } from './use-workspace-data.ts';

type EraseDialogProps = {
  data: Pick<ReplyOf<typeof workspaceData>, 'workspaceName' | 'needsPassword' | 'needsCode'>;
  onClose: () => void;
};

export function EraseDialog({ data, onClose }: EraseDialogProps) {
  const { t } = useTranslation('privacy');
  const { workspaceName, needsPassword, needsCode } = data;
  const reload = useReloadWorkspaceData();
  const form = useForm({
    initial: { workspaceName: '', password: '', code: '' },
    schema: scheduleWorkspaceErasure.body,
    toInput: ({ workspaceName: name, password, code }) => ({
      workspaceName: name.trim(),
      ...(needsPassword && { password }),
      ...(needsCode && { code }),
    }),
    send: (body) => call(scheduleWorkspaceErasure, { body }),
    onSuccess: ({ eraseAt }) => {
      toast.success(t('erase.done', { at: formatLongDateTime(eraseAt) }));
      onClose();
      void reload();
    },
  });
  return (
    <FormDialog opened={useDialog()} onClose={onClose} title={t('erase.askTitle', { name: workspaceName })}>
      <DialogForm
        form={form}
        submit={t('erase.confirm')}
        isDangerous
        disabled={form.values.workspaceName.trim() !== workspaceName.trim()}
        onCancel={onClose}
      >
        <p>{t('erase.askText', { count: LIMITS.erasureGraceDays })}</p>
        <TextInput
          {...form.textField('workspaceName')}
          label={t('erase.type', { name: workspaceName })}
          autoComplete="off"
          data-autofocus
        />
        {needsPassword && (
          <PasswordTextInput
            {...form.field('password')}
            label={t('erase.password')}
            autoComplete="current-password"
          />
        )}
        {needsCode && <CodeInput {...form.field('code')} label={t('erase.code')} />}
      </DialogForm>
    </FormDialog>
  );
}
