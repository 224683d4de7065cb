/** Opened from the verification mail: confirms the address and signs in. */
import { verifyEmail } from '@parrot/contract/accounts';
import { ERRORS } from '@parrot/contract/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { page } from '../../../shared/browser/page.ts';
import { messageOf } from '../../../shared/http/api-error.ts';
import { AccountsFrame } from '../frame/accounts-frame.tsx';
import { Notice } from '../frame/notice.tsx';
import { StepLink } from '../frame/step-link.tsx';
import { ResendForm } from './resend-form.tsx';
import { useAutomaticCall } from './use-automatic-call.ts';
import { useToken } from './use-token.ts';
import { WaitingPage } from './waiting-page.tsx';

export function VerifyPage() {
  const { t } = useTranslation('accounts');
  const token = useToken();
  const { data, error } = useAutomaticCall(verifyEmail, token ? { token } : undefined);

  useEffect(() => {
    if (data) page.leaveTo(data.redirectTo);
  }, [data]);

  if (token && !error) return <WaitingPage page={t('verify.page')} title={t('verify.working')} />;
  return (
    <AccountsFrame
      page={t('verify.page')}
      title={t('verify.failed')}
      foot={<StepLink to="/">{t('signIn.back')}</StepLink>}
    >
      <Notice tone="danger" role="alert" title={error ? messageOf(error) : ERRORS.link_invalid.message}>
        {t('verify.resendText')}
      </Notice>
      <ResendForm emailId="" submit={t('verify.resend')} />
    </AccountsFrame>
  );
}
