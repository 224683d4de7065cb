/** Everyone with access to an app, and why. Granted access can be revoked. */
import { Skeleton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type App, unshareApp } from '@parrot/contract/apps';
import { permits } from '@parrot/contract/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconSearch } from '../../../shared/icons/search.ts';
import { IconUsersGroup } from '../../../shared/icons/users-group.ts';
import { useRights } from '../../../shared/session/use-rights.ts';
import { MoreButton } from '../../../shared/table/more-button.tsx';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { UserAvatar } from '../../../shared/ui/user-avatar.tsx';
import { AccessRow } from './access-row.tsx';
import classes from './share-dialog.module.css';
import { useRevokeAccess } from './use-revoke-access.ts';
import { useAppUsers } from './use-sharing.ts';

const DELAY_MS = 200;
/** Above this number, a search field is shown. */
const LONG = 8;

export function AppAccessList({ app }: { app: App }) {
  const { t } = useTranslation('apps');
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), DELAY_MS);
  const users = useAppUsers(app.appId, search);
  const revoke = useRevokeAccess(app.appId);
  const mayTake = permits(useRights(), unshareApp.access) && app.archivedAt === null;
  const [first] = users.data?.pages ?? [];
  const items = users.data?.pages.flatMap((page) => page.items) ?? [];

  if (users.isPending)
    return (
      <div role="status" aria-label={t('share.loading')}>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} height={44} mb={4} />
        ))}
      </div>
    );
  if (users.isLoadingError) return <LoadFailure error={users.error} onRetry={users.refetch} />;
  return (
    <>
      {(typed !== '' || (first?.total ?? 0) > LONG) && (
        <TextInput
          aria-label={t('share.find')}
          placeholder={t('share.find')}
          leftSection={<IconSearch size={16} stroke={1.75} />}
          maxLength={100}
          mb="xs"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <ul className={classes.list} aria-label={t('share.who')}>
        {search === '' &&
          first?.groups.map(({ groupId, groupName }) => (
            <AccessRow
              key={groupId}
              picture={<IconUsersGroup size={18} stroke={1.75} />}
              name={groupName}
              about={t('share.group')}
              onRevoke={mayTake ? () => revoke(groupId, groupName) : undefined}
            />
          ))}
        {items.map(({ userId, userName, emailId, profileUrl, through, groupName }) => (
          <AccessRow
            key={userId}
            picture={<UserAvatar id={userId} name={userName} pictureUrl={profileUrl} />}
            name={userName}
            about={emailId}
            through={t(`share.through.${through}`, { group: groupName })}
            onRevoke={mayTake && through === 'given' ? () => revoke(userId, userName) : undefined}
          />
        ))}
      </ul>
      {items.length === 0 && <p className={classes.none}>{t('share.noMatch')}</p>}
      <MoreButton query={users} label={t('share.showMore')} />
    </>
  );
}
