/**
 * The redirect target of the login page: exchanges the one-time token for a session and continues at /home.
 */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { page } from '../../shared/browser/page-location.ts';
import { loginUrl } from '../../shared/session/login-url.ts';
import { PlainPage } from '../../shared/ui/plain-page.tsx';
import { openSession, tradeToken } from './open-session.ts';
import { safeRedirection } from './safe-redirection.ts';

export default function TokenLoginPage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const id = query.get('id') ?? '';
  const to = `/home/${safeRedirection(query.get('pageRedirection'))}`;

  useEffect(() => {
    let here = true;
    tradeToken(id, token).then(
      (validated) => {
        if (!here) return;
        openSession(validated);
        navigate(to, { replace: true });
      },
      () => here && page.leaveTo(loginUrl()),
    );
    return () => {
      here = false;
    };
  }, [id, token, to, navigate]);

  return <PlainPage title={t('signingIn')} />;
}
