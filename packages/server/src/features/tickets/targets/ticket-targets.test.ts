/** Targets of tickets through the calls of the Studio and the desk, and their notifications. */
import { DAY_MS, type GroupId, MINUTE_MS, newId } from '@parrot/contract/core';
import { assignFromBot, moveToGroup, sendAgentMessage, unassignedUsers } from '@parrot/contract/desk';
import { createSchedule, deleteSchedule, setAppSchedule, setGroupSchedule } from '@parrot/contract/hours';
import { listNotifications } from '@parrot/contract/notifications';
import { createGroup } from '@parrot/contract/team';
import * as calls from '@parrot/contract/tickets';
import {
  openTestTenant,
  signInAs,
  type TestSession,
  type TestTenant,
  type TestVisitor,
} from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';

let tenant: TestTenant;
let revision = 0;
beforeAll(async () => {
  tenant = await openTestTenant();
});
afterAll(() => tenant.stop());

/** The clock has moved on, and logins last only so long. */
const signInAgain = async (...names: ('owner' | 'supervisor' | 'agent' | 'otherAgent' | 'outsider')[]) => {
  for (const name of names) tenant[name] = await signInAs(tenant.server, tenant[name].emailId);
};
const api = () => tenant.server.api;
const minutes = (amount: number) => ({ amount, unit: 'minutes' as const });
const NONE = { firstResponse: null, resolution: null };
const TARGETS: calls.TargetsByPriority = {
  low: NONE,
  normal: { firstResponse: minutes(4), resolution: minutes(10) },
  high: { firstResponse: null, resolution: { amount: 1, unit: 'hours' } },
  urgent: { firstResponse: minutes(1), resolution: minutes(6) },
};
const draft = (change: object = {}) => ({ warnPercent: 80, targets: TARGETS, revision, ...change });
const trySave = (body: object, session = tenant.owner) =>
  api().answer(calls.saveTargetSettings, { session, body });
const save = async (change: object = {}) => {
  const { text } = await trySave(draft(change));
  revision = JSON.parse(text).settings.revision;
  await tenant.settle();
};
const ticketOf = async ({ userSessionId }: Pick<TestVisitor, 'userSessionId'>): Promise<calls.Ticket> => {
  const { ticket } = await api().call(calls.ticketDetails, {
    session: tenant.owner,
    query: { userSessionId },
  });
  if (!ticket) throw new Error('the conversation has no ticket');
  return ticket;
};
const waiting = async () => {
  const visitor = await tenant.waitingVisitor();
  await tenant.settle();
  return visitor;
};
const assigned = async () => {
  const visitor = await tenant.assignedVisitor(tenant.agent);
  await tenant.settle();
  return visitor;
};
const update = async (visitor: TestVisitor, change: object) => {
  const { ticketId, revision: seen } = await ticketOf(visitor);
  const body = { ticketId, revision: seen, ...change };
  await api().call(calls.updateTicket, { session: tenant.agent, body });
  await tenant.settle();
};
const respond = async ({ userSessionId }: TestVisitor) => {
  const desk = await tenant.connect(tenant.agent);
  await desk.ask(sendAgentMessage, { userSessionId, msgId: newId('msg'), value: 'Hello!' });
  await tenant.settle();
};
const advance = (ms: number) => tenant.server.clock.advance(ms);
const runJob = async () => {
  await tenant.server.server.slices.tickets.notifyDue();
  await tenant.settle();
};
const targetOf = ({ targets }: calls.Ticket, kind: calls.TargetKind) =>
  targets.find((target) => target.kind === kind);
const minutesLeft = (ticket: calls.Ticket, kind: calls.TargetKind) => {
  const { dueAt } = targetOf(ticket, kind) ?? {};
  return dueAt
    ? Math.abs(Math.round((Date.parse(dueAt) - tenant.server.clock.now().getTime()) / MINUTE_MS))
    : null;
};
const noticesOf = async (session: TestSession, { userSessionId }: TestVisitor) =>
  (await api().call(listNotifications, { session, body: {} })).items
    .filter(({ kind, link }) => kind.startsWith('target-') && link.endsWith(userSessionId))
    .map(({ kind, values }) => [kind, values.target]);

