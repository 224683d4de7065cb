import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AccountForm } from '../../features/accounts/profile/account-form.tsx';
import { PhotoField } from '../../features/accounts/profile/photo-field.tsx';
import { profileQuery } from '../../shared/session/session-queries.ts';
import { ColorSchemeChoice } from '../../shared/theme/color-scheme-choice.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { Fact, Panel } from '../../shared/ui/panel.tsx';
import { Pill } from '../../shared/ui/pill.tsx';
import { UserAvatar } from '../../shared/ui/user-avatar.tsx';
import { useUserStore } from '../../state/user-store.ts';
import classes from './profile-page.module.css';

export function AccountSection() {
  const { t } = useTranslation('profile');
  const details = useUserStore((user) => user.details);
  const { data: profile, error, isError, refetch } = useQuery(profileQuery);
  if (isError && !profile) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!profile || !details) return <AccountSkeleton />;
  return (
    <>
      <div className={classes.column}>
        <Panel>
          <PhotoField hasPhoto={profile.profileUrl !== ''}>
            <div className={classes.person}>
              <UserAvatar
                id={details.userId}
                name={profile.userName}
                pictureUrl={profile.profileUrl}
                size="large"
              />
              <div className={classes.names}>
                <p className={classes.personName}>{profile.userName}</p>
                <p className={classes.personMail}>{profile.emailId}</p>
              </div>
            </div>
          </PhotoField>
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
      </div>
      <Panel title={t('account.about')} help={t('account.aboutHelp')}>
        <AccountForm profile={profile} />
      </Panel>
    </>
  );
}

function AccountSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={classes.loading} role="status" aria-label={t('loading')}>
      <Skeleton h={106} radius="lg" />
      <Skeleton h={280} radius="lg" />
    </div>
  );
}
