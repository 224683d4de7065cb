import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoginSessionList } from '../../features/accounts/login-sessions/login-session-list.tsx';
import { PasswordForm } from '../../features/accounts/login-sessions/password-form.tsx';
import { PasskeysPanel } from '../../features/accounts/passkeys/passkeys-panel.tsx';
import { SecondFactorPanel } from '../../features/accounts/second-factor/second-factor-panel.tsx';
import { profileQuery } from '../../shared/session/session-queries.ts';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import classes from './profile-page.module.css';

export function SecuritySection() {
  const { t } = useTranslation('profile');
  return (
    <>
      <SignIn />
      <Panel title={t('security.sessions.title')} help={t('security.sessions.help')}>
        <LoginSessionList />
      </Panel>
    </>
  );
}

/** How the user signs in. */
function SignIn() {
  const { t } = useTranslation('profile');
  const { data: profile, error, isError, refetch } = useQuery(profileQuery);
  const title = t('security.password.title');
  if (isError && !profile) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!profile)
    return <Skeleton h={240} radius="lg" role="status" aria-label={t('loading', { ns: 'shell' })} />;
  const companies = profile.tenantList.map(({ tenantName }) => tenantName);
  return (
    <div className={classes.column}>
      {profile.hasPassword ? (
        <Panel title={title} help={t('security.password.help')}>
          <PasswordForm personal={[profile.userName, profile.emailId, ...companies]} />
        </Panel>
      ) : (
        <Panel title={title} help={t('security.password.none')} />
      )}
      <SecondFactorPanel account={profile} />
      <PasskeysPanel account={profile} />
    </div>
  );
}
