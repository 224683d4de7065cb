/** The list of missed targets, its export, and the summary of a period. */
import { MINUTE_MS, newId } from '@parrot/contract/core';
import { sendAgentMessage } from '@parrot/contract/desk';
import * as calls from '@parrot/contract/tickets';
import { openTestTenant, type TestSession, type TestTenant, type TestVisitor } from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';

let tenant: TestTenant;
let startedAt = '';
let midway = '';
const numbers: Record<string, number> = {};

const api = () => tenant.server.api;
const NONE = { firstResponse: null, resolution: null };
const RULE = { firstResponse: { amount: 4, unit: 'minutes' as const }, resolution: null };
const advance = (ms: number) => tenant.server.clock.advance(ms);
const now = () => tenant.server.clock.now().toISOString();

const respond = async ({ userSessionId }: TestVisitor, session: TestSession) => {
  const desk = await tenant.connect(session);
  await desk.ask(sendAgentMessage, { userSessionId, msgId: newId('msg'), value: 'Hello!' });
  await tenant.settle();
};
const ticketOf = async ({ userSessionId }: TestVisitor) => {
  await tenant.settle();
  const session = tenant.owner;
  const { ticket } = await api().call(calls.ticketDetails, { session, query: { userSessionId } });
  if (!ticket) throw new Error('the conversation has no ticket');
  return ticket;
};

beforeAll(async () => {
  tenant = await openTestTenant();
  const targets = { low: NONE, normal: RULE, high: NONE, urgent: NONE };
  await api().call(calls.saveTargetSettings, {
    session: tenant.owner,
    body: { revision: 0, warnPercent: 80, targets },
  });
  await tenant.settle();
  startedAt = now();
  const inTime = await tenant.assignedVisitor(tenant.agent);
  await ticketOf(inTime);
  await respond(inTime, tenant.agent);
  const late = await tenant.assignedVisitor(tenant.otherAgent);
  const { ticketId, revision, number } = await ticketOf(late);
  numbers.late = number;
  const subject = '=HYPERLINK("x")';
  await api().call(calls.updateTicket, { session: tenant.owner, body: { ticketId, revision, subject } });
  advance(6 * MINUTE_MS);
  await respond(late, tenant.otherAgent);
  midway = now();
  const open = await tenant.waitingVisitor(tenant.otherApp);
  numbers.open = (await ticketOf(open)).number;
  advance(5 * MINUTE_MS);
});
afterAll(() => tenant.stop());

const list = async (filter: object = {}, session = tenant.supervisor) =>
  (await api().call(calls.listBreaches, { session, body: filter })).items;
const numbersOf = (items: readonly calls.Breach[]) => items.map(({ number }) => number);

test('supervisors see which targets were missed, by how much and by whom', async () => {
  const [open, late, ...others] = await list({}, tenant.owner);
  expect(others).toEqual([]);
  expect(open).toMatchObject({
    number: numbers.open,
    kind: 'firstResponse',
    outcome: 'open',
    stoppedAt: null,
    lateMinutes: 1,
    agentName: null,
    appId: tenant.otherApp.appId,
  });
  expect(late).toMatchObject({ number: numbers.late, outcome: 'met', agentId: tenant.otherAgent.userId });
  expect(late?.lateMinutes).toBe(2);
});

test('the list is filtered by day, app, agent and target', async () => {
  const session = tenant.owner;
  const found = async (filter: object) => numbersOf(await list(filter, session));
  expect(await found({ appIds: [tenant.otherApp.appId] })).toEqual([numbers.open]);
  expect(await found({ agentIds: [tenant.otherAgent.userId] })).toEqual([numbers.late]);
  expect(await found({ until: midway })).toEqual([numbers.late]);
  expect(await found({ from: midway })).toEqual([numbers.open]);
  expect(await found({ kinds: ['resolution'] })).toEqual([]);
});

test('pages continue where the last one ended, and another cursor is refused', async () => {
  const session = tenant.owner;
  const first = await api().call(calls.listBreaches, { session, body: { limit: 1 } });
  expect(numbersOf(first.items)).toEqual([numbers.open]);
  const body = { limit: 1, cursor: first.next ?? '' };
  const second = await api().call(calls.listBreaches, { session, body });
  expect([numbersOf(second.items), second.next]).toEqual([[numbers.late], null]);
  const { status } = await api().answer(calls.listBreaches, { session, body: { cursor: 'bm8' } });
  expect(status).toBe(400);
});

test('the summary counts the targets that were met and missed in the period', async () => {
  const summarize = async (filter: object) =>
    (await api().call(calls.summarizeTargets, { session: tenant.owner, body: filter })).kinds.firstResponse;
  expect(await summarize({ from: startedAt })).toEqual({ met: 1, breached: 2 });
  expect(await summarize({ from: midway })).toEqual({ met: 0, breached: 1 });
});

test('the export is safe to open in a spreadsheet, and agents who do not supervise get none', async () => {
  const { csv } = await api().call(calls.exportBreaches, { session: tenant.owner, body: {} });
  expect(csv).toContain('number,subject,target,priority,due,outcome');
  expect(csv).toContain(`'=HYPERLINK`);
  expect(csv).not.toMatch(/(^|,)"?=HYPERLINK/m);
  const { status } = await api().answer(calls.exportBreaches, { session: tenant.agent, body: {} });
  expect(status).toBe(403);
});
