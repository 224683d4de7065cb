/** Each action of a predefined response: what it does, when it does nothing, and how it fails by name. */
import { unshareApp } from '@parrot/contract/apps';
import { newId, type TagId, type TicketFieldId, type UserSessionId } from '@parrot/contract/core';
import { closeConversation, openConversation, takeOver } from '@parrot/contract/desk';
import { addProfileField, deleteProfileField } from '@parrot/contract/profiles';
import {
  listResponses,
  type PredefinedResponse,
  type ResponseAction,
  runResponse,
  saveResponse,
  updateResponse,
} from '@parrot/contract/responses';
import { changeSessionTags, createTag, deleteTag, readSessionTags } from '@parrot/contract/tags';
import {
  addTicketField,
  deleteTicketField,
  mergeTickets,
  type Ticket,
  ticketDetails,
} from '@parrot/contract/tickets';
import { newMember, openTestTenant, type TestTenant } from '@parrot/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let tenant: TestTenant;
let tagId: TagId;
beforeAll(async () => {
  tenant = await openTestTenant();
  tagId = await newTag('Refund');
});
afterAll(() => tenant.stop());

let count = 0;
async function newTag(name: string): Promise<TagId> {
  return (await tenant.server.api.call(createTag, { session: tenant.supervisor, body: { name } })).tag.tagId;
}
const save = async (actions: ResponseAction[], text = ''): Promise<PredefinedResponse> => {
  const body = { title: 'Macro', hashtags: [`#a${++count}x`], text, appIds: [], actions };
  return (await tenant.server.api.call(saveResponse, { session: tenant.owner, body })).response;
};
const request = (userSessionId: UserSessionId, { responseId, actions }: PredefinedResponse) => ({
  userSessionId,
  responseId,
  msgId: newId('msg'),
  withMessage: false,
  actions: actions.map(({ action }) => action),
});
/** Why each action failed; null where it did not. */
const run = async (id: UserSessionId, response: PredefinedResponse, session = tenant.agent) =>
  (await tenant.server.api.call(runResponse, { session, body: request(id, response) })).outcomes.map(
    ({ reason }) => reason,
  );
const runOne = async (id: UserSessionId, action: ResponseAction, session = tenant.agent) =>
  (await run(id, await save([action]), session))[0];
const ticketOf = async (userSessionId: UserSessionId): Promise<Ticket> => {
  await tenant.settle();
  const query = { userSessionId };
  const { ticket } = await tenant.server.api.call(ticketDetails, { session: tenant.owner, query });
  if (!ticket) throw new Error('the conversation has no ticket');
  return ticket;
};
const tagsOf = async (userSessionId: UserSessionId) => {
  const body = { userSessionIds: [userSessionId] };
  return (await tenant.server.api.call(readSessionTags, { session: tenant.owner, body })).items[0]?.tagIds;
};
const assigned = async (session = tenant.agent): Promise<UserSessionId> => {
  const { userSessionId } = await tenant.assignedVisitor(session);
  await tenant.settle();
  return userSessionId;
};

describe('does what an agent does by hand', () => {
  test('adding and removing a tag, also one that is there or not there already', async () => {
    const id = await assigned();
    for (const [kind, after] of [
      ['addTag', [tagId]],
      ['addTag', [tagId]],
      ['removeTag', []],
      ['removeTag', []],
    ] as const) {
      expect(await runOne(id, { kind, tagId })).toBeNull();
      expect(await tagsOf(id)).toEqual(after);
    }
  });

  test.each(['open', 'pending', 'solved'] as const)('setting the status to %s', async (status) => {
    const id = await assigned();
    expect(await runOne(id, { kind: 'setStatus', status })).toBeNull();
    const first = await ticketOf(id);
    expect(first.status).toBe(status);
    // Again, it is as it should be: no edit that would be in conflict with an agent's.
    expect(await runOne(id, { kind: 'setStatus', status })).toBeNull();
    expect((await ticketOf(id)).revision).toBe(first.revision);
  });

  test.each(['low', 'high', 'urgent'] as const)('setting the priority to %s', async (priority) => {
    const id = await assigned();
    expect(await runOne(id, { kind: 'setPriority', priority })).toBeNull();
    expect((await ticketOf(id)).priority).toBe(priority);
  });

  test('assigning the ticket to the agent who uses it, or to another one', async () => {
    const id = await assigned(tenant.otherAgent);
    expect(await runOne(id, { kind: 'assign', agentId: 'me' }, tenant.supervisor)).toBeNull();
    expect((await ticketOf(id)).assigneeId).toBe(tenant.supervisor.userId);
    const agentId = tenant.agent.userId;
    expect(await runOne(id, { kind: 'assign', agentId }, tenant.otherAgent)).toBeNull();
    expect((await ticketOf(id)).assigneeId).toBe(agentId);
    // The conversation stays with its agent.
    const desk = await tenant.connect(tenant.otherAgent);
    const { session } = await desk.ask(openConversation, { userSessionId: id });
    expect(session).toMatchObject({ status: 'ASSIGNED', agentId: tenant.otherAgent.userId });
  });

  test('closing the conversation, which solves its ticket', async () => {
    const id = await assigned();
    expect(await runOne(id, { kind: 'close' })).toBeNull();
    expect((await ticketOf(id)).status).toBe('solved');
  });
});

