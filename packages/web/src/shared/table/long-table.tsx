/** A long table: the header, the rows on screen, and the height of those that are not. */
import { Button, Checkbox, Skeleton, Table } from '@mantine/core';
import type { Key, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../http/api-error.ts';
import classes from './long-table.module.css';
import { SortableHeader, type Sorting } from './sortable-header.tsx';
import type { TableColumn } from './table-column.ts';
import type { VirtualRows } from './use-virtual-rows.ts';

type LongTableProps<Sort extends string> = {
  label: string;
  list: {
    rows: Pick<VirtualRows, 'indexes' | 'before' | 'after'> & {
      body: Ref<HTMLTableSectionElement>;
      measure?: VirtualRows['measure'];
    };
    total: number;
    first: { isPlaceholderData: boolean };
    /** A page that could not be loaded. */
    failed?: { error: unknown; refetch: () => unknown } | undefined;
  };
  columns: TableColumn<Sort>[];
  sorting?: Sorting<Sort>;
  /** The checkbox for all rows; absent where rows can't be selected. */
  selectAll?: {
    label: string;
    checked: boolean;
    some: boolean;
    disabled?: boolean;
    onChange: () => void;
  };
  classNames?: { frame?: string; head?: string; select?: string; row?: string };
  frameProps?: Record<`data-${string}`, string>;
  isSelected?: (index: number) => boolean;
  /** The position of a row is its key, unless a row has state of its own. */
  rowKey?: (index: number) => Key;
  /** The cells of a row; undefined while it is being loaded. */
  row: (index: number) => ReactNode;
};

export function LongTable<Sort extends string>(props: LongTableProps<Sort>) {
  const { label, list, columns, sorting, selectAll, classNames = {}, frameProps } = props;
  const { isSelected, rowKey, row } = props;
  const { rows, total, first, failed } = list;
  const { t } = useTranslation('shell');
  const cells = columns.length + (selectAll ? 1 : 0);
  return (
    <div
      {...frameProps}
      className={join(classes.frame, classNames.frame)}
      data-stale={first.isPlaceholderData || undefined}
    >
      <Table layout="fixed" aria-label={label} aria-rowcount={total + 1}>
        <Table.Thead className={join(classes.head, classNames.head)}>
          <Table.Tr aria-rowindex={1}>
            {selectAll && (
              <Table.Th className={classNames.select}>
                <Checkbox
                  size="xs"
                  aria-label={selectAll.label}
                  checked={selectAll.checked}
                  indeterminate={selectAll.some && !selectAll.checked}
                  disabled={selectAll.disabled}
                  onChange={selectAll.onChange}
                />
              </Table.Th>
            )}
            {columns.map((column) => (
              <SortableHeader key={column.name} column={column} sorting={sorting} />
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody ref={rows.body}>
          <Spacer height={rows.before} />
          {rows.indexes.map((index) => (
            // Plain cells: with hundreds of rows, a component for each makes scrolling slow.
            <tr
              key={rowKey?.(index) ?? index}
              ref={rows.measure}
              data-index={index}
              data-chosen={isSelected?.(index) || undefined}
              aria-rowindex={index + 2}
              className={classNames.row}
            >
              {row(index) ?? <SkeletonCells count={cells} />}
            </tr>
          ))}
          <Spacer height={rows.after} />
        </Table.Tbody>
      </Table>
      {failed && (
        <div className={classes.failure} role="alert">
          {messageOf(failed.error)}
          <Button size="xs" variant="default" onClick={() => failed.refetch()}>
            {t('retry')}
          </Button>
        </div>
      )}
    </div>
  );
}

const join = (...names: (string | undefined)[]): string => names.filter(Boolean).join(' ');

/** Takes the place of the rows that are not rendered. */
const Spacer = ({ height }: { height: number }) =>
  height > 0 && (
    <tr aria-hidden className={classes.spacer}>
      <td style={{ height }} />
    </tr>
  );

const SkeletonCells = ({ count }: { count: number }) => (
  <td colSpan={count}>
    <Skeleton height={16} width="40%" />
  </td>
);
