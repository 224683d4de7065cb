/** Opened from the mail about a forgotten password. */
import { resetPassword } from '@parrot/contract/accounts';
import { ERRORS } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { page } from '../../../shared/browser/page-location.ts';
import { ApiError } from '../../../shared/http/api-error.ts';
import { StrengthMeter } from '../../../shared/password/strength-meter.tsx';
import { CallForm } from '../form/accounts-form.tsx';
import { SecretField } from '../form/password-field.tsx';
import { useCallForm } from '../form/use-call-form.ts';
import { AccountsFrame } from '../frame/accounts-frame.tsx';
import { Notice } from '../frame/notice.tsx';
import { StepLink } from '../frame/step-link.tsx';
import { useToken } from './use-link-token.ts';

export function ResetPage() {
  const token = useToken();
  return token ? <NewPassword token={token} /> : <DeadLink message={ERRORS.link_invalid.message} />;
}

function NewPassword({ token }: { token: string }) {
  const { t } = useTranslation('accounts');
  const { form, field, values, failure, busy, done } = useCallForm(resetPassword, {
    fields: { password: '' },
    along: { token },
    onDone: ({ redirectTo }) => page.leaveTo(redirectTo),
  });
  if (failure instanceof ApiError && failure.code === 'link_invalid')
    return <DeadLink message={failure.message} />;
  return (
    <AccountsFrame page={t('reset.page')} title={t('reset.title')} text={t('reset.text')}>
      <CallForm form={form} failure={failure} busy={busy || done} submit={t('reset.submit')}>
        <SecretField
          {...field('password')}
          first
          label={t('fields.newPassword')}
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
      page={t('reset.page')}
      title={t('reset.failed')}
      foot={<StepLink to="/">{t('signIn.back')}</StepLink>}
    >
      <Notice tone="danger" role="alert" title={message}>
        <StepLink to="/forgot">{t('reset.toForgot')}</StepLink>
      </Notice>
    </AccountsFrame>
  );
}
