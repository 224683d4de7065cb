/** The demo's tags, of tickets by what they are about; and some snoozed tickets. */
import { DAY_MS, HOUR_MS, type TagId } from '@parrot/contract/core';
import type { TagColor } from '@parrot/contract/tags';
import { ticketFilter } from '@parrot/contract/tickets';
import type { Caller } from '../../platform/index.ts';
import type { ParrotServer } from '../create-server.ts';
import { seedTicketFields } from './seed-ticket-fields.ts';

/** `about`: words of subjects, in the languages of the demo. */
const DEMO_TAGS: readonly { name: string; color: TagColor; about: RegExp }[] = [
  {
    name: 'Returns',
    color: 'orange',
    about: /return|refund|send (it|something) back|zurück|rückgabe|devol|retour|rembours|retur|ångra/i,
  },
  {
    name: 'Delivery',
    color: 'blue',
    about:
      /deliver|order|parcel|package|liefer|paket|bestell|envío|pedido|paquete|livr|colis|commande|lever|beställ/i,
  },
  {
    name: 'Payment',
    color: 'green',
    about:
      /pay|invoice|discount|code|card|rechnung|zahl|gutschein|factura|pag|descuento|factur|pai|faktura|betal/i,
  },
  {
    name: 'Damaged',
    color: 'rose',
    about: /broken|damaged|scratch|wrong|missing|kaputt|defekt|falsch|roto|dañad|cass|abîm|trasig|skad|fel/i,
  },
];
const PAGE = 100;
const SNOOZED = 3;

export type DemoTags = ReadonlyMap<string, TagId>;

export async function seedTags({ slices: { tags } }: ParrotServer, owner: Caller): Promise<DemoTags> {
  const made = new Map<string, TagId>();
  for (const { about, ...draft } of DEMO_TAGS) {
    const { tagId } = await tags.create(owner, draft);
    made.set(draft.name, tagId);
  }
  return made;
}

export async function seedTickets(
  server: ParrotServer,
  owner: Caller,
  { tags, stopping }: { tags: DemoTags; stopping: AbortSignal },
): Promise<void> {
  const {
    slices: { tickets },
    platform: { clock },
  } = server;
  const { items } = await tickets.list(owner, {
    ...ticketFilter.parse({}),
    sortBy: 'updated',
    descending: true,
    limit: PAGE,
  });
  const change = (ticketIds: (typeof items)[number]['ticketId'][], more: object) =>
    tickets.changeMany(owner, {
      ticketIds,
      change: { addTags: [], removeTags: [], fieldValues: [], ...more },
    });
  for (const { name, about } of DEMO_TAGS) {
    stopping.throwIfAborted();
    const found = items.filter(({ subject }) => about.test(subject));
    const tagId = tags.get(name);
    if (tagId && found.length > 0)
      await change(
        found.map(({ ticketId }) => ticketId),
        { addTags: [tagId] },
      );
  }
  await seedTicketFields(server, owner, items, stopping);
  // Those of today are being worked on.
  const yesterday = new Date(clock.now().getTime() - DAY_MS).toISOString();
  const open = items.filter(({ status, createdAt }) => status === 'open' && createdAt < yesterday);
  for (const [index, { ticketId }] of open.slice(-SNOOZED).entries()) {
    const until = new Date(clock.now().getTime() + (index + 1) * DAY_MS + 2 * HOUR_MS);
    await change([ticketId], { status: 'snoozed', snoozedUntil: until.toISOString() });
  }
}