test('targets are saved with a revision: of two changes at once the later one is in conflict', async () => {
  const before = await waiting();
  await save();
  expect((await trySave(draft({ revision: 0 }))).status).toBe(409);
  expect((await trySave(draft(), tenant.agent)).status).toBe(403);
  const { settings } = await api().call(calls.readTargetSettings, { session: tenant.owner });
  expect(settings).toEqual({ warnPercent: 80, targets: TARGETS, revision: 1 });
  // It was opened before there were targets.
  expect((await ticketOf(before)).targets).toEqual([]);
});

test.each([
  [
    'a negative time',
    { targets: { ...TARGETS, low: { ...NONE, resolution: minutes(-5) } } },
    'leave it blank',
  ],
  [
    'an absurd time',
    { targets: { ...TARGETS, low: { ...NONE, resolution: minutes(1e9) } } },
    'at most 60 days',
  ],
  [
    'a resolution before the first response',
    { targets: { ...TARGETS, low: { firstResponse: minutes(9), resolution: minutes(8) } } },
    'before the first response',
  ],
  ['a warning after the time is over', { warnPercent: 100 }, 'percentage from 1 to 99'],
])('%s is refused with a sentence', async (_, change, sentence) => {
  const { status, text } = await trySave(draft(change));
  expect([status, text]).toEqual([400, expect.stringContaining(sentence)]);
});

test('a ticket has due times from the moment it reaches the desk, which travel with its row', async () => {
  const visitor = await waiting();
  const ticket = await ticketOf(visitor);
  expect([minutesLeft(ticket, 'firstResponse'), minutesLeft(ticket, 'resolution')]).toEqual([4, 10]);
  const { dues } = await api().call(unassignedUsers, { session: tenant.agent, body: {} });
  const due = dues?.find(({ userSessionId }) => userSessionId === visitor.userSessionId)?.due;
  expect(due).toMatchObject({ kind: 'firstResponse', dueAt: targetOf(ticket, 'firstResponse')?.dueAt });
});

test('an agent’s first message meets the first response, and desks are pushed the next due time', async () => {
  const visitor = await assigned();
  const desk = await tenant.connect(tenant.agent);
  await respond(visitor);
  const ticket = await ticketOf(visitor);
  expect(targetOf(ticket, 'firstResponse')).toMatchObject({ state: 'met' });
  const { due } = await desk.next(calls.dueChanged, (push) => push.userSessionId === visitor.userSessionId);
  expect(due?.kind).toBe('resolution');
  await tenant.closeConversationOf(desk, visitor);
  await tenant.settle();
  expect(targetOf(await ticketOf(visitor), 'resolution')).toMatchObject({ state: 'met' });
});

test('another priority counts the time that has passed; pending stops the resolution', async () => {
  const visitor = await assigned();
  advance(2 * MINUTE_MS);
  await update(visitor, { priority: 'urgent' });
  const ticket = await ticketOf(visitor);
  expect([minutesLeft(ticket, 'firstResponse'), minutesLeft(ticket, 'resolution')]).toEqual([0, 4]);
  await respond(visitor);
  await update(visitor, { status: 'pending' });
  advance(6 * MINUTE_MS);
  await runJob();
  expect(await noticesOf(tenant.agent, visitor)).toEqual([]);
  await update(visitor, { status: 'open' });
  expect(minutesLeft(await ticketOf(visitor), 'resolution')).toBe(4);
  await update(visitor, { priority: 'low' });
  expect(targetOf(await ticketOf(visitor), 'resolution')).toBeUndefined();
});

