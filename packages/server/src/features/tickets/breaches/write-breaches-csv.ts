import type { Breach } from '@parrot/contract/tickets';
import { writeCsv } from '../../../platform/index.ts';

const COLUMNS = [
  'number',
  'subject',
  'target',
  'priority',
  'due',
  'outcome',
  'met or ended',
  'late by (minutes)',
  'agent',
  'app',
];

/** `withHead`: only the first part of an export has the column names. */
export const writeBreachesCsv = (items: readonly Breach[], withHead: boolean): string =>
  writeCsv(
    COLUMNS,
    items.map((row) => [
      `T-${row.number}`,
      row.subject,
      row.kind === 'firstResponse' ? 'first response' : 'resolution',
      row.priority,
      row.dueAt,
      row.outcome,
      row.stoppedAt ?? '',
      String(row.lateMinutes),
      row.agentName ?? '',
      row.appName,
    ]),
    withHead,
  );
