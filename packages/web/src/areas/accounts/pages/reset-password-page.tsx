/** Opened from the mail about a forgotten password. */
import { resetPassword } from '@parrot/contract/accounts';
import { ERRORS } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { translated } from '../../../shared/i18n/translated.ts';
import { AccountsFrame } from '../frame/accounts-frame.tsx';
import { Notice } from '../frame/notice.tsx';
import { StepLink } from '../navigation/step-link.tsx';
import { ChoosePasswordPage } from './choose-password-page.tsx';
import { useLinkToken } from './use-link-token.ts';

export function ResetPasswordPage() {
  const { t } = useTranslation('accounts');
  const token = useLinkToken();
  if (!token) return <DeadLink message={translated(ERRORS.link_invalid.message)} />;
  return (
    <ChoosePasswordPage
      call={resetPassword}
      token={token}
      texts={{
        page: t('reset.page'),
        title: t('reset.title'),
        text: t('reset.text'),
        label: t('fields.newPassword'),
        submit: t('reset.submit'),
      }}
      deadLink={(message) => <DeadLink message={message} />}
    />
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