test('the assignee is warned once, and notified of the breach once', async () => {
  await signInAgain('owner', 'agent', 'otherAgent');
  const visitor = await assigned();
  await respond(visitor);
  advance(7 * MINUTE_MS);
  await runJob();
  expect(await noticesOf(tenant.agent, visitor)).toEqual([]);
  advance(2 * MINUTE_MS);
  // As two processes would run it.
  await Promise.all([runJob(), runJob()]);
  await runJob();
  expect(await noticesOf(tenant.agent, visitor)).toEqual([['target-warning', 'resolution']]);
  advance(2 * MINUTE_MS);
  await runJob();
  await runJob();
  expect(await noticesOf(tenant.agent, visitor)).toEqual([
    ['target-breached', 'resolution'],
    ['target-warning', 'resolution'],
  ]);
  expect(await noticesOf(tenant.otherAgent, visitor)).toEqual([]);
});

test('the agents of the app are notified of an unassigned ticket, and no one of a solved one', async () => {
  await signInAgain('owner', 'supervisor', 'agent', 'otherAgent', 'outsider');
  const visitor = await waiting();
  const solved = await assigned();
  await update(solved, { status: 'solved' });
  advance(5 * MINUTE_MS);
  await runJob();
  for (const session of [tenant.agent, tenant.otherAgent, tenant.supervisor])
    expect(await noticesOf(session, visitor)).toEqual([['target-breached', 'firstResponse']]);
  expect(await noticesOf(tenant.outsider, visitor)).toEqual([]);
  expect(await noticesOf(tenant.agent, solved)).toEqual([]);
});

test('new targets apply to open tickets only if that is requested', async () => {
  await signInAgain('owner', 'agent');
  const visitor = await assigned();
  const targets = { ...TARGETS, normal: { firstResponse: minutes(30), resolution: minutes(90) } };
  await save({ targets });
  expect(minutesLeft(await ticketOf(visitor), 'firstResponse')).toBe(4);
  await save({ targets, applyToOpen: true });
  const ticket = await ticketOf(visitor);
  expect([minutesLeft(ticket, 'firstResponse'), minutesLeft(ticket, 'resolution')]).toEqual([30, 90]);
  await save();
});

