/**
 * Removing members: what closes, what returns to the queue, what passes on; through real calls and sockets.
 */
import { signIn, userDetails } from '@parrot/contract/accounts';
import { listActivity } from '@parrot/contract/activity';
import { createApp, listApps, tenantApps } from '@parrot/contract/apps';
import {
  openVisitorConversation,
  requestAgent,
  sendVisitorMessage,
  visitorMessageAdded,
} from '@parrot/contract/conversations';
import { type AppId, ERRORS, FUNCTIONS, newId, type RoleId, type UserId } from '@parrot/contract/core';
import {
  agentConnect,
  deskSessionChanged,
  openConversation,
  takeConversation,
  unassignedUsers,
} from '@parrot/contract/desk';
import {
  createRole,
  inviteRoles,
  listUsers,
  makeInactive,
  removeUsers,
  setUserRoles,
  userApps,
} from '@parrot/contract/team';
import {
  newMember,
  newOwner,
  newPublishedApp,
  openDeskSocket,
  openNotificationSocket,
  openVisitorSocket,
  sharedTestServer,
  TEST_PASSWORD,
  type TestServer,
  type TestSession,
  type TestSocket,
} from '@parrot/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memberAccessEnded } from '../index.ts';

const DAY_OFF = { duration: 'Next 24 hrs', reason: 'Technical Issues' } as const;

let server: TestServer;
let owner: TestSession;
let admin: TestSession;
let other: TestSession;
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server, { name: 'Maya Lind' });
  other = await newOwner(server);
  admin = await newMember(server, owner, 'admin');
});
afterAll(() => server.stop());

const makeApp = async (session: TestSession, appName: string): Promise<AppId> =>
  (await server.api.call(createApp, { session, body: { appName, appType: 'Q&A' } })).app.appId;
const remove = async (
  userIds: UserId[],
  { successorId, session = owner }: { successorId?: UserId; session?: TestSession } = {},
) => server.api.answer(removeUsers, { session, body: { userIds, successorId } });
const resultsOf = (answer: Awaited<ReturnType<typeof remove>>) =>
  (answer.body as unknown as { results: { id: string; ok: boolean; message: string }[] }).results;
const listed = async ({ emailId }: TestSession) =>
  (await server.api.call(listUsers, { session: owner, body: { search: emailId } })).items[0];
const me = async (session: TestSession) =>
  (await server.api.answer(userDetails, { session, body: {} })).status;
const loggedActions = async (limit: number) => {
  const { items } = await server.api.call(listActivity, { session: owner, body: { limit } });
  return items.map(({ act, subjectName, values }) => ({ act, subjectName, values }));
};
const closed = ({ socket }: TestSocket) =>
  new Promise<string>((resolve) => socket.once('disconnect', resolve));

