/** A short table: a header and its rows in a frame. */
import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './plain-table.module.css';
import { SortableHeader } from './sortable-header.tsx';
import type { TableColumn } from './table-column.ts';

type PlainTableProps = { label: string; columns: TableColumn[]; children: ReactNode };

export const PlainTable = ({ label, columns, children }: PlainTableProps) => (
  <div className={classes.table}>
    <Table layout="fixed" aria-label={label}>
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
