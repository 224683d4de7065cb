/** Sends the verification mail again: to the address we know, or to the one that is typed here. */
import { resendVerification } from '@parrot/contract/accounts';
import { useTranslation } from 'react-i18next';
import { CallForm } from '../form/accounts-form.tsx';
import { TextField } from '../form/text-field.tsx';
import { useCallForm } from '../form/use-call-form.ts';
import { Notice } from '../frame/notice.tsx';

type ResendFormProps = { emailId: string; submit: string; quiet?: boolean };

export function ResendForm({ emailId, submit, quiet }: ResendFormProps) {
  const { t } = useTranslation('accounts');
  const { form, field, failure, busy, done } = useCallForm(resendVerification, {
    fields: { emailId },
    onDone: () => {},
  });
  return (
    <>
      {done && <Notice tone="ok" role="status" title={t('checkMail.sentAgain')} />}
      <CallForm form={form} failure={failure} busy={busy} submit={submit} quiet={quiet}>
        {!emailId && (
          <TextField
            {...field('emailId')}
            first
            type="email"
            label={t('fields.emailId')}
            placeholder={t('placeholders.emailId')}
            autoComplete="username"
          />
        )}
      </CallForm>
    </>
  );
}
