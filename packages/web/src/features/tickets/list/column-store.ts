/** The columns that the agent wants to see; stored in this browser. */
import type { TicketFieldId } from '@parrot/contract/core';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** In the order of the list. The subject is always shown. */
export const TICKET_COLUMNS = [
  'number',
  'visitor',
  'status',
  'priority',
  'due',
  'assignee',
  'tags',
  'app',
  'created',
  'updated',
] as const;
export type TicketColumn = (typeof TICKET_COLUMNS)[number];

/** Own fields of the workspace are shown if they were chosen. */
type Columns = { hidden: TicketColumn[]; fieldIds: TicketFieldId[] };

const FIRST_HIDDEN: TicketColumn[] = ['created'];
/** How many columns are shown until the agent chooses. */
export const FIRST_COLUMNS = TICKET_COLUMNS.length - FIRST_HIDDEN.length;

export const useColumnStore = create<Columns>()(
  persist((): Columns => ({ hidden: FIRST_HIDDEN, fieldIds: [] }), { name: 'parrot-ticket-columns' }),
);

export function toggleColumn(column: TicketColumn): void {
  useColumnStore.setState(({ hidden }) => ({
    hidden: hidden.includes(column) ? hidden.filter((one) => one !== column) : [...hidden, column],
  }));
}

export function toggleField(fieldId: TicketFieldId): void {
  useColumnStore.setState(({ fieldIds }) => ({
    fieldIds: fieldIds.includes(fieldId) ? fieldIds.filter((one) => one !== fieldId) : [...fieldIds, fieldId],
  }));
}
