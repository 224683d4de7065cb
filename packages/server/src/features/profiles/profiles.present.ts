import type { FieldValue } from '@parrot/contract/core';
import type { Profile, ProfileEntry, ProfileField } from '@parrot/contract/profiles';
import type { Person } from '../conversations/index.ts';
import { presentNote } from './notes/notes.present.ts';
import type { NoteRow } from './profiles.tables.ts';
import type { StoredValue } from './values/precedence.policy.ts';

type Stored = {
  fields: readonly ProfileField[];
  values: ReadonlyMap<string, StoredValue>;
  notes: readonly NoteRow[];
};

export function presentProfile(person: Person, { fields, values, notes }: Stored): Profile {
  const entry = (key: string, value: FieldValue | null): ProfileEntry => ({
    ...presentEntry(values.get(key)),
    value,
  });
  const valueAt = (key: string) => values.get(key)?.value ?? null;
  return {
    userId: person.visitorId,
    merged: person.merged,
    contact: {
      name: entry('name', person.name),
      email: entry('email', person.email || null),
      phone: entry('phone', valueAt('phone')),
    },
    attributes: fields.map((field) => ({ field, entry: entry(field.name, valueAt(field.name)) })),
    notes: notes.map(presentNote),
    blocked: person.blockedAt && { at: person.blockedAt.toISOString(), byName: person.blockedBy },
  };
}

/** Of values from before sources were stored. */
export const UNKNOWN = new Date(0);

export const presentEntry = (stored: StoredValue | undefined): ProfileEntry => ({
  value: stored?.value ?? null,
  ...(stored && stored.setAt > UNKNOWN
    ? { source: stored.source, setBy: stored.setBy, setAt: stored.setAt.toISOString() }
    : { source: null, setBy: '', setAt: null }),
});