describe('a removed member', () => {
  test('is out at once: sockets close, calls and sign-in are refused, and the list no longer has them [USR-07]', async () => {
    const agent = await newMember(server, owner, 'agent');
    const [desk, bell] = [await openDeskSocket(server, agent), await openNotificationSocket(server, agent)];
    const ends = Promise.all([closed(desk), closed(bell)]);
    expect(resultsOf(await remove([agent.userId]))).toEqual([{ id: agent.userId, ok: true, message: '' }]);
    await ends;
    expect(await me(agent)).toBe(401);
    const { status, body } = await server.api.answer(signIn, {
      body: { emailId: agent.emailId, password: TEST_PASSWORD },
    });
    expect([status, body.code]).toEqual([401, 'no_tenant']);
    expect(await listed(agent)).toBeUndefined();
    expect(await loggedActions(1)).toEqual([
      { act: 'user.removed', subjectName: 'agent person', values: {} },
    ]);
  });

  test('leaves their conversations to the queue, with an entry in the timeline; others see it live [USR-07]', async () => {
    const app = await newPublishedApp(server, owner);
    const agent = await newMember(server, owner, 'agent', [app.appId]);
    const visitor = await openVisitorSocket(server, { parrotId: app.parrotId });
    await visitor.ask(openVisitorConversation, {});
    const { session } = await visitor.ask(requestAgent, {});
    const { userSessionId } = session;
    // The first waiting event comes before the two connect; they must receive the second.
    await server.server.platform.outbox.settle();
    const [desk, otherMember] = [await openDeskSocket(server, agent), await openDeskSocket(server, owner)];
    await desk.ask(takeConversation, { userSessionId });
    await otherMember.ask(agentConnect, { userSessionId, channel: 'web', agentName: 'Maya Lind' });
    const asked = server.clock.now();
    await visitor.ask(sendVisitorMessage, { msgId: newId('msg'), value: 'Still there?' });

    await remove([agent.userId]);
    const { session: back } = await otherMember.next(
      deskSessionChanged,
      (push) => push.session.userSessionId === userSessionId && push.session.status === 'UNASSIGNED',
    );
    expect(back).toMatchObject({ agentId: null, agentName: null, unreadCount: 1 });
    expect(new Date(back.waitingSince ?? 0).getTime()).toBeLessThanOrEqual(asked.getTime() + 60_000);
    const { message } = await visitor.next(visitorMessageAdded, (push) => push.message.event === 'released');
    expect(message).toMatchObject({ userType: 'system', senderName: 'agent person', value: '' });
    const queue = await server.api.call(unassignedUsers, { session: owner, body: { appId: app.appId } });
    expect(queue.items.map((item) => item.userSessionId)).toEqual([userSessionId]);

    // A second delivery, as after a crash, changes nothing more.
    const { database, outbox } = server.server.platform;
    await database.system(async (tx) => {
      outbox.write(tx, memberAccessEnded, {
        tenantId: owner.tenantId,
        key: agent.userId,
        payload: { userId: agent.userId, userName: 'agent person', reason: 'removed' },
      });
    });
    await outbox.settle();
    const { messages } = await otherMember.ask(openConversation, { userSessionId, afterSeq: 0 });
    expect(messages.filter(({ event }) => event === 'released')).toHaveLength(1);
    await otherMember.ask(takeConversation, { userSessionId });
    for (const socket of [visitor, otherMember]) socket.close();
  });

  test('for a while only, leaves their conversations in the same way [USR-01]', async () => {
    const app = await newPublishedApp(server, owner);
    const agent = await newMember(server, owner, 'agent', [app.appId]);
    const visitor = await openVisitorSocket(server, { parrotId: app.parrotId });
    await visitor.ask(openVisitorConversation, {});
    const { session } = await visitor.ask(requestAgent, {});
    const desk = await openDeskSocket(server, agent);
    await desk.ask(takeConversation, { userSessionId: session.userSessionId });
    await server.api.call(makeInactive, {
      session: owner,
      body: {
        userIds: [agent.userId],
        unavailability: DAY_OFF,
      },
    });
    await visitor.next(visitorMessageAdded, (push) => push.message.event === 'released');
    visitor.close();
  });

  test('passes apps they created to the successor, who can open them; apps given to them are revoked [USR-07]', async () => {
    const builder = await newMember(server, owner, 'builder');
    const successor = await newMember(server, owner, 'builder');
    await makeApp(builder, 'Made1');
    await makeApp(builder, 'Made2');
    expect(resultsOf(await remove([builder.userId], { successorId: successor.userId }))).toMatchObject([
      { ok: true },
    ]);
    const { items } = await server.api.call(listApps, { session: successor, body: {} });
    expect(items.map(({ appName }) => appName).sort()).toEqual(['Made1', 'Made2']);
    const { ownedCount } = await server.api.call(userApps, {
      session: owner,
      body: { userId: successor.userId },
    });
    expect(ownedCount).toBe(2);
    const passedOn = { act: 'app.passedOn', values: { before: 'builder person', after: 'builder person' } };
    expect(await loggedActions(3)).toEqual(
      expect.arrayContaining([
        { act: 'user.removed', subjectName: 'builder person', values: { successor: 'builder person' } },
        { ...passedOn, subjectName: 'Made1' },
        { ...passedOn, subjectName: 'Made2' },
      ]),
    );
  });

  test('needs a successor if there are apps to take over; one who stays, and is active [USR-07]', async () => {
    const builder = await newMember(server, owner, 'builder');
    const idle = await newMember(server, owner, 'builder');
    await makeApp(builder, 'Left');
    await server.api.call(makeInactive, {
      session: owner,
      body: {
        userIds: [idle.userId],
        unavailability: DAY_OFF,
      },
    });
    const answers = [
      await remove([builder.userId, admin.userId]),
      await remove([builder.userId], { successorId: builder.userId }),
      await remove([builder.userId], { successorId: idle.userId }),
    ];
    expect(answers.map(({ status, body }) => [status, body.fields])).toEqual([
      [400, { successorId: 'Required' }],
      [400, { successorId: 'Please choose someone who isn’t being removed.' }],
      [400, { successorId: 'Please choose someone who is active.' }],
    ]);
    const foreign = await remove([builder.userId], { successorId: other.userId });
    expect(foreign.status).toBe(404);
    expect((await remove([builder.userId], { successorId: newId('usr') })).text).toBe(foreign.text);
    expect([await me(builder), await me(admin)]).toEqual([200, 200]);
  });
});

