import { createApp } from '@parrot/contract/apps';
import { createGroup, inviteRoles } from '@parrot/contract/team';
import { newMember, newOwner, sharedTestServer, type TestServer, type TestSession } from '@parrot/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { availableDeskMemberIds } from '../index.ts';

let server: TestServer;
let boss: TestSession;
beforeAll(async () => {
  server = await sharedTestServer();
  boss = await newOwner(server);
});
afterAll(() => server.stop());

test('who can be notified about a visitor: members whose roles include all apps, and members with access to the app, both also through groups; not those who are away', async () => {
  const { platform, slices } = server.server;
  const { app } = await server.api.call(createApp, {
    session: boss,
    body: { appName: 'Shop', appType: 'Q&A' },
  });
  const [supervisor, agent, grouped, builder] = [
    await newMember(server, boss, 'supervisor'),
    await newMember(server, boss, 'agent', [app.appId]),
    await newMember(server, boss, 'agent'),
    await newMember(server, boss, 'builder', [app.appId]),
  ];
  const events = () =>
    platform.database.tenant(boss.tenantId, async (tx) => {
      const among = await slices.apps.appMemberIds(tx, app.appId);
      return new Set(await availableDeskMemberIds(tx, boss.tenantId, among, server.clock.now()));
    });
  const always = [boss.userId, supervisor.userId, agent.userId];
  expect(await events()).toEqual(new Set(always));

  const { items } = await server.api.call(inviteRoles, { session: boss });
  const roleIds = items.filter((role) => role.roleName === 'Agent').map((role) => role.roleId);
  await server.api.call(createGroup, {
    session: boss,
    body: { groupName: 'Front', userIds: [grouped.userId], roleIds: [], appIds: [app.appId] },
  });
  await server.api.call(createGroup, {
    session: boss,
    body: { groupName: 'Help', userIds: [builder.userId], roleIds, appIds: [] },
  });
  expect(await events()).toEqual(new Set([...always, grouped.userId, builder.userId]));

  // One set themselves away, one was deactivated; each for an hour.
  const until = new Date(server.clock.now().getTime() + 3_600_000).toISOString();
  for (const [member, status] of [
    [agent, 'ACTIVE'],
    [grouped, 'INACTIVE'],
  ] as const)
    await platform.database.system((tx) =>
      tx.execute(sql`update memberships set status = ${status}, away_since = ${until}::timestamptz, away_until = ${until}::timestamptz
        where user_id = ${member.userId}`),
    );
  expect(await events()).toEqual(new Set([boss.userId, supervisor.userId, builder.userId]));
  server.clock.advance(3_600_001);
  expect(await events()).toEqual(new Set([...always, grouped.userId, builder.userId]));
});
