import { createTenant, renameWorkspace, switchTenant, userDetails } from '@parrot/contract/accounts';
import { listActivity } from '@parrot/contract/activity';
import { rightsChanged } from '@parrot/contract/notifications';
import {
  newMember,
  newOwner,
  openNotificationSocket,
  sharedTestServer,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.stop());

const rename = (session: TestSession, currentName: string, workspaceName: unknown) =>
  server.api.answer(renameWorkspace, { session, body: { workspaceName, currentName } });
const names = async (session: TestSession) =>
  (await server.api.call(userDetails, { session })).tenantList.map(({ tenantName }) => tenantName);
const activities = async (session: TestSession) =>
  (await server.api.call(listActivity, { session, body: { subjects: ['tenant'] } })).items;

test('an owner renames the workspace; it is in the activity log', async () => {
  const owner = await newOwner(server, { company: 'Halden Home' });
  const agent = await newMember(server, owner, 'agent');
  expect((await rename(owner, 'Halden Home', '  Halden Living ')).status).toBe(200);
  expect(await names(owner)).toEqual(['Halden Living']);
  expect(await names(agent)).toEqual(['Halden Living']);
  expect((await activities(owner))[0]).toMatchObject({
    act: 'tenant.renamed',
    actorId: owner.userId,
    subjectId: owner.tenantId,
    subjectName: 'Halden Living',
    values: { before: 'Halden Home' },
  });
});

test('every member’s windows learn of it, also those in another workspace', async () => {
  const owner = await newOwner(server, { company: 'Halden Home' });
  const agent = await newMember(server, owner, 'agent');
  const elsewhere = await newMember(server, owner, 'agent');
  const { tenantId } = await server.api.call(createTenant, {
    session: elsewhere,
    body: { tenantName: 'Own' },
  });
  const { token } = await server.api.call(switchTenant, { session: elsewhere, body: { tenantId } });
  const sockets = await Promise.all([
    openNotificationSocket(server, owner),
    openNotificationSocket(server, agent),
    openNotificationSocket(server, { ...elsewhere, tenantId, token }),
  ]);
  const pushes = sockets.map((socket) => socket.next(rightsChanged));
  await rename(owner, 'Halden Home', 'Halden Living');
  expect(await Promise.all(pushes)).toEqual([{}, {}, {}]);
});

test('of two owners who rename it at once, the second reviews the new name first', async () => {
  const owner = await newOwner(server, { company: 'Halden Home' });
  const other = await newMember(server, owner, 'owner');
  const answers = await Promise.all([
    rename(owner, 'Halden Home', 'Halden Living'),
    rename(other, 'Halden Home', 'Halden House'),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('conflict');
  const [name = ''] = await names(owner);
  expect((await rename(other, name, 'Halden House AS')).status).toBe(200);
});

test('only owners rename it, and the name follows the rules of the sign-up', async () => {
  const owner = await newOwner(server, { company: 'Halden Home' });
  const admin = await newMember(server, owner, 'admin');
  const agent = await newMember(server, owner, 'agent');
  const refused = await rename(admin, 'Halden Home', 'Mine');
  expect([refused.status, refused.body.message]).toEqual([403, 'Only owners can change this.']);
  expect((await rename(agent, 'Halden Home', 'Mine')).status).toBe(403);
  for (const name of ['', 'x', 'x'.repeat(81), '   ', '💡', undefined]) {
    const answer = await rename(owner, 'Halden Home', name);
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, ['workspaceName']]);
  }
  expect((await rename(owner, 'Halden Home', 'Halden Home')).status).toBe(200);
  expect(await names(agent)).toEqual(['Halden Home']);
  expect((await activities(owner)).map(({ act }) => act)).toEqual(['tenant.created']);
});
