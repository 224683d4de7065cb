/** The value of each variable in a conversation, and when it counts as missing. */

import { newId } from '@parrot/contract/core';
import type { Profile, ProfileEntry } from '@parrot/contract/profiles';
import { BUILT_IN_VARIABLES, missingVariables, placeholderOf } from '@parrot/contract/responses';
import type { Ticket } from '@parrot/contract/tickets';
import { expect, test } from 'vitest';
import { queueUser } from '../../testing/queue-user.fixture.ts';
import { responseValues } from './response-values.ts';

const NOW = new Date('2026-03-01T10:00:00.000Z');
const entry = (value: ProfileEntry['value']): ProfileEntry => ({
  value,
  source: null,
  setBy: '',
  setAt: null,
});
const field = (name: string, type: 'text' | 'number' | 'date' | 'yesNo') => ({
  fieldId: newId('pfd'),
  name,
  label: name,
  type,
  options: [],
});
const profileOf = (
  contact: Partial<Record<'name' | 'email' | 'phone', string | null>> = {},
  attributes: Profile['attributes'] = [],
): Profile => ({
  userId: newId('vis'),
  contact: {
    name: entry(contact.name ?? null),
    email: entry(contact.email ?? null),
    phone: entry(contact.phone ?? null),
  },
  attributes,
  notes: [],
  merged: 0,
  blocked: null,
});
const ticket = { number: 7, subject: 'Lamp is broken' } as Ticket;
const session = queueUser({ userName: 'Elena', email: 'elena@example.org', language: 'de-AT' });

const valuesOf = (change: Partial<Parameters<typeof responseValues>[0]> = {}) =>
  Object.fromEntries(
    responseValues({
      session,
      profile: profileOf({ name: 'Elena Ruiz', phone: '+34 600' }),
      ticket,
      agentName: 'Maya Halden',
      ownLanguage: 'en',
      now: NOW,
      ...change,
    }),
  );

test('each built-in variable has a value, from profile, ticket, agent and app', () => {
  const values = valuesOf();
  expect(values).toEqual({
    'visitor.name': 'Elena Ruiz',
    'visitor.email': 'elena@example.org',
    'visitor.phone': '+34 600',
    'ticket.number': 'T-7',
    'ticket.subject': 'Lamp is broken',
    'agent.name': 'Maya Halden',
    'app.name': session.appName,
    today: '1. März 2026',
  });
  const text = BUILT_IN_VARIABLES.map(placeholderOf).join(' ');
  expect(missingVariables(text, new Map(Object.entries(values)))).toEqual([]);
});

test('what an agent entered in the profile comes before what the session has', () => {
  const profile = profileOf({ name: 'E. Ruiz', email: 'ruiz@example.org' });
  expect(valuesOf({ profile })).toMatchObject({
    'visitor.name': 'E. Ruiz',
    'visitor.email': 'ruiz@example.org',
  });
  // Until the profile is loaded.
  expect(valuesOf({ profile: undefined })).toMatchObject({ 'visitor.name': 'Elena' });
});

test.each([
  ['a numbered name', { profile: profileOf({ name: 'Visitor 4821' }) }, 'visitor.name'],
  ['a blank name', { profile: profileOf({ name: '  ' }) }, 'visitor.name'],
  ['no email', { session: { ...session, email: '' } }, 'visitor.email'],
  ['no phone', { profile: profileOf() }, 'visitor.phone'],
  ['no ticket', { ticket: null }, 'ticket.number'],
  ['a ticket that is not loaded', { ticket: undefined }, 'ticket.subject'],
  ['a ticket without a subject', { ticket: { ...ticket, subject: '' } }, 'ticket.subject'],
])('%s is a missing value', (_, change, variable) => {
  const values = valuesOf(change);
  expect(values).not.toHaveProperty([variable]);
  expect(missingVariables(placeholderOf(variable), new Map(Object.entries(values)))).toEqual([variable]);
});

test.each([
  ['number', 12345.5, 'de', '12.345,5'],
  ['number', 12345.5, 'en', '12,345.5'],
  ['date', '2024-03-01', 'es', '1 de marzo de 2024'],
  ['date', 'in spring', 'en', 'in spring'],
  ['yesNo', true, 'sv', 'Ja'],
  ['yesNo', false, 'fr', 'Non'],
  ['text', '{{today}}', 'en', '{{today}}'],
] as const)('an own field of type %s with %j is written in %s', (type, value, language, written) => {
  const profile = profileOf({}, [{ field: field('own', type), entry: entry(value) }]);
  expect(valuesOf({ profile, session: { ...session, language } })['visitor.own']).toBe(written);
});

test('an own field without a value, or one that was deleted, is missing', () => {
  const profile = profileOf({}, [{ field: field('plan', 'text'), entry: entry(null) }]);
  const values = new Map(Object.entries(valuesOf({ profile })));
  const text = '{{visitor.plan}} {{visitor.deleted}} {{visitor.deleted | none}}';
  expect(missingVariables(text, values)).toEqual(['visitor.plan', 'visitor.deleted']);
});

test.each(['', 'x', '*', 'not a language', '<script>'])(
  'a visitor whose browser reports %j as language reads the agent’s',
  (language) => {
    const values = valuesOf({ session: { ...session, language }, ownLanguage: 'sv' });
    expect(values.today).toBe('1 mars 2026');
  },
);
