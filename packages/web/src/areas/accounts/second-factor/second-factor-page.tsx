/** After the password: asks for the second factor, or has it set up where a workspace needs one. */
import { openSecondFactor } from '@parrot/contract/accounts';
import { ERRORS } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../shared/http/api-error.ts';
import { loadTexts } from '../../../shared/i18n/i18n.ts';
import { translated } from '../../../shared/i18n/translated.ts';
import { AccountsFrame } from '../frame/accounts-frame.tsx';
import { Notice } from '../frame/notice.tsx';
import { StepLink } from '../navigation/step-link.tsx';
import { LoadingPage } from '../pages/loading-page.tsx';
import { useCallOnce } from '../pages/use-call-once.ts';
import { useLinkToken } from '../pages/use-link-token.ts';
import { EnterCode } from './enter-code.tsx';
import { SetUpSecondFactor } from './set-up-second-factor.tsx';

await loadTexts(['second-factor']);

export default function SecondFactorPage() {
  const { t } = useTranslation('second-factor');
  const token = useLinkToken();
  const { data, error } = useCallOnce(openSecondFactor, token ? { token } : undefined);
  if (token && !data && !error) return <LoadingPage page={t('signIn.page')} title={t('signIn.loading')} />;
  if (!token || !data)
    return (
      <AccountsFrame
        page={t('signIn.page')}
        title={t('signIn.failed')}
        foot={<StepLink to="/">{t('signIn.back')}</StepLink>}
      >
        <Notice
          tone="danger"
          role="alert"
          title={error ? messageOf(error) : translated(ERRORS.unauthenticated.message)}
        />
      </AccountsFrame>
    );
  const { emailId, mustSetUp, hasPasskey } = data;
  return mustSetUp ? (
    <SetUpSecondFactor token={token} emailId={emailId} />
  ) : (
    <EnterCode token={token} emailId={emailId} hasPasskey={hasPasskey} />
  );
}
