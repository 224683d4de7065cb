/** An agent who reads along whispers to the bot what it answers next, without taking over. */
import {
  type Message,
  openVisitorConversation,
  requestAgent,
  sendVisitorMessage,
  visitorMessageAdded,
} from '@parrot/contract/conversations';
import { type BodyOf, LIMITS, newId } from '@parrot/contract/core';
import { cancelWhisper, sendWhisper, whisperToBot } from '@parrot/contract/corrections';
import {
  assignFromBot,
  deskSessionChanged,
  openConversation,
  returnToBot,
  takeConversation,
} from '@parrot/contract/desk';
import { type Block, FLOW_TEXTS } from '@parrot/contract/flows';
import { listGroups, openGroup, openTrace } from '@parrot/contract/learning';
import {
  drawFlow,
  flowOf,
  newDraftApp,
  newMember,
  newOwner,
  newPublishedApp,
  OPENING_HOURS,
  openDeskSocket,
  openTestTenant,
  publishWith,
  type TestSession,
  type TestTenant,
  type TestVisitor,
  textBlock,
} from '@parrot/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

const QUESTION = 'Do you ship parcels to Norway?';
const WHISPER = 'Yes, parcels to Norway take five working days.';
const KNOWN = OPENING_HOURS.question[0] ?? '';

let tenant: TestTenant;
let app: TestTenant['app'];
let agent: TestSession;
let otherAgent: TestSession;
beforeAll(async () => {
  tenant = await openTestTenant();
});
beforeEach(async () => {
  app = await newPublishedApp(tenant.server, tenant.owner);
  agent = await newMember(tenant.server, tenant.owner, 'agent', [app.appId]);
  otherAgent = await newMember(tenant.server, tenant.owner, 'agent', [app.appId]);
});
afterAll(() => tenant.stop());

const api = () => tenant.server.api;
const write = async (guest: TestVisitor, text: string) => {
  const { message } = await guest.socket.ask(sendVisitorMessage, { msgId: newId('msg'), value: text });
  await tenant.settle();
  return message;
};
const messagesOf = async ({ socket }: TestVisitor): Promise<Message[]> =>
  (await socket.ask(openVisitorConversation, { afterSeq: 0 })).messages;
const answersOf = async (guest: TestVisitor) =>
  (await messagesOf(guest)).filter(({ userType }) => userType === 'bot').map(({ value }) => value);
/** As agents see it. */
const atDesk = async ({ userSessionId }: TestVisitor, session: TestSession) => {
  const desk = await openDeskSocket(tenant.server, session);
  const opened = await desk.ask(openConversation, { userSessionId });
  desk.close();
  return opened;
};
type Draft = Partial<BodyOf<typeof whisperToBot>>;
const bodyOf = ({ userSessionId }: TestVisitor, more: Draft = {}) => ({
  ...{ userSessionId, whisperId: newId('msg'), text: WHISPER, instead: null },
  ...more,
});
const whisper = async (guest: TestVisitor, session = agent, more: Draft = {}) => {
  const reply = await api().call(whisperToBot, { session, body: bodyOf(guest, more) });
  if (!reply.session.whisper) throw new Error('the whisper is not shown');
  return reply.session.whisper;
};
const refusal = async (guest: TestVisitor, session = agent, more: object = {}) => {
  const answer = await api().answer(whisperToBot, { session, body: bodyOf(guest, more as Draft) });
  return [answer.status, (answer.body as { message?: string }).message];
};
const cancel = ({ userSessionId }: TestVisitor, whisperId: string, session = agent) =>
  api().answer(cancelWhisper, { session, body: { userSessionId, whisperId } });
const proposalsOf = async (session = tenant.owner) => {
  const { appId } = app;
  const { items } = await api().call(listGroups, { session, body: { appId, why: 'proposed' } });
  const groups = items.map(({ groupId }) => api().call(openGroup, { session, body: { appId, groupId } }));
  return (await Promise.all(groups)).flatMap(({ proposals }) => proposals);
};

