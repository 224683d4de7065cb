/** Opened from the verification mail: confirms the address and signs in, after asking for a password where it has to. */
import { verifyEmail } from '@parrot/contract/accounts';
import { ERRORS } from '@parrot/contract/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { page } from '../../../shared/browser/page-location.ts';
import { ApiError, messageOf } from '../../../shared/http/api-error.ts';
import { StrengthMeter } from '../../../shared/password/strength-meter.tsx';
import { CallForm } from '../form/accounts-form.tsx';
import { SecretField } from '../form/password-field.tsx';
import { useCallForm } from '../form/use-call-form.ts';
import { AccountsFrame } from '../frame/accounts-frame.tsx';
import { Notice } from '../frame/notice.tsx';
import { StepLink } from '../frame/step-link.tsx';
import { WaitingPage } from './loading-page.tsx';
import { ResendForm } from './resend-form.tsx';
import { useAutomaticCall } from './use-call-once.ts';
import { useToken } from './use-link-token.ts';

export function VerifyPage() {
  const { t } = useTranslation('accounts');
  const token = useToken();
  const { data, error } = useAutomaticCall(verifyEmail, token ? { token } : undefined);

  useEffect(() => {
    if (data) page.leaveTo(data.redirectTo);
  }, [data]);

  if (!token) return <DeadLink message={ERRORS.link_invalid.message} />;
  if (!error) return <WaitingPage page={t('verify.page')} title={t('verify.working')} />;
  return isCode(error, 'password_needed') ? (
    <ChoosePassword token={token} />
  ) : (
    <DeadLink message={messageOf(error)} />
  );
}

/** The password typed at sign-up counts only in the browser that signed up. */
function ChoosePassword({ token }: { token: string }) {
  const { t } = useTranslation('accounts');
  const { form, field, values, failure, busy, done } = useCallForm(verifyEmail, {
    fields: { password: '' },
    along: { token },
    onDone: ({ redirectTo }) => page.leaveTo(redirectTo),
  });
  if (isCode(failure, 'link_invalid')) return <DeadLink message={messageOf(failure)} />;
  return (
    <AccountsFrame page={t('verify.page')} title={t('verify.choose')} text={t('verify.chooseText')}>
      <CallForm form={form} failure={failure} busy={busy || done} submit={t('verify.submit')}>
        <SecretField
          {...field('password')}
          first
          label={t('fields.chosenPassword')}
          autoComplete="new-password"
        />
        <StrengthMeter password={values.password} />
      </CallForm>
    </AccountsFrame>
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

const isCode = (error: Error | null, code: keyof typeof ERRORS): error is ApiError =>
  error instanceof ApiError && error.code === code;
