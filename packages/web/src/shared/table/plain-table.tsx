/** A short table: a header and its rows in a frame. */
import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './plain-table.module.css';
import { SortableHeader } from './sortable-header.tsx';
import type { TableColumn } from './table-column.ts';

type PlainTableProps = {
  label?: string;
  columns: TableColumn[];
  /** Columns as wide as their content, rows as high as theirs, and a table also on narrow screens. */
  isDense?: boolean;
  children: ReactNode;
};

export const PlainTable = ({ label, columns, isDense = false, children }: PlainTableProps) => (
  <div className={isDense ? classes.frame : `${classes.frame} ${classes.table}`}>
    <Table layout={isDense ? 'auto' : 'fixed'} aria-label={label}>
      <Table.Thead>
        <Table.Tr>
          {columns.map((column) => (
            <SortableHeader key={column.name} column={column} sorting={undefined} />
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>{children}</Table.Tbody>
    </Table>
  </div>
);
