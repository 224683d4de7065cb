/** Filters and order of the list of tickets by an own field of the workspace. */
import { badField, type TicketFieldId } from '@parrot/contract/core';
import type { TicketFieldFilter } from '@parrot/contract/tickets';
import { and, eq, exists, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { tickets } from '../tickets.tables.ts';
import type { StoredField } from './ticket-fields.repository.ts';
import { ticketFieldValues as stored } from './ticket-fields.tables.ts';

export function requireField(fields: readonly StoredField[], id: TicketFieldId, name: string): StoredField {
  const field = fields.find((known) => known.id === id);
  if (!field) throw badField(name, 'This field was deleted. Remove it from the filter.');
  return field;
}

export function matchesField(tx: Tx, filter: TicketFieldFilter): SQL {
  const has = (condition?: SQL) =>
    exists(
      tx
        .select({ one: sql`1` })
        .from(stored)
        .where(and(eq(stored.ticketId, tickets.id), eq(stored.fieldId, filter.fieldId), condition)),
    );
  switch (filter.is) {
    case 'anyOf':
      return has(inArray(stored.value, filter.values));
    case 'contains':
      return has(sql`${stored.value} #>> '{}' ilike ${`%${filter.text.replace(/[\\%_]/g, '\\$&')}%`}`);
    case 'between':
      // Compared as JSON: a cast could be evaluated for the values of other fields.
      return has(
        and(
          filter.from === null ? undefined : sql`${stored.value} >= ${JSON.stringify(filter.from)}::jsonb`,
          filter.to === null ? undefined : sql`${stored.value} <= ${JSON.stringify(filter.to)}::jsonb`,
        ),
      );
    case 'empty':
      return not(has());
    case 'notEmpty':
      return has();
  }
}

type Key = { key: SQL; type: SQL };
/** The beginning of a text is enough to sort by; the id of the ticket decides between equal ones. */
const SORTED_CHARACTERS = 60;

/** Tickets without a value come last in both directions. */
export function fieldKey({ id, type, options }: StoredField, descending: boolean): Key {
  const value = sql`(
    select ticket_field_values.value #>> '{}' from ticket_field_values
    where ticket_field_values.ticket_id = ${tickets.id} and ticket_field_values.field_id = ${id})`;
  const last = (high: string, low: string) => (descending ? low : high);
  switch (type) {
    case 'number':
      return {
        key: sql`coalesce(${value}::float8, ${last('Infinity', '-Infinity')}::float8)`,
        type: sql`float8`,
      };
    case 'yesNo':
    case 'choice': {
      const ranks = type === 'yesNo' ? ['false', 'true'] : options;
      const ranked = sql`array(select jsonb_array_elements_text(${JSON.stringify(ranks)}::jsonb))`;
      return {
        key: sql`coalesce(array_position(${ranked}, ${value}), ${last('1000', '0')}::integer)`,
        type: sql`integer`,
      };
    }
    default:
      return {
        key: sql`coalesce('1' || lower(left(${value}, ${SORTED_CHARACTERS}::integer)), ${last('2', '0')})`,
        type: sql`text`,
      };
  }
}

const NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/;

/** Whether a key of a page's position can be compared with those of the field. */
export function isFieldKey({ type }: StoredField, key: unknown): key is string {
  if (typeof key !== 'string' || key.includes('\0')) return false;
  if (type === 'number')
    return /^-?Infinity$/.test(key) || (NUMBER.test(key) && Number.isFinite(Number(key)));
  return type === 'text' || type === 'date' ? true : /^\d{1,4}$/.test(key);
}
