/** A long table of people: head, the rows on screen, and the room of those that are not. */
import { Button, Checkbox, Skeleton, Table } from '@mantine/core';
import type { UserSort } from '@parrot/contract/team';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../shared/http/api-error.ts';
import { tourPlace } from '../../../shared/tour/tour-targets.ts';
import type { PeopleList } from '../members/use-members.ts';
import classes from './member-table-frame.module.css';
import { SortHead, type Sorting } from './sortable-header.tsx';

type Column = { name: string; label: string; sort?: UserSort };
type PeopleFrameProps = {
  label: string;
  people: PeopleList;
  columns: Column[];
  sorting: Sorting;
  /** The tick for all; none where nobody can be ticked. */
  ticks: { label: string; checked: boolean; some: boolean; disabled: boolean; onChange: () => void };
  row: (index: number) => ReactNode;
};

export function PeopleFrame({ label, people, columns, sorting, ticks, row }: PeopleFrameProps) {
  const { rows, total, failed, first } = people;
  const { t } = useTranslation('team');
  return (
    <div
      className={classes.frame}
      data-stale={first.isPlaceholderData || undefined}
      {...tourPlace('memberList')}
    >
      <Table layout="fixed" aria-label={label} aria-rowcount={total + 1}>
        <Table.Thead className={classes.head}>
          <Table.Tr aria-rowindex={1}>
            <Table.Th className={classes.tick}>
              <Checkbox
                size="xs"
                aria-label={ticks.label}
                checked={ticks.checked}
                indeterminate={ticks.some && !ticks.checked}
                disabled={ticks.disabled}
                onChange={ticks.onChange}
              />
            </Table.Th>
            {columns.map(({ name, label: words, sort }) => (
              <SortHead key={name} className={classes[name]} sort={sort} sorting={sorting}>
                {words}
              </SortHead>
            ))}
            <Table.Th className={classes.acts}>
              <span className={classes.unseen}>{t('list.columns.acts')}</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody ref={rows.body}>
          <Room height={rows.before} />
          {rows.indexes.map((index) => (
            // Plain cells: with hundreds of them, a component each is felt while scrolling.
            <tr
              key={index}
              ref={rows.measure}
              data-index={index}
              aria-rowindex={index + 2}
              className={classes.row}
            >
              {row(index) ?? <WaitingCells columns={columns.length + 2} />}
            </tr>
          ))}
          <Room height={rows.after} />
        </Table.Tbody>
      </Table>
      {failed && (
        <div className={classes.failure} role="alert">
          {messageOf(failed.error)}
          <Button size="xs" variant="default" onClick={() => failed.refetch()}>
            {t('retry', { ns: 'shell' })}
          </Button>
        </div>
      )}
    </div>
  );
}

const Room = ({ height }: { height: number }) =>
  height > 0 && (
    <tr aria-hidden className={classes.room}>
      <td style={{ height }} />
    </tr>
  );

const WaitingCells = ({ columns }: { columns: number }) => (
  <td colSpan={columns}>
    <Skeleton height={16} width="40%" />
  </td>
);
