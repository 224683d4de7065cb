/**
 * Opened from the verification mail: confirms the address and signs in, after asking for a password if
 * needed.
 */
import { verifyEmail } from '@parrot/contract/accounts';
import { ERRORS } from '@parrot/contract/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { page } from '../../../shared/browser/page-location.ts';
import { ApiError, messageOf } from '../../../shared/http/api-error.ts';
import { translated } from '../../../shared/i18n/translated.ts';
import { AccountsFrame } from '../frame/accounts-frame.tsx';
import { Notice } from '../frame/notice.tsx';
import { StepLink } from '../navigation/step-link.tsx';
import { ChoosePasswordPage } from './choose-password-page.tsx';
import { LoadingPage } from './loading-page.tsx';
import { ResendForm } from './resend-form.tsx';
import { useCallOnce } from './use-call-once.ts';
import { useLinkToken } from './use-link-token.ts';

export function VerifyEmailPage() {
  const { t } = useTranslation('accounts');
  const token = useLinkToken();
  const { data, error } = useCallOnce(verifyEmail, token ? { token } : undefined);

  useEffect(() => {
    if (data) page.leaveTo(data.redirectTo);
  }, [data]);

  if (!token) return <DeadLink message={translated(ERRORS.link_invalid.message)} />;
  if (!error) return <LoadingPage page={t('verify.page')} title={t('verify.working')} />;
  if (!(error instanceof ApiError) || error.code !== 'password_needed')
    return <DeadLink message={messageOf(error)} />;
  // The password of the sign-up counts only in the browser that signed up.
  return (
    <ChoosePasswordPage
      call={verifyEmail}
      token={token}
      texts={{
        page: t('verify.page'),
        title: t('verify.choose'),
        text: t('verify.chooseText'),
        label: t('fields.chosenPassword'),
        submit: t('verify.submit'),
      }}
      deadLink={(message) => <DeadLink message={message} />}
    />
  );
}

function DeadLink({ message }: { message: string }) {
  const { t } = useTranslation('accounts');
  return (
    <AccountsFrame
      page={t('verify.page')}
      title={t('verify.failed')}
      foot={<StepLink to="/">{t('signIn.back')}</StepLink>}
    >
      <Notice tone="danger" role="alert" title={message}>
        {t('verify.resendText')}
      </Notice>
      <ResendForm emailId="" submit={t('verify.resend')} />
    </AccountsFrame>
  );
}
