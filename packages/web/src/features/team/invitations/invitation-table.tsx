/** The open invitations, with the time left for each. */
import type { UserSort } from '@parrot/contract/team';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../shared/clock/use-now.ts';
import { IconMailOpened } from '../../../shared/icons/mail-opened.ts';
import { ListSkeleton } from '../../../shared/table/list-skeleton.tsx';
import type { Sorting } from '../../../shared/table/sortable-header.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { useStableCallback } from '../../../shared/ui/use-stable-callback.ts';
import { useMemberActions } from '../members/use-member-actions.tsx';
import { type MemberQuery, useMembers } from '../members/use-members.ts';
import { MemberTableFrame } from '../parts/member-table-frame.tsx';
import { useSelection } from '../parts/use-selection.ts';
import { InvitationRow } from './invitation-row.tsx';

const TICK_MS = 30_000;

type InvitationTableProps = { query: MemberQuery; isNarrowed: boolean; onSort: Sorting<UserSort>['onSort'] };

export function InvitationTable({ query, isNarrowed, onSort }: InvitationTableProps) {
  const { t } = useTranslation('team');
  const now = useNow(TICK_MS);
  const members = useMembers(query);
  const selection = useSelection(JSON.stringify(query));
  const acts = useMemberActions(selection.keep);
  const [tick, start] = [useStableCallback(selection.toggle), useStableCallback(acts.start)];
  const { first, total } = members;

  if (first.isPending) return <ListSkeleton label={t('invitations.loading')} />;
  if (first.isLoadingError) return <LoadFailure error={first.error} onRetry={first.refetch} />;
  return (
    <>
      {total === 0 ? (
        <EmptyState
          icon={<IconMailOpened size={28} stroke={1.75} />}
          title={t(isNarrowed ? 'invitations.noMatch.title' : 'invitations.empty.title')}
          text={t(isNarrowed ? 'invitations.noMatch.text' : 'invitations.empty.text')}
        />
      ) : (
        <MemberTableFrame
          label={t('invitations.label')}
          selectAllLabel={t('invitations.selectAll')}
          members={members}
          columns={[
            { name: 'email', label: t('invitations.columns.email'), sort: 'emailId' },
            { name: 'given', label: t('invitations.columns.roles') },
            { name: 'invited', label: t('invitations.columns.invited'), sort: 'since' },
            { name: 'link', label: t('invitations.columns.status'), sort: 'status' },
          ]}
          query={query}
          onSort={onSort}
          selection={selection}
          isSelectable={({ manageable }) => manageable}
          bulkActions={[
            { action: 'resend', label: t('bulk.resend') },
            { action: 'deleteInvitation', label: t('bulk.delete'), isDanger: true },
          ]}
          isBusy={acts.isBusy}
          onAction={acts.start}
          row={(member) => (
            <InvitationRow
              member={member}
              now={now}
              isSelected={selection.has(member)}
              isBusy={acts.isBusy}
              onSelect={tick}
              onAction={start}
            />
          )}
        />
      )}
      {acts.dialogs}
    </>
  );
}
