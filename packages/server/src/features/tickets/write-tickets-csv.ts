import type { FieldValue, TagId } from '@parrot/contract/core';
import type { TicketField, TicketRow } from '@parrot/contract/tickets';
import { writeCsv } from '../../platform/index.ts';

const COLUMNS = [
  'number',
  'subject',
  'visitor',
  'status',
  'snoozed until',
  'priority',
  'assignee',
  'tags',
  'app',
  'comments',
  'created',
  'updated',
];

/** `withHead`: only the first part of an export has the column names. */
export const writeTicketsCsv = (
  items: readonly TicketRow[],
  tagNames: ReadonlyMap<TagId, string>,
  fields: readonly TicketField[],
  withHead: boolean,
): string =>
  writeCsv(
    [...COLUMNS, ...fields.map(({ label }) => label)],
    items.map((row) => [
      `T-${row.number}`,
      row.subject,
      row.visitorName,
      row.status,
      row.snoozedUntil ?? '',
      row.priority,
      row.assigneeName ?? '',
      row.tagIds.map((tagId) => tagNames.get(tagId) ?? '').join(', '),
      row.appName,
      String(row.commentCount),
      row.createdAt,
      row.updatedAt,
      ...fields.map(({ fieldId }) => textOf(row.fieldValues[fieldId])),
    ]),
    withHead,
  );

function textOf(value: FieldValue | undefined): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === undefined ? '' : String(value);
}
