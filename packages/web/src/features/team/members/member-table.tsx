/** All members of the tenant: loading, failed, empty, or the table with its actions. */
import { Button } from '@mantine/core';
import type { Member, UserSort } from '@parrot/contract/team';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../shared/clock/use-now.ts';
import { IconUsers } from '../../../shared/icons/users.ts';
import { ListSkeleton } from '../../../shared/table/list-skeleton.tsx';
import type { Sorting } from '../../../shared/table/sortable-header.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { useStableCallback } from '../../../shared/ui/use-stable-callback.ts';
import { MemberTableFrame } from '../parts/member-table-frame.tsx';
import { useSelection } from '../parts/use-selection.ts';
import { isSelectable, MemberRow } from './member-row.tsx';
import classes from './member-table.module.css';
import { useMemberActions } from './use-member-actions.tsx';
import { type MemberQuery, useMembers } from './use-members.ts';

const TICK_MS = 30_000;

type MemberTableProps = {
  query: MemberQuery;
  onSort: Sorting<UserSort>['onSort'];
  onShowActivity: (member: Member) => void;
  onClear: () => void;
};

export function MemberTable({ query, onSort, onShowActivity, onClear }: MemberTableProps) {
  const { t } = useTranslation('team');
  const now = useNow(TICK_MS);
  const members = useMembers(query);
  const selection = useSelection(JSON.stringify(query));
  const acts = useMemberActions(selection.keep);
  const [tick, start, showActivity] = [
    useStableCallback(selection.toggle),
    useStableCallback(acts.start),
    useStableCallback(onShowActivity),
  ];
  const { first, total } = members;

  if (first.isPending) return <ListSkeleton label={t('list.loading')} />;
  if (first.isLoadingError) return <LoadFailure error={first.error} onRetry={first.refetch} />;
  return (
    <>
      <p role="status" className={classes.found}>
        {isNarrowed(query) && total > 0 && t('list.found', { count: total })}
      </p>
      {total === 0 ? (
        <EmptyState
          icon={<IconUsers size={28} stroke={1.75} />}
          title={t('list.noMatch.title')}
          text={t('list.noMatch.text')}
          action={
            <Button variant="default" onClick={onClear}>
              {t('list.noMatch.clear')}
            </Button>
          }
        />
      ) : (
        <MemberTableFrame
          label={t('list.label')}
          selectAllLabel={t('list.selectAll')}
          members={members}
          columns={[
            { name: 'name', label: t('list.columns.name'), sort: 'name' },
            { name: 'roles', label: t('list.columns.roles') },
            { name: 'status', label: t('list.columns.status'), sort: 'status' },
            { name: 'lastActive', label: t('list.columns.lastActive'), sort: 'lastActive' },
          ]}
          query={query}
          onSort={onSort}
          selection={selection}
          isSelectable={isSelectable}
          bulkActions={[
            { action: 'inactive', label: t('bulk.inactive') },
            { action: 'active', label: t('bulk.active') },
            { action: 'remove', label: t('bulk.remove'), isDanger: true },
          ]}
          isBusy={acts.isBusy}
          onAction={acts.start}
          row={(member) => (
            <MemberRow
              member={member}
              now={now}
              isSelected={selection.has(member)}
              onSelect={tick}
              onAction={start}
              onShowActivity={showActivity}
            />
          )}
        />
      )}
      {acts.dialogs}
    </>
  );
}

const isNarrowed = ({ search, statuses, roleIds, groupIds }: MemberQuery): boolean =>
  search !== '' || statuses.length + roleIds.length + groupIds.length > 0;
