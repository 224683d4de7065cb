/** Rules while the store fails for a moment, or several processes have the same event: each effect is there once. */
import { rateSession } from '@parrot/contract/conversations';
import { MINUTE_MS, type TagId, type UserSessionId } from '@parrot/contract/core';
import { openConversation } from '@parrot/contract/desk';
import { listNotifications } from '@parrot/contract/notifications';
import { updateRule } from '@parrot/contract/rules';
import { openTestTenant, type TestSocket, type TestTenant } from '@parrot/testkit';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DomainEvent } from '../../../platform/index.ts';
import { messageAdded } from '../../conversations/index.ts';
import { draft, type RulesSetup, setUpRules } from '../rules.fixture.ts';
import { type FailingStore, openFailingStore } from './failing-store.fixture.ts';

let tenant: TestTenant;
let rules: RulesSetup;
let desk: TestSocket;
let vip: TagId;
let store: FailingStore;
beforeAll(async () => {
  tenant = await openTestTenant();
  rules = setUpRules(tenant);
  vip = await rules.newTag('VIP');
  desk = await tenant.connect(tenant.supervisor);
});
beforeEach(async () => {
  store = await openFailingStore(tenant.server);
});
afterEach(async () => {
  await store.restore();
  await rules.deleteAll();
});
afterAll(() => tenant.stop());

const addTag = () => ({ do: 'addTags' as const, tagIds: [vip] });
const urgent = { do: 'setPriority' as const, priority: 'urgent' as const };
const notesOf = async (userSessionId: UserSessionId) =>
  (await desk.ask(openConversation, { userSessionId })).notes.map(({ value }) => value);

test('actions that the store could not do are done with the next delivery of their event, each once', async () => {
  await rules.start({
    actions: [
      urgent,
      addTag(),
      { do: 'addNote', text: 'Call back' },
      { do: 'notify', userIds: [tenant.agent.userId], text: 'Look' },
    ],
  });
  await store.failNextInsert('session_tags', 'deadlock');
  await store.failNextInsert('conversation_notes', 'connectionLost');
  const { userSessionId } = await tenant.waitingVisitor();
  await expect
    .poll(() => rules.outcomes())
    .toEqual([['Urgent first', 'fired', 'done', 'done', 'done', 'done']]);
  expect(await rules.tagsOf(userSessionId)).toEqual([vip]);
  expect(await notesOf(userSessionId)).toEqual(['Call back']);
  const { items } = await tenant.server.api.call(listNotifications, { session: tenant.agent, body: {} });
  expect(items.filter(({ kind }) => kind === 'rule-notice')).toHaveLength(1);
});

test('an event that several processes have starts a rule once, and each action is done once', async () => {
  const { bus } = tenant.server.server.platform;
  const delivered: DomainEvent[] = [];
  bus.listen(messageAdded, (event) => void delivered.push(event));
  const { ruleId } = await rules.create({ actions: [urgent, addTag(), { do: 'addNote', text: 'Once' }] });
  const { userSessionId } = await tenant.waitingVisitor();
  await tenant.settle();
  await rules.switch(ruleId);
  const reached = delivered.find(({ payload }) => isRequestIn(payload, userSessionId));
  if (!reached) throw new Error('the conversation did not reach the desk');
  // Work of different keys is not in order, as in different processes.
  const keys = ['one', 'two', 'three', 'four', 'five'];
  const isDone = await Promise.all(keys.map((key) => bus.deliver({ ...reached, key })));
  expect(isDone).toEqual(keys.map(() => true));
  expect(await rules.outcomes()).toEqual([['Urgent first', 'fired', 'done', 'done', 'done']]);
  expect(await notesOf(userSessionId)).toEqual(['Once']);
});

/** A rule whose tags could not be stored: its event is captured, and one delivery of it failed. */
async function cutOff() {
  const { bus } = tenant.server.server.platform;
  const delivered: DomainEvent[] = [];
  bus.listen(messageAdded, (event) => void delivered.push(event));
  const more = { actions: [urgent, addTag(), { do: 'addNote' as const, text: 'Call back' }] };
  const rule = await rules.create(more);
  const { userSessionId } = await tenant.waitingVisitor();
  await tenant.settle();
  await rules.switch(rule.ruleId);
  const reached = delivered.find(({ payload }) => isRequestIn(payload, userSessionId));
  if (!reached) throw new Error('the conversation did not reach the desk');
  await store.failNextInsert('session_tags', 'deadlock');
  expect(await bus.deliver(reached)).toBe(false);
  expect(await rules.outcomes()).toEqual([['Urgent first', 'fired', 'done', 'pending', 'pending']]);
  return { rule, userSessionId, more, deliverAgain: () => bus.deliver(reached) };
}
const STOPPED = [['Urgent first', 'fired', 'done', 'stopped', 'stopped']];
const reason = 'The rule was switched off before this action ran.';

