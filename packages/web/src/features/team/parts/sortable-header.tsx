/** The head of a column; where the list can be sorted by it, a button that does so. */
import { Table } from '@mantine/core';
import type { UserSort } from '@parrot/contract/team';
import type { ReactNode } from 'react';
import { IconArrowDown } from '../../../shared/icons/arrow-down.ts';
import { IconArrowUp } from '../../../shared/icons/arrow-up.ts';
import { IconArrowsSort } from '../../../shared/icons/arrows-sort.ts';
import classes from './sortable-header.module.css';

export type Sorting = {
  sortBy: UserSort;
  descending: boolean;
  onSort: (sortBy: UserSort, descending: boolean) => void;
};

/** Of moments one wants the latest first, of names the first letters. */
const LATEST_FIRST: readonly UserSort[] = ['lastActive', 'since'];

type SortHeadProps = {
  sort: UserSort | undefined;
  sorting: Sorting;
  className: string | undefined;
  children: ReactNode;
};

export function SortHead({ sort, sorting, className, children }: SortHeadProps) {
  if (!sort) return <Table.Th className={className}>{children}</Table.Th>;
  const isActive = sorting.sortBy === sort;
  const Icon = !isActive ? IconArrowsSort : sorting.descending ? IconArrowDown : IconArrowUp;
  return (
    <Table.Th
      className={className}
      aria-sort={!isActive ? 'none' : sorting.descending ? 'descending' : 'ascending'}
    >
      <button
        type="button"
        className={classes.sort}
        data-active={isActive || undefined}
        onClick={() => sorting.onSort(sort, isActive ? !sorting.descending : LATEST_FIRST.includes(sort))}
      >
        {children}
        <Icon size={14} stroke={1.75} aria-hidden />
      </button>
    </Table.Th>
  );
}
