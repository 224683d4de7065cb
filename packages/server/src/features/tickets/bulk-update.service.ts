/** Changes many tickets. Each is checked alone and changed in its own transaction. */
import { AppError, type TicketId, type UserId } from '@parrot/contract/core';
import type { BulkChange, TicketFieldValues } from '@parrot/contract/tickets';
import type { Caller, Platform } from '../../platform/index.ts';
import type { Desk } from '../desk/index.ts';
import { type ChangeTags, tagsOfSessions } from '../tags/index.ts';
import { storedValueOf } from './fields/change-field-values.ts';
import type { TicketsService } from './tickets.service.ts';

type BulkInput = { ticketIds: TicketId[]; change: BulkChange };
type Failure = { ticketId: TicketId; reason: string };
type BulkResult = { changed: number; failed: Failure[]; undo: BulkInput[] };

export type BulkUpdate = (caller: Caller, input: BulkInput) => Promise<BulkResult>;

export type BulkNeeds = {
  changeTags: ChangeTags;
  moveToGroup: Desk['transitions']['moveToGroupIn'];
};
type Needs = BulkNeeds & { tickets: Pick<TicketsService, 'apply' | 'requireTicket'> };
type Changed = {
  /** Restores what was changed; null if nothing of it can be restored. */
  undo: BulkChange | null;
};

export const createBulkUpdate = (
  { database, log }: Pick<Platform, 'database' | 'log'>,
  { tickets, changeTags, moveToGroup }: Needs,
): BulkUpdate => {
  /** Null if nothing had to be changed. */
  const changeOne = (caller: Caller, id: TicketId, change: BulkChange): Promise<Changed | null> =>
    database.tenant(caller.tenantId, async (tx) => {
      const { addTags, removeTags, toGroup, ...fields } = change;
      let isMoved = false;
      if (toGroup) {
        // The conversation is locked before its ticket, as by everything that locks both.
        const { session } = await tickets.requireTicket(tx, caller, id);
        isMoved = await moveToGroup(tx, caller, session.id, toGroup);
      }
      const requested = { ...fields, followsOwner: toGroup !== undefined };
      const { before, session, isChanged } = await tickets.apply(tx, caller, id, requested);
      const had = (await tagsOfSessions(tx, [session.id])).get(session.id) ?? [];
      await changeTags(tx, session, { add: addTags, remove: removeTags }, caller.userId);
      const added = addTags.filter((tagId) => !had.includes(tagId) && !removeTags.includes(tagId));
      const removed = removeTags.filter((tagId) => had.includes(tagId));
      if (!isMoved && !isChanged && added.length === 0 && removed.length === 0) return null;
      const undo = { ...previousOf(before, fields), addTags: removed, removeTags: added };
      return { undo: isEmpty(undo) ? null : undo };
    });

  return async (caller, { ticketIds, change }) => {
    const result: BulkResult = { changed: 0, failed: [], undo: [] };
    const undo = new Map<string, BulkInput>();
    for (const ticketId of new Set(ticketIds)) {
      try {
        const changed = await changeOne(caller, ticketId, change);
        if (!changed) continue;
        result.changed += 1;
        const previous = changed.undo;
        if (!previous) continue;
        const key = JSON.stringify(previous);
        const group = undo.get(key) ?? { ticketIds: [], change: previous };
        group.ticketIds.push(ticketId);
        undo.set(key, group);
      } catch (error) {
        if (!(error instanceof AppError))
          log.error({ err: error, ticketId }, 'bulk change of a ticket failed');
        result.failed.push({ ticketId, reason: error instanceof AppError ? error.message : OUR_FAULT });
      }
    }
    return { ...result, undo: [...undo.values()] };
  };
};

type Before = {
  fieldValues: TicketFieldValues;
  status: BulkChange['status'] | 'closed';
  snoozedUntil: Date | null;
  priority: NonNullable<BulkChange['priority']>;
  assigneeId: UserId | null;
};

/** The previous values of the fields that were requested. */
const previousOf = (before: Before, requested: Omit<BulkChange, 'addTags' | 'removeTags' | 'toGroup'>) => ({
  fieldValues: requested.fieldValues.map(({ fieldId }) => ({
    fieldId,
    value: storedValueOf(before.fieldValues, fieldId),
  })),
  ...(requested.status !== undefined &&
    before.status !== 'closed' && {
      status: before.status,
      ...(before.snoozedUntil && { snoozedUntil: before.snoozedUntil.toISOString() }),
    }),
  ...(requested.priority !== undefined && { priority: before.priority }),
  ...(requested.assigneeId !== undefined && { assigneeId: before.assigneeId }),
});

const isEmpty = (change: BulkChange): boolean =>
  Object.values(change).every((value) => Array.isArray(value) && value.length === 0);

const OUR_FAULT = 'Something went wrong. Please try again.';