test('a rule that is switched off halfway does nothing more, and its log says so', async () => {
  const { rule, userSessionId, deliverAgain } = await cutOff();
  await rules.switch(rule.ruleId, false);
  expect(await rules.outcomes()).toEqual(STOPPED);
  expect((await rules.log())[0]?.actions).toEqual([
    { do: 'setPriority', state: 'done', reason: '' },
    { do: 'addTags', state: 'stopped', reason },
    { do: 'addNote', state: 'stopped', reason },
  ]);
  // Not after it is on again either.
  await rules.switch(rule.ruleId);
  expect(await deliverAgain()).toBe(true);
  expect(await rules.outcomes()).toEqual(STOPPED);
  expect(await rules.tagsOf(userSessionId)).toEqual([]);
});

test('a run of a rule that another process found to be off ends with the next delivery of its event', async () => {
  const { rule, userSessionId, deliverAgain } = await cutOff();
  await store.run(`update rules set is_on = false where id = '${rule.ruleId}'`);
  // This process reads the rules again.
  await rules.start({ name: 'Another', trigger: { on: 'closed' } });
  expect(await deliverAgain()).toBe(true);
  expect(await rules.outcomes()).toEqual(STOPPED);
  expect(await rules.tagsOf(userSessionId)).toEqual([]);
});

test('a run goes on as it began if its rule is edited to start with something else', async () => {
  const { rule, userSessionId, more, deliverAgain } = await cutOff();
  const { ruleId, revision } = rule;
  const body = { ruleId, revision, ...draft({ ...more, trigger: { on: 'closed' } }) };
  await tenant.server.api.call(updateRule, { session: tenant.supervisor, body });
  await tenant.settle();
  expect(await deliverAgain()).toBe(true);
  expect(await rules.outcomes()).toEqual([['Urgent first', 'fired', 'done', 'done', 'done']]);
  expect(await rules.tagsOf(userSessionId)).toEqual([vip]);
});

test('a run that nothing continues fails in the night of the next day', async () => {
  await cutOff();
  const { deleteOld } = tenant.server.server.slices.rules;
  await deleteOld();
  expect((await rules.outcomes())[0]).toContain('pending');
  await store.run(`update rule_runs set created_at = created_at - interval '25 hours'`);
  await deleteOld();
  expect(await rules.outcomes()).toEqual([['Urgent first', 'fired', 'done', 'failed', 'failed']]);
});

const isRequestIn = (payload: unknown, id: UserSessionId): boolean => {
  const { message } = payload as NonNullable<(typeof messageAdded)['payload']>;
  return message.userSessionId === id && message.event === 'person-requested';
};

test('a rating whose event is delivered minutes later still starts its rules, once', async () => {
  await rules.start({ trigger: { on: 'rated' }, actions: [{ do: 'addNote', text: 'Rated' }] });
  const guest = await tenant.assignedVisitor(tenant.agent);
  await store.failNextInsert('rule_runs', 'timeout');
  await guest.socket.ask(rateSession, { stars: 1 });
  tenant.server.clock.advance(5 * MINUTE_MS);
  await expect.poll(() => rules.outcomes()).toEqual([['Urgent first', 'fired', 'done']]);
  // A later change of a rated conversation is no rating.
  await tenant.sendAsVisitor(guest, 'And another thing');
  expect(await rules.outcomes()).toHaveLength(1);
});

test('a rule about the ticket waits for it where opening it failed', async () => {
  await rules.start({ actions: [urgent] });
  await store.failNextInsert('tickets', 'deadlock');
  const { userSessionId } = await tenant.waitingVisitor();
  await expect.poll(() => rules.outcomes()).toEqual([['Urgent first', 'fired', 'done']]);
  expect((await rules.ticketOf(userSessionId)).priority).toBe('urgent');
});

test('a wait that is too long starts a rule that this process was not told of', async () => {
  const { clock, server } = tenant.server;
  const { ruleId } = await rules.create({
    trigger: { on: 'waitsUnassigned', minutes: 2 },
    actions: [addTag()],
  });
  await rules.start({ name: 'Another', trigger: { on: 'closed' } });
  const { userSessionId } = await tenant.waitingVisitor();
  await tenant.settle();
  // As if another process had switched it on, and Redis were away.
  await store.run(
    `update rules set is_on = true, on_since = now() - interval '1 hour' where id = '${ruleId}'`,
  );
  clock.advance(3 * MINUTE_MS);
  await server.slices.rules.findDue();
  expect(await rules.tagsOf(userSessionId)).toEqual([vip]);
});
