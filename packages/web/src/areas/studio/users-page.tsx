/** Who works here, and inviting more. */
import { Button, Modal, Skeleton, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconSearch, IconUserPlus, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAppChoices } from '../../features/apps/use-apps.ts';
import { InviteForm } from '../../features/team/invite-form.tsx';
import { MemberTable } from '../../features/team/member-table.tsx';
import { useTeam } from '../../features/team/use-team.ts';
import { tourPlace } from '../../shared/tour/tour-places.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { MoreButton } from '../../shared/ui/more-button.tsx';
import { PageFrame } from '../../shared/ui/page-frame.tsx';
import { useUserStore } from '../../state/user-store.ts';
import { useSearchText } from './use-search-text.ts';
import classes from './users-page.module.css';

export default function UsersPage() {
  const { t } = useTranslation('studio');
  const ownEmail = useUserStore(({ details }) => details?.emailId ?? '');
  const [inviting, { open, close }] = useDisclosure(false);
  const { typed, setTyped, search } = useSearchText();
  const team = useTeam(search);
  const apps = useAppChoices(inviting);
  const members = team.data?.pages.flatMap((page) => page.items) ?? [];
  const total = team.data?.pages[0]?.total ?? 0;

  return (
    <PageFrame
      title={t('users.title')}
      subtitle={team.data ? t(search ? 'users.found' : 'users.count', { count: total }) : t('users.subtitle')}
      actions={
        <Button
          {...tourPlace('invite')}
          size="lg"
          leftSection={<IconUserPlus size={16} stroke={1.75} />}
          onClick={open}
        >
          {t('users.invite')}
        </Button>
      }
    >
      <TextInput
        className={classes.search}
        aria-label={t('users.find')}
        placeholder={t('users.find')}
        leftSection={<IconSearch size={16} stroke={1.75} />}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {team.isPending ? (
        <div role="status" aria-label={t('users.loading')}>
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} height={48} mb={4} />
          ))}
        </div>
      ) : team.isLoadingError ? (
        <LoadFailure error={team.error} onRetry={team.refetch} />
      ) : members.length === 0 ? (
        <EmptyState
          icon={<IconUsers size={28} stroke={1.75} />}
          title={t('users.noMatch.title')}
          text={t('users.noMatch.text')}
        />
      ) : (
        <MemberTable members={members} ownEmail={ownEmail} />
      )}
      <MoreButton query={team} label={t('users.showMore')} />
      <Modal
        opened={inviting}
        onClose={close}
        title={t('users.inviteModal.title')}
        closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
      >
        <InviteForm apps={apps.data ?? []} onDone={close} />
      </Modal>
    </PageFrame>
  );
}
