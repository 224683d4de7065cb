/** What rules do with conversations, and what stops them. */
import { leaveEmail, rateSession } from '@parrot/contract/conversations';
import { DAY_MS, HOUR_MS, LIMITS, MINUTE_MS, newId, type TagId } from '@parrot/contract/core';
import { openConversation, sendAgentMessage } from '@parrot/contract/desk';
import { listNotifications } from '@parrot/contract/notifications';
import * as calls from '@parrot/contract/rules';
import { deleteTag } from '@parrot/contract/tags';
import { updateTicket } from '@parrot/contract/tickets';
import { openTestTenant, type TestSocket, type TestTenant } from '@parrot/testkit';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type RulesSetup, setUpRules } from '../rules.fixture.ts';

let tenant: TestTenant;
let rules: RulesSetup;
let desk: TestSocket;
let vip: TagId;
let late: TagId;
beforeAll(async () => {
  tenant = await openTestTenant();
  rules = setUpRules(tenant);
  vip = await rules.newTag('VIP');
  late = await rules.newTag('Late');
  desk = await tenant.connect(tenant.agent);
});
afterEach(() => rules.deleteAll());
afterAll(() => tenant.stop());

const addTag = (tagId: TagId) => ({ do: 'addTags' as const, tagIds: [tagId] });

test('a conversation that reaches the desk starts the rules that are on, once and in their order', async () => {
  await rules.create({ name: 'Off' });
  await rules.start({
    name: 'Note',
    actions: [
      { do: 'setPriority', priority: 'urgent' },
      { do: 'addNote', text: '{{visitor.name}} has {{ticket.number}} {{no.variable}}' },
      { do: 'notify', userIds: [tenant.agent.userId], text: 'Look at {{ticket.number}}' },
      { do: 'assign', userId: tenant.otherAgent.userId },
    ],
  });
  await rules.start({ name: 'Assigned', trigger: { on: 'assigned' }, actions: [addTag(vip)] });
  const { socket, userSessionId } = await tenant.waitingVisitor();
  // It is at the desk already.
  await socket.ask(leaveEmail, { email: 'visitor@example.org' });
  expect(await rules.outcomes()).toEqual([
    ['Note', 'fired', 'done', 'done', 'done', 'done'],
    ['Assigned', 'fired', 'done'],
  ]);
  const ticket = await rules.ticketOf(userSessionId);
  expect(ticket).toMatchObject({ priority: 'urgent', assigneeId: tenant.otherAgent.userId });
  expect(await rules.tagsOf(userSessionId)).toEqual([vip]);
  const supervising = await tenant.connect(tenant.supervisor);
  const { notes } = await supervising.ask(openConversation, { userSessionId });
  const number = `T-${ticket.number}`;
  expect(notes).toMatchObject([
    { authorId: null, authorName: 'Note', value: `${ticket.visitorName} has ${number} {{no.variable}}` },
  ]);
  const { items } = await tenant.server.api.call(listNotifications, { session: tenant.agent, body: {} });
  expect(items.find(({ kind }) => kind === 'rule-notice')).toMatchObject({
    values: { ruleName: 'Note', text: `Look at ${number}` },
    link: `/home/desk/chats?session=${userSessionId}`,
  });
  const [run] = await rules.log();
  expect(run?.conversation).toMatchObject({ userSessionId, ticketNumber: ticket.number });
  const listed = (await rules.list()).rules.map(({ name, timesFired }) => [name, timesFired]);
  expect(listed).toEqual([
    ['Off', 0],
    ['Note', 1],
    ['Assigned', 1],
  ]);
});

test('a note is the rule’s, not its editor’s, and keeps the name of a rule that was deleted', async () => {
  const { ruleId } = await rules.start({
    name: 'Broken lamps',
    actions: [{ do: 'addNote', text: 'Ask for a photo' }],
  });
  const { userSessionId } = await tenant.waitingVisitor();
  expect(await rules.outcomes()).toEqual([['Broken lamps', 'fired', 'done']]);
  const supervising = await tenant.connect(tenant.supervisor);
  const notes = async () => (await supervising.ask(openConversation, { userSessionId })).notes;
  const [note] = await notes();
  expect(note).toMatchObject({ authorId: null, authorName: 'Broken lamps', value: 'Ask for a photo' });
  await tenant.server.api.call(calls.deleteRule, { session: tenant.supervisor, query: { ruleId } });
  expect(await notes()).toEqual([note]);
});

