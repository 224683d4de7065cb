/** Flows that call APIs, from the visitor's side. */
import {
  type Message,
  openVisitorConversation,
  requestAgent,
  sendVisitorMessage,
  uploadVisitorFile,
  visitorMessageAdded,
  visitorTypingChanged,
} from '@parrot/contract/conversations';
import { newId } from '@parrot/contract/core';
import { agentConnect, returnToBot, sendAgentMessage, takeConversation } from '@parrot/contract/desk';
import { saveSecret, type TraceStep } from '@parrot/contract/flows';
import {
  newOwner,
  type OutsideApi,
  openDeskSocket,
  openVisitorSocket,
  startOutsideApi,
  startTestServer,
  type TestServer,
  type TestSession,
  type TestSocket,
} from '@parrot/testkit';
import { countAttack } from '@parrot/testkit/attack-tests';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createOutbox } from '../../platform/index.ts';
import { effectRequested } from '../conversations/index.ts';
import { newFlowApp } from './flow-app.fixture.ts';
import { NO_ANSWER, OTHERWISE, orderFlow, PROMPT, SECRET, SENT } from './order-flow.fixture.ts';

let api: OutsideApi;
let server: TestServer;
let owner: TestSession;
let parrotId: string;

const publish = async (flow: ReturnType<typeof orderFlow>) =>
  (
    await newFlowApp(server, owner, flow, async ({ appId }) => {
      const body = { appId, name: 'shopKey', value: SECRET };
      await server.api.call(saveSecret, { session: owner, body });
    })
  ).parrotId;

beforeAll(async () => {
  api = await startOutsideApi();
  // Turns fail on purpose, which is logged as an error.
  server = await startTestServer({ settings: { LOG_LEVEL: 'fatal', OUTBOUND_ALLOW: api.address } });
  owner = await newOwner(server);
  parrotId = await publish(orderFlow(`http://${api.address}`));
});
afterAll(async () => {
  await server.stop();
  await api.stop();
});
afterEach(() => {
  vi.restoreAllMocks();
  api.asked.length = 0;
});

const arrive = async (id = parrotId) => {
  const socket = await openVisitorSocket(server, { parrotId: id });
  await socket.ask(openVisitorConversation, { afterSeq: 0 });
  return socket;
};
const write = (socket: TestSocket, value: string) =>
  socket.ask(sendVisitorMessage, { msgId: newId('msg'), value });
const settle = () => server.server.platform.outbox.settle();
const thread = async (socket: TestSocket) => {
  const { messages, session } = await socket.ask(openVisitorConversation, { afterSeq: 0 });
  return { delivered: messages.map(({ event, value }: Message) => event ?? value), status: session?.status };
};
const sent = () => api.answers(() => ({ order: { state: 'sent' } }));

test('it calls the API, branches on the reply and ends; the visitor sees it typing [DSG-01]', async () => {
  sent();
  const socket = await arrive();
  await write(socket, 'A 1/2');
  await settle();
  expect(await thread(socket)).toEqual({ delivered: [PROMPT, 'A 1/2', SENT, 'closed'], status: 'COMPLETED' });
  expect(api.asked).toMatchObject([
    { method: 'GET', path: '/orders/A%201%2F2', headers: { authorization: `Bearer ${SECRET}` } },
  ]);
  await socket.next(visitorMessageAdded, ({ message }) => message.value === SENT);
  const typing = socket.seen(visitorTypingChanged).map((push) => push.typing);
  expect([typing.at(0), typing.at(-1)]).toEqual([true, false]);
});

test('a file of the visitor is passed on by a signed URL that expires, not by its bare path', async () => {
  sent();
  const flow = orderFlow(`http://${api.address}`, { method: 'POST', body: '{"photo":"{{orderNumber}}"}' });
  const { first } = flow.blocks;
  if (first?.type !== 'ask') throw new Error('the first block is an ask block');
  const asksForFile = { ...first, answer: { kind: 'file' as const, accepts: 'any' as const } };
  const id = await publish({ ...flow, blocks: { ...flow.blocks, first: asksForFile } });
  const socket = await arrive(id);
  const { visitorToken } = await socket.ask(openVisitorConversation, { afterSeq: 0 });
  const form = new FormData();
  form.append('file', new File(['Broken lamp'], 'lamp (1).txt'));
  const body = { parrotId: id, visitorToken };
  const { file } = await server.api.call(uploadVisitorFile, { body, form });
  await socket.ask(sendVisitorMessage, { msgId: newId('msg'), value: '', files: [file.fileId] });
  await settle();
  const { photo } = JSON.parse(api.asked[0]?.body ?? '{}');
  expect(photo).toBe(`${server.url}${file.url}`);
  expect(await (await fetch(photo)).text()).toBe('Broken lamp');
});