describe('removing', () => {
  const roleNamed = async (session: TestSession, name: string): Promise<RoleId> => {
    const { items } = await server.api.call(inviteRoles, { session });
    return items.find(({ roleName }) => roleName === name)?.roleId ?? newId('rol');
  };
  const give = async (session: TestSession, { userId }: TestSession, roleId: RoleId) =>
    server.api.answer(setUserRoles, { session, body: { userId, roleIds: [roleId] } });
  const makeRole = async (session: TestSession, roleName: string, allApps: boolean) => {
    const functions = Object.entries(FUNCTIONS).map(([functionName, actions]) => ({
      functionName,
      viewable: true,
      actions: actions.map((actionName) => ({ actionName })),
    }));
    const body = { roleName, studioAccess: true, deskAccess: true, allApps, functions };
    return (await server.api.call(createRole, { session, body })).role.roleId;
  };

  test('is reported for each; the caller, members with more rights and nonexistent ones stay, the rest is done [USR-04]', async () => {
    const [agent, successor] = [
      await newMember(server, owner, 'agent'),
      await newMember(server, owner, 'builder'),
    ];
    const wanted = [admin.userId, owner.userId, other.userId, newId('usr'), agent.userId, agent.userId];
    const events = resultsOf(await remove(wanted, { session: admin, successorId: successor.userId }));
    expect(events.map(({ id, ok, message }) => [id, ok, message])).toEqual([
      [wanted[0], false, 'You’d lose your own access. Ask another admin to make this change.'],
      [wanted[1], false, 'Permission Denied'],
      [wanted[2], false, 'We couldn’t find that.'],
      [wanted[3], false, 'We couldn’t find that.'],
      [wanted[4], true, ''],
    ]);
    expect([await me(admin), await me(owner), await me(other), await me(agent)]).toEqual([
      200, 200, 200, 401,
    ]);
    expect((await server.api.call(tenantApps, { session: successor, body: {} })).total).toBe(0);
  });

  test('needs the function Invite Users [USR-04]', async () => {
    const agent = await newMember(server, owner, 'agent');
    expect((await remove([admin.userId], { session: agent })).status).toBe(403);
    expect(await me(admin)).toBe(200);
  });

  test('the last owner is refused on every path, even for a role that may do all an owner may [USR-04]', async () => {
    const boss = await newOwner(server);
    const deputy = await newMember(server, boss, 'admin');
    await give(boss, deputy, await makeRole(boss, 'Deputy', true));
    const refused = { ok: false, message: ERRORS.last_owner.message };
    expect(resultsOf(await remove([boss.userId], { session: deputy }))).toMatchObject([refused]);
    const { results } = await server.api.call(makeInactive, {
      session: deputy,
      body: { userIds: [boss.userId], unavailability: DAY_OFF },
    });
    expect(results).toMatchObject([refused]);
    const lowered = await give(deputy, boss, await roleNamed(deputy, 'Agent'));
    expect([lowered.status, lowered.body.code]).toEqual([409, 'last_owner']);
    expect(await me(boss)).toBe(200);
  });

  test('of two owners who remove each other at the same moment one stays [USR-04]', async () => {
    const one = await newOwner(server);
    const two = await newMember(server, one, 'admin');
    await give(one, two, await roleNamed(one, 'Owner'));
    const answers = await Promise.all([
      remove([two.userId], { session: one }),
      remove([one.userId], { session: two }),
    ]);
    const done = answers.filter((answer) => answer.status === 200 && resultsOf(answer)[0]?.ok);
    expect(done).toHaveLength(1);
    expect([await me(one), await me(two)].sort()).toEqual([200, 401]);
  });

  test("apps that are closed to the caller can't be passed on, not even to themselves [USR-04]", async () => {
    const boss = await newOwner(server);
    const manager = await newMember(server, boss, 'agent');
    await give(boss, manager, await makeRole(boss, 'Manager', false));
    const builder = await newMember(server, boss, 'builder');
    await makeApp(builder, 'Closed');
    const events = resultsOf(
      await remove([builder.userId], { session: manager, successorId: manager.userId }),
    );
    expect(events).toMatchObject([{ ok: false, message: 'Permission Denied' }]);
    expect(await me(builder)).toBe(200);
    expect((await server.api.call(tenantApps, { session: manager, body: {} })).total).toBe(0);
  });
});
