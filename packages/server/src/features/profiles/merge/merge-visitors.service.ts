/** Merges two visitors of an app. Of two supervisors who do it at once, one succeeds and the other is told. */
import { AppError, badField, type UserSessionId, type VisitorId } from '@parrot/contract/core';
import {
  CONTACT_KEYS,
  type MergeCandidate,
  type MergedValue,
  type Profile,
  type ProfileField,
} from '@parrot/contract/profiles';
import type { Caller, Platform, Tx } from '../../../platform/index.ts';
import { recordActivity } from '../../activity/index.ts';
import type { Apps } from '../../apps/index.ts';
import {
  countVisibleSessions,
  findMergeable,
  findPerson,
  lockMerges,
  lockVisitor,
  mergeInto,
  type Person,
  sendRow,
  visitorsOf,
} from '../../conversations/index.ts';
import { visibilityOf, visibleTo } from '../../desk/index.ts';
import { listFields } from '../fields/fields.repository.ts';
import { listNotes } from '../notes/notes.repository.ts';
import { presentEntry } from '../profiles.present.ts';
import { readProfile, valueOfPerson } from '../profiles.service.ts';
import { publishProfile } from '../publish-profile.ts';
import type { RequireProfile } from '../require-profile.ts';
import type { StoredValue } from '../values/precedence.policy.ts';
import { readValues, storeValues } from '../values/values.repository.ts';
import { joinBlocks, joinValues, mainFirst, valueThatStays } from './merge.policy.ts';
import { deleteValues, moveNotes } from './move-profile.repository.ts';

type Both = { userSessionId: UserSessionId; otherUserId: VisitorId };
type MergedVisitor = MergeCandidate & { notes: number };
type Preview = { visitors: [MergedVisitor, MergedVisitor]; values: MergedValue[] };

const FOUND = 10;

export type MergeVisitors = ReturnType<typeof createMergeVisitors>;

export function createMergeVisitors(
  { database, clock, outbox }: Pick<Platform, 'database' | 'clock' | 'outbox'>,
  { apps, requireProfile }: { apps: Pick<Apps, 'visibleAppIds'>; requireProfile: RequireProfile },
) {
  const visibleSessions = async (tx: Tx, caller: Caller) => visibleTo(await visibilityOf(tx, caller, apps));

  /** Visitors of another app, or without a visible conversation, are not found. */
  const requireBoth = async (
    tx: Tx,
    caller: Caller,
    { userSessionId, otherUserId }: Both,
  ): Promise<[Person, Person]> => {
    const { person } = await requireProfile(tx, caller, userSessionId);
    const other = await findPerson(tx, otherUserId);
    if (!other || other.appId !== person.appId) throw new AppError('not_found');
    if ((await countVisibleSessions(tx, other.mainId, await visibleSessions(tx, caller))) === 0)
      throw new AppError('not_found');
    if (person.visitorId === other.visitorId) throw badField('otherUserId', ITSELF);
    if (person.mainId === other.mainId) throw new AppError('conflict', { message: MERGED });
    return mainFirst(await mainOf(tx, person), await mainOf(tx, other));
  };

  const describe = async (tx: Tx, caller: Caller, person: Person): Promise<MergedVisitor> => ({
    userId: person.mainId,
    name: person.name,
    email: person.email,
    isVerified: person.isVerified,
    isBlocked: person.blockedAt !== null,
    createdAt: person.createdAt.toISOString(),
    conversations: await countVisibleSessions(tx, person.mainId, await visibleSessions(tx, caller)),
    notes: (await listNotes(tx, person.mainId)).length,
  });

  return {
    candidates: (caller: Caller, id: UserSessionId, text: string): Promise<MergeCandidate[]> =>
      database.tenant(caller.tenantId, async (tx) => {
        const { person } = await requireProfile(tx, caller, id);
        const { appId, mainId: except } = person;
        const visible = await visibleSessions(tx, caller);
        const found = await findMergeable(tx, { appId, text, except, visible, limit: FOUND });
        return found.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() }));
      }),

    preview: (caller: Caller, both: Both): Promise<Preview> =>
      database.tenant(caller.tenantId, async (tx) => {
        const [main, other] = await requireBoth(tx, caller, both);
        return {
          visitors: [await describe(tx, caller, main), await describe(tx, caller, other)],
          values: await compareValues(tx, main, other),
        };
      }),

    merge: (caller: Caller, both: Both): Promise<Profile> =>
      database.tenant(caller.tenantId, async (tx) => {
        const { session, person } = await requireProfile(tx, caller, both.userSessionId);
        await lockMerges(tx, person.appId);
        const found = await requireBoth(tx, caller, both);
        for (const id of found.map(({ mainId }) => mainId).sort()) await lockVisitor(tx, id);
        // Read again: their profiles may have changed meanwhile.
        const [main, other] = await requireBoth(tx, caller, both);
        await join(tx, main, other);
        await recordActivity(tx, caller, clock.now(), {
          action: 'visitor.merged',
          subjectId: main.appId,
          subjectName: session.appName,
        });
        const merged = await findPerson(tx, person.visitorId);
        if (!merged) throw new AppError('not_found');
        await publishProfile(outbox, tx, merged);
        for (const { tenantId, conversationId } of await visitorsOf(tx, merged.mainId))
          await sendRow(outbox, tx, tenantId, conversationId);
        return readProfile(tx, merged);
      }),
  };
}

/** The visitor that has the profile. */
async function mainOf(tx: Tx, person: Person): Promise<Person> {
  const main = person.mainId === person.visitorId ? person : await findPerson(tx, person.mainId);
  if (!main) throw new AppError('not_found');
  return main;
}

async function compareValues(tx: Tx, main: Person, other: Person): Promise<MergedValue[]> {
  const fields = await listFields(tx, main.tenantId);
  const [ofMain, ofOther] = [await readValues(tx, main.mainId), await readValues(tx, other.mainId)];
  const compared: { name: string; field: ProfileField | null }[] = [
    ...CONTACT_KEYS.map((name) => ({ name, field: null })),
    ...fields.map((field) => ({ name: field.name, field })),
  ];
  return compared.flatMap(({ name, field }) => {
    const one = valueOfPerson(main, ofMain, name);
    const two = valueOfPerson(other, ofOther, name);
    if (!one && !two) return [];
    return { name, field, entries: [presentEntry(one), presentEntry(two)], stays: valueThatStays(one, two) };
  });
}

/** Values and notes of both become those of the main visitor. */
async function join(tx: Tx, main: Person, other: Person): Promise<void> {
  const [ofMain, ofOther] = [await readValues(tx, main.mainId), await readValues(tx, other.mainId)];
  const joined = new Map<string, StoredValue>();
  for (const key of new Set<string>([...CONTACT_KEYS, ...ofMain.keys(), ...ofOther.keys()])) {
    const value = joinValues(valueOfPerson(main, ofMain, key), valueOfPerson(other, ofOther, key));
    if (value) joined.set(key, value);
  }
  await deleteValues(tx, other.mainId);
  await storeValues(tx, { tenantId: main.tenantId, visitorId: main.mainId }, joined);
  await moveNotes(tx, other.mainId, main.mainId);
  const text = (key: string) => String(joined.get(key)?.value ?? '');
  await mergeInto(tx, main.mainId, other.mainId, {
    name: text('name') || main.name,
    email: text('email'),
    ...joinBlocks(main, other),
  });
}

const ITSELF = 'Please choose another visitor.';
const MERGED = 'These visitors are already merged.';
