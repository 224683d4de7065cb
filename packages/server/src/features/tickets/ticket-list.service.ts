/** The list of tickets as a caller sees it, and its export. */
import { AppError, type TicketFieldId, type TicketId } from '@parrot/contract/core';
import {
  type AssigneeFilter,
  TICKET_SORTS,
  type TicketFilter,
  type TicketRow,
  type TicketSort,
  type TicketSortKey,
} from '@parrot/contract/tickets';
import type { Caller, Platform, Tx } from '../../platform/index.ts';
import { recordActivity } from '../activity/index.ts';
import type { Apps } from '../apps/index.ts';
import { visibilityOf, visibleTo } from '../desk/index.ts';
import { tagNames, tagsOfSessions } from '../tags/index.ts';
import { listGroupNames } from '../team/index.ts';
import { tenantName } from '../tenants/index.ts';
import { isFieldKey, requireField } from './fields/field-conditions.repository.ts';
import { listFields } from './fields/ticket-fields.repository.ts';
import { visibleFields } from './fields/ticket-fields.service.ts';
import { readSubject } from './read-subject.ts';
import * as repository from './ticket-list.repository.ts';
import { presentTicket } from './tickets.present.ts';
import { writeTicketsCsv } from './write-tickets-csv.ts';

/** Bounds the memory of a part, however many tickets there are. */
const PER_PART = 1_000;

type Order = { sortBy: TicketSortKey; descending: boolean; cursor?: string | undefined };
type Wanted = TicketFilter & Order;

export type TicketListService = ReturnType<typeof createTicketList>;

export function createTicketList(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { apps }: { apps: Pick<Apps, 'visibleAppIds'> },
) {
  const readPage = async (tx: Tx, caller: Caller, wanted: Wanted, limit: number) => {
    const { descending, cursor } = wanted;
    const sortBy = await resolveFields(tx, caller, wanted);
    const rows = await repository.listTicketRows(tx, {
      visible: visibleTo(await visibilityOf(tx, caller, apps)),
      filter: { ...filterOf(caller, wanted), now: clock.now() },
      sortBy,
      descending,
      after: cursor === undefined ? null : positionIn(cursor, sortBy, descending),
      limit: limit + 1,
    });
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    return {
      items: await present(tx, caller, page),
      next: last ? cursorOf(repository.positionOf(last, sortBy, descending)) : null,
    };
  };

  return {
    list: (caller: Caller, { limit, ...wanted }: Wanted & { limit: number }) =>
      database.tenant(caller.tenantId, (tx) => readPage(tx, caller, wanted, limit)),

    exportCsv: (caller: Caller, wanted: Wanted): Promise<{ csv: string; next: string | null }> =>
      database.tenant(caller.tenantId, async (tx) => {
        const { items, next } = await readPage(tx, caller, wanted, PER_PART);
        const isFirst = wanted.cursor === undefined;
        if (isFirst)
          await recordActivity(tx, caller, clock.now(), {
            action: 'tenant.ticketsExported',
            subjectId: caller.tenantId,
            subjectName: await tenantName(tx, caller.tenantId),
          });
        const visible = caller.allApps ? 'all' : await apps.visibleAppIds(tx, caller);
        const fields = visibleFields(await listFields(tx, caller.tenantId), visible);
        return { csv: writeTicketsCsv(items, await tagNames(tx), fields, isFirst), next };
      }),
  };
}

async function present(
  tx: Tx,
  { tenantId }: Caller,
  rows: readonly repository.ListedTicket[],
): Promise<TicketRow[]> {
  const isQueued = rows.some(({ waitingGroupId }) => waitingGroupId !== null);
  const groups = isQueued ? await listGroupNames(tx, tenantId) : [];
  const tags = await tagsOfSessions(
    tx,
    rows.map(({ sessionId }) => sessionId),
  );
  const items: TicketRow[] = [];
  for (const row of rows) {
    // Few tickets are opened before the visitor's first message.
    const subject = row.subject || (await readSubject(tx, row.sessionId));
    const { appName, waitingGroupId } = row;
    items.push({
      ...presentTicket({ ...row, subject }),
      appName,
      tagIds: tags.get(row.sessionId) ?? [],
      groupName: groups.find(({ groupId }) => groupId === waitingGroupId)?.groupName ?? null,
    });
  }
  return items;
}

/** What the list is sorted by. A field of the filter that was deleted meanwhile is refused, not ignored. */
async function resolveFields(
  tx: Tx,
  { tenantId }: Caller,
  { fields: filters, sortBy }: Wanted,
): Promise<repository.SortedBy> {
  const isOwn = (key: TicketSortKey): key is TicketFieldId => !TICKET_SORTS.some((sort) => sort === key);
  if (filters.length === 0 && !isOwn(sortBy)) return sortBy as TicketSort;
  const fields = await listFields(tx, tenantId);
  for (const { fieldId } of filters) requireField(fields, fieldId, 'fields');
  return isOwn(sortBy) ? requireField(fields, sortBy, 'sortBy') : (sortBy as TicketSort);
}

function filterOf({ userId }: Caller, wanted: TicketFilter): Omit<repository.ListFilter, 'now'> {
  const { assignees, createdFrom, createdUntil, updatedFrom, updatedUntil, ...filter } = wanted;
  const idOf = (assignee: Exclude<AssigneeFilter, 'nobody'>) => (assignee === 'me' ? userId : assignee);
  return {
    ...filter,
    assigneeIds: assignees.flatMap((assignee) => (assignee === 'nobody' ? [] : idOf(assignee))),
    orUnassigned: assignees.includes('nobody'),
    createdFrom: moment(createdFrom),
    createdUntil: moment(createdUntil),
    updatedFrom: moment(updatedFrom),
    updatedUntil: moment(updatedUntil),
  };
}

const moment = (text: string | null): Date | null => (text === null ? null : new Date(text));

const cursorOf = ({ key, id }: repository.PagePosition): string =>
  Buffer.from(JSON.stringify([key, id])).toString('base64url');

/** A cursor that is not one of ours, or of another order, is refused. */
function positionIn(
  cursor: string,
  sortBy: repository.SortedBy,
  descending: boolean,
): repository.PagePosition {
  const [key, id] = parsed(cursor);
  if (typeof sortBy !== 'string' && typeof id === 'string' && isFieldKey(sortBy, key))
    return { key, id: id as TicketId };
  const notDue = repository.notDue(descending);
  if (sortBy === 'due' && key === notDue && typeof id === 'string')
    return { key: notDue, id: id as TicketId };
  const isMoment = sortBy === 'updated' || sortBy === 'created' || sortBy === 'due';
  const fits = isMoment
    ? typeof key === 'string' && !Number.isNaN(Date.parse(key))
    : Number.isSafeInteger(key) && Math.abs(key as number) < 2 ** 31;
  if (typeof sortBy !== 'string' || !fits || typeof id !== 'string')
    throw new AppError('bad_input', { fields: { cursor: BAD_CURSOR } });
  return { key: isMoment ? new Date(key as string).toISOString() : (key as number), id: id as TicketId };
}

function parsed(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

const BAD_CURSOR = 'This list has changed. Please reload the page.';
