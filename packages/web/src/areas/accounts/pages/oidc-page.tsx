/** The redirect target of the OpenID Connect provider: the server takes its reply and signs in. */
import { finishOidc } from '@parrot/contract/accounts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { page } from '../../../shared/browser/page-location.ts';
import { ApiError, messageOf } from '../../../shared/http/api-error.ts';
import { AccountsFrame } from '../frame/accounts-frame.tsx';
import { Notice } from '../frame/notice.tsx';
import { StepLink } from '../navigation/step-link.tsx';
import { LoadingPage } from './loading-page.tsx';
import { useCallOnce } from './use-call-once.ts';

export function OidcPage() {
  const { t } = useTranslation('accounts');
  const { data, error } = useCallOnce(finishOidc, { callbackUrl: window.location.href });

  useEffect(() => {
    if (data) page.leaveTo(data.redirectTo);
  }, [data]);

  if (!error) return <LoadingPage page={t('oidc.page')} title={t('oidc.working')} />;
  const isUnregistered = error instanceof ApiError && error.code === 'unregistered';
  return (
    <AccountsFrame
      page={t('oidc.page')}
      title={t('oidc.failed')}
      foot={<StepLink to="/">{t('signIn.back')}</StepLink>}
    >
      <Notice tone="danger" role="alert" title={messageOf(error)} />
      {isUnregistered && <StepLink to="/sign-up">{t('signIn.toSignUp')}</StepLink>}
    </AccountsFrame>
  );
}