test('a secret is stored only where it was entered, and no visitor can read one', async () => {
  countAttack('secrets');
  sent();
  const socket = await arrive();
  await write(socket, '{{secret.shopKey}}');
  const { database, outbox } = server.server.platform;
  await outbox.settle();
  expect(api.asked[0]?.path).not.toContain(SECRET);
  expect(api.asked[0]?.headers['x-said']).not.toContain(SECRET);
  const found = await database.system((tx) =>
    tx.execute(sql`select 1 from messages m join user_sessions s on s.id = m.session_id
      where concat(m.value, m.trace::text, m.extras::text, s.flow_state::text) like ${`%${SECRET}%`}`),
  );
  expect((found as unknown as { rows: unknown[] }).rows).toEqual([]);
});

describe('killed between any two steps, it loses nothing and sends nothing twice [DSG-01]', () => {
  /** What the next process does with the events that this one left. */
  const restart = async () => {
    const { database, bus, clock, log } = server.server.platform;
    const next = createOutbox(database, bus, clock, log);
    await next.start();
    await next.stop();
  };
  /** The transaction that would have stored this event is rolled back. */
  const breakWriting = (matches: (topic: string, payload: { message?: Message }) => boolean) => {
    const { outbox } = server.server.platform;
    const write = outbox.write.bind(outbox);
    let broken = false;
    vi.spyOn(outbox, 'write').mockImplementation((tx, topic, event) => {
      if (broken || !matches(topic.name, event.payload as { message?: Message }))
        return write(tx, topic, event);
      broken = true;
      throw new Error('the connection to the store broke');
    });
    return () => broken;
  };
  const breakOnce = (call: 'answer' | 'beginEffect' | 'continueWith') => {
    const broken = vi
      .spyOn(server.server.slices.conversations.bot, call)
      .mockRejectedValueOnce(new Error('the process was killed'));
    return () => broken.mock.calls.length > 0;
  };

  /** The bot can't answer at once, so the message is stored alone. */
  const breakBeforeBot = () => {
    breakWriting((topic) => topic === effectRequested.name);
    return breakOnce('answer');
  };

  test.each<[string, () => () => boolean, number]>([
    ['before the bot hears', () => breakBeforeBot(), 1],
    ['while it hears', () => breakWriting((topic) => topic === effectRequested.name), 1],
    ['before it calls', () => breakOnce('beginEffect'), 1],
    ['after it called', () => breakOnce('continueWith'), 2],
    ['while it answers', () => breakWriting((_topic, { message }) => message?.value === SENT), 2],
  ])('%s', async (_when, breaks, calls) => {
    sent();
    const delivered: Parameters<typeof bus.deliver>[0][] = [];
    const { bus } = server.server.platform;
    const socket = await arrive();
    const wasBroken = breaks();
    bus.listen(effectRequested, (event) => void delivered.push(event));
    await write(socket, 'A-1');
    await settle();
    expect(wasBroken()).toBe(true);
    await restart();
    await restart();
    const whole = { delivered: [PROMPT, 'A-1', SENT, 'closed'], status: 'COMPLETED' };
    expect(await thread(socket)).toEqual(whole);
    // Killed after the work but before it was acknowledged: the event is delivered again.
    for (const event of [...delivered]) await bus.deliver(event);
    await settle();
    expect(await thread(socket)).toEqual(whole);
    expect(api.asked).toHaveLength(calls);
    // The idempotency key tells the API that it is the same call.
    expect(new Set(api.asked.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });
});

test('a failed call takes the failure branch, and the trace says why without the secret', async () => {
  api.answers((_asked, response) => void response.writeHead(503).end());
  const closed = await publish(orderFlow('http://10.0.0.1:9'));
  const sockets = [await arrive(), await arrive(closed)];
  for (const socket of sockets) await write(socket, 'A-1');
  await settle();
  for (const socket of sockets)
    expect((await thread(socket)).delivered).toEqual([PROMPT, 'A-1', NO_ANSWER, 'closed']);
  const stored = await server.server.platform.database.tenant(owner.tenantId, (tx) =>
    tx.execute(sql`select trace from messages where value = ${NO_ANSWER} order by created_at`),
  );
  const traces = (stored as unknown as { rows: { trace: { steps: TraceStep[] } }[] }).rows;
  // Includes the steps of the turn before, which sent no message.
  const quiet = { what: 'ran', blockId: 'first', values: { branch: 'done' } };
  for (const { trace } of traces) expect(trace.steps[0]).toMatchObject(quiet);
  const reasons = traces.flatMap(({ trace }) => trace.steps.filter(({ because }) => because));
  expect(reasons.map(({ because, values }) => [because, values?.branch, values?.status]).sort()).toEqual([
    ['notAllowed', 'failed', undefined],
    ['status', 'failed', '503'],
  ]);
  expect(JSON.stringify(traces)).not.toContain(SECRET);
});

test('a slow call delays no other conversation; messages meanwhile are answered after it; an agent request is not delayed', async () => {
  let answerNow = () => {};
  const answered = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  api.answers(async ({ path }) => {
    if (path === '/orders/slow') await answered;
    return { order: { state: path === '/orders/slow' ? 'packed' : 'sent' } };
  });
  const listening = await publish(listenAfter(orderFlow(`http://${api.address}`)));
  const [slow, quick, impatient] = [await arrive(listening), await arrive(), await arrive()];
  await write(slow, 'slow');
  await write(slow, 'blue');
  await write(quick, 'A-2');
  await write(impatient, 'slow');
  await quick.next(visitorMessageAdded, ({ message }) => message.value === SENT);
  expect((await thread(slow)).delivered).toEqual([PROMPT, 'slow', 'blue']);
  await expect.poll(() => api.asked.filter(({ path }) => path === '/orders/slow')).toHaveLength(2);
  await impatient.ask(requestAgent, {});
  answerNow();
  await settle();
  expect((await thread(slow)).delivered).toEqual([
    PROMPT,
    'slow',
    'blue',
    OTHERWISE,
    'Which color?',
    'So blue.',
    'closed',
  ]);
  expect(await thread(impatient)).toMatchObject({ status: 'UNASSIGNED' });
  expect((await thread(impatient)).delivered).not.toContain(OTHERWISE);
});

test('taken by an agent during a call, the bot stays silent, and nothing is repeated once the session is returned [DSK-09, RTM-07]', async () => {
  const answered = delayReplies();
  const agent = await openDeskSocket(server, owner);
  await agent.ask(agentConnect, { userSessionId: '', channel: 'web', agentName: owner.name });
  const visitor = await arrive();
  await write(visitor, 'slow');
  await expect.poll(() => api.asked).toHaveLength(1);
  const userSessionId =
    (await visitor.ask(openVisitorConversation, { afterSeq: 0 })).session?.userSessionId ?? '';
  await agent.ask(takeConversation, { userSessionId });
  await write(visitor, 'Is that a person?');
  answered();
  await settle();
  await agent.ask(sendAgentMessage, { userSessionId, msgId: newId('msg'), value: 'It is.' });
  const talk = [PROMPT, 'slow', 'taken', 'Is that a person?', 'It is.'];
  expect(await thread(visitor)).toEqual({ delivered: talk, status: 'ASSIGNED' });

  await agent.ask(returnToBot, { userSessionId });
  await settle();
  expect(
    (await thread(visitor)).delivered.filter((delivered) => delivered === OTHERWISE || delivered === SENT),
  ).toEqual([]);
  expect(api.asked).toHaveLength(1);
});

/** API replies wait until the returned function is called. */
function delayReplies(): () => void {
  let answerNow = () => {};
  const answered = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  api.answers(async () => {
    await answered;
    return { order: { state: 'sent' } };
  });
  return () => answerNow();
}

/** With another question after the answer. */
function listenAfter(flow: ReturnType<typeof orderFlow>) {
  const { first, otherwise, sent: onItsWay } = flow.blocks;
  if (first?.type !== 'ask' || otherwise?.type !== 'message' || onItsWay?.type !== 'message')
    throw new Error('another flow');
  return {
    ...flow,
    blocks: {
      ...flow.blocks,
      otherwise: { ...otherwise, next: { done: 'color' } },
      color: {
        ...first,
        prompt: { en: 'Which color?' },
        into: 'state',
        next: { done: 'so', gaveUp: null },
      },
      so: { ...onItsWay, content: { kind: 'text' as const, words: { en: 'So {{state}}.' } } },
    },
  };
}
