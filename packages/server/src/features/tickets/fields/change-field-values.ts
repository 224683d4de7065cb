/** Sets own fields of the workspace on a ticket, in the caller's transaction and under the ticket's lock. */
import { AppError, type FieldValue, type TicketFieldId } from '@parrot/contract/core';
import type { TicketFieldValues } from '@parrot/contract/tickets';
import type { Tx } from '../../../platform/index.ts';
import { parseValue } from '../../fields/index.ts';
import type { CountedTicket } from '../tickets.repository.ts';
import { storeFieldValue } from './field-values.repository.ts';
import { listFields, missingFields, type StoredField } from './ticket-fields.repository.ts';

export type FieldChange = {
  fieldId: TicketFieldId;
  value: FieldValue | null;
  /** The value that the caller saw. If it is another one now, the change is refused. */
  before?: FieldValue | null;
};

type Ticket = Pick<CountedTicket, 'id' | 'tenantId' | 'appId' | 'fieldValues'>;

/** Returns whether anything has changed. */
export async function changeFieldValues(
  tx: Tx,
  ticket: Ticket,
  changes: readonly FieldChange[],
): Promise<boolean> {
  if (changes.length === 0) return false;
  const { tenantId, id: ticketId } = ticket;
  const fields = await listFields(tx, tenantId);
  let isChanged = false;
  for (const { fieldId, value: written, before } of changes) {
    const field = requireFieldOf(ticket, fields, fieldId);
    const value = written === null || written === '' ? null : parseValue(field, written);
    const stored = storedValueOf(ticket.fieldValues, fieldId);
    if (stored === value) continue;
    if (before !== undefined && before !== stored) throw new AppError('conflict', { message: OVERTAKEN });
    await storeFieldValue(tx, { tenantId, ticketId, fieldId, value });
    isChanged = true;
  }
  return isChanged;
}

/** A ticket is solved by an agent once its required fields have values. */
export async function requireFilledIn(tx: Tx, ticket: Ticket): Promise<void> {
  const missing = await missingFields(tx, ticket);
  if (missing.length > 0)
    throw new AppError('bad_input', {
      fields: { status: `Fill in ${missing.join(', ')} before you solve this ticket.` },
    });
}

export const storedValueOf = (values: TicketFieldValues, fieldId: TicketFieldId): FieldValue | null =>
  values[fieldId] ?? null;

function requireFieldOf({ appId }: Ticket, fields: readonly StoredField[], id: TicketFieldId): StoredField {
  const field = fields.find((known) => known.id === id);
  if (!field) throw new AppError('not_found', { message: GONE });
  if (!field.allApps && !field.appIds.includes(appId))
    throw new AppError('bad_input', { fields: { fieldId: OTHER_APP } });
  return field;
}

const OVERTAKEN = 'Another agent has changed this field. Check its value and try again.';
const GONE = 'This field was deleted.';
const OTHER_APP = 'Tickets of this app don’t have this field.';
