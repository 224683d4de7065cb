/** All conversations of a visitor, and the notes of agents on them. */
import { openVisitorConversation } from '@parrot/contract/conversations';
import { newId, type UserSessionId } from '@parrot/contract/core';
import { assignFromBot, openConversation } from '@parrot/contract/desk';
import {
  addProfileNote,
  deleteProfileNote,
  profileChanged,
  profileConversations,
  updateProfileNote,
} from '@parrot/contract/profiles';
import { openTestTenant, type TestSession, type TestTenant } from '@parrot/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ProfileTests, profileTests } from './profile-setup.fixture.ts';

let tenant: TestTenant;
let profiles: ProfileTests;
beforeAll(async () => {
  tenant = await openTestTenant();
  profiles = profileTests(tenant);
});
afterAll(() => tenant.stop());

describe('conversations', () => {
  const list = (
    userSessionId: UserSessionId,
    session: TestSession,
    page: { text?: string; limit?: number; offset?: number } = {},
  ) => tenant.server.api.call(profileConversations, { session, body: { userSessionId, ...page } });
  const ids = async (...how: Parameters<typeof list>) =>
    (await list(...how)).items.map(({ userSessionId }) => userSessionId);

  test('are listed newest first, as far as the agent may see them, and found by text', async () => {
    const { agent, otherAgent, supervisor } = tenant;
    const guest = await tenant.assignedVisitor(agent);
    await tenant.sendAsVisitor(guest, 'My lamp is 100% BROKEN');
    const socket = await tenant.connect(agent);
    const sessions = [guest.userSessionId];
    for (const [value, by] of [
      ['It is me again', agent],
      ['And once more', otherAgent],
    ] as const) {
      await tenant.closeConversationOf(socket, {
        ...guest,
        userSessionId: sessions.at(-1) ?? guest.userSessionId,
      });
      await tenant.sendAsVisitor(guest, value);
      const { session } = await guest.socket.ask(openVisitorConversation, { afterSeq: 0 });
      const userSessionId = session?.userSessionId as UserSessionId;
      sessions.push(userSessionId);
      await tenant.server.api.call(assignFromBot, { session: by, body: { userSessionId } });
    }
    const [first, second, third] = sessions as [UserSessionId, UserSessionId, UserSessionId];
    // The last one is another agent's.
    expect(await ids(first, agent)).toEqual([second, first]);
    expect(await ids(first, supervisor)).toEqual([third, second, first]);
    expect(await ids(first, agent, { text: '100% broken' })).toEqual([first]);
    expect(await ids(first, agent, { text: 'once more' })).toEqual([]);
    expect(await ids(first, supervisor, { text: 'once more' })).toEqual([third]);
    expect(await list(first, supervisor, { limit: 2 })).toMatchObject({ hasMore: true });
    expect(await ids(first, supervisor, { limit: 2, offset: 2 })).toEqual([first]);
    const refused = await tenant.server.api.answer(profileConversations, {
      session: agent,
      body: { userSessionId: third },
    });
    expect(refused.status).toBe(404);
  });
});

describe('notes', () => {
  const add = async (
    userSessionId: UserSessionId,
    session: TestSession,
    value: string,
    clientId = newId('msg'),
  ) =>
    (await tenant.server.api.call(addProfileNote, { session, body: { userSessionId, clientId, value } }))
      .profile.notes;

  test('are added once, seen by other agents at once and never by the visitor', async () => {
    const guest = await tenant.waitingVisitor();
    const { userSessionId, conversationId } = guest;
    const desk = await tenant.connect(tenant.otherAgent);
    await desk.ask(openConversation, { userSessionId });
    const clientId = newId('msg');
    await add(userSessionId, tenant.agent, 'Prefers calls', clientId);
    const notes = await add(userSessionId, tenant.agent, 'Prefers calls', clientId);
    expect(notes).toMatchObject([
      {
        value: 'Prefers calls',
        authorId: tenant.agent.userId,
        authorName: tenant.agent.name,
        editedAt: null,
      },
    ]);
    await desk.next(profileChanged, (payload) => payload.conversationId === conversationId);
    expect((await profiles.read(guest, tenant.otherAgent)).notes).toEqual(notes);
    const seen = await guest.socket.ask(openVisitorConversation, { afterSeq: 0 });
    expect(JSON.stringify(seen)).not.toContain('Prefers calls');
  });

  test('only the author edits or deletes one', async () => {
    const { userSessionId } = await tenant.waitingVisitor();
    const { agent, otherAgent, outsider } = tenant;
    const [note] = await add(userSessionId, agent, 'First');
    if (!note) throw new Error('no note');
    const { noteId } = note;
    const update = (session: TestSession, value: string) =>
      tenant.server.api.answer(updateProfileNote, { session, body: { userSessionId, noteId, value } });
    const remove = (session: TestSession) =>
      tenant.server.api.answer(deleteProfileNote, { session, body: { userSessionId, noteId } });
    expect([(await update(otherAgent, 'Mine')).status, (await remove(otherAgent)).status]).toEqual([
      403, 403,
    ]);
    expect([(await update(outsider, 'Mine')).status, (await remove(outsider)).status]).toEqual([404, 404]);
    expect((await update(agent, ' \u200b ')).status).toBe(400);
    expect((await update(agent, 'Second')).status).toBe(200);
    const shown = await profiles.read({ userSessionId });
    expect(shown.notes).toMatchObject([{ value: 'Second', editedAt: expect.any(String) }]);
    expect((await remove(agent)).status).toBe(200);
    expect((await profiles.read({ userSessionId })).notes).toEqual([]);
    expect((await remove(agent)).status).toBe(404);
  });

  test('a visitor’s note of another conversation can’t be reached through this one', async () => {
    const [one, other] = [await tenant.waitingVisitor(), await tenant.waitingVisitor()];
    const [note] = await add(other.userSessionId, tenant.agent, 'Theirs');
    const body = { userSessionId: one.userSessionId, noteId: note?.noteId ?? newId('pnt'), value: 'x' };
    const refused = await tenant.server.api.answer(updateProfileNote, { session: tenant.agent, body });
    expect(refused.status).toBe(404);
  });
});
