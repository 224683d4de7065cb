/** What each process remembers of how a desk is set up, when another process changes it. */
import { openVisitorConversation, requestAgent, sendVisitorMessage } from '@parrot/contract/conversations';
import { newId } from '@parrot/contract/core';
import { deleteRoutingRule, listRoutingRules, unassignedUsers } from '@parrot/contract/desk';
import { closedApps, createSchedule, setAppSchedule } from '@parrot/contract/hours';
import { listRules, switchRule } from '@parrot/contract/rules';
import { readTargetSettings, saveTargetSettings, ticketDetails } from '@parrot/contract/tickets';
import {
  findRedis,
  openVisitorSocket,
  startTestRedis,
  type TestRedis,
  type TestServer,
} from '@parrot/testkit';
import { createSite } from '@parrot/testkit/faults';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTwoServers, type TwoServers } from '../../platform/cluster/two-servers.fixture.ts';

const program = await findRedis();
const MINUTE_MS = 60_000;
const NEVER = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };

describe.skipIf(!program)('two processes on one database and one Redis', () => {
  let redis: TestRedis;
  let servers: TwoServers | undefined;
  let a: TestServer;
  let b: TestServer;
  beforeAll(async () => {
    redis = await startTestRedis(program ?? '');
    servers = await startTwoServers(redis);
    ({ a, b } = servers);
  });
  afterAll(async () => {
    await servers?.stop();
    await redis.stop();
  });

  test('routing rules, rules, targets and hours that change on one apply on the other', async () => {
    const { owner: session, desk } = await createSite(a);
    const { app, groupId } = desk;
    /** What becomes of a visitor of the other process who asks for a person. */
    const outcome = async () => {
      const visitor = await openVisitorSocket(b, { parrotId: app.parrotId });
      const opened = await visitor.ask(openVisitorConversation, { afterSeq: 0 });
      const userSessionId = opened.session?.userSessionId ?? newId('uss');
      await visitor.ask(sendVisitorMessage, { msgId: newId('msg'), value: 'Hello' });
      await visitor.ask(requestAgent, {});
      await b.server.platform.outbox.settle();
      visitor.close();
      const { ticket } = await b.api.call(ticketDetails, { session, query: { userSessionId } });
      const body = { appId: app.appId, agent: 'all' as const };
      const { items } = await b.api.call(unassignedUsers, { session, body });
      const [target] = ticket?.targets ?? [];
      const dueMs = target?.dueAt ? Date.parse(target.dueAt) - Date.parse(ticket?.createdAt ?? '') : 0;
      return {
        group: items.find((each) => each.userSessionId === userSessionId)?.groupId,
        priority: ticket?.priority,
        dueInMinutes: Math.round(dueMs / MINUTE_MS),
      };
    };
    const closed = async () => (await b.api.call(closedApps, { session })).items.map(({ appId }) => appId);
    expect(await outcome()).toEqual({ group: groupId, priority: 'urgent', dueInMinutes: 1 });
    expect(await closed()).toEqual([]);

    const { settings } = await a.api.call(readTargetSettings, { session });
    const firstResponse = { amount: 7, unit: 'minutes' as const };
    const targets = { ...settings.targets, urgent: { firstResponse, resolution: null } };
    await a.api.call(saveTargetSettings, { session, body: { ...settings, targets } });
    await expect.poll(outcome).toMatchObject({ dueInMinutes: 7 });

    const [routing] = (await a.api.call(listRoutingRules, { session })).rules;
    if (!routing) throw new Error('the site has no routing rule');
    await a.api.call(deleteRoutingRule, { session, query: { ruleId: routing.ruleId } });
    await expect.poll(outcome).toMatchObject({ group: null, priority: 'urgent' });

    for (const { ruleId } of (await a.api.call(listRules, { session })).rules)
      await a.api.call(switchRule, { session, body: { ruleId, isOn: false } });
    await expect.poll(outcome).toEqual({ group: null, priority: 'normal', dueInMinutes: 0 });

    const draft = { name: 'Never', timeZone: 'UTC', days: NEVER, holidays: [] };
    const { schedule } = await a.api.call(createSchedule, { session, body: draft });
    const { scheduleId } = schedule;
    await a.api.call(setAppSchedule, { session, body: { appId: app.appId, scheduleId } });
    await expect.poll(closed).toEqual([app.appId]);
  });
});