describe('fails by name, and leaves everything else', () => {
  test('where the agent does not have the conversation', async () => {
    const id = await assigned(tenant.otherAgent);
    const waiting = (await tenant.waitingVisitor()).userSessionId;
    await tenant.settle();
    const response = await save([{ kind: 'addTag', tagId }, { kind: 'close' }]);
    expect(await run(waiting, response)).toEqual([null, 'Take this conversation first.']);
    expect(await run(id, response, tenant.supervisor)).toEqual([
      null,
      `${tenant.otherAgent.name} already has this conversation.`,
    ]);
    expect([await tagsOf(waiting), await tagsOf(id)]).toEqual([[tagId], [tagId]]);
    for (const each of [waiting, id]) expect((await ticketOf(each)).status).toBe('open');
  });

  test('where the tag was deleted, while the others run', async () => {
    const gone = await newTag('Gone');
    const response = await save([
      { kind: 'addTag', tagId: gone },
      { kind: 'setPriority', priority: 'high' },
    ]);
    const body = { session: tenant.supervisor, query: { tagId: gone } };
    await tenant.server.api.call(deleteTag, body);
    const id = await assigned();
    expect(await run(id, response)).toEqual(['This tag no longer exists. Please choose another one.', null]);
    expect((await ticketOf(id)).priority).toBe('high');
  });

  test('where the agent it assigns to has lost access to the app', async () => {
    const { server, owner, app } = tenant;
    const leaver = await newMember(server, owner, 'agent', [app.appId]);
    const response = await save([
      { kind: 'assign', agentId: leaver.userId },
      { kind: 'setStatus', status: 'pending' },
    ]);
    const body = { appId: app.appId, from: leaver.userId };
    await server.api.call(unshareApp, { session: owner, body });
    await tenant.settle();
    const id = await assigned();
    expect(await run(id, response)).toEqual([
      'Please choose someone who has access to this app’s chats.',
      null,
    ]);
    expect(await ticketOf(id)).toMatchObject({ status: 'pending', assigneeId: tenant.agent.userId });
  });

  test('where the conversation has no ticket yet, as it is with the bot', async () => {
    const { userSessionId } = await tenant.visit();
    await tenant.settle();
    const response = await save([{ kind: 'setStatus', status: 'solved' }, { kind: 'close' }]);
    expect(await run(userSessionId, response)).toEqual([
      'This conversation has no ticket yet.',
      'Take this conversation first.',
    ]);
  });

  test('where the ticket was merged into another one', async () => {
    const [from, into] = [await assigned(), await assigned()];
    const body = {
      ticketId: (await ticketOf(from)).ticketId,
      intoTicketId: (await ticketOf(into)).ticketId,
    };
    await tenant.server.api.call(mergeTickets, { session: tenant.agent, body });
    const merged = 'This ticket was merged into another one. Open that one instead.';
    const response = await save([
      { kind: 'setPriority', priority: 'low' },
      { kind: 'assign', agentId: 'me' },
    ]);
    expect(await run(from, response)).toEqual([merged, merged]);
    expect(await run(into, response)).toEqual([null, null]);
  });
});

test('of an agent who has lost the app in the meantime runs nothing, and reveals nothing', async () => {
  const { server, owner, app } = tenant;
  const leaver = await newMember(server, owner, 'agent', [app.appId]);
  const response = await save([{ kind: 'addTag', tagId }, { kind: 'close' }]);
  const id = await assigned(leaver);
  const body = { appId: app.appId, from: leaver.userId };
  await server.api.call(unshareApp, { session: owner, body });
  await tenant.settle();
  const attempt = await server.api.answer(runResponse, { session: leaver, body: request(id, response) });
  expect(attempt.status).toBeGreaterThanOrEqual(401);
  expect(attempt.text).not.toContain('outcomes');
  expect(await tagsOf(id)).toEqual([]);
  expect((await ticketOf(id)).status).toBe('open');
});

