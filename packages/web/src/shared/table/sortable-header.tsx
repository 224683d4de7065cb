/** The header of a column; a button where the list can be sorted by it. */
import { Table } from '@mantine/core';
import { IconArrowDown } from '../icons/arrow-down.ts';
import { IconArrowUp } from '../icons/arrow-up.ts';
import { IconArrowsSort } from '../icons/arrows-sort.ts';
import classes from './sortable-header.module.css';
import type { TableColumn } from './table-column.ts';

export type Sorting<Sort extends string> = {
  sortBy: Sort;
  descending: boolean;
  onSort: (sortBy: Sort, descending: boolean) => void;
};

type SortableHeaderProps<Sort extends string> = {
  column: TableColumn<Sort>;
  sorting: Sorting<Sort> | undefined;
};

export function SortableHeader<Sort extends string>({ column, sorting }: SortableHeaderProps<Sort>) {
  const { label, className, title, sort, highestFirst = false } = column;
  if (!sort || !sorting)
    return (
      <Table.Th className={className} title={title}>
        {column.isLabelHidden ? <span className={classes.hiddenLabel}>{label}</span> : label}
      </Table.Th>
    );
  const isActive = sorting.sortBy === sort;
  const Icon = !isActive ? IconArrowsSort : sorting.descending ? IconArrowDown : IconArrowUp;
  return (
    <Table.Th
      className={className}
      title={title}
      aria-sort={!isActive ? 'none' : sorting.descending ? 'descending' : 'ascending'}
    >
      <button
        type="button"
        className={classes.sort}
        data-active={isActive || undefined}
        onClick={() => sorting.onSort(sort, isActive ? !sorting.descending : highestFirst)}
      >
        {label}
        <Icon size={14} stroke={1.75} aria-hidden />
      </button>
    </Table.Th>
  );
}
