/** The table of members and invitations: the columns of the caller, a checkbox before and a menu after them. */
import type { UserSort } from '@parrot/contract/team';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LongTable } from '../../../shared/table/long-table.tsx';
import type { Sorting } from '../../../shared/table/sortable-header.tsx';
import { tourTarget } from '../../../shared/tour/tour-targets.ts';
import type { MemberList } from '../members/use-members.ts';
import classes from './member-table-frame.module.css';

type Column = { name: string; label: string; sort?: UserSort };
type MemberTableFrameProps = {
  label: string;
  members: MemberList;
  columns: Column[];
  sorting: Sorting<UserSort>;
  selectAll: { label: string; checked: boolean; some: boolean; disabled: boolean; onChange: () => void };
  row: (index: number) => ReactNode;
};

const LATEST_FIRST: readonly (UserSort | undefined)[] = ['lastActive', 'since'];

export function MemberTableFrame({ members, columns, ...table }: MemberTableFrameProps) {
  const { t } = useTranslation('team');
  return (
    <LongTable
      {...table}
      list={members}
      columns={[
        ...columns.map((column) => ({
          ...column,
          className: classes[column.name],
          highestFirst: LATEST_FIRST.includes(column.sort),
        })),
        { name: 'acts', label: t('list.columns.acts'), isLabelHidden: true, className: classes.acts },
      ]}
      classNames={{ frame: classes.frame, head: classes.head, select: classes.tick, row: classes.row }}
      frameProps={tourTarget('memberList')}
    />
  );
}
