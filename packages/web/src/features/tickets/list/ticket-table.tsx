/** The rows of the list: dense, selectable, and operated by keys. */
import { Checkbox, Table } from '@mantine/core';
import type { TicketId } from '@parrot/contract/core';
import {
  nextDueOf,
  type TicketField,
  type TicketQuery,
  type TicketRow,
  type TicketSort,
  type TicketSortKey,
} from '@parrot/contract/tickets';
import { type CSSProperties, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useValueText } from '../../../shared/fields/use-value-text.ts';
import { formatDateTime } from '../../../shared/format/format-date-time.ts';
import { SortableHeader } from '../../../shared/table/sortable-header.tsx';
import type { TableColumn } from '../../../shared/table/table-column.ts';
import { TagList } from '../../../shared/tags/tag-list.tsx';
import { DueTimer } from '../../../shared/targets/due-timer.tsx';
import { Pill, type Tone } from '../../../shared/ui/pill.tsx';
import { FIRST_COLUMNS, TICKET_COLUMNS, type TicketColumn, useColumnStore } from './column-store.ts';
import classes from './ticket-table.module.css';
import { useRowKeys } from './use-row-keys.ts';

const SORTS: Partial<Record<TicketColumn, TicketSort>> = {
  number: 'number',
  status: 'status',
  priority: 'priority',
  due: 'due',
  created: 'created',
  updated: 'updated',
};
const TONES: Record<TicketRow['status'], Tone> = {
  open: 'warning',
  pending: 'info',
  snoozed: 'neutral',
  solved: 'ok',
  closed: 'neutral',
};
const TAGS_SHOWN = 3;

type TicketTableProps = {
  fields: readonly TicketField[];
  items: readonly TicketRow[];
  wanted: TicketQuery;
  selected: ReadonlySet<TicketId>;
  isStale: boolean;
  onSort: (sortBy: TicketSortKey, descending: boolean) => void;
  onSelect: (ticketIds: readonly TicketId[], isSelected: boolean) => void;
  onOpen: (ticket: TicketRow) => void;
};

export function TicketTable(props: TicketTableProps) {
  const { fields, items, wanted, selected, isStale, onSort, onSelect, onOpen } = props;
  const { t } = useTranslation('tickets');
  const table = useRef<HTMLDivElement>(null);
  const { hidden, fieldIds } = useColumnStore();
  const shownFields = fields.filter(({ fieldId }) => fieldIds.includes(fieldId));
  const columns = TICKET_COLUMNS.filter((column) => !hidden.includes(column));
  useRowKeys({
    items,
    table,
    onSelect: (ticketId) => onSelect([ticketId], !selected.has(ticketId)),
    onOpen,
  });
  const chosen = items.filter(({ ticketId }) => selected.has(ticketId)).length;
  const sorting = { sortBy: wanted.sortBy, descending: wanted.descending, onSort };
  const header = (column: TicketColumn | 'subject') => {
    const sort = column === 'subject' ? undefined : SORTS[column];
    const described: TableColumn<TicketSortKey> = {
      name: column,
      label: t(`list.columns.${column}`),
      className: classes[column],
      // The next due time first.
      highestFirst: column !== 'due',
      ...(sort && { sort }),
    };
    return <SortableHeader key={column} column={described} sorting={sorting} />;
  };
  const [number, ...others] = columns[0] === 'number' ? columns : [undefined, ...columns];
  return (
    <div
      ref={table}
      className={classes.frame}
      style={{ '--more-columns': columns.length + shownFields.length - FIRST_COLUMNS } as CSSProperties}
      data-stale={isStale || undefined}
    >
      <Table layout="fixed" aria-label={t('list.title')}>
        <Table.Thead className={classes.head}>
          <Table.Tr>
            <Table.Th className={classes.select}>
              <Checkbox
                size="xs"
                aria-label={t('list.selectAll')}
                checked={chosen > 0 && chosen === items.length}
                indeterminate={chosen > 0 && chosen < items.length}
                onChange={() =>
                  onSelect(
                    items.map(({ ticketId }) => ticketId),
                    chosen < items.length,
                  )
                }
              />
            </Table.Th>
            {number && header(number)}
            {header('subject')}
            {others.map((column) => column && header(column))}
            {shownFields.map(({ fieldId, label }) => (
              <SortableHeader
                key={fieldId}
                column={{ name: fieldId, label, title: label, className: classes.field, sort: fieldId }}
                sorting={sorting}
              />
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {items.map((ticket, index) => (
            <tr
              key={ticket.ticketId}
              className={classes.row}
              data-ticket={ticket.ticketId}
              data-chosen={selected.has(ticket.ticketId) || undefined}
              tabIndex={index === 0 ? 0 : -1}
              onClick={() => onOpen(ticket)}
            >
              {/* biome-ignore lint/a11y/useKeyWithClickEvents: the checkbox inside is the control */}
              <td className={classes.select} onClick={(event) => event.stopPropagation()}>
                <Checkbox
                  size="xs"
                  tabIndex={-1}
                  aria-label={t('list.select', { number: ticket.number })}
                  checked={selected.has(ticket.ticketId)}
                  onChange={(event) => onSelect([ticket.ticketId], event.currentTarget.checked)}
                />
              </td>
              {number && <td className={classes.number}>T-{ticket.number}</td>}
              <td className={classes.subject} title={ticket.subject}>
                {ticket.subject}
              </td>
              {others.map((column) => column && <Cell key={column} column={column} ticket={ticket} />)}
              {shownFields.map((field) => (
                <FieldCell key={field.fieldId} field={field} ticket={ticket} />
              ))}
            </tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function FieldCell({ field, ticket }: { field: TicketField; ticket: TicketRow }) {
  const valueText = useValueText();
  const value = ticket.fieldValues[field.fieldId];
  const text = value === undefined ? '' : valueText(field, value);
  return (
    <td className={classes.field} title={text}>
      {text}
    </td>
  );
}

function Cell({ column, ticket }: { column: TicketColumn; ticket: TicketRow }) {
  const { t } = useTranslation('desk-context');
  const className = classes[column];
  switch (column) {
    case 'status':
      return (
        <td className={className}>
          <Pill tone={TONES[ticket.status]} dot>
            {t(`ticket.statuses.${ticket.status}`)}
          </Pill>
        </td>
      );
    case 'priority':
      return (
        <td className={className} data-priority={ticket.priority}>
          {t(`ticket.priorities.${ticket.priority}`)}
        </td>
      );
    case 'due': {
      const due = nextDueOf(ticket.targets);
      return <td className={className}>{due && <DueTimer due={due} />}</td>;
    }
    case 'assignee':
      return (
        <td className={className} data-none={ticket.assigneeId || ticket.groupName ? undefined : true}>
          {ticket.assigneeName ?? ticket.groupName ?? t('ticket.nobody')}
        </td>
      );
    case 'tags':
      return (
        <td className={className}>
          <TagList tagIds={ticket.tagIds} most={TAGS_SHOWN} />
        </td>
      );
    case 'created':
    case 'updated':
      return <td className={className}>{formatDateTime(ticket[`${column}At`])}</td>;
    case 'visitor':
      return <td className={className}>{ticket.visitorName}</td>;
    case 'app':
      return <td className={className}>{ticket.appName}</td>;
    case 'number':
      return <td className={className}>T-{ticket.number}</td>;
  }
}
