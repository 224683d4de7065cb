/** Contact details and the workspace's own fields of a visitor, and where each value comes from. */
import { listActivity } from '@parrot/contract/activity';
import { leaveEmail, openVisitorConversation, requestAgent } from '@parrot/contract/conversations';
import { newId, type UserSessionId } from '@parrot/contract/core';
import { deskSessionChanged, openConversation, readVisitorContext } from '@parrot/contract/desk';
import {
  addProfileField,
  deleteProfileField,
  profileChanged,
  updateProfileField,
} from '@parrot/contract/profiles';
import { openTestTenant, openVisitorSocket, type TestTenant } from '@parrot/testkit';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ProfileTests, profileTests } from './profile-setup.fixture.ts';

let tenant: TestTenant;
let profiles: ProfileTests;
beforeAll(async () => {
  tenant = await openTestTenant();
  profiles = profileTests(tenant);
});
afterAll(() => tenant.stop());

const entryOf = (profile: Awaited<ReturnType<ProfileTests['read']>>, key: string) =>
  profile.attributes.find(({ field }) => field.name === key)?.entry;

describe('contact details', () => {
  test('an agent corrects them, two desks see it at once, and the activity log names neither visitor nor value', async () => {
    const guest = await tenant.waitingVisitor();
    const desk = await tenant.connect(tenant.otherAgent);
    await desk.ask(openConversation, { userSessionId: guest.userSessionId });
    await profiles.edit(guest, 'email', ' Ada@Example.com ');
    await profiles.edit(guest, 'phone', '+46 40 123 456');
    const profile = await profiles.edit(guest, 'name', 'Ada  Lovelace');
    expect(profile.contact).toMatchObject({
      name: { value: 'Ada Lovelace', source: 'agent', setBy: tenant.agent.name },
      email: { value: 'ada@example.com', source: 'agent' },
      phone: { value: '+46 40 123 456', setAt: expect.any(String) },
    });
    await desk.next(profileChanged, ({ conversationId }) => conversationId === guest.conversationId);
    await desk.next(deskSessionChanged, ({ session }) => session.userName === 'Ada Lovelace');
    expect((await profiles.read(guest, tenant.otherAgent)).contact).toEqual(profile.contact);
    const { visitor } = await tenant.server.api.call(readVisitorContext, {
      session: tenant.agent,
      query: { userSessionId: guest.userSessionId },
    });
    expect(visitor).toMatchObject({ userName: 'Ada Lovelace', email: 'ada@example.com' });
    const { items } = await tenant.server.api.call(listActivity, {
      session: tenant.owner,
      body: { subjects: ['visitor'] },
    });
    expect(items[0]).toMatchObject({ act: 'visitor.changed', actorName: tenant.agent.name });
    expect(JSON.stringify(items)).not.toMatch(/Ada|ada@|123 456/);
  });

  test('invalid ones are refused at their field; the email address can be cleared, the name can’t', async () => {
    const guest = await tenant.waitingVisitor();
    await profiles.edit(guest, 'email', 'ada@example.com');
    for (const [key, value] of [
      ['email', 'ada'],
      ['phone', 'call me'],
      ['name', '\u200b'],
      ['name', null],
    ] as const) {
      const refused = await profiles.tryEdit(guest, key, value);
      expect([key, refused.status]).toEqual([key, 400]);
      expect(refused.text).toContain('"value"');
    }
    const tooLong = await profiles.tryEdit(guest, 'name', 'x'.repeat(81));
    expect(tooLong.text).toContain('Please use at most 80 characters.');
    expect((await profiles.edit(guest, 'email', null)).contact.email).toMatchObject({
      value: null,
      source: 'agent',
    });
  });

  test('an agent without access to the conversation can neither read nor change them', async () => {
    const guest = await tenant.assignedVisitor(tenant.otherAgent);
    expect((await profiles.tryEdit(guest, 'name', 'Mine')).status).toBe(404);
    expect((await profiles.tryEdit(guest, 'name', 'Mine', tenant.outsider)).status).toBe(404);
    expect((await profiles.edit(guest, 'name', 'Theirs', tenant.supervisor)).contact.name.value).toBe(
      'Theirs',
    );
  });

  test('the address that a visitor leaves replaces neither a signed one nor an agent’s', async () => {
    const guest = await tenant.waitingVisitor();
    await guest.socket.ask(leaveEmail, { email: 'left@example.com' });
    expect((await profiles.read(guest)).contact.email).toMatchObject({
      value: 'left@example.com',
      source: 'visitor',
    });
    await profiles.edit(guest, 'email', 'checked@example.com');
    await guest.socket.ask(leaveEmail, { email: 'other@example.com' });
    expect((await profiles.read(guest)).contact.email.value).toBe('checked@example.com');
  });
});

