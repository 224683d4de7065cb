import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { profileQuery } from '../../shared/session/session-queries.ts';
import { ColorSchemeChoice } from '../../shared/theme/color-scheme-choice.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { Fact, Panel } from '../../shared/ui/panel.tsx';
import { PersonAvatar } from '../../shared/ui/person-avatar.tsx';
import { Pill } from '../../shared/ui/pill.tsx';
import { useUserStore } from '../../state/user-store.ts';
import classes from './profile-page.module.css';

export function AccountSection() {
  const { t } = useTranslation('profile');
  const details = useUserStore((user) => user.details);
  const { data: profile, error, isError, refetch } = useQuery(profileQuery);
  if (isError) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!profile || !details) return <Skeleton h={240} radius="lg" />;
  return (
    <>
      <Panel>
        <div className={classes.person}>
          <PersonAvatar
            id={details.userId}
            name={profile.userName}
            pictureUrl={profile.profileUrl}
            size="large"
          />
          <div className={classes.names}>
            <p className={classes.personName}>{profile.userName}</p>
            <p className={classes.personMail}>{profile.emailId}</p>
          </div>
          <Pill dot tone={profile.userStatus === 'ACTIVE' ? 'ok' : 'neutral'}>
            {t(`status.${profile.userStatus}`)}
          </Pill>
        </div>
      </Panel>
      <Panel title={t('account.tenants')} help={t('account.tenantsHelp')}>
        {profile.tenantList.map(({ tenantId, tenantName }) => (
          <Fact key={tenantId} name={tenantName}>
            {tenantId === details.tenantId && <Pill tone="ok">{t('account.current')}</Pill>}
          </Fact>
        ))}
      </Panel>
      <Panel title={t('account.theme')} help={t('account.themeHelp')}>
        <ColorSchemeChoice />
      </Panel>
    </>
  );
}
