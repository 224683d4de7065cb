/**
 * Presence of agents and visitors: several tabs, crashed processes, and what happens to conversations of
 * those who are gone.
 */
import { openVisitorConversation } from '@parrot/contract/conversations';
import { newId } from '@parrot/contract/core';
import {
  agentsChanged,
  openConversation,
  reopenConversation,
  sendAgentMessage,
  takeConversation,
  visitorPresenceChanged,
} from '@parrot/contract/desk';
import { openVisitorSocket, sharedTestServer, type TestServer } from '@parrot/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DeskSetup, newText, setUpDesk } from '../desk-setup.fixture.ts';

let server: TestServer;
let setup: DeskSetup;
beforeAll(async () => {
  server = await sharedTestServer();
  setup = await setUpDesk(server, { quietMinutes: 5 });
});
afterAll(() => server.stop());

const GRACE_MS = 120_000;

describe('an agent', () => {
  test('is online while at least one tab is connected, and the other desks are notified [RTM-07, DSK-20]', async () => {
    const watching = await setup.connect(setup.supervisor);
    expect(await setup.stateOf(setup.agent)).toBe('offline');
    const [one, two] = [await setup.connect(setup.agent), await setup.connect(setup.agent)];
    await watching.next(agentsChanged, ({ userId }) => userId === setup.agent.userId);
    expect(await setup.stateOf(setup.agent)).toBe('available');
    one.close();
    await setup.runUpkeep();
    expect(await setup.stateOf(setup.agent)).toBe('available');
    two.close();
    await expect.poll(() => setup.stateOf(setup.agent)).toBe('offline');
    await watching.next(agentsChanged, ({ userId }) => userId === setup.agent.userId);
    watching.close();
  });

  test('of a crashed process goes offline after a minute; agents of this process stay online [RTM-07]', async () => {
    const alive = await setup.connect(setup.agent);
    const { platform } = server.server;
    // A connection of a process that no longer refreshes it.
    await platform.database.system((tx) =>
      tx.execute(sql`insert into desk_lines (id, tenant_id, user_id, seen_at)
        values (${newId('msg')}, ${setup.owner.tenantId}, ${setup.otherAgent.userId}, ${platform.clock.now().toISOString()})`),
    );
    expect(await setup.stateOf(setup.otherAgent)).toBe('available');
    server.clock.advance(61_000);
    await setup.runUpkeep();
    expect(await setup.stateOf(setup.otherAgent)).toBe('offline');
    expect(await setup.stateOf(setup.agent)).toBe('available');
    alive.close();
    await expect.poll(() => setup.stateOf(setup.agent)).toBe('offline');
  });

  test('of a process that was suspended is online again, and the other desks are notified', async () => {
    const watching = await setup.connect(setup.supervisor);
    const mine = await setup.connect(setup.agent);
    await watching.next(agentsChanged, ({ userId }) => userId === setup.agent.userId);
    server.clock.advance(61_000);
    await Promise.all([setup.runUpkeep(), setup.runUpkeep()]);
    await watching.next(agentsChanged, ({ userId }) => userId === setup.agent.userId);
    expect(await setup.stateOf(setup.agent)).toBe('available');
    mine.close();
    await expect.poll(() => setup.stateOf(setup.agent)).toBe('offline');
    watching.close();
  });

  test('offline for two minutes loses conversations to the queue if another agent is online; a short gap changes nothing [DSK-09, RTM-07]', async () => {
    const mine = await setup.connect(setup.agent);
    const { socket: visitor, userSessionId } = await setup.waitingVisitor();
    await mine.ask(takeConversation, { userSessionId });
    await mine.ask(sendAgentMessage, { userSessionId, ...newText('One moment') });
    mine.close();
    await expect.poll(() => setup.stateOf(setup.agent)).toBe('offline');
    // No other agent is online: the conversation stays assigned.
    server.clock.advance(GRACE_MS + 1_000);
    await setup.runUpkeep();
    expect((await visitor.ask(openVisitorConversation, {})).session).toMatchObject({ status: 'ASSIGNED' });

    const back = await setup.connect(setup.agent);
    back.close();
    await expect.poll(() => setup.stateOf(setup.agent)).toBe('offline');
    const other = await setup.connect(setup.otherAgent);
    server.clock.advance(GRACE_MS - 10_000);
    await setup.runUpkeep();
    expect((await visitor.ask(openVisitorConversation, {})).session).toMatchObject({ status: 'ASSIGNED' });
    server.clock.advance(11_000);
    await setup.runUpkeep();
    const { session, messages } = await other.ask(openConversation, { userSessionId });
    expect(session).toMatchObject({ status: 'UNASSIGNED', agentId: null, assignment: null });
    expect(messages.at(-1)).toMatchObject({
      event: 'released',
      senderName: setup.agent.name,
      value: 'Offline for more than 2 minutes.',
    });
    await other.ask(takeConversation, { userSessionId });
    await setup.runUpkeep();
    expect((await visitor.ask(openVisitorConversation, {})).session).toMatchObject({
      agentName: setup.otherAgent.name,
    });
    other.close();
  });
});

