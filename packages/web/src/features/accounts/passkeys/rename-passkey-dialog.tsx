import { TextInput } from '@mantine/core';
import { type Passkey, renamePasskey } from '@parrot/contract/accounts';
import { LIMITS } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { DialogForm } from '../../../shared/form/dialog-form.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { call } from '../../../shared/http/call.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { useDialog } from '../../../shared/ui/use-dialog.ts';

type RenamePasskeyDialogProps = { passkey: Passkey; onDone: () => void; onClose: () => void };

export function RenamePasskeyDialog({ passkey, onDone, onClose }: RenamePasskeyDialogProps) {
  const { t } = useTranslation('second-factor');
  const { passkeyId } = passkey;
  const form = useForm({
    initial: { name: passkey.name },
    schema: renamePasskey.body,
    toInput: ({ name }) => ({ passkeyId, name }),
    send: (body) => call(renamePasskey, { body }),
    onSuccess: () => {
      onClose();
      onDone();
      toast.success(t('passkeys.renamed'));
    },
  });
  return (
    <FormDialog opened={useDialog()} onClose={onClose} title={t('passkeys.rename')}>
      <DialogForm form={form} submit={t('passkeys.save')} onCancel={onClose}>
        <TextInput
          {...form.textField('name')}
          label={t('passkeys.name')}
          maxLength={LIMITS.passkeyName}
          data-autofocus
        />
      </DialogForm>
    </FormDialog>
  );
}
