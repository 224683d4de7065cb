/** Tags through the desk's calls and pushes. */
import { type Call, newId, type TagId, type UserSessionId } from '@parrot/contract/core';
import { addNote, historyUsers, unassignedUsers } from '@parrot/contract/desk';
import {
  changeSessionTags,
  conversationTagged,
  countTags,
  createTag,
  deleteTag,
  listTags,
  mergeTags,
  readSessionTags,
  type Tag,
  tagsChanged,
  updateTag,
} from '@parrot/contract/tags';
import { openTestTenant, type TestSession, type TestTenant } from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await openTestTenant();
});
afterAll(() => tenant.stop());

const create = async (name: string, more: object = {}): Promise<Tag> =>
  (await tenant.server.api.call(createTag, { session: tenant.supervisor, body: { name, ...more } })).tag;
const answer = async (call: Call, session: TestSession, body: object) => {
  const { status, text } = await tenant.server.api.answer(call, { session, body });
  return { status, body: JSON.parse(text) as Record<string, unknown> };
};
const change = (
  userSessionId: UserSessionId,
  tags: { add?: TagId[]; remove?: TagId[] },
  session = tenant.agent,
) => answer(changeSessionTags, session, { userSessionId, ...tags });
const tagsOf = async (userSessionId: UserSessionId, session = tenant.agent) => {
  const { items } = await tenant.server.api.call(readSessionTags, {
    session,
    body: { userSessionIds: [userSessionId] },
  });
  return items[0]?.tagIds;
};
const named = async (name: string) =>
  (await tenant.server.api.call(countTags, { session: tenant.supervisor })).items.find(
    (tag) => tag.name === name,
  );

test('agents tag a conversation with the workspace’s tags, and every desk that lists it learns of it', async () => {
  const refund = await create('Refund', { color: 'rose' });
  const angry = await create('Angry');
  const { userSessionId } = await tenant.waitingVisitor();
  const otherDesk = await tenant.connect(tenant.otherAgent);
  const added = await change(userSessionId, { add: [refund.tagId, angry.tagId, refund.tagId] });
  // By name.
  const both = [angry.tagId, refund.tagId];
  expect([added.status, added.body.tagIds]).toEqual([200, both]);
  await tenant.settle();
  expect(await otherDesk.next(conversationTagged)).toEqual({ userSessionId, tagIds: both });
  expect(await tagsOf(userSessionId, tenant.otherAgent)).toEqual(both);

  await change(userSessionId, { add: [refund.tagId], remove: [angry.tagId] }, tenant.otherAgent);
  expect(await tagsOf(userSessionId)).toEqual([refund.tagId]);
  expect(await named('Refund')).toMatchObject({ color: 'rose', conversations: 1 });
  expect(await named('Angry')).toMatchObject({ conversations: 0 });
});

test('two agents who tag at the same time both succeed', async () => {
  const [one, other] = [await create('Parcel'), await create('Invoice')];
  const { userSessionId } = await tenant.waitingVisitor();
  await Promise.all([
    change(userSessionId, { add: [one.tagId] }),
    change(userSessionId, { add: [other.tagId] }, tenant.otherAgent),
  ]);
  expect(await tagsOf(userSessionId)).toEqual([other.tagId, one.tagId]);
});

test('tags of a conversation are hidden from agents who may not see it; a mention grants access', async () => {
  const tag = await create('Confidential');
  const { userSessionId } = await tenant.assignedVisitor(tenant.agent);
  const [otherDesk, desk] = [await tenant.connect(tenant.otherAgent), await tenant.connect(tenant.agent)];
  await change(userSessionId, { add: [tag.tagId] });
  await tenant.settle();
  await desk.next(conversationTagged, (push) => push.userSessionId === userSessionId);
  for (const session of [tenant.otherAgent, tenant.outsider]) {
    expect(await tagsOf(userSessionId, session)).toBeUndefined();
    expect((await change(userSessionId, { remove: [tag.tagId] }, session)).status).toBe(404);
  }
  const { userSessionId: next } = await tenant.waitingVisitor();
  await change(next, { add: [tag.tagId] });
  await tenant.settle();
  // Pushes keep their order: one about the hidden conversation would have come first.
  const seen = await otherDesk.next(conversationTagged, (push) => push.tagIds.includes(tag.tagId));
  expect(seen.userSessionId).toBe(next);

  await desk.ask(addNote, {
    ...{ userSessionId, clientId: newId('msg'), value: 'Look', whisper: false },
    mentions: [tenant.otherAgent.userId],
  });
  expect(await tagsOf(userSessionId, tenant.otherAgent)).toEqual([tag.tagId]);
});

