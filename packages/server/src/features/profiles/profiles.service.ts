/** The profile of a visitor, as agents see and edit it. */
import { AppError, badField, type FieldValue, LIMITS, type UserSessionId } from '@parrot/contract/core';
import {
  type ContactKey,
  isContactKey,
  type Profile,
  type ProfileField,
  readContactValue,
} from '@parrot/contract/profiles';
import type { Caller, Platform, Tx } from '../../platform/index.ts';
import { recordActivity } from '../activity/index.ts';
import { findPerson, lockPerson, type Person, updateContact } from '../conversations/index.ts';
import { parseValue } from '../fields/index.ts';
import { listFields } from './fields/fields.repository.ts';
import { listNotes } from './notes/notes.repository.ts';
import { presentProfile, UNKNOWN } from './profiles.present.ts';
import { publishProfile } from './publish-profile.ts';
import type { RequireProfile } from './require-profile.ts';
import { editValue, type StoredValue } from './values/precedence.policy.ts';
import { readValues, storeValues } from './values/values.repository.ts';

type Edit = { name: string; value: FieldValue | null };

export type Profiles = {
  read(caller: Caller, id: UserSessionId): Promise<Profile>;
  setValue(caller: Caller, id: UserSessionId, edit: Edit): Promise<Profile>;
};

const INVALID: Record<ContactKey, string> = {
  name: 'Please enter a name.',
  email: 'Please enter a valid email address.',
  phone: 'Please enter a valid phone number.',
};

export function createProfiles(
  { database, clock, outbox }: Pick<Platform, 'database' | 'clock' | 'outbox'>,
  requireProfile: RequireProfile,
): Profiles {
  return {
    read: (caller, id) =>
      database.tenant(caller.tenantId, async (tx) =>
        readProfile(tx, (await requireProfile(tx, caller, id)).person),
      ),

    setValue: (caller, id, { name: key, value: written }) =>
      database.tenant(caller.tenantId, async (tx) => {
        const { session, person: seen } = await requireProfile(tx, caller, id);
        const field = (await listFields(tx, caller.tenantId)).find((known) => known.name === key);
        const value = written === null ? cleared(key, field) : read(key, field, written);
        const person = await lockPerson(tx, seen.visitorId);
        if (!person) throw new AppError('not_found');
        const stored = valueOfPerson(person, await readValues(tx, person.mainId), key);
        const now = clock.now();
        const change = editValue(stored, value, caller.name, now);
        if (!change) return readProfile(tx, person);
        const { tenantId, mainId: visitorId } = person;
        await storeValues(tx, { tenantId, visitorId }, new Map([[key, change]]));
        if (key === 'name' || key === 'email')
          await updateContact(outbox, tx, person, { [key]: value ?? '' });
        // Without the visitor and the value, which may be erased.
        await recordActivity(tx, caller, now, {
          action: 'visitor.changed',
          subjectId: person.appId,
          subjectName: session.appName,
          values: { field: field?.label ?? key },
        });
        await publishProfile(outbox, tx, person);
        return readProfile(tx, (await findPerson(tx, person.visitorId)) ?? person);
      }),
  };
}

export const readProfile = async (tx: Tx, person: Person): Promise<Profile> =>
  presentProfile(person, {
    fields: await listFields(tx, person.tenantId),
    values: await readValues(tx, person.mainId),
    notes: await listNotes(tx, person.mainId),
  });

function read(key: string, field: ProfileField | undefined, written: FieldValue): FieldValue {
  if (!isContactKey(key)) {
    if (!field) throw fieldGone();
    return parseValue(field, written);
  }
  const value = readContactValue(key, written);
  if (value === undefined) throw badField('value', isLongName(key, written) ? TOO_LONG : INVALID[key]);
  return value;
}

const isLongName = (key: ContactKey, written: FieldValue): boolean =>
  key === 'name' && String(written).trim().length > LIMITS.personName.max;
const TOO_LONG = `Please use at most ${LIMITS.personName.max} characters.`;

function cleared(key: string, field: ProfileField | undefined): null {
  if (!field && !isContactKey(key)) throw fieldGone();
  if (key === 'name') throw badField('value', INVALID.name);
  return null;
}

const fieldGone = () => new AppError('not_found', { message: 'This field was deleted.' });

export const valueOfPerson = (
  person: Person,
  values: ReadonlyMap<string, StoredValue>,
  key: string,
): StoredValue | undefined => values.get(key) ?? legacy(person, key);

/** Name and email address from before sources were stored. Those of a verified visitor were claimed. */
function legacy(person: Person, key: string): StoredValue | undefined {
  const value = key === 'name' ? person.name : key === 'email' ? person.email : '';
  if (value === '') return undefined;
  return {
    value,
    source: 'visitor',
    setBy: '',
    setAt: UNKNOWN,
    claimed: person.isVerified ? value : null,
  };
}