describe('the next answer', () => {
  test('is what the agent whispered, as the bot’s; then the bot answers by itself again', async () => {
    const guest = await tenant.visit(app);
    await whisper(guest);
    await write(guest, QUESTION);
    await write(guest, KNOWN);
    expect((await answersOf(guest)).slice(-2)).toEqual([WHISPER, OPENING_HOURS.answer]);
    const { messages, session } = await atDesk(guest, otherAgent);
    const answer = messages.find(({ value }) => value === WHISPER);
    expect(answer).toMatchObject({ userType: 'bot', correctedBy: agent.name, canRate: true });
    expect(answer).not.toHaveProperty('corrects');
    expect(session).not.toHaveProperty('whisper');
  });

  test('never shows the visitor who whispered, nor the whisper before it is used', async () => {
    const guest = await tenant.visit(app);
    await whisper(guest, agent, { text: 'Never mind.' });
    const { whisperId } = (await atDesk(guest, agent)).session.whisper ?? {};
    await whisper(guest, agent, { instead: whisperId ?? null });
    await tenant.settle();
    const seen = () => JSON.stringify([...guest.socket.seen(visitorMessageAdded)]);
    expect(JSON.stringify(await guest.socket.ask(openVisitorConversation, {}))).not.toContain(WHISPER);
    await write(guest, QUESTION);
    const everything = JSON.stringify(await guest.socket.ask(openVisitorConversation, {})) + seen();
    expect(everything).toContain(WHISPER);
    expect(everything).not.toMatch(new RegExp(`Never mind|whisper|${agent.name}|${agent.userId}`, 'i'));
  });

  test('answers with the whisper instead of an FAQ that the bot knows, and the trace has both', async () => {
    const guest = await tenant.visit(app);
    await whisper(guest);
    await write(guest, KNOWN);
    const { messages, session } = await atDesk(guest, agent);
    const { conversationId } = session;
    const answer = messages.find(({ value }) => value === WHISPER);
    const body = { of: { conversationId, msgId: answer?.msgId ?? newId('msg') } };
    const { trace } = await api().call(openTrace, { session: tenant.owner, body });
    expect(trace.finding).toMatchObject({
      kind: 'answer',
      question: KNOWN,
      whisper: { agentName: agent.name, text: WHISPER },
    });
    expect(trace.finding).not.toHaveProperty('faqId');
    expect(trace.finding?.candidates[0]?.question).toBe(KNOWN);
  });

  test('a greeting needs no answer: the whisper stays for the question', async () => {
    const guest = await tenant.visit(app);
    await whisper(guest);
    await write(guest, '?');
    expect((await atDesk(guest, agent)).session.whisper).toMatchObject({ state: 'pending' });
    await write(guest, QUESTION);
    expect((await answersOf(guest)).at(-1)).toBe(WHISPER);
  });

  test('a question of the flow is not answered for the visitor: the whisper waits for the knowledge block', async () => {
    const common = { title: '', part: null };
    const blocks: Record<string, Block> = {
      first: {
        ...{ type: 'ask', ...common, prompt: { en: 'Which order?' }, into: 'order', retry: {}, tries: 3 },
        ...{ answer: { kind: 'text', minLength: 0, maxLength: 200 }, canSkip: false },
        next: { done: 'noted', gaveUp: null },
      },
      noted: textBlock('Order {{order}} is noted.', 'answer'),
      answer: {
        ...{ type: 'answer-from-knowledge', ...common, keepsListening: true, question: '' },
        botEscalationCount: 3,
        next: { answered: null, unanswered: null },
      },
    };
    const order = { name: 'order', type: 'text', scope: 'conversation', initial: null } as const;
    const { appId } = await newDraftApp(tenant.server, tenant.owner);
    await drawFlow(tenant.server, tenant.owner, appId, flowOf(blocks, { values: [order] }));
    const flowApp = await publishWith(tenant.server, tenant.owner, appId, {});
    const guest = await tenant.visit(flowApp);
    await whisper(guest, tenant.owner);
    await write(guest, 'A-1234');
    expect(await answersOf(guest)).toEqual(
      expect.arrayContaining(['Which order?', 'Order A-1234 is noted.']),
    );
    expect((await atDesk(guest, tenant.owner)).session.whisper?.state).toBe('pending');
    await write(guest, QUESTION);
    expect((await answersOf(guest)).at(-1)).toBe(WHISPER);
  });

  test('is the whisper even while the knowledge can’t be prepared', async () => {
    const fresh = await newPublishedApp(tenant.server, tenant.owner);
    const { answering } = tenant.server.server.slices;
    const prepare = vi.spyOn(answering, 'prepare').mockRejectedValue(new Error('out of memory'));
    const guest = await tenant.visit(fresh);
    await whisper(guest, tenant.owner);
    await write(guest, QUESTION);
    prepare.mockRestore();
    expect((await answersOf(guest)).at(-1)).toBe(WHISPER);
  });

  test('is proposed for the visitor’s question in Unanswered, once, under the agent’s name', async () => {
    const guest = await tenant.visit(app);
    await whisper(guest);
    await write(guest, QUESTION);
    expect(await proposalsOf()).toMatchObject([
      { question: QUESTION, answer: WHISPER, agentName: agent.name, isFix: true, change: null },
    ]);
    const { items } = await api().call(listGroups, {
      session: tenant.owner,
      body: { appId: app.appId, why: 'unanswered' },
    });
    expect(items).toHaveLength(1);
  });
});

