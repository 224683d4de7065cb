/** What the list of tickets shows, as its address contains it and as the server is asked. */
import { appId, LIMITS, tagId, ticketFieldId, userId } from '@parrot/contract/core';
import {
  type DayRange,
  DUE_FILTERS,
  TICKET_PRIORITIES,
  TICKET_SORTS,
  TICKET_STATUSES,
  type TicketField,
  type TicketFieldFilter,
  type TicketFilter,
  type TicketQuery,
  ticketFieldFilter,
} from '@parrot/contract/tickets';

const ANY_DAY: DayRange = { from: '', to: '' };

export const EVERY_TICKET: TicketQuery = {
  statuses: [],
  priorities: [],
  assignees: [],
  appIds: [],
  tagIds: [],
  fields: [],
  created: ANY_DAY,
  updated: ANY_DAY,
  due: 'any',
  text: '',
  sortBy: 'updated',
  descending: true,
};

const among = <Value extends string>(values: readonly Value[], text: string | null): Value[] =>
  values.filter((value) => text?.split(',').includes(value));

type Parser<Value> = { safeParse: (text: string) => { data?: Value | undefined } };
const idsIn = <Id>(shape: Parser<Id>, text: string | null, most: number): Id[] =>
  [...new Set(text?.split(',') ?? [])].flatMap((id) => shape.safeParse(id).data ?? []).slice(0, most);

const DAY = /^(\d{4}-\d{2}-\d{2})?$/;
function rangeIn(text: string | null): DayRange {
  const [from = '', to = ''] = text?.split('..') ?? [];
  return DAY.test(from) && DAY.test(to) ? { from, to } : ANY_DAY;
}

function fieldsIn(text: string | null): TicketFieldFilter[] {
  try {
    const read: unknown = JSON.parse(text ?? '[]');
    const found = Array.isArray(read) ? read : [];
    return found.flatMap((one) => ticketFieldFilter.safeParse(one).data ?? []).slice(0, LIMITS.fieldFilters);
  } catch {
    return [];
  }
}

/** Without fields that were deleted, which addresses and open lists may still name. */
export function withKnownFields(wanted: TicketQuery, known: readonly TicketField[]): TicketQuery {
  const isKnown = (id: string) => known.some(({ fieldId }) => fieldId === id);
  const isSorted = TICKET_SORTS.some((sort) => sort === wanted.sortBy) || isKnown(wanted.sortBy);
  const fields = wanted.fields.filter(({ fieldId }) => isKnown(fieldId));
  if (isSorted && fields.length === wanted.fields.length) return wanted;
  return { ...wanted, fields, ...(!isSorted && { sortBy: EVERY_TICKET.sortBy, descending: true }) };
}

/** Ignores invalid parts. */
export function readTicketQuery(query: URLSearchParams): TicketQuery {
  const assignees = query.get('assignee');
  return {
    statuses: among(TICKET_STATUSES, query.get('status')),
    priorities: among(TICKET_PRIORITIES, query.get('priority')),
    assignees: [...among(['me', 'nobody'] as const, assignees), ...idsIn(userId, assignees, LIMITS.bulk - 2)],
    appIds: idsIn(appId, query.get('app'), LIMITS.bulk),
    tagIds: idsIn(tagId, query.get('tags'), LIMITS.tagsPerConversation),
    fields: fieldsIn(query.get('fields')),
    created: rangeIn(query.get('created')),
    updated: rangeIn(query.get('updated')),
    due: DUE_FILTERS.find((due) => due === query.get('due')) ?? EVERY_TICKET.due,
    text: (query.get('q') ?? '').slice(0, LIMITS.searchText.max),
    sortBy:
      TICKET_SORTS.find((sort) => sort === query.get('sort')) ??
      ticketFieldId.safeParse(query.get('sort')).data ??
      EVERY_TICKET.sortBy,
    descending: query.get('order') !== 'asc',
  };
}

/** Only what differs from the list of every ticket is in the address. */
export function writeTicketQuery(query: URLSearchParams, wanted: TicketQuery): void {
  const set = (name: string, value: string) => (value ? query.set(name, value) : query.delete(name));
  const days = ({ from, to }: DayRange) => (from || to ? `${from}..${to}` : '');
  set('status', wanted.statuses.join(','));
  set('priority', wanted.priorities.join(','));
  set('assignee', wanted.assignees.join(','));
  set('app', wanted.appIds.join(','));
  set('tags', wanted.tagIds.join(','));
  set('fields', wanted.fields.length > 0 ? JSON.stringify(wanted.fields) : '');
  set('created', days(wanted.created));
  set('updated', days(wanted.updated));
  set('due', wanted.due === EVERY_TICKET.due ? '' : wanted.due);
  set('q', wanted.text);
  set('sort', wanted.sortBy === EVERY_TICKET.sortBy ? '' : wanted.sortBy);
  set('order', wanted.descending ? '' : 'asc');
}

const startOf = (day: string, later: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
};
const untilEndOf = (day: string): string | null =>
  day ? new Date(Date.parse(startOf(day, 1)) - 1).toISOString() : null;

/** In the terms of the contract. */
export function ticketFilterOf(
  wanted: TicketQuery,
): TicketFilter & Pick<TicketQuery, 'sortBy' | 'descending'> {
  const { created, updated, ...rest } = wanted;
  return {
    ...rest,
    createdFrom: created.from ? startOf(created.from, 0) : null,
    createdUntil: untilEndOf(created.to),
    updatedFrom: updated.from ? startOf(updated.from, 0) : null,
    updatedUntil: untilEndOf(updated.to),
  };
}