test('messages are matched by whole words; all conditions or any of them have to hold', async () => {
  await rules.start({
    trigger: { on: 'visitorWrote' },
    match: 'any',
    conditions: [
      { about: 'message', is: true, terms: ['Refund', 'geld zurück'] },
      { about: 'language', is: true, languages: ['sv'] },
    ],
    actions: [addTag(vip)],
  });
  const guest = await tenant.visit();
  await tenant.sendAsVisitor(guest, 'My refunds');
  expect(await rules.log()).toEqual([]);
  await tenant.sendAsVisitor(guest, 'Ich will mein GELD ZURUCK!');
  const [run] = await rules.log();
  expect(run).toMatchObject({ on: 'visitorWrote', outcome: 'fired', met: [0] });
});

test('ratings, statuses, priorities, replies and closings start rules', async () => {
  const starting: calls.RuleTrigger[] = [
    { on: 'rated' },
    { on: 'statusChanged' },
    { on: 'priorityChanged' },
    { on: 'agentReplied' },
    { on: 'closed' },
  ];
  for (const trigger of starting)
    await rules.start({
      name: trigger.on,
      trigger,
      actions: [{ do: 'notify', userIds: [tenant.agent.userId], text: '' }],
    });
  const rated = await rules.start({
    name: 'low',
    trigger: { on: 'rated' },
    conditions: [{ about: 'rating', atMost: 1 }],
  });
  const guest = await tenant.assignedVisitor(tenant.agent);
  const { userSessionId } = guest;
  await desk.ask(sendAgentMessage, { userSessionId, msgId: newId('msg'), value: 'Hello' });
  const { ticketId, revision } = await rules.ticketOf(userSessionId);
  const body = { ticketId, revision, status: 'pending' as const, priority: 'high' as const };
  await tenant.server.api.call(updateTicket, { session: tenant.agent, body });
  await tenant.settle();
  await tenant.closeConversationOf(desk, guest);
  await tenant.settle();
  await guest.socket.ask(rateSession, { stars: 2 });
  expect((await rules.outcomes()).map(([name]) => name)).toEqual([
    'agentReplied',
    'statusChanged',
    'priorityChanged',
    'closed',
    'rated',
  ]);
  expect(await rules.log(rated.ruleId)).toEqual([]);
});

test('what is gone fails with a reason, and the actions after it run', async () => {
  const soon = await rules.newTag('Gone soon');
  await rules.start({
    actions: [addTag(soon), { do: 'assign', userId: tenant.outsider.userId }, addTag(vip), addTag(vip)],
  });
  await tenant.server.api.call(deleteTag, { session: tenant.supervisor, query: { tagId: soon } });
  const { userSessionId } = await tenant.waitingVisitor();
  const [run] = await rules.log();
  expect(run?.actions.map(({ state }) => state)).toEqual(['failed', 'failed', 'done', 'skipped']);
  expect(run?.actions.slice(0, 2).map(({ reason }) => reason)).toEqual([
    'A tag of this action no longer exists.',
    'This person doesn’t have access to this app’s chats.',
  ]);
  expect(await rules.tagsOf(userSessionId)).toEqual([vip]);
});

test('a rule that triggers itself runs once and the log says why it was stopped; what it did stays, and other rules run', async () => {
  await rules.start({
    name: 'Itself',
    trigger: { on: 'tagAdded', tagId: null },
    actions: [addTag(vip)],
  });
  await rules.start({ name: 'Other', trigger: { on: 'tagAdded', tagId: vip } });
  const { userSessionId } = await tenant.waitingVisitor();
  await rules.addTags(userSessionId, [late]);
  expect(await rules.outcomes()).toEqual([
    ['Itself', 'fired', 'done'],
    ['Itself', 'triggersItself'],
    ['Other', 'fired', 'done'],
  ]);
  expect(new Set(await rules.tagsOf(userSessionId))).toEqual(new Set([late, vip]));
});

test('a rule is stopped by its own effects, also by those of the rules it starts, and chains are short', async () => {
  const priorities = ['low', 'high', 'urgent'] as const;
  const change = (name: string, priority: (typeof priorities)[number]) =>
    rules.start({
      name,
      trigger: { on: 'priorityChanged' },
      actions: [{ do: 'setPriority', priority }],
    });
  await change('A', 'low');
  await change('B', 'high');
  const { userSessionId } = await tenant.waitingVisitor();
  const { ticketId, revision } = await rules.ticketOf(userSessionId);
  const body = { ticketId, revision, priority: 'urgent' as const };
  await tenant.server.api.call(updateTicket, { session: tenant.agent, body });
  const outcomes = await rules.outcomes();
  const ofA = outcomes.filter(([name]) => name === 'A').map(([, outcome]) => outcome);
  expect(ofA).toContain('triggersItself');
  expect(ofA.filter((outcome) => outcome === 'fired').length).toBeLessThanOrEqual(2);
  await rules.deleteAll();

  const chain: TagId[] = [];
  for (const name of ['1', '2', '3', '4', '5']) chain.push(await rules.newTag(`Chain ${name}`));
  for (const [at, tagId] of chain.entries())
    await rules.start({
      name: `link ${at}`,
      trigger: { on: 'tagAdded', tagId },
      actions: [addTag(chain[at + 1] ?? vip)],
    });
  await rules.addTags(userSessionId, chain.slice(0, 1));
  expect(await rules.outcomes()).toEqual([
    ['link 0', 'fired', 'done'],
    ['link 1', 'fired', 'done'],
    ['link 2', 'fired', 'done'],
    ['link 3', 'chainTooLong'],
  ]);
});