describe('before it is used', () => {
  test('other agents see it at once with its author, edit it and cancel it', async () => {
    const guest = await tenant.visit(app);
    const desk = await tenant.connect(otherAgent);
    const first = await whisper(guest);
    const pushed = await desk.next(deskSessionChanged, ({ session }) => session.whisper !== undefined);
    expect(pushed.session.whisper).toMatchObject({ text: WHISPER, agentName: agent.name, state: 'pending' });
    const edited = await whisper(guest, otherAgent, { text: 'Yes, in a week.', instead: first.whisperId });
    expect(edited).toMatchObject({ text: 'Yes, in a week.', agentName: otherAgent.name });
    expect((await cancel(guest, first.whisperId)).status).toBe(409);
    expect((await cancel(guest, edited.whisperId)).status).toBe(200);
    expect((await cancel(guest, edited.whisperId)).status).toBe(200);
    expect((await atDesk(guest, agent)).session.whisper).toMatchObject({
      state: 'canceled',
      canceled: { because: 'byAgent', byName: agent.name },
    });
    await write(guest, QUESTION);
    expect((await answersOf(guest)).at(-1)).toBe(FLOW_TEXTS.en.unknown);
    expect(await proposalsOf()).toEqual([]);
    desk.close();
  });

  test('of two agents who whisper or edit at once, one is told who was faster', async () => {
    const guest = await tenant.visit(app);
    const outcomes = await Promise.all([refusal(guest, agent), refusal(guest, otherAgent)]);
    expect(outcomes.map(([status]) => status).sort()).toEqual([200, 409]);
    const { whisper: pending } = (await atDesk(guest, agent)).session;
    const loser = outcomes.find(([status]) => status === 409);
    expect(loser?.[1]).toBe(
      `${pending?.agentName} whispered to the bot in the meantime. Review it, then try again.`,
    );
    const instead = pending?.whisperId ?? null;
    const edits = await Promise.all([
      refusal(guest, agent, { instead }),
      refusal(guest, otherAgent, { instead }),
    ]);
    expect(edits.map(([status]) => status).sort()).toEqual([200, 409]);
  });

  test('the same request twice is one whisper, even after the bot has used it', async () => {
    const guest = await tenant.visit(app);
    const whisperId = newId('msg');
    await Promise.all([whisper(guest, agent, { whisperId }), whisper(guest, agent, { whisperId })]);
    await write(guest, QUESTION);
    expect((await refusal(guest, agent, { whisperId }))[0]).toBe(200);
    await write(guest, KNOWN);
    expect((await answersOf(guest)).filter((answer) => answer === WHISPER)).toHaveLength(1);
    expect(await refusal(guest, agent, { instead: whisperId })).toEqual([
      409,
      'The bot is already answering with this whisper.',
    ]);
    expect((await cancel(guest, whisperId)).status).toBe(409);
  });
});

describe('it is canceled, and says so,', () => {
  test('when an agent takes the conversation', async () => {
    const guest = await tenant.visit(app);
    await whisper(guest);
    await api().call(assignFromBot, {
      session: otherAgent,
      body: { userSessionId: guest.userSessionId },
    });
    const canceled = { because: 'taken', byName: otherAgent.name };
    const { session } = await atDesk(guest, otherAgent);
    expect(session.whisper).toMatchObject({ state: 'canceled', text: WHISPER, canceled });
    const [status, message] = await refusal(guest);
    expect([status, message]).toEqual([409, `${otherAgent.name} already has this conversation.`]);
    expect(await refusal(guest, otherAgent)).toEqual([409, 'You already have this conversation.']);
    const desk = await tenant.connect(otherAgent);
    await desk.ask(returnToBot, { userSessionId: guest.userSessionId });
    desk.close();
    await write(guest, KNOWN);
    expect((await answersOf(guest)).at(-1)).toBe(OPENING_HOURS.answer);
  });

  test('when the visitor asks for an agent, with no content to desks that may not read it', async () => {
    const guest = await tenant.visit(app);
    await whisper(guest);
    await guest.socket.ask(requestAgent, {});
    expect((await atDesk(guest, agent)).session.whisper).toMatchObject({
      canceled: { because: 'handedOver', byName: '' },
    });
    expect((await refusal(guest))[1]).toBe(
      'This visitor is waiting for an agent. Take the conversation to answer.',
    );
    const reader = await tenant.connect(otherAgent);
    const desk = await tenant.connect(agent);
    await desk.ask(takeConversation, { userSessionId: guest.userSessionId });
    const push = await reader.next(deskSessionChanged, ({ session }) => session.status === 'ASSIGNED');
    expect(JSON.stringify(push)).not.toContain(WHISPER);
    reader.close();
    desk.close();
  });
});