test('the lists are filtered by tags', async () => {
  const [vip, press] = [await create('VIP'), await create('Press')];
  const waiting = await tenant.waitingVisitor();
  const closed = await tenant.assignedVisitor(tenant.agent);
  await tenant.waitingVisitor();
  await change(waiting.userSessionId, { add: [vip.tagId] });
  await change(closed.userSessionId, { add: [press.tagId] });
  await tenant.closeConversationOf(await tenant.connect(tenant.agent), closed);
  const listed = async (call: typeof unassignedUsers, tagIds: TagId[]) => {
    const { items, total } = await tenant.server.api.call(call, { session: tenant.agent, body: { tagIds } });
    return [total, items.map(({ userSessionId }) => userSessionId)];
  };
  expect(await listed(unassignedUsers, [vip.tagId, press.tagId])).toEqual([1, [waiting.userSessionId]]);
  expect(await listed(unassignedUsers, [press.tagId])).toEqual([0, []]);
  expect(await listed(historyUsers, [press.tagId])).toEqual([1, [closed.userSessionId]]);
});

test('a renamed, merged or deleted tag changes in every conversation, and desks are told', async () => {
  const [wrong, right, old] = [await create('Delivry'), await create('Delivery'), await create('Old')];
  const [first, second] = [await tenant.waitingVisitor(), await tenant.waitingVisitor()];
  await change(first.userSessionId, { add: [wrong.tagId, old.tagId] });
  await change(second.userSessionId, { add: [wrong.tagId, right.tagId] });
  const desk = await tenant.connect(tenant.agent);
  const body = { tagId: wrong.tagId, intoTagId: right.tagId };
  const merged = await answer(mergeTags, tenant.supervisor, body);
  expect(merged.body.tag).toEqual(right);
  await tenant.settle();
  await desk.next(tagsChanged, ({ goneTagId }) => goneTagId === wrong.tagId);
  expect(await tagsOf(first.userSessionId)).toEqual([right.tagId, old.tagId]);
  expect(await tagsOf(second.userSessionId)).toEqual([right.tagId]);
  expect((await answer(mergeTags, tenant.supervisor, body)).status).toBe(404);

  await tenant.server.api.call(deleteTag, { session: tenant.supervisor, query: { tagId: old.tagId } });
  expect(await tagsOf(first.userSessionId)).toEqual([right.tagId]);
  const renamed = { tagId: right.tagId, name: 'Shipping', color: 'teal' };
  expect((await answer(updateTag, tenant.supervisor, renamed)).body.tag).toEqual(renamed);
  const { items } = await tenant.server.api.call(listTags, { session: tenant.agent });
  expect(items).toContainEqual(renamed);
  expect((await change(first.userSessionId, { add: [old.tagId] })).body.code).toBe('not_found');
});

test('names are unique whatever their case; agents use tags and supervisors manage them', async () => {
  const tag = await create('Billing');
  const twice = await answer(createTag, tenant.supervisor, { name: ' bILLING ' });
  expect([twice.status, twice.body.fields]).toMatchObject([
    400,
    { name: 'The tag “Billing” already exists.' },
  ]);
  const same = await answer(updateTag, tenant.supervisor, { tagId: tag.tagId, name: 'billing' });
  expect(same.body.tag).toMatchObject({ name: 'billing' });
  for (const name of ['', '  ', 'x'.repeat(31)])
    expect((await answer(createTag, tenant.supervisor, { name })).status).toBe(400);
  expect((await answer(createTag, tenant.agent, { name: 'Mine' })).status).toBe(403);
  const into = await answer(mergeTags, tenant.supervisor, { tagId: tag.tagId, intoTagId: tag.tagId });
  expect(into.status).toBe(400);
});

test('a conversation has at most twenty tags', async () => {
  const { userSessionId } = await tenant.waitingVisitor();
  const many: TagId[] = [];
  for (let at = 0; at < 21; at += 1) many.push((await create(`Many ${at}`)).tagId);
  expect((await change(userSessionId, { add: many.slice(0, 20) })).status).toBe(200);
  const over = await change(userSessionId, { add: many.slice(20) });
  expect([over.status, over.body.code]).toEqual([402, 'limit_reached']);
  expect(await tagsOf(userSessionId)).toHaveLength(20);
});
