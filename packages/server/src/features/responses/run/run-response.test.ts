/** Variables and actions of predefined responses, through the calls of the studio and the desk. */
import { newId, type TagId, type UserId, type UserSessionId } from '@parrot/contract/core';
import { openConversation, sendAgentMessage } from '@parrot/contract/desk';
import { addProfileField, deleteProfileField } from '@parrot/contract/profiles';
import {
  listResponses,
  type PredefinedResponse,
  type ResponseAction,
  responseOptions,
  runResponse,
  saveResponse,
} from '@parrot/contract/responses';
import { createTag, deleteTag, readSessionTags, type Tag } from '@parrot/contract/tags';
import { ticketDetails } from '@parrot/contract/tickets';
import { newMember, openTestTenant, type TestSession, type TestTenant } from '@parrot/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let tenant: TestTenant;
let builder: TestSession;
beforeAll(async () => {
  tenant = await openTestTenant();
  builder = await newMember(tenant.server, tenant.owner, 'builder', [tenant.app.appId]);
});
afterAll(() => tenant.stop());

let count = 0;
const draft = (more: object) => ({
  title: 'Refund',
  hashtags: [`#r${++count}x`],
  text: 'Done.',
  appIds: [],
  ...more,
});
const save = async (actions: ResponseAction[], more: object = {}): Promise<PredefinedResponse> => {
  const body = draft({ actions, ...more });
  return (await tenant.server.api.call(saveResponse, { session: tenant.owner, body })).response;
};
const refusal = async (more: object) => {
  const body = draft(more);
  const { status, text } = await tenant.server.api.answer(saveResponse, { session: tenant.owner, body });
  return [status, JSON.parse(text).fields];
};
const newTag = async (name: string): Promise<Tag> =>
  (await tenant.server.api.call(createTag, { session: tenant.supervisor, body: { name } })).tag;
const remove = ({ tagId }: Tag) =>
  tenant.server.api.call(deleteTag, { session: tenant.supervisor, query: { tagId } });
const addTag = ({ tagId }: Tag) => ({ kind: 'addTag', tagId }) as const;

type Run = { msgId?: string; withMessage?: boolean; actions?: ResponseAction[]; session?: TestSession };
const run = async (userSessionId: UserSessionId, response: PredefinedResponse, more: Run = {}) => {
  const { session = tenant.agent, ...given } = more;
  const body = {
    userSessionId,
    responseId: response.responseId,
    msgId: newId('msg'),
    withMessage: false,
    actions: response.actions.map(({ action }) => action),
    ...given,
  };
  const { status, text } = await tenant.server.api.answer(runResponse, { session, body });
  const reply = JSON.parse(text) as { message: string; outcomes: { reason: string | null }[] };
  return { status, message: reply.message, reasons: reply.outcomes?.map(({ reason }) => reason) };
};
const ticketOf = async (userSessionId: UserSessionId) =>
  (await tenant.server.api.call(ticketDetails, { session: tenant.agent, query: { userSessionId } })).ticket;
const tagsOf = async (userSessionId: UserSessionId): Promise<TagId[] | undefined> => {
  const body = { userSessionIds: [userSessionId] };
  const { items } = await tenant.server.api.call(readSessionTags, { session: tenant.agent, body });
  return items[0]?.tagIds;
};
const assigned = async (): Promise<UserSessionId> => {
  const { userSessionId } = await tenant.assignedVisitor(tenant.agent);
  await tenant.settle();
  return userSessionId;
};

describe('a response', () => {
  test('refers to fields, tags and agents that the studio lists; unknown ones are rejected at their field', async () => {
    const { server, supervisor, owner, agent, outsider } = tenant;
    const body = { name: 'plan', label: 'Plan', type: 'text' as const, options: [] };
    const { field } = await server.api.call(addProfileField, { session: supervisor, body });
    const tag = await newTag('Refund');
    const { fields, tags, agents } = await server.api.call(responseOptions, { session: builder });
    expect(fields).toEqual([{ name: 'plan', label: 'Plan' }]);
    expect(tags).toEqual([{ tagId: tag.tagId, name: 'Refund' }]);
    const listed = agents.map(({ userId }) => userId);
    expect([listed.includes(agent.userId), listed.includes(outsider.userId)]).toEqual([true, false]);

    expect(await refusal({ text: 'Hi {{visitor.age}}' })).toEqual([
      400,
      { text: 'Unknown variable “visitor.age”.' },
    ]);
    expect(await refusal({ text: '{'.repeat(5_000) })).toEqual([400, { text: expect.any(String) }]);
    expect(await refusal({ actions: [{ kind: 'addTag', tagId: newId('tag') }] })).toEqual([
      400,
      { actions: 'This tag no longer exists. Please choose another one.' },
    ]);
    expect(await refusal({ actions: [{ kind: 'assign', agentId: builder.userId }] })).toEqual([
      400,
      { actions: 'Please choose someone who has access to this app’s chats.' },
    ]);
    expect(await refusal({ text: '' })).toEqual([400, { text: 'Write a text or choose an action.' }]);

    const actions: ResponseAction[] = [addTag(tag), { kind: 'assign', agentId: agent.userId }];
    const saved = await save(actions, { text: 'Your plan: {{visitor.plan}}', hashtags: ['#plan'] });
    expect(saved).toMatchObject({
      actions: [
        { action: actions[0], name: 'Refund', isGone: false },
        { action: actions[1], name: agent.name, isGone: false },
      ],
      unknownVariables: [],
    });
    await server.api.call(deleteProfileField, { session: supervisor, body: { fieldId: field.fieldId } });
    await remove(tag);
    const { items } = await server.api.call(listResponses, { session: owner, query: { search: '#plan' } });
    expect(items).toMatchObject([
      { unknownVariables: ['visitor.plan'], actions: [{ isGone: true }, { isGone: false }] },
    ]);
  });
});