describe('sent now', () => {
  const sendNow = (
    { userSessionId }: TestVisitor,
    corrects: Message | undefined,
    session = agent,
    more: Partial<BodyOf<typeof sendWhisper>> = {},
  ) =>
    api().answer(sendWhisper, {
      session,
      body: {
        ...{ userSessionId, corrects: corrects?.msgId ?? newId('msg'), msgId: newId('msg') },
        ...{ text: WHISPER, instead: null, ...more },
      },
    });
  const asked = async () => {
    const guest = await tenant.visit(app);
    await write(guest, QUESTION);
    return { guest, reply: (await messagesOf(guest)).at(-1) };
  };

  test('it is the bot’s corrected answer, once, in the place of a pending whisper, and proposed', async () => {
    const { guest, reply } = await asked();
    const { whisperId } = await whisper(guest, agent, { text: 'Let me see.' });
    expect((await sendNow(guest, reply)).status).toBe(409);
    const msgId = newId('msg');
    const sent = await sendNow(guest, reply, agent, { instead: whisperId, msgId });
    expect(sent.body).toMatchObject({
      message: { value: WHISPER, userType: 'bot', corrects: reply?.msgId, correctedBy: agent.name },
      notSent: null,
    });
    await sendNow(guest, reply, agent, { instead: whisperId, msgId });
    await tenant.settle();
    expect((await answersOf(guest)).filter((answer) => answer === WHISPER)).toHaveLength(1);
    expect((await atDesk(guest, agent)).session).not.toHaveProperty('whisper');
    expect(await proposalsOf()).toMatchObject([{ question: QUESTION, answer: WHISPER }]);
    await write(guest, KNOWN);
    expect((await answersOf(guest)).at(-1)).toBe(OPENING_HOURS.answer);
  });

  test('waiting for an agent or taken meanwhile, it is not sent; what was written is proposed', async () => {
    const { guest, reply } = await asked();
    await guest.socket.ask(requestAgent, {});
    const waiting = await sendNow(guest, reply);
    expect(waiting.body).toMatchObject({ message: null, notSent: 'taken' });
    expect(await proposalsOf()).toMatchObject([{ question: QUESTION, answer: WHISPER }]);
    const body = { userSessionId: guest.userSessionId };
    await api().call(assignFromBot, { session: otherAgent, body });
    expect((await sendNow(guest, reply)).body).toMatchObject({ notSent: 'taken' });
    expect(await answersOf(guest)).not.toContain(WHISPER);
  });

  test('only as a correction of an answer of this bot', async () => {
    const { guest, reply } = await asked();
    const other = await asked();
    expect((await sendNow(guest, other.reply)).status).toBe(404);
    expect((await sendNow(guest, undefined)).status).toBe(404);
    expect((await sendNow(guest, reply, tenant.outsider)).status).toBe(404);
    expect((await sendNow(guest, reply, agent, { text: 'x'.repeat(LIMITS.messageLength + 1) })).status).toBe(
      400,
    );
  });
});

test('bad input, other apps and other tenants are refused, and change nothing', async () => {
  const guest = await tenant.visit(app);
  const outsider = await newOwner(tenant.server);
  const noDesk = await newMember(tenant.server, tenant.owner, 'builder');
  for (const bad of [' \u200b ', '', 'x'.repeat(LIMITS.messageLength + 1)])
    expect((await refusal(guest, agent, { text: bad }))[0]).toBe(400);
  expect((await refusal(guest, agent, { whisperId: '../../etc' }))[0]).toBe(400);
  expect((await refusal(guest, agent, { instead: newId('msg') }))[0]).toBe(409);
  expect((await refusal(guest, tenant.outsider))[0]).toBe(404);
  expect((await refusal(guest, outsider))[0]).toBe(404);
  expect((await refusal(guest, noDesk))[0]).toBe(403);
  expect((await cancel(guest, newId('msg'))).status).toBe(409);
  expect((await atDesk(guest, agent)).session).not.toHaveProperty('whisper');
});
