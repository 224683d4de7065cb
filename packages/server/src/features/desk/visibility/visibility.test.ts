/**
 * The visibility query and the visibility policy give the same answer for every kind of session and agent.
 */
import type { QueueUser } from '@parrot/contract/conversations';
import { newId, type UserSessionId } from '@parrot/contract/core';
import * as desk from '@parrot/contract/desk';
import { openTestTenant, type TestSession, type TestTenant, type TestVisitor } from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { canSeeSession, type Visibility } from './visibility.policy.ts';

let tenant: TestTenant;
const sessions: Record<string, UserSessionId> = {};

beforeAll(async () => {
  tenant = await openTestTenant();
  const { agent, otherAgent, otherApp } = tenant;
  const socket = await tenant.connect(otherAgent);
  await tenant.connect(agent);
  const store = (name: string, { userSessionId }: TestVisitor) => {
    sessions[name] = userSessionId;
    return { userSessionId };
  };
  const owned = async (name: string) => store(name, await tenant.assignedVisitor(otherAgent));
  const toAgent = { toAgentId: agent.userId, note: 'Please' };
  store('waiting', await tenant.waitingVisitor());
  store('with the bot', await tenant.visit());
  store('of another app', await tenant.waitingVisitor(otherApp));
  store('own', await tenant.assignedVisitor(agent));
  await owned('of another agent');
  await socket.ask(desk.requestTransfer, { ...(await owned('offered')), ...toAgent });
  await socket.ask(desk.escalateConversation, { ...(await owned('escalated')), ...toAgent });
  await socket.ask(desk.closeConversation, await owned('closed'));
  await socket.ask(desk.addNote, {
    ...(await owned('mentioned')),
    ...{ clientId: newId('msg'), value: 'Look', whisper: false, mentions: [agent.userId] },
  });
});
afterAll(() => tenant.stop());

const VISIBLE_TO_AGENT = ['waiting', 'with the bot', 'own', 'offered', 'escalated', 'closed', 'mentioned'];

/** The sessions an agent can open through the API. */
const opened = async (session: TestSession): Promise<string[]> => {
  const found: string[] = [];
  for (const [name, userSessionId] of Object.entries(sessions)) {
    const { status } = await tenant.server.api.answer(desk.readVisitorContext, {
      session,
      query: { userSessionId },
    });
    if (status === 200) found.push(name);
  }
  return found;
};

test('agents, supervisors and agents of another app open exactly what the policy allows [DSK-05]', async () => {
  const { agent, outsider, supervisor, owner, app, otherApp } = tenant;
  const socket = await tenant.connect(owner);
  const facts = new Map<string, QueueUser>();
  for (const [name, userSessionId] of Object.entries(sessions))
    facts.set(name, (await socket.ask(desk.openConversation, { userSessionId })).session);
  const allowed = (visibility: Visibility, mentioned: readonly string[]) =>
    [...facts]
      .filter(([name, session]) =>
        canSeeSession(visibility, session, { isMentioned: mentioned.includes(name) }),
      )
      .map(([name]) => name);

  const ofAgent = { userId: agent.userId, appIds: [app.appId], canMonitor: false };
  expect(allowed(ofAgent, ['mentioned'])).toEqual(VISIBLE_TO_AGENT);
  expect(await opened(agent)).toEqual(VISIBLE_TO_AGENT);
  const ofOutsider = { userId: outsider.userId, appIds: [otherApp.appId], canMonitor: false };
  expect(await opened(outsider)).toEqual(allowed(ofOutsider, []));
  const ofSupervisor = { userId: supervisor.userId, appIds: 'all' as const, canMonitor: true };
  expect(await opened(supervisor)).toEqual(allowed(ofSupervisor, []));
});