test('rules run at most twenty times an hour on one conversation, and the log has it once', async () => {
  await rules.start({ trigger: { on: 'visitorWrote' }, actions: [addTag(vip)] });
  const guest = await tenant.visit();
  for (let count = 0; count < LIMITS.ruleRunsPerHour + 2; count += 1)
    await tenant.sendAsVisitor(guest, `Message ${count}`);
  await tenant.settle();
  const body = { limit: 100 };
  const { items } = await tenant.server.api.call(calls.listRuleRuns, { session: tenant.supervisor, body });
  expect(items.filter(({ outcome }) => outcome === 'fired')).toHaveLength(LIMITS.ruleRunsPerHour);
  expect(items.filter(({ outcome }) => outcome === 'tooOften')).toHaveLength(1);
});

test('a visitor who waits too long starts a rule once per wait, and not for waits from before it was on', async () => {
  const { clock, server } = tenant.server;
  const early = await tenant.waitingVisitor();
  clock.advance(3 * MINUTE_MS);
  await rules.start({ trigger: { on: 'waitsUnassigned', minutes: 2 }, actions: [addTag(late)] });
  const guest = await tenant.waitingVisitor();
  await server.slices.rules.findDue();
  expect(await rules.log()).toEqual([]);
  clock.advance(2 * MINUTE_MS);
  await Promise.all([server.slices.rules.findDue(), server.slices.rules.findDue()]);
  expect(await rules.outcomes()).toEqual([['Urgent first', 'fired', 'done']]);
  await server.slices.rules.findDue();
  expect(await rules.outcomes()).toHaveLength(1);
  expect(await rules.tagsOf(guest.userSessionId)).toEqual([late]);
  expect(await rules.tagsOf(early.userSessionId)).toEqual([]);
});

test('a visitor without a reply starts a rule, until an agent replies', async () => {
  const { clock, server } = tenant.server;
  await rules.start({ trigger: { on: 'waitsForReply', minutes: 1 }, actions: [addTag(late)] });
  const waiting = await tenant.assignedVisitor(tenant.agent);
  const answered = await tenant.assignedVisitor(tenant.agent);
  for (const guest of [waiting, answered]) await tenant.sendAsVisitor(guest, 'Are you there?');
  const { userSessionId } = answered;
  await desk.ask(sendAgentMessage, { userSessionId, msgId: newId('msg'), value: 'Yes' });
  clock.advance(2 * MINUTE_MS);
  await server.slices.rules.findDue();
  expect(await rules.tagsOf(waiting.userSessionId)).toEqual([late]);
  expect(await rules.tagsOf(userSessionId)).toEqual([]);
});

test('a rule is tried on past conversations, and nothing is done', async () => {
  const guest = await tenant.waitingVisitor();
  await tenant.sendAsVisitor(guest, 'I want a refund now');
  await tenant.settle();
  const tried = (more: object) =>
    tenant.server.api.call(calls.tryRule, {
      session: tenant.supervisor,
      body: {
        name: 'Trial',
        trigger: { on: 'visitorWrote' },
        match: 'all',
        conditions: [{ about: 'message', is: true, terms: ['refund now'] }],
        actions: [addTag(vip)],
        ...more,
      },
    });
  const { fired, isComplete, tried: count } = await tried({});
  expect(fired.map(({ userSessionId }) => userSessionId)).toEqual([guest.userSessionId]);
  expect([isComplete, count > 1]).toEqual([true, true]);
  expect(await rules.tagsOf(guest.userSessionId)).toEqual([]);
  expect((await tried({ trigger: { on: 'closed' } })).fired).toEqual([]);
});

test('entries older than thirty days are deleted', async () => {
  await rules.start({ actions: [addTag(vip)] });
  await tenant.waitingVisitor();
  expect(await rules.log()).toHaveLength(1);
  const { clock, server } = tenant.server;
  await server.slices.rules.deleteOld();
  expect(await rules.log()).toHaveLength(1);
  await server.asOf(new Date(clock.now().getTime() + LIMITS.ruleLogDays * DAY_MS + HOUR_MS), () =>
    server.slices.rules.deleteOld(),
  );
  expect(await rules.log()).toEqual([]);
});
