/** Fields of the demo's tickets, and values of some, as their subjects suggest. */
import { DAY_MS, type TicketFieldId } from '@parrot/contract/core';
import { newTicketField, type TicketRow } from '@parrot/contract/tickets';
import type { Caller } from '../../platform/index.ts';
import type { ParrotServer } from '../create-server.ts';

const RESOLUTIONS = ['Refund', 'Replacement', 'Advice', 'Other'];
const FIELDS = {
  order: { label: 'Order number', type: 'text' },
  resolution: { label: 'Resolution', type: 'choice', options: RESOLUTIONS },
  warranty: { label: 'Under warranty', type: 'yesNo' },
  callBack: { label: 'Call back on', type: 'date' },
} as const;

const ABOUT_ORDER =
  /deliver|order|parcel|return|refund|liefer|paket|bestell|zurück|envío|pedido|devol|livr|colis|commande|retour|lever|paket|retur/i;
const ABOUT_DAMAGE = /broken|damaged|scratch|kaputt|defekt|roto|dañad|cass|abîm|trasig|skad/i;
const FILLED_IN = 12;

export async function seedTicketFields(
  { slices: { tickets }, platform: { clock } }: ParrotServer,
  owner: Caller,
  items: readonly TicketRow[],
  stopping: AbortSignal,
): Promise<void> {
  const ids = new Map<string, TicketFieldId>();
  for (const [name, field] of Object.entries(FIELDS)) {
    const { fieldId } = await tickets.fields.add(owner, newTicketField.parse({ options: [], ...field }));
    ids.set(name, fieldId);
  }
  const tomorrow = new Date(clock.now().getTime() + DAY_MS).toISOString().slice(0, 10);
  const about = items.filter(({ subject }) => ABOUT_ORDER.test(subject) || ABOUT_DAMAGE.test(subject));
  for (const { ticketId, number, subject, status } of about.slice(0, FILLED_IN)) {
    stopping.throwIfAborted();
    const isDamaged = ABOUT_DAMAGE.test(subject);
    const values: Record<string, string | boolean> = {
      order: String(48_000 + number * 7),
      ...(isDamaged && { warranty: true }),
      ...(status === 'solved' && { resolution: RESOLUTIONS[number % RESOLUTIONS.length] ?? 'Other' }),
      ...(status === 'open' && isDamaged && { callBack: tomorrow }),
    };
    const fieldValues = Object.entries(values).flatMap(([name, value]) => {
      const fieldId = ids.get(name);
      return fieldId ? [{ fieldId, value }] : [];
    });
    await tickets.changeMany(owner, {
      ticketIds: [ticketId],
      change: { addTags: [], removeTags: [], fieldValues },
    });
  }
}
