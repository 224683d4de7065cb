/** Merges a ticket into another. Of two agents who merge the same tickets at once, one wins. */
import { AppError, badField, type TicketId, type UserSessionId } from '@parrot/contract/core';
import type { TicketLinks } from '@parrot/contract/tickets';
import type { Caller, Platform, Tx } from '../../../platform/index.ts';
import { type ChangeTags, tagsOfSessions } from '../../tags/index.ts';
import { copyMissingValues } from '../fields/field-values.repository.ts';
import type { TicketTargets } from '../targets/ticket-targets.ts';
import { lockTicket, updateTicketRow } from '../tickets.repository.ts';
import type { TicketsService } from '../tickets.service.ts';
import { findLink, mergedFrom, moveComments, moveMerged } from './merge-tickets.repository.ts';

/** Adds a note to a conversation in the caller's transaction. */
export type AddNote = (
  tx: Tx,
  caller: Caller,
  id: UserSessionId,
  note: { clientId: string; value: string },
) => Promise<unknown>;

type Needs = {
  tickets: Pick<TicketsService, 'requireTicket' | 'publishChange'>;
  targets: Pick<TicketTargets, 'follow'>;
  changeTags: ChangeTags;
  addNote: AddNote;
};

export type MergeTickets = ReturnType<typeof createMergeTickets>;

export function createMergeTickets(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { tickets, targets, changeTags, addNote }: Needs,
) {
  const linksOf = async (tx: Tx, id: TicketId, mergedInto: TicketId | null): Promise<TicketLinks> => ({
    mergedInto: mergedInto ? ((await findLink(tx, mergedInto)) ?? null) : null,
    mergedFrom: await mergedFrom(tx, id),
  });

  return {
    links: (caller: Caller, id: TicketId): Promise<TicketLinks> =>
      database.tenant(caller.tenantId, async (tx) => {
        const { ticket } = await tickets.requireTicket(tx, caller, id);
        return linksOf(tx, id, ticket.mergedInto);
      }),

    merge: (caller: Caller, fromId: TicketId, intoId: TicketId): Promise<TicketLinks> =>
      database.tenant(caller.tenantId, async (tx) => {
        if (fromId === intoId) throw badField('intoTicketId', 'Please choose another ticket.');
        // Always in the same order, so that two merges of the same tickets wait for each other.
        for (const id of [fromId, intoId].sort()) await lockTicket(tx, id);
        const from = await tickets.requireTicket(tx, caller, fromId);
        const into = await tickets.requireTicket(tx, caller, intoId);
        for (const { ticket } of [from, into])
          if (ticket.mergedInto) throw await alreadyMerged(tx, ticket.number, ticket.mergedInto);

        await moveComments(tx, fromId, intoId);
        await copyMissingValues(tx, fromId, intoId);
        await moveMerged(tx, fromId, intoId);
        const moved = (await tagsOfSessions(tx, [from.session.id])).get(from.session.id) ?? [];
        await changeTags(tx, into.session, { add: moved, remove: [] }, caller.userId);
        await changeTags(tx, from.session, { add: [], remove: moved }, caller.userId);
        const now = clock.now();
        await updateTicketRow(tx, fromId, {
          status: 'closed',
          statusByHand: true,
          statusAt: now,
          snoozedUntil: null,
          mergedInto: intoId,
          revision: from.ticket.revision + 1,
          updatedAt: now,
        });
        await targets.follow(tx, from.session, fromId);
        await updateTicketRow(tx, intoId, { updatedAt: now });
        const note = {
          clientId: `merge-${fromId}`,
          value: `T-${from.ticket.number} was merged into T-${into.ticket.number}.`,
        };
        await addNote(tx, caller, from.session.id, note);
        await addNote(tx, caller, into.session.id, note);
        await tickets.publishChange(tx, from.session, fromId, { before: from.ticket });
        await tickets.publishChange(tx, into.session, intoId);
        return linksOf(tx, intoId, null);
      }),
  };
}

async function alreadyMerged(tx: Tx, number: number, into: TicketId): Promise<AppError> {
  const target = await findLink(tx, into);
  return new AppError('conflict', {
    message: `T-${number} was already merged into T-${target?.number ?? 0}.`,
  });
}
