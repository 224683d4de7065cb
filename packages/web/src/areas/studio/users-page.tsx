/** Who works here, and inviting more. */
import { Button, Modal, Skeleton, TextInput } from '@mantine/core';
import { useDebouncedValue, useDisclosure } from '@mantine/hooks';
import { IconSearch, IconUserPlus, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApps } from '../../features/apps/use-apps.ts';
import { InviteForm } from '../../features/team/invite-form.tsx';
import { MemberTable } from '../../features/team/member-table.tsx';
import { useTeam } from '../../features/team/use-team.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { PageFrame } from '../../shared/ui/page-frame.tsx';
import { useUserStore } from '../../state/user-store.ts';
import classes from './users-page.module.css';

const SEARCH_DELAY_MS = 200;

export default function UsersPage() {
  const { t } = useTranslation('studio');
  const ownEmail = useUserStore(({ details }) => details?.emailId ?? '');
  const [inviting, { open, close }] = useDisclosure(false);
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), SEARCH_DELAY_MS);
  const team = useTeam(search);
  const apps = useApps('');
  const members = team.data?.pages.flatMap((page) => page.items) ?? [];
  const appChoices = (apps.data?.pages ?? []).flatMap((page) =>
    page.items.map((app) => ({ value: app.appId, label: app.appName })),
  );

  return (
    <PageFrame
      title={t('users.title')}
      subtitle={t('users.subtitle')}
      actions={
        <Button size="lg" leftSection={<IconUserPlus size={16} stroke={1.75} />} onClick={open}>
          {t('users.invite')}
        </Button>
      }
    >
      <TextInput
        className={classes.search}
        aria-label={t('users.find')}
        placeholder={t('users.find')}
        leftSection={<IconSearch size={16} stroke={1.75} />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {team.isError ? (
        <LoadFailure error={team.error} onRetry={() => team.refetch()} />
      ) : team.isPending ? (
        <div role="status" aria-label={t('users.loading')}>
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} height={48} mb={4} />
          ))}
        </div>
      ) : members.length === 0 ? (
        <EmptyState
          icon={<IconUsers size={28} stroke={1.75} />}
          title={t('users.noMatch.title')}
          text={t('users.noMatch.text')}
        />
      ) : (
        <MemberTable members={members} ownEmail={ownEmail} />
      )}
      {team.hasNextPage && (
        <Button
          className={classes.more}
          variant="default"
          loading={team.isFetchingNextPage}
          onClick={() => team.fetchNextPage()}
        >
          {t('users.showMore')}
        </Button>
      )}
      <Modal
        opened={inviting}
        onClose={close}
        title={t('users.inviteModal.title')}
        closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
      >
        <InviteForm apps={appChoices} onDone={close} />
      </Modal>
    </PageFrame>
  );
}
