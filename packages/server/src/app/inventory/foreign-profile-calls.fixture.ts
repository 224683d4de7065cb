/** Calls about profiles of visitors with the ids of another tenant. */
import { newId } from '@parrot/contract/core';
import { addProfileField, readProfile } from '@parrot/contract/profiles';
import type { TestServer } from '@parrot/testkit';
import { expect } from 'vitest';
import { type Attempt, asForeignTenant, hidden } from './foreign-attempts.fixture.ts';
import type { Company } from './two-tenants.fixture.ts';

async function fieldOf(server: TestServer, { owner }: Company): Promise<string> {
  const key = `f${newId('pfd').slice(-12)}`;
  const body = { name: key, label: key, type: 'text' as const, options: [] };
  return (await server.api.call(addProfileField, { session: owner, body })).field.fieldId;
}

const theirField =
  (more: object = {}): Attempt =>
  async (server, { ours, theirs }, call) => {
    const ask = (fieldId: string) =>
      server.api.answer(call, { session: ours.owner, body: { fieldId, ...more } });
    const { status, text } = await ask(await fieldOf(server, theirs));
    expect([status, text]).toEqual([404, (await ask(newId('pfd'))).text]);
  };

const ofSession = (more: object = {}): Attempt => hidden(({ userSessionId }) => ({ userSessionId, ...more }));

/** Neither their conversation nor their visitor can be merged with. */
const withTheirVisitor: Attempt = async (server, tenants, call) => {
  await ofSession({ otherUserId: newId('vis') })(server, tenants, call);
  const { ours, theirs } = tenants;
  const { profile } = await server.api.call(readProfile, {
    session: theirs.owner,
    query: { userSessionId: theirs.userSessionId },
  });
  const ask = (otherUserId: string) =>
    server.api.answer(call, {
      session: ours.owner,
      body: { userSessionId: ours.userSessionId, otherUserId },
    });
  const { status, text } = await ask(profile.userId);
  expect([status, text]).toEqual([404, (await ask(newId('vis'))).text]);
};

export const FOREIGN_PROFILE_CALLS: Record<string, Attempt> = {
  'profiles.read': ofSession(),
  'profiles.setValue': ofSession({ name: 'phone', value: '+46 40 123456' }),
  'profiles.conversations': ofSession(),
  'profiles.block': ofSession({ blocked: true }),
  'profiles.addNote': ofSession({ clientId: 'note-000001', value: 'Ours' }),
  'profiles.updateNote': ofSession({ noteId: newId('pnt'), value: 'Ours' }),
  'profiles.deleteNote': ofSession({ noteId: newId('pnt') }),
  'profiles.mergeCandidates': ofSession({ text: 'Visitor' }),
  'profiles.previewMerge': withTheirVisitor,
  'profiles.merge': withTheirVisitor,
  'profiles.addField': asForeignTenant,
  'profiles.updateField': theirField({ label: 'Ours', options: [] }),
  'profiles.deleteField': theirField(),
};
