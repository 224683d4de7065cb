/** Sends the verification mail again: to the known address, or to one that is entered here. */
import { resendVerification } from '@parrot/contract/accounts';
import { useTranslation } from 'react-i18next';
import { AccountsForm } from '../form/accounts-form.tsx';
import { TextField } from '../form/text-field.tsx';
import { useAccountsForm } from '../form/use-accounts-form.ts';
import { Notice } from '../frame/notice.tsx';

type ResendFormProps = { emailId: string; submit: string; secondary?: boolean };

export function ResendForm({ emailId, submit, secondary }: ResendFormProps) {
  const { t } = useTranslation('accounts');
  const form = useAccountsForm(resendVerification, { initial: { emailId }, onSuccess: () => {} });
  return (
    <>
      {form.isDone && <Notice tone="ok" role="status" title={t('checkMail.sentAgain')} />}
      <AccountsForm form={form} submit={submit} secondary={secondary}>
        {!emailId && (
          <TextField
            {...form.field('emailId')}
            first
            type="email"
            label={t('fields.emailId')}
            placeholder={t('placeholders.emailId')}
            autoComplete="username"
          />
        )}
      </AccountsForm>
    </>
  );
}
