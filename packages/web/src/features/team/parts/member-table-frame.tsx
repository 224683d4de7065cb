/**
 * The table of members or invitations: the caller's columns between a checkbox and a menu, and the bulk
 * actions.
 */
import type { Member, UserSort } from '@parrot/contract/team';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LongTable } from '../../../shared/table/long-table.tsx';
import { tourTarget } from '../../../shared/tour/tour-targets.ts';
import type { MemberAction, StartMemberAction } from '../members/use-member-actions.tsx';
import type { MemberList, MemberQuery } from '../members/use-members.ts';
import { BulkBar } from './bulk-bar.tsx';
import classes from './member-table-frame.module.css';
import type { useSelection } from './use-selection.ts';

type Column = { name: string; label: string; sort?: UserSort };
type MemberTableFrameProps = {
  label: string;
  selectAllLabel: string;
  members: MemberList;
  columns: Column[];
  query: MemberQuery;
  onSort: (sortBy: UserSort, descending: boolean) => void;
  selection: ReturnType<typeof useSelection>;
  isSelectable: (member: Member) => boolean;
  bulkActions: { action: MemberAction; label: string; isDanger?: boolean }[];
  isBusy: boolean;
  onAction: StartMemberAction;
  row: (member: Member) => ReactNode;
};

const LATEST_FIRST: readonly (UserSort | undefined)[] = ['lastActive', 'since'];

export function MemberTableFrame(props: MemberTableFrameProps) {
  const { label, selectAllLabel, members, columns, query, onSort, selection, isSelectable } = props;
  const { bulkActions, isBusy, onAction, row } = props;
  const { t } = useTranslation('team');
  const { chosen } = selection;
  const selectable = members.loaded().filter(isSelectable);
  return (
    <>
      <LongTable
        label={label}
        list={members}
        columns={[
          ...columns.map((column) => ({
            ...column,
            className: classes[column.name],
            highestFirst: LATEST_FIRST.includes(column.sort),
          })),
          { name: 'acts', label: t('list.columns.acts'), isLabelHidden: true, className: classes.acts },
        ]}
        sorting={{ sortBy: query.sortBy, descending: query.descending, onSort }}
        selectAll={{
          label: selectAllLabel,
          checked: selectable.length > 0 && selectable.every(selection.has),
          some: chosen.length > 0,
          disabled: selectable.length === 0,
          onChange: () => selection.choose(chosen.length > 0 ? [] : selectable),
        }}
        classNames={{ frame: classes.frame, head: classes.head, select: classes.tick, row: classes.row }}
        frameProps={tourTarget('memberList')}
        row={(index) => {
          const member = members.at(index);
          return member && row(member);
        }}
      />
      {chosen.length > 0 && (
        <BulkBar
          count={chosen.length}
          busy={isBusy}
          onClear={selection.clear}
          acts={bulkActions.map(({ action, label: name, isDanger }) => ({
            name,
            isDanger,
            onClick: () => onAction(action, chosen),
          }))}
        />
      )}
    </>
  );
}
