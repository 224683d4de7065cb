/** Targets of tickets with the ids of another tenant. */
import { MINUTE_MS } from '@parrot/contract/core';
import {
  readTargetSettings,
  saveTargetSettings,
  ticketDetails,
  updateTicket,
} from '@parrot/contract/tickets';
import type { TestServer } from '@parrot/testkit';
import { expect } from 'vitest';
import type { Attempt } from './foreign-attempts.fixture.ts';
import type { Company } from './two-tenants.fixture.ts';

const NONE = { firstResponse: null, resolution: null };
const DRAFT = { warnPercent: 70, targets: { low: NONE, normal: NONE, high: NONE, urgent: NONE } };
const ONE_MINUTE = { amount: 1, unit: 'minutes' as const };

const settingsOf = async (server: TestServer, { owner }: Company) =>
  (await server.api.call(readTargetSettings, { session: owner })).settings;

/** A ticket that missed both of its targets. */
async function breachedTicketOf(server: TestServer, company: Company) {
  const { owner: session, userSessionId } = company;
  const settled = () => server.server.platform.outbox.settle();
  await settled();
  const { ticket } = await server.api.call(ticketDetails, { session, query: { userSessionId } });
  if (!ticket) throw new Error('waiting conversation has no ticket');
  const { revision } = await settingsOf(server, company);
  const targets = { ...DRAFT.targets, urgent: { firstResponse: ONE_MINUTE, resolution: ONE_MINUTE } };
  await server.api.call(saveTargetSettings, { session, body: { ...DRAFT, targets, revision } });
  const { ticketId } = ticket;
  if (ticket.priority !== 'urgent')
    await server.api.call(updateTicket, {
      session,
      body: { ticketId, revision: ticket.revision, priority: 'urgent' },
    });
  server.clock.advance(2 * MINUTE_MS);
  return ticket;
}

/** Theirs are not in the list, whatever it is filtered by. */
const notListed: Attempt = async (server, { ours, theirs }, call) => {
  const { appId } = await breachedTicketOf(server, theirs);
  const ask = async ({ owner: session }: Company) => {
    const { status, text } = await server.api.answer(call, { session, body: { appIds: [appId] } });
    expect(status).toBe(200);
    return text;
  };
  const theirReply = await ask(theirs);
  const ourReply = await ask(ours);
  expect(ourReply.length).toBeLessThan(theirReply.length);
  expect(ourReply).not.toContain(theirs.app.appId);
};

const notCounted: Attempt = async (server, { ours, theirs }, call) => {
  const { appId } = await breachedTicketOf(server, theirs);
  const { text } = await server.api.answer(call, { session: ours.owner, body: { appIds: [appId] } });
  const none = { met: 0, breached: 0 };
  expect(JSON.parse(text).kinds).toEqual({ firstResponse: none, resolution: none });
};

export const FOREIGN_TARGET_CALLS: Record<string, Attempt> = {
  'targets.settings': async (server, { ours, theirs }, call) => {
    const { revision } = await settingsOf(server, theirs);
    const body = { ...DRAFT, warnPercent: 33, revision };
    await server.api.call(saveTargetSettings, { session: theirs.owner, body });
    const { text } = await server.api.answer(call, { session: ours.owner });
    expect(JSON.parse(text).settings.warnPercent).not.toBe(33);
  },
  'targets.save': async (server, { ours, theirs }, call) => {
    const before = await settingsOf(server, theirs);
    const { revision } = await settingsOf(server, ours);
    await server.api.answer(call, { session: ours.owner, body: { ...DRAFT, revision } });
    expect(await settingsOf(server, theirs)).toEqual(before);
  },
  'targets.ofSessions': async (server, { ours, theirs }, call) => {
    await breachedTicketOf(server, theirs);
    const body = { userSessionIds: [theirs.userSessionId] };
    expect((await server.api.answer(call, { session: theirs.owner, body })).text).toContain('dueAt');
    const { text } = await server.api.answer(call, { session: ours.owner, body });
    expect(JSON.parse(text).items).toEqual([]);
  },
  'targets.listBreaches': notListed,
  'targets.exportBreaches': notListed,
  'targets.summary': notCounted,
};
