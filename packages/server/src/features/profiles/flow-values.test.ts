/** What a flow stores about a visitor reaches the field of the same name. */
import { publishApp } from '@parrot/contract/apps';
import { openVisitorConversation, sendVisitorMessage } from '@parrot/contract/conversations';
import { newId, type UserSessionId } from '@parrot/contract/core';
import type { Block, ValueDefinition } from '@parrot/contract/flows';
import {
  drawFlow,
  flowOf,
  newDraftApp,
  openTestTenant,
  openVisitorSocket,
  type TestTenant,
} from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ProfileTests, profileTests } from './profile-setup.fixture.ts';

let tenant: TestTenant;
let profiles: ProfileTests;
beforeAll(async () => {
  tenant = await openTestTenant();
  profiles = profileTests(tenant);
});
afterAll(() => tenant.stop());

const ask = (into: string, done: string): Block => ({
  type: 'ask',
  title: '',
  part: null,
  prompt: { en: `What is your ${into}?` },
  answer: { kind: 'text', minLength: 0, maxLength: 200 },
  into,
  retry: {},
  tries: 3,
  canSkip: false,
  next: { done, gaveUp: null },
});
const value = (name: string, scope: ValueDefinition['scope']): ValueDefinition => ({
  name,
  type: 'text',
  scope,
  initial: null,
});

test('a visitor value sets its field, a conversation value does not; an agent’s edit stays', async () => {
  await profiles.addField('company');
  await profiles.addField('mood');
  const { server, owner } = tenant;
  const app = await newDraftApp(server, owner);
  const flow = flowOf(
    { first: ask('company', 'second'), second: ask('mood', 'third'), third: ask('company', 'second') },
    { values: [value('company', 'visitor'), value('mood', 'conversation')] },
  );
  await drawFlow(server, owner, app.appId, flow);
  await server.api.call(publishApp, { session: owner, body: { appId: app.appId } });
  const socket = await openVisitorSocket(server, { parrotId: app.parrotId });
  const { session } = await socket.ask(openVisitorConversation, { afterSeq: 0 });
  const guest = { userSessionId: session?.userSessionId as UserSessionId };
  const answer = async (text: string) => {
    await socket.ask(sendVisitorMessage, { msgId: newId('msg'), value: text });
    await tenant.settle();
  };
  const shown = async () => {
    const { attributes } = await profiles.read(guest, owner);
    return Object.fromEntries(
      attributes.map(({ field, entry }) => [field.name, [entry.value, entry.source]]),
    );
  };
  await answer('Halden');
  await answer('Cheerful');
  expect(await shown()).toEqual({ company: ['Halden', 'flow'], mood: [null, null] });
  await profiles.edit(guest, 'company', 'Halden AB', owner);
  await answer('Somewhere else');
  expect(await shown()).toMatchObject({ company: ['Halden AB', 'agent'] });
});