describe('the actions of a response', () => {
  test('run after the message, in order, as if the agent had done each by hand', async () => {
    const { agent, otherAgent } = tenant;
    const tag = await newTag('Billing');
    const userSessionId = await assigned();
    const response = await save([
      addTag(tag),
      { kind: 'setStatus', status: 'pending' },
      { kind: 'setPriority', priority: 'high' },
      { kind: 'assign', agentId: otherAgent.userId as UserId },
      { kind: 'close' },
    ]);
    const desk = await tenant.connect(agent);
    const msgId = newId('msg');
    const early = await run(userSessionId, response, { msgId, withMessage: true });
    expect([early.status, early.message]).toEqual([
      409,
      'The message was not sent, so its actions were not run.',
    ]);
    expect(await tagsOf(userSessionId)).toEqual([]);
    await desk.ask(sendAgentMessage, { userSessionId, msgId, value: 'Done.' });
    const { reasons } = await run(userSessionId, response, { msgId, withMessage: true });
    expect(reasons).toEqual([null, null, null, null, null]);
    await tenant.settle();
    expect(await tagsOf(userSessionId)).toEqual([tag.tagId]);
    expect(await ticketOf(userSessionId)).toMatchObject({
      status: 'pending',
      priority: 'high',
      assigneeId: otherAgent.userId,
    });
    const { messages, session } = await desk.ask(openConversation, { userSessionId, afterSeq: 0 });
    expect(session.status).toBe('CLOSED');
    expect(messages.slice(-2)).toMatchObject([
      { value: 'Done.', userType: 'agent' },
      { event: 'closed', senderName: agent.name },
    ]);
  });

  test('that fail are reported with the reason, and the others still run; a repeat does nothing twice', async () => {
    const { otherAgent } = tenant;
    const [tag, gone] = [await newTag('Kept'), await newTag('Gone')];
    const userSessionId = await assigned();
    const actions: ResponseAction[] = [
      addTag(gone),
      { kind: 'setPriority', priority: 'urgent' },
      { kind: 'close' },
      addTag(tag),
    ];
    const response = await save(actions, { text: '' });
    await remove(gone);
    const msgId = newId('msg');
    const [first, second] = await Promise.all([
      run(userSessionId, response, { msgId, session: otherAgent }),
      run(userSessionId, response, { msgId, session: otherAgent }),
    ]);
    expect(first.status).toBe(404);
    expect(second).toEqual(first);

    const waiting = (await tenant.waitingVisitor()).userSessionId;
    await tenant.settle();
    const done = await run(waiting, response, { msgId, session: otherAgent });
    expect(done.reasons).toEqual([
      'This tag no longer exists. Please choose another one.',
      null,
      expect.any(String),
      null,
    ]);
    const revision = (await ticketOf(waiting))?.revision;
    expect(await tagsOf(waiting)).toEqual([tag.tagId]);
    const repeats = await Promise.all(
      [1, 2].map(() => run(waiting, response, { msgId, session: otherAgent })),
    );
    expect(repeats).toEqual([done, done]);
    expect((await ticketOf(waiting))?.revision).toBe(revision);
  });

  test('are run once by requests at the same time, as agents may leave some out', async () => {
    const tag = await newTag('Once');
    const userSessionId = await assigned();
    const response = await save([addTag(tag), { kind: 'close' }], { text: '' });
    const request = { msgId: newId('msg'), actions: [{ kind: 'close' } as const] };
    const outcomes = await Promise.all([1, 2, 3].map(() => run(userSessionId, response, request)));
    expect(outcomes.map(({ reasons }) => reasons)).toEqual([[null], [null], [null]]);
    expect(await tagsOf(userSessionId)).toEqual([]);
    const again = await run(userSessionId, response, { actions: [{ kind: 'close' }] });
    expect(again.reasons).toEqual(['This conversation is closed.']);
    const changed = await run(userSessionId, response, {
      actions: [{ kind: 'setPriority', priority: 'low' }],
    });
    expect(changed.reasons).toEqual(['The response was changed and no longer does this.']);
  });

  test('of an app, a session or a response that the agent can’t see are not found', async () => {
    const { agent, outsider, otherApp } = tenant;
    const [everywhere, elsewhere] = [
      await save([{ kind: 'close' }]),
      await save([{ kind: 'close' }], { appIds: [otherApp.appId] }),
    ];
    const userSessionId = await assigned();
    const attempts = [
      await run(userSessionId, everywhere, { session: outsider }),
      await run(userSessionId, elsewhere),
      await run(newId('uss'), everywhere),
      await run(userSessionId, { ...everywhere, responseId: newId('prd') }),
    ];
    expect(attempts.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await run(userSessionId, everywhere, { session: agent, actions: [] })).status).toBe(400);
    expect((await ticketOf(userSessionId))?.status).toBe('open');
  });
});
