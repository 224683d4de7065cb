/** The list of tickets: those of visible sessions, page by page. */
import type { AppId, GroupId, TagId, TicketId, UserId } from '@parrot/contract/core';
import type {
  DueFilter,
  TicketFieldFilter,
  TicketPriority,
  TicketSort,
  TicketStatus,
} from '@parrot/contract/tickets';
import { TICKET_PRIORITIES, TICKET_STATUSES } from '@parrot/contract/tickets';
import {
  and,
  eq,
  getTableColumns,
  gte,
  ilike,
  inArray,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '../../platform/index.ts';
import { appsTable } from '../apps/index.ts';
import { sessionsTable as sessions, visitorsTable as visitors } from '../conversations/index.ts';
import { hasAnyTag } from '../tags/index.ts';
import { users } from '../users/index.ts';
import { fieldKey, matchesField } from './fields/field-conditions.repository.ts';
import { fieldValuesColumn } from './fields/field-values.repository.ts';
import type { StoredField } from './fields/ticket-fields.repository.ts';
import { isBreachedTicket, targetsColumn } from './targets/ticket-targets.repository.ts';
import { commentCount } from './tickets.repository.ts';
import { tickets } from './tickets.tables.ts';

export type ListFilter = {
  statuses: readonly TicketStatus[];
  priorities: readonly TicketPriority[];
  assigneeIds: readonly UserId[];
  /** Also unassigned tickets. */
  orUnassigned: boolean;
  appIds: readonly AppId[];
  tagIds: readonly TagId[];
  fields: readonly TicketFieldFilter[];
  createdFrom: Date | null;
  createdUntil: Date | null;
  updatedFrom: Date | null;
  updatedUntil: Date | null;
  text: string;
  due: DueFilter;
  now: Date;
};

/** The last row of the previous page: what it was sorted by, and its id. */
export type PagePosition = { key: string | number; id: TicketId };

/** An own field of the workspace, or one that every ticket has. */
export type SortedBy = TicketSort | StoredField;

type Page = {
  visible: SQL | undefined;
  filter: ListFilter;
  sortBy: SortedBy;
  descending: boolean;
  after: PagePosition | null;
  limit: number;
};

const assignees = alias(users, 'assignees');

/** By meaning, not by alphabet. */
const rankOf = (column: SQL, values: readonly string[]): SQL =>
  sql`array_position(array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[], ${column})`;

/** Tickets that are not due come last, in both directions. */
export const notDue = (descending: boolean) => (descending ? '-infinity' : 'infinity');

const KEYS: Record<Exclude<TicketSort, 'due'>, { key: SQL; type: SQL }> = {
  updated: { key: sql`${tickets.updatedAt}`, type: sql`timestamptz` },
  created: { key: sql`${tickets.createdAt}`, type: sql`timestamptz` },
  number: { key: sql`${tickets.number}`, type: sql`integer` },
  priority: { key: rankOf(sql`${tickets.priority}`, TICKET_PRIORITIES), type: sql`integer` },
  status: { key: rankOf(sql`${tickets.status}`, TICKET_STATUSES), type: sql`integer` },
};

const keyOf = (sortBy: TicketSort, descending: boolean): { key: SQL; type: SQL } =>
  sortBy === 'due'
    ? { key: sql`coalesce(${tickets.dueAt}, ${sql.raw(`'${notDue(descending)}'`)})`, type: sql`timestamptz` }
    : KEYS[sortBy];

export type ListedTicket = Awaited<ReturnType<typeof listTicketRows>>[number];

export function listTicketRows(tx: Tx, { visible, filter, sortBy, descending, after, limit }: Page) {
  const { key, type } = typeof sortBy === 'string' ? keyOf(sortBy, descending) : fieldKey(sortBy, descending);
  const direction = descending ? sql`desc` : sql`asc`;
  const beyond = descending ? sql`<` : sql`>`;
  const isAfter = after && sql`(${key}, ${tickets.id}) ${beyond} (${after.key}::${type}, ${after.id})`;
  return tx
    .select({
      ...getTableColumns(tickets),
      commentCount: commentCount.mapWith(Number),
      fieldValues: fieldValuesColumn,
      fieldKey: typeof sortBy === 'string' ? sql<string>`''` : sql<string>`(${key})::text`,
      targets: targetsColumn,
      visitorName: visitors.name,
      appName: appsTable.name,
      assigneeName: assignees.name,
      waitingGroupId: sql<GroupId | null>`case when ${sessions.status} = 'UNASSIGNED' then ${sessions.groupId} end`,
    })
    .from(tickets)
    .innerJoin(sessions, eq(sessions.id, tickets.sessionId))
    .innerJoin(visitors, eq(visitors.id, sessions.visitorId))
    .innerJoin(appsTable, eq(appsTable.id, tickets.appId))
    .leftJoin(assignees, eq(assignees.id, tickets.assigneeId))
    .where(and(visible, matches(tx, filter), isAfter ?? undefined))
    .orderBy(sql`${key} ${direction}`, sql`${tickets.id} ${direction}`)
    .limit(limit);
}

/** What a page is continued by after this row. */
export function positionOf(row: ListedTicket, sortBy: SortedBy, descending: boolean): PagePosition {
  if (typeof sortBy !== 'string') return { key: row.fieldKey, id: row.id };
  const keys: Record<TicketSort, string | number> = {
    updated: row.updatedAt.toISOString(),
    created: row.createdAt.toISOString(),
    number: row.number,
    priority: TICKET_PRIORITIES.indexOf(row.priority) + 1,
    status: TICKET_STATUSES.indexOf(row.status) + 1,
    due: row.dueAt?.toISOString() ?? notDue(descending),
  };
  return { key: keys[sortBy], id: row.id };
}

const matches = (tx: Tx, filter: ListFilter): SQL | undefined =>
  and(
    filter.statuses.length > 0 ? inArray(tickets.status, [...filter.statuses]) : undefined,
    filter.priorities.length > 0 ? inArray(tickets.priority, [...filter.priorities]) : undefined,
    isAssigned(filter),
    filter.appIds.length > 0 ? inArray(tickets.appId, [...filter.appIds]) : undefined,
    filter.tagIds.length > 0 ? hasAnyTag(tx, tickets.sessionId, filter.tagIds) : undefined,
    ...filter.fields.map((one) => matchesField(tx, one)),
    filter.createdFrom ? gte(tickets.createdAt, filter.createdFrom) : undefined,
    filter.createdUntil ? lte(tickets.createdAt, filter.createdUntil) : undefined,
    filter.updatedFrom ? gte(tickets.updatedAt, filter.updatedFrom) : undefined,
    filter.updatedUntil ? lte(tickets.updatedAt, filter.updatedUntil) : undefined,
    isDue(filter),
    filter.text === '' ? undefined : contains(filter.text),
  );

function isDue({ due, now }: ListFilter): SQL | undefined {
  switch (due) {
    case 'any':
      return undefined;
    case 'soon':
      return and(lte(tickets.warnAt, now), gte(tickets.dueAt, now));
    case 'overdue':
      return lt(tickets.dueAt, now);
    case 'breached':
      return isBreachedTicket(now);
  }
}

const isAssigned = ({ assigneeIds, orUnassigned }: ListFilter): SQL | undefined =>
  or(
    assigneeIds.length > 0 ? inArray(tickets.assigneeId, [...assigneeIds]) : undefined,
    orUnassigned ? isNull(tickets.assigneeId) : undefined,
  );

const TICKET_NUMBER = /^(?:t-|#)?(\d{1,9})$/i;

function contains(text: string): SQL | undefined {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const [, number] = TICKET_NUMBER.exec(text) ?? [];
  return or(
    ilike(tickets.subject, pattern),
    ilike(visitors.name, pattern),
    number ? eq(tickets.number, Number(number)) : undefined,
  );
}
