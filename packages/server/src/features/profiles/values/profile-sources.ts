/** What websites, flows and visitors say about a visitor, stored in the profile. */
import { type FieldValue, readFieldValue } from '@parrot/contract/core';
import { CONTACT_KEYS, type ProfileField, type ValueSource } from '@parrot/contract/profiles';
import type { Platform, Tx } from '../../../platform/index.ts';
import {
  type ContactChanges,
  findPerson,
  lockPerson,
  type Person,
  type ProfileSources,
} from '../../conversations/index.ts';
import { listFields } from '../fields/fields.repository.ts';
import { publishProfile } from '../publish-profile.ts';
import { claimValue, collectValue, type StoredValue } from './precedence.policy.ts';
import { readValues, storeValues } from './values.repository.ts';

type Decide = (stored: StoredValue | undefined, value: FieldValue, now: Date) => StoredValue | undefined;

const collectedFrom =
  (source: Extract<ValueSource, 'flow' | 'visitor'>): Decide =>
  (stored, value, now) =>
    collectValue(stored, value, source, now);

export function createProfileSources({ outbox, clock }: Pick<Platform, 'outbox' | 'clock'>): ProfileSources {
  /** Returns the contact details that changed and are stored with the visitor. */
  async function store(
    tx: Tx,
    seen: Person,
    values: ReadonlyMap<string, FieldValue>,
    decide: Decide,
  ): Promise<ContactChanges> {
    if (values.size === 0 || (await decideAll(tx, seen, values, decide)).size === 0) return {};
    // Agents may merge the visitor with another meanwhile.
    const person = await lockPerson(tx, seen.visitorId);
    if (!person) return {};
    const changes = await decideAll(tx, person, values, decide);
    if (changes.size === 0) return {};
    await storeValues(tx, { tenantId: person.tenantId, visitorId: person.mainId }, changes);
    await publishProfile(outbox, tx, person);
    return contactIn(changes, person);
  }

  async function decideAll(
    tx: Tx,
    { mainId }: Person,
    values: ReadonlyMap<string, FieldValue>,
    decide: Decide,
  ): Promise<Map<string, StoredValue>> {
    const now = clock.now();
    const stored = await readValues(tx, mainId);
    const changes = new Map<string, StoredValue>();
    for (const [key, value] of values) {
      const change = decide(stored.get(key), value, now);
      if (change) changes.set(key, change);
    }
    return changes;
  }

  return {
    async fromSite(tx, { tenantId, visitorId }, { attributes, ...contact }) {
      const person = await findPerson(tx, visitorId);
      if (!person || (await isOutranked(tx, person))) return {};
      const values = new Map<string, FieldValue>();
      for (const key of CONTACT_KEYS) if (contact[key]) values.set(key, contact[key]);
      if (Object.keys(attributes).length > 0)
        for (const [key, value] of fitting(await listFields(tx, tenantId), attributes))
          values.set(key, value);
      return store(tx, person, values, claimValue);
    },
    async fromFlow(tx, { tenantId, visitorId }, values) {
      const found = fitting(await listFields(tx, tenantId), values);
      const person = found.size > 0 ? await findPerson(tx, visitorId) : undefined;
      if (person) await store(tx, person, found, collectedFrom('flow'));
    },
    async fromVisitor(tx, { visitorId }, email) {
      const person = await findPerson(tx, visitorId);
      return person ? store(tx, person, new Map([['email', email]]), collectedFrom('visitor')) : {};
    },
  };
}

/** Values without a field, or that don't fit theirs, are left out. */
function fitting(
  fields: readonly ProfileField[],
  values: Readonly<Record<string, unknown>>,
): Map<string, FieldValue> {
  const found = new Map<string, FieldValue>();
  for (const field of fields) {
    const value = Object.hasOwn(values, field.name) ? readFieldValue(field, values[field.name]) : undefined;
    if (value !== undefined) found.set(field.name, value);
  }
  return found;
}

function contactIn(changes: ReadonlyMap<string, StoredValue>, person: Person): ContactChanges {
  const name = changes.get('name')?.value;
  const email = changes.get('email')?.value;
  return {
    ...(typeof name === 'string' && name !== person.name && { name }),
    ...(typeof email === 'string' && email !== person.email && { email }),
  };
}

/** Of merged visitors with accounts on the website, the claims of the main one count. */
async function isOutranked(tx: Tx, { visitorId, mainId }: Person): Promise<boolean> {
  return visitorId !== mainId && ((await findPerson(tx, mainId))?.isVerified ?? false);
}
