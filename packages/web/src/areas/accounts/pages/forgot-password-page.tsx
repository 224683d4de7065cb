/** Requests a link to choose a new password. The reply does not reveal whether the address has an account. */
import { Button } from '@mantine/core';
import { forgotPassword } from '@parrot/contract/accounts';
import { LIMITS } from '@parrot/contract/core';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { AccountsForm } from '../form/accounts-form.tsx';
import fields from '../form/fields.module.css';
import { TextField } from '../form/text-field.tsx';
import { useAccountsForm } from '../form/use-accounts-form.ts';
import { AccountsFrame } from '../frame/accounts-frame.tsx';
import { useEmailFromNavigation } from '../navigation/navigate.ts';
import { StepLink } from '../navigation/step-link.tsx';
import { OutboxNotice } from '../outbox/outbox-notice.tsx';

export function ForgotPasswordPage() {
  const carried = useEmailFromNavigation();
  const [sentTo, setSentTo] = useState('');
  return sentTo ? (
    <LinkSent emailId={sentTo} onOtherAddress={() => setSentTo('')} />
  ) : (
    <RequestLink emailId={carried} onSent={setSentTo} />
  );
}

function RequestLink({ emailId, onSent }: { emailId: string; onSent: (emailId: string) => void }) {
  const { t } = useTranslation('accounts');
  const form = useAccountsForm(forgotPassword, {
    initial: { emailId },
    onSuccess: (_reply, values) => onSent(values.emailId),
  });
  return (
    <AccountsFrame
      page={t('forgot.page')}
      title={t('forgot.title')}
      text={t('forgot.text')}
      foot={<StepLink to="/">{t('signIn.back')}</StepLink>}
    >
      <AccountsForm form={form} submit={t('forgot.submit')}>
        <TextField
          {...form.field('emailId')}
          first
          type="email"
          label={t('fields.emailId')}
          placeholder={t('placeholders.emailId')}
          autoComplete="username"
        />
      </AccountsForm>
    </AccountsFrame>
  );
}

function LinkSent({ emailId, onOtherAddress }: { emailId: string; onOtherAddress: () => void }) {
  const { t } = useTranslation('accounts');
  const minutes = LIMITS.passwordResetMinutes;
  return (
    <AccountsFrame
      page={t('forgot.page')}
      title={t('forgot.sentTitle')}
      text={<Trans t={t} i18nKey="forgot.sentText" values={{ emailId, minutes }} components={{ b: <b /> }} />}
      foot={<StepLink to="/">{t('signIn.back')}</StepLink>}
    >
      <OutboxNotice />
      <Button variant="default" size="lg" className={fields.submit} onClick={onOtherAddress}>
        {t('forgot.otherAddress')}
      </Button>
    </AccountsFrame>
  );
}
