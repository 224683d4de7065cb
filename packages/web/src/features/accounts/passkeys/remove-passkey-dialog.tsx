import { type Passkey, removePasskey } from '@parrot/contract/accounts';
import { useTranslation } from 'react-i18next';
import { DialogForm } from '../../../shared/form/dialog-form.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { call } from '../../../shared/http/call.ts';
import { PasswordTextInput } from '../../../shared/password/password-text-input.tsx';
import { toast } from '../../../shared/toast/toast.ts';
import { useDialog } from '../../../shared/ui/use-dialog.ts';

type RemovePasskeyDialogProps = {
  passkey: Passkey;
  hasPassword: boolean;
  onDone: () => void;
  onClose: () => void;
};

export function RemovePasskeyDialog({ passkey, hasPassword, onDone, onClose }: RemovePasskeyDialogProps) {
  const { t } = useTranslation('second-factor');
  const { passkeyId, name } = passkey;
  const form = useForm({
    initial: { password: '' },
    schema: hasPassword ? removePasskey.body.required() : removePasskey.body,
    toInput: ({ password }) => (hasPassword ? { passkeyId, password } : { passkeyId }),
    send: (body) => call(removePasskey, { body }),
    onSuccess: () => {
      onClose();
      onDone();
      toast.success(t('passkeys.removed'));
    },
  });
  return (
    <FormDialog opened={useDialog()} onClose={onClose} title={t('passkeys.removeTitle', { name })}>
      <DialogForm form={form} submit={t('remove.submit')} isDangerous onCancel={onClose}>
        <p>{t('passkeys.removeText')}</p>
        {hasPassword && (
          <PasswordTextInput
            {...form.field('password')}
            label={t('password')}
            autoComplete="current-password"
            data-autofocus
          />
        )}
      </DialogForm>
    </FormDialog>
  );
}
