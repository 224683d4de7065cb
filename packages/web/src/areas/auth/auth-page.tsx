/** Decides where a user goes to sign in: home, the token login, or the login page. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { page } from '../../shared/browser/page-location.ts';
import { loginUrl } from '../../shared/session/login-url.ts';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { PlainPage } from '../../shared/ui/plain-page.tsx';
import { useSignedIn } from '../../state/user-store.ts';

export default function AuthPage() {
  const [query] = useSearchParams();
  if (useSignedIn()) return <Navigate to="/home" replace />;
  if (query.get('reason') === 'expired') return <Expired />;
  if (query.get('token')) return <Navigate to={`/token-login?${query}`} replace />;
  return <ToLogin />;
}

function Expired() {
  const { t } = useTranslation('auth');
  return (
    <PlainPage
      title={t('expired')}
      text={t('expiredHelp')}
      action={<LinkButton href={loginUrl()}>{t('signIn')}</LinkButton>}
    />
  );
}

function ToLogin() {
  const { t } = useTranslation('auth');
  useEffect(() => page.leaveTo(loginUrl()), []);
  return <PlainPage title={t('goingToLogin')} />;
}