describe('signed claims', () => {
  test('set contact details and fields; an agent’s edit stays until the claim changes', async () => {
    await profiles.addField('plan', 'choice', ['Free', 'Pro']);
    await profiles.addField('seats', 'number');
    const claims = {
      sub: newId('usr'),
      name: 'Bo',
      phone: '+46701234567',
      attributes: { plan: 'pro', seats: '12', nope: 1 },
    };
    const guest = await profiles.arrive(claims);
    await guest.socket.ask(requestAgent, {});
    const first = await profiles.read(guest);
    expect(first.contact).toMatchObject({
      name: { value: 'Bo', source: 'site' },
      phone: { value: '+46701234567', source: 'site' },
    });
    expect(entryOf(first, 'plan')).toMatchObject({ value: 'Pro', source: 'site' });
    expect(entryOf(first, 'seats')).toMatchObject({ value: 12, source: 'site' });
    await profiles.edit(guest, 'plan', 'Free');
    await profiles.edit(guest, 'name', 'Bo Ek');
    await profiles.arrive(claims);
    const edited = await profiles.read(guest);
    expect([entryOf(edited, 'plan')?.value, edited.contact.name.value]).toEqual(['Free', 'Bo Ek']);
    await profiles.arrive({ ...claims, name: 'Bo Ek-Berg', attributes: { plan: 'nonsense', seats: 13 } });
    const changed = await profiles.read(guest);
    expect(entryOf(changed, 'plan')).toMatchObject({ value: 'Free', source: 'agent' });
    expect(entryOf(changed, 'seats')?.value).toBe(13);
    expect(changed.contact.name).toMatchObject({ value: 'Bo Ek-Berg', source: 'site' });
  });

  test('an identity with another signature sets nothing', async () => {
    await profiles.addField('tier');
    const identity = await new SignJWT({ sub: 'x', exp: 4_000_000_000, attributes: { tier: 'gold' } })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode('not the secret of the app'));
    const { parrotId } = tenant.app;
    const socket = await openVisitorSocket(tenant.server, { parrotId, identity });
    const opened = await socket.ask(openVisitorConversation, { afterSeq: 0 });
    const userSessionId = opened.session?.userSessionId as UserSessionId;
    expect(opened.identity).toBe('forged');
    expect(entryOf(await profiles.read({ userSessionId }), 'tier')).toMatchObject({
      value: null,
      source: null,
    });
  });
});

describe('fields', () => {
  const add = (body: object) =>
    tenant.server.api.answer(addProfileField, { session: tenant.supervisor, body: body as never });

  test('accept values of their type only', async () => {
    const guest = await tenant.waitingVisitor();
    await profiles.addField('vip', 'yesNo');
    await profiles.addField('renewal', 'date');
    await profiles.addField('score', 'number');
    for (const [key, good, bad] of [
      ['vip', true, 'maybe'],
      ['renewal', '2027-02-28', '2027-02-31'],
      ['score', 4.5, 'four'],
    ] as const) {
      expect(entryOf(await profiles.edit(guest, key, good), key)?.value).toBe(good);
      expect((await profiles.tryEdit(guest, key, bad)).status).toBe(400);
    }
    expect((await profiles.tryEdit(guest, 'unknown', 'x')).status).toBe(404);
  });

  test('names are unique and not those of contact details; a choice needs options', async () => {
    await profiles.addField('region');
    const field = { label: 'Another', type: 'text', options: [] };
    for (const wrong of [
      { ...field, name: 'region' },
      { ...field, name: 'email' },
      { ...field, name: 'Not valid' },
      { ...field, name: 'fresh', label: 'the REGION' },
      { ...field, name: 'fresh', type: 'choice' },
    ])
      expect((await add(wrong)).status).toBe(400);
  });

  test('are renamed and deleted with their values by supervisors, not by agents', async () => {
    const guest = await tenant.waitingVisitor();
    const { fieldId } = await profiles.addField('gone');
    await profiles.edit(guest, 'gone', 'soon');
    const body = { fieldId, label: 'Going', options: [] };
    const { api } = tenant.server;
    expect((await api.answer(updateProfileField, { session: tenant.agent, body })).status).toBe(403);
    await api.call(updateProfileField, { session: tenant.supervisor, body });
    await api.call(deleteProfileField, { session: tenant.supervisor, body: { fieldId } });
    expect(entryOf(await profiles.read(guest), 'gone')).toBeUndefined();
    const late = await profiles.tryEdit(guest, 'gone', 'too late');
    expect([late.status, late.body.message]).toEqual([404, 'This field was deleted.']);
    await profiles.addField('gone');
    expect(entryOf(await profiles.read(guest), 'gone')?.value).toBeNull();
  });
});
