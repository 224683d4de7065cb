/** The groups, searched by name, and the actions on them. */
import { Button } from '@mantine/core';
import type { Group } from '@parrot/contract/team';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconPlus } from '../../../shared/icons/plus.ts';
import { IconUsersGroup } from '../../../shared/icons/users-group.ts';
import { ListSkeleton } from '../../../shared/table/list-skeleton.tsx';
import { ListToolbar } from '../../../shared/table/list-toolbar.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { DeleteGroupDialog } from './delete-group-dialog.tsx';
import { GroupDrawer } from './group-drawer.tsx';
import { GroupTable } from './group-table.tsx';
import { useGroups } from './use-groups.ts';

type GroupListProps = { search: string; find: ReactNode; onShowMembers: (group: Group) => void };

export function GroupList({ search, find, onShowMembers }: GroupListProps) {
  const { t } = useTranslation('team');
  const groups = useGroups(search);
  const [edited, setEdited] = useState<Group | 'new' | null>(null);
  const [deleting, setDeleting] = useState<Group | null>(null);
  const isEmpty = groups.data?.length === 0 && !search;
  const add = (
    <Button
      variant="default"
      leftSection={<IconPlus size={16} stroke={1.75} />}
      onClick={() => setEdited('new')}
    >
      {t('groups.new')}
    </Button>
  );
  return (
    <>
      {!isEmpty && <ListToolbar action={add}>{find}</ListToolbar>}
      {groups.isPending ? (
        <ListSkeleton label={t('groups.loading')} />
      ) : groups.isLoadingError ? (
        <LoadFailure error={groups.error} onRetry={groups.refetch} />
      ) : groups.data?.length === 0 ? (
        <EmptyState
          icon={<IconUsersGroup size={28} stroke={1.75} />}
          title={t(isEmpty ? 'groups.empty.title' : 'groups.noMatch.title')}
          text={t(isEmpty ? 'groups.empty.text' : 'groups.noMatch.text')}
          action={isEmpty && add}
        />
      ) : (
        <GroupTable
          groups={groups.data ?? []}
          onEdit={setEdited}
          onDelete={setDeleting}
          onShowMembers={onShowMembers}
        />
      )}
      {edited && (
        <GroupDrawer group={edited === 'new' ? undefined : edited} onClose={() => setEdited(null)} />
      )}
      {deleting && <DeleteGroupDialog group={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}
