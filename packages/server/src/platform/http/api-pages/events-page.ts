/** The event catalog as an HTML page. */
import { type CatalogChannel, type EventCatalog, eventCatalog } from './event-catalog.ts';
import { html } from './html.ts';
import { apiPage, type Entry, fieldTable, type Section } from './page.ts';
import { type Field, fieldsOf } from './schema-fields.ts';

export const eventsPage = (catalog: EventCatalog = eventCatalog()): string =>
  apiPage({
    title: 'Parrot API: events',
    current: '/api/events',
    lead: html`<p>The events of the Socket.IO channels of this installation, also machine-readable in
<a href="/api/events.json">events.json</a>.</p>
<p>Every event a client sends is answered: <code>{ ok: true, … }</code> with the fields listed, once it is stored, or
<code>{ ok: false, error: { status, code, message } }</code>. Events the server sends are not answered; a client
that missed some fetches them by <code>seq</code>.</p>`,
    sections: catalog.channels.map(section),
  });

function section(channel: CatalogChannel): Section {
  const common = commonFields(channel.toServer.map((event) => fieldsOf(event.payload)));
  return {
    id: channel.name,
    title: `${channel.name.charAt(0).toUpperCase()}${channel.name.slice(1)} channel`,
    lead: html`<p>Path <code>${channel.path}</code>, channel <code>${channel.channel}</code>.</p>
${common.length ? html`<article>${fieldTable('In every event a client sends', common)}</article>` : ''}`,
    entries: [
      ...channel.toServer.map((event) => emitEntry(channel, event, common)),
      ...channel.toClient.map((event) => pushEntry(channel, event)),
    ],
  };
}

type Sent = CatalogChannel['toServer'][number];
const emitEntry = (channel: CatalogChannel, event: Sent, common: Field[]): Entry => ({
  id: `${channel.name}-sends-${event.name}`,
  label: event.name,
  content: html`
<h3><span class="badge">client sends</span> <code>${event.name}</code></h3>
<p>${event.summary}</p>
<p class="allowed">Allowed to: ${event.allowedTo}</p>
${fieldTable('Payload', without(fieldsOf(event.payload), common))}
${fieldTable('Answer', fieldsOf(event.answer), true)}`,
});

const pushEntry = (channel: CatalogChannel, event: CatalogChannel['toClient'][number]): Entry => ({
  id: `${channel.name}-hears-${event.name}`,
  label: event.name,
  content: html`
<h3><span class="badge hears">server sends</span> <code>${event.name}</code></h3>
<p>${event.summary}</p>
${fieldTable('Payload', fieldsOf(event.payload), true)}`,
});

/** Fields that several events share are shown once. */
function commonFields(lists: Field[][]): Field[] {
  const [first = [], ...others] = lists;
  if (others.length === 0) return [];
  return first.filter((field) => others.every((list) => list.some((other) => isSame(field, other))));
}

const without = (fields: Field[], some: Field[]): Field[] =>
  fields.filter((field) => !some.some((other) => isSame(field, other)));

const isSame = (a: Field, b: Field): boolean =>
  a.name === b.name && a.type === b.type && a.required === b.required && a.note === b.note;