describe('a visitor', () => {
  test('is present until the last window has been closed for the grace period, and again on return [RTM-07]', async () => {
    const mine = await setup.connect(setup.agent);
    const { socket, visitorToken, conversationId, userSessionId } = await setup.waitingVisitor();
    expect(await mine.ask(openConversation, { userSessionId })).toMatchObject({ visitorIsThere: true });
    const second = await openVisitorSocket(server, { parrotId: setup.app.parrotId, visitorToken });
    await second.ask(openVisitorConversation, {});
    socket.close();
    await expect
      .poll(() => server.server.platform.channels.visitor.sockets.sockets.has(socket.socket.id ?? ''))
      .toBe(false);
    expect(mine.seen(visitorPresenceChanged)).toEqual([]);
    await setup.leave({ socket: second });
    expect(await mine.next(visitorPresenceChanged)).toEqual({ conversationId, isThere: false });
    expect(await mine.ask(openConversation, { userSessionId })).toMatchObject({ visitorIsThere: false });
    const third = await openVisitorSocket(server, { parrotId: setup.app.parrotId, visitorToken });
    await third.ask(openVisitorConversation, {});
    expect(await mine.next(visitorPresenceChanged)).toEqual({ conversationId, isThere: true });
    mine.close();
  });

  test('gone for as long as the bot’s inactivity timeout has the conversation closed with a timeline event; a present visitor does not [DSK-09]', async () => {
    const mine = await setup.connect(setup.agent);
    const [gone, there] = [await setup.waitingVisitor(), await setup.waitingVisitor()];
    for (const { userSessionId } of [gone, there]) {
      await mine.ask(takeConversation, { userSessionId });
      await mine.ask(sendAgentMessage, { userSessionId, ...newText('Are you there?') });
    }
    await setup.leave(gone);
    const { conversations } = server.server.slices;
    server.clock.advance(3.5 * 60_000);
    await setup.runUpkeep();
    await conversations.sessions.closeInactive();
    expect((await mine.ask(openConversation, { userSessionId: gone.userSessionId })).session.status).toBe(
      'ASSIGNED',
    );
    server.clock.advance(61_000);
    await setup.runUpkeep();
    await conversations.sessions.closeInactive();
    const closed = await mine.ask(openConversation, { userSessionId: gone.userSessionId });
    expect(closed.session).toMatchObject({ status: 'CLOSED' });
    expect(closed.messages.at(-1)).toMatchObject({
      event: 'closed',
      value: 'Offline for more than 5 minutes.',
    });
    expect((await mine.ask(openConversation, { userSessionId: there.userSessionId })).session.status).toBe(
      'ASSIGNED',
    );

    // A returning visitor has time to write.
    const { userSessionId } = gone;
    await mine.ask(reopenConversation, { userSessionId });
    await conversations.sessions.closeInactive();
    expect((await mine.ask(openConversation, { userSessionId })).session.status).toBe('ASSIGNED');
    mine.close();
  });
});
