import { signIn } from '@parrot/contract/accounts';
import { ERRORS } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { page } from '../../../shared/browser/page-location.ts';
import { ApiError } from '../../../shared/http/api-error.ts';
import { translated } from '../../../shared/i18n/translated.ts';
import { LEAVE_REASONS, type LeaveReason } from '../../../shared/session/login-url.ts';
import { AccountsForm } from '../form/accounts-form.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { TextField } from '../form/text-field.tsx';
import { useAccountsForm } from '../form/use-accounts-form.ts';
import { AccountsFrame } from '../frame/accounts-frame.tsx';
import { Notice } from '../frame/notice.tsx';
import { useEmailFromNavigation, useQueryParameters } from '../navigation/navigate.ts';
import { StepLink } from '../navigation/step-link.tsx';
import { DemoUsers } from './demo-users.tsx';
import { OidcButton } from './oidc-button.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { ResendLink } from './resend-link.tsx';
import { usePageRedirection } from './use-page-redirection.ts';

export function SignInPage() {
  const { t } = useTranslation('accounts');
  const given = useQueryParameters().get('reason');
  const reason = LEAVE_REASONS.find((known) => known === given);
  const pageRedirection = usePageRedirection();
  const { field, values, ...form } = useAccountsForm(signIn, {
    initial: { emailId: useEmailFromNavigation(), password: '' },
    extra: { pageRedirection },
    onSuccess: ({ redirectTo }) => page.leaveTo(redirectTo),
  });
  const untried = !form.failure && !form.isPending && !form.isDone;
  return (
    <AccountsFrame
      page={t('signIn.page')}
      title={t('signIn.title')}
      foot={
        <>
          {t('signIn.newHere')} <StepLink to="/sign-up">{t('signIn.toSignUp')}</StepLink>
        </>
      }
    >
      {reason && untried && <LeftNotice reason={reason} />}
      <AccountsForm
        form={form}
        submit={t('signIn.submit')}
        leavesPage
        nextStep={<NextStep failure={form.failure} emailId={values.emailId} />}
      >
        <TextField
          {...field('emailId')}
          first
          type="email"
          label={t('fields.emailId')}
          placeholder={t('placeholders.emailId')}
          autoComplete="username"
        />
        <PasswordField
          {...field('password')}
          label={t('fields.password')}
          autoComplete="current-password"
          labelLink={
            <StepLink to="/forgot" state={{ emailId: values.emailId }}>
              {t('signIn.toForgot')}
            </StepLink>
          }
        />
      </AccountsForm>
      <PasskeyButton label={t('signIn.passkey')} />
      <OidcButton pageRedirection={pageRedirection} />
      <DemoUsers pageRedirection={pageRedirection} />
    </AccountsFrame>
  );
}

/** Reasons whose error message is sufficient. */
const REASON_ERRORS = { expired: ERRORS.unauthenticated, denied: ERRORS.permission_denied } as const;

/** Why a user who was signed in is back here. */
function LeftNotice({ reason }: { reason: LeaveReason }) {
  const { t } = useTranslation('accounts');
  if (reason === 'expired' || reason === 'denied')
    return <Notice tone="warning" role="alert" title={translated(REASON_ERRORS[reason].message)} />;
  return (
    <Notice tone="warning" role="alert" title={t(`signIn.left.${reason}.title`)}>
      {t(`signIn.left.${reason}.text`)}
    </Notice>
  );
}

/** The next step for a user whom a correct password alone does not sign in. */
function NextStep({ failure, emailId }: { failure: Error | null; emailId: string }) {
  const { t } = useTranslation('accounts');
  const code = failure instanceof ApiError ? failure.code : undefined;
  if (code === 'email_unverified') return <ResendLink emailId={emailId} />;
  if (code === 'unregistered') return <StepLink to="/sign-up">{t('signIn.toSignUp')}</StepLink>;
  return null;
}