test('opening hours count; without their schedule new tickets count around the clock', async () => {
  const open = [{ from: '00:00', until: '24:00' }];
  const now = tenant.server.clock.now();
  const day = (later: number) =>
    (['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const)[(now.getUTCDay() + later) % 7] ?? 'sun';
  const closed = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
  const { schedule } = await api().call(createSchedule, {
    session: tenant.owner,
    body: { name: 'Later', timeZone: 'UTC', days: { ...closed, [day(3)]: open }, holidays: [] },
  });
  const { scheduleId } = schedule;
  const { appId } = tenant.app;
  await api().call(setAppSchedule, { session: tenant.owner, body: { appId, scheduleId } });
  await tenant.settle();
  const inHours = await waiting();
  expect(minutesLeft(await ticketOf(inHours), 'firstResponse')).toBeGreaterThan(24 * 60);
  await api().call(deleteSchedule, { session: tenant.owner, query: { scheduleId } });
  await tenant.settle();
  expect(minutesLeft(await ticketOf(inHours), 'firstResponse')).toBeGreaterThan(24 * 60);
  expect(minutesLeft(await ticketOf(await waiting()), 'firstResponse')).toBe(4);
});

test('time counts in the hours of the group, from when a conversation belongs to it', async () => {
  await signInAgain('owner', 'supervisor');
  const now = tenant.server.clock.now();
  const opening = new Date(now.getTime() + 3 * DAY_MS);
  opening.setUTCHours(9, 0, 0, 0);
  const day = (['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const)[opening.getUTCDay()] ?? 'sun';
  const never = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
  const days = { ...never, [day]: [{ from: '09:00', until: '17:00' }] };
  const draftOfHours = { name: 'Rare', timeZone: 'UTC', days, holidays: [] };
  const session = tenant.owner;
  const { schedule } = await api().call(createSchedule, { session, body: draftOfHours });
  const newGroup = async (groupName: string) => {
    const body = { groupName, userIds: [tenant.agent.userId], roleIds: [], appIds: [] };
    return (await api().call(createGroup, { session, body })).group.groupId;
  };
  const [rare, always] = [await newGroup('Rare'), await newGroup('Always')];
  const { scheduleId } = schedule;
  await api().call(setGroupSchedule, { session, body: { groupId: rare, scheduleId } });
  await tenant.settle();

  const visitor = await waiting();
  advance(MINUTE_MS);
  const supervisor = await tenant.connect(tenant.supervisor);
  const move = async (groupId: GroupId) => {
    const { userSessionId } = visitor;
    await supervisor.ask(moveToGroup, { userSessionId, groupId, note: '' });
    await tenant.settle();
  };
  const dueAt = async () => targetOf(await ticketOf(visitor), 'firstResponse')?.dueAt ?? '';
  const minuteOf = (moment: string) => Math.round((Date.parse(moment) - opening.getTime()) / MINUTE_MS);
  await move(rare);
  // A minute of four has passed; the others count once the group opens.
  expect(minuteOf(await dueAt())).toBe(3);
  const { dues } = await api().call(unassignedUsers, { session: tenant.supervisor, body: {} });
  const listed = dues?.find(({ userSessionId }) => userSessionId === visitor.userSessionId)?.due;
  expect(listed?.dueAt).toBe(await dueAt());
  advance(MINUTE_MS);
  // Outside its hours no time has passed. A group without own hours has those of the app: around the clock.
  await move(always);
  expect(minutesLeft(await ticketOf(visitor), 'firstResponse')).toBe(3);
  // Also after an agent has taken it from that queue.
  await move(rare);
  await tenant.server.api.call(assignFromBot, {
    session: tenant.supervisor,
    body: { userSessionId: visitor.userSessionId },
  });
  await tenant.settle();
  expect(minuteOf(await dueAt())).toBe(3);
  advance(3 * DAY_MS + DAY_MS);
  await signInAgain('owner');
  const { items } = await api().call(calls.listBreaches, { session: tenant.owner, body: {} });
  const late = items.find(
    ({ userSessionId, kind }) => userSessionId === visitor.userSessionId && kind === 'firstResponse',
  );
  // As long as the group was open since.
  expect(late?.lateMinutes).toBe(8 * 60 - 3);
});

test('the list of tickets is sorted and filtered by when they are due', async () => {
  await signInAgain('owner');
  const late = await waiting();
  advance(5 * MINUTE_MS);
  const soon = await waiting();
  advance(3.5 * MINUTE_MS);
  const numberOf = async (visitor: TestVisitor) => (await ticketOf(visitor)).number;
  const [lateNumber, soonNumber] = [await numberOf(late), await numberOf(soon)];
  const list = async (body: object) =>
    (await api().call(calls.listTickets, { session: tenant.owner, body })).items.map(({ number }) => number);
  const byDue = { sortBy: 'due', descending: false } as const;
  const all = await list(byDue);
  expect(all.indexOf(lateNumber)).toBeLessThan(all.indexOf(soonNumber));
  const pages: number[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const body = { ...byDue, limit: 3, ...(cursor && { cursor }) };
    const page: { items: calls.TicketRow[]; next: string | null } = await api().call(calls.listTickets, {
      session: tenant.owner,
      body,
    });
    pages.push(...page.items.map(({ number }) => number));
    cursor = page.next;
  }
  expect(pages).toEqual(all);
  const [overdue, warned, breached] = [
    await list({ due: 'overdue' }),
    await list({ due: 'soon' }),
    await list({ due: 'breached' }),
  ];
  expect([overdue.includes(lateNumber), overdue.includes(soonNumber)]).toEqual([true, false]);
  expect([warned.includes(lateNumber), warned.includes(soonNumber)]).toEqual([false, true]);
  expect(breached).toEqual(expect.arrayContaining(overdue));
});