test('closing at the same time as the agent does, or as a supervisor takes over, happens once', async () => {
  const { agent, supervisor } = tenant;
  const desk = await tenant.connect(agent);
  const supervising = await tenant.connect(supervisor);
  const response = await save([{ kind: 'close' }]);
  const closings = async (userSessionId: UserSessionId) => {
    await tenant.settle();
    const { messages, session } = await supervising.ask(openConversation, { userSessionId });
    return [session.status, messages.filter(({ event }) => event === 'closed').length];
  };
  const closed = await assigned();
  const [byHand, [reason]] = await Promise.all([
    desk.answer(closeConversation, { userSessionId: closed }),
    run(closed, response),
  ]);
  expect([byHand.ok, reason === null].filter(Boolean)).toHaveLength(1);
  if (reason !== null) expect(reason).toBe('This conversation is closed.');
  expect(await closings(closed)).toEqual(['CLOSED', 1]);

  for (let attempt = 0; attempt < 5; attempt += 1) {
    const taken = await assigned();
    const [takenOver, attempted] = await Promise.all([
      supervising.answer(takeOver, { userSessionId: taken, note: '' }),
      tenant.server.api.answer(runResponse, { session: agent, body: request(taken, response) }),
    ]);
    const lost = attempted.status === 200 ? JSON.parse(attempted.text).outcomes[0].reason : attempted.status;
    // One of them is told what the other one did: the agent by name, or, once it is no longer theirs, not at all.
    if (takenOver.ok) expect([`${supervisor.name} already has this conversation.`, 404]).toContain(lost);
    else expect([takenOver.error.code, lost]).toEqual(['conversation_over', null]);
    expect(await closings(taken)).toEqual(takenOver.ok ? ['ASSIGNED', 0] : ['CLOSED', 1]);
  }
});

describe('an own field', () => {
  test('that is required keeps a response from solving, until it is deleted', async () => {
    const { server, supervisor } = tenant;
    const draft = { label: 'Device', type: 'text' as const, options: [], isRequired: true };
    const { field } = await server.api.call(addTicketField, { session: supervisor, body: draft });
    const solve = await save([{ kind: 'setStatus', status: 'solved' }]);
    const id = await assigned();
    expect(await run(id, solve)).toEqual(['Fill in Device before you solve this ticket.']);
    expect((await ticketOf(id)).status).toBe('open');
    const fieldId: TicketFieldId = field.fieldId;
    const body = { fieldId, confirmLabel: field.label };
    await server.api.call(deleteTicketField, { session: supervisor, body });
    expect(await run(id, solve)).toEqual([null]);
    expect((await ticketOf(id)).status).toBe('solved');
  });

  test('that is deleted while a response uses it warns, and the next edit has to remove it', async () => {
    const { server, supervisor, owner } = tenant;
    const draft = { name: 'serial', label: 'Serial', type: 'text' as const, options: [] };
    const { field } = await server.api.call(addProfileField, { session: supervisor, body: draft });
    const { hashtags, responseId, ...saved } = await save(
      [{ kind: 'addTag', tagId }],
      'Your lamp {{visitor.serial}}, {{visitor.name | there}}',
    );
    const fieldId = field.fieldId;
    await server.api.call(deleteProfileField, { session: supervisor, body: { fieldId } });
    const query = { search: hashtags[0] ?? '' };
    const { items } = await server.api.call(listResponses, { session: tenant.agent, query });
    expect(items).toMatchObject([{ responseId, text: saved.text, unknownVariables: ['visitor.serial'] }]);
    // It still runs: agents are asked for the value.
    const id = await assigned();
    const [response] = items;
    if (!response) throw new Error('the response is listed');
    expect(await run(id, response)).toEqual([null]);
    const edit = (text: string) =>
      server.api.answer(updateResponse, {
        session: owner,
        body: { responseId, hashtags, text, title: 'Lamps', appIds: [], actions: [], revision: 1 },
      });
    expect(JSON.parse((await edit(saved.text)).text).fields).toEqual({
      text: 'Unknown variable “visitor.serial”.',
    });
    expect((await edit('Your lamp')).status).toBe(200);
  });
});

test('tags that two responses and an agent change at once all add up', async () => {
  const { server, supervisor } = tenant;
  const id = await assigned();
  const names = ['One', 'Two', 'Three'];
  const tagIds = await Promise.all(names.map((name) => newTag(`Together ${name}`)));
  const [one, two, three] = tagIds as [TagId, TagId, TagId];
  const responses = await Promise.all([one, two].map((each) => save([{ kind: 'addTag', tagId: each }])));
  const outcomes = await Promise.all([
    ...responses.map((response) => run(id, response)),
    server.api.call(changeSessionTags, { session: supervisor, body: { userSessionId: id, add: [three] } }),
  ]);
  expect(outcomes.slice(0, 2)).toEqual([[null], [null]]);
  expect(new Set(await tagsOf(id))).toEqual(new Set(tagIds));
});
