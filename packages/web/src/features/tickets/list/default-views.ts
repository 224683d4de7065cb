/** The views that every agent has. */
import type { TicketQuery } from '@parrot/contract/tickets';
import { EVERY_TICKET } from './ticket-query.ts';

export const DEFAULT_VIEW_NAMES = [
  'myOpen',
  'unassigned',
  'allOpen',
  'overdue',
  'snoozed',
  'recentlySolved',
] as const;
type DefaultView = (typeof DEFAULT_VIEW_NAMES)[number];

export const DEFAULT_VIEWS: Record<DefaultView, TicketQuery> = {
  myOpen: { ...EVERY_TICKET, statuses: ['open'], assignees: ['me'] },
  unassigned: { ...EVERY_TICKET, statuses: ['open'], assignees: ['nobody'] },
  allOpen: { ...EVERY_TICKET, statuses: ['open'] },
  overdue: { ...EVERY_TICKET, due: 'overdue', sortBy: 'due', descending: false },
  snoozed: { ...EVERY_TICKET, statuses: ['snoozed'] },
  recentlySolved: { ...EVERY_TICKET, statuses: ['solved'] },
};

/** Two queries that lead to the same address show the same. */
export const isSameQuery = (one: TicketQuery, other: TicketQuery): boolean =>
  (Object.keys(EVERY_TICKET) as (keyof TicketQuery)[]).every(
    (name) => JSON.stringify(one[name]) === JSON.stringify(other[name]),
  );
