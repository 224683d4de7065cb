/** Adds a passkey: a name and the password, then the browser asks for the device. */
import { TextInput } from '@mantine/core';
import { addPasskey, startPasskey } from '@parrot/contract/accounts';
import { LIMITS, readUserAgent } from '@parrot/contract/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogForm } from '../../../shared/form/dialog-form.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { call } from '../../../shared/http/call.ts';
import { PasswordTextInput } from '../../../shared/password/password-text-input.tsx';
import { createPasskey } from '../../../shared/second-factor/passkeys.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { useDialog } from '../../../shared/ui/use-dialog.ts';
import type { Account } from '../second-factor/account.ts';
import { CodesDialog } from '../second-factor/codes-dialog.tsx';

type AddPasskeyDialogProps = { account: Account; onDone: () => void; onClose: () => void };

const DETAILS = addPasskey.body.omit({ credential: true });

export function AddPasskeyDialog({ account, onDone, onClose }: AddPasskeyDialogProps) {
  const { t } = useTranslation('second-factor');
  const [codes, setCodes] = useState<readonly string[]>([]);
  const opened = useDialog();
  const { hasPassword } = account;
  const form = useForm({
    initial: { name: readUserAgent(window.navigator.userAgent).os.name, password: '' },
    schema: hasPassword ? DETAILS.required() : DETAILS,
    toInput: ({ name, password }) => (hasPassword ? { name, password } : { name }),
    send: async (details) => {
      const { options } = await call(startPasskey, { body: {} });
      const credential = await createPasskey(options, t('passkeys.failed'));
      return call(addPasskey, { body: { ...details, credential } });
    },
    onSuccess: ({ recoveryCodes }) => {
      onDone();
      toast.success(t('passkeys.added'));
      if (recoveryCodes.length === 0) onClose();
      else setCodes(recoveryCodes);
    },
  });
  if (codes.length > 0) return <CodesDialog codes={codes} account={account.emailId} onClose={onClose} />;
  return (
    <FormDialog opened={opened} onClose={onClose} title={t('passkeys.add')}>
      <DialogForm form={form} submit={t('passkeys.addSubmit')} onCancel={onClose}>
        <p>{t('passkeys.addText')}</p>
        <TextInput
          {...form.textField('name')}
          label={t('passkeys.name')}
          description={t('passkeys.nameHelp')}
          maxLength={LIMITS.passkeyName}
          data-autofocus
        />
        {hasPassword && (
          <PasswordTextInput
            {...form.field('password')}
            label={t('password')}
            autoComplete="current-password"
          />
        )}
      </DialogForm>
    </FormDialog>
  );
}
