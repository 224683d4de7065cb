/** After the sign-up: the account waits for the verification link. */
import { LIMITS } from '@parrot/contract/core';
import { Trans, useTranslation } from 'react-i18next';
import { AccountsFrame } from '../frame/accounts-frame.tsx';
import { useEmailFromNavigation } from '../navigation/navigate.ts';
import { StepLink } from '../navigation/step-link.tsx';
import { OutboxNotice } from '../outbox/outbox-notice.tsx';
import { ResendForm } from './resend-form.tsx';

export function CheckMailPage() {
  const { t } = useTranslation('accounts');
  const emailId = useEmailFromNavigation();
  const hours = LIMITS.verificationHours;
  return (
    <AccountsFrame
      page={t('checkMail.page')}
      title={t('checkMail.title')}
      text={
        emailId ? (
          <Trans t={t} i18nKey="checkMail.text" values={{ emailId, hours }} components={{ b: <b /> }} />
        ) : (
          t('checkMail.textWithoutAddress', { hours })
        )
      }
      foot={
        <>
          {t('checkMail.otherAddress')} <StepLink to="/sign-up">{t('checkMail.toSignUp')}</StepLink>
        </>
      }
    >
      <OutboxNotice />
      <ResendForm emailId={emailId} submit={t('checkMail.resend')} secondary />
    </AccountsFrame>
  );
}
