/** With a model connected, it words the answer from the whisper alone; where it can't, the whisper is sent. */
import {
  type Message,
  openVisitorConversation,
  requestAgent,
  sendVisitorMessage,
} from '@parrot/contract/conversations';
import { newId, type UserSessionId } from '@parrot/contract/core';
import { cancelWhisper, whisperToBot } from '@parrot/contract/corrections';
import { openConversation } from '@parrot/contract/desk';
import { saveModel, saveModelBudget } from '@parrot/contract/models';
import {
  FAKE_MODEL_KEY,
  type FakeAnswer,
  type FakeModel,
  newOwner,
  newPublishedApp,
  openDeskSocket,
  openVisitorSocket,
  startFakeModel,
  startTestServer,
  type TestServer,
  type TestSession,
  type TestSocket,
} from '@parrot/testkit';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createOutbox } from '../../platform/index.ts';

const QUESTION = 'Do you ship parcels to Norway?';
const WHISPER = 'Parcels to Norway take five working days and cost 12 euros.';
const WRITTEN = 'Yes. Parcels to Norway take five working days and cost 12 euros [1].';

let model: FakeModel;
let server: TestServer;
let owner: TestSession;
let parrotId: string;
beforeAll(async () => {
  model = await startFakeModel();
  server = await startTestServer({ settings: { LOG_LEVEL: 'fatal', OUTBOUND_ALLOW: model.host } });
  owner = await newOwner(server);
  ({ parrotId } = await newPublishedApp(server, owner));
  const draft = {
    provider: 'llama' as const,
    address: model.address,
    modelName: 'fake',
    key: FAKE_MODEL_KEY,
  };
  await server.api.call(saveModel, { session: owner, body: draft });
});
beforeEach(() => {
  model.answers(WRITTEN);
  model.asked.length = 0;
});
afterAll(async () => {
  await server.stop();
  await model.stop();
});

type Guest = { socket: TestSocket; userSessionId: UserSessionId };
const arrive = async (): Promise<Guest> => {
  const socket = await openVisitorSocket(server, { parrotId, language: 'en' });
  const { session } = await socket.ask(openVisitorConversation, { afterSeq: 0 });
  return { socket, userSessionId: session?.userSessionId as UserSessionId };
};
const whispered = async (text = WHISPER): Promise<Guest & { whisperId: string }> => {
  const guest = await arrive();
  const whisperId = newId('msg');
  const { userSessionId } = guest;
  const body = { userSessionId, whisperId, text, instead: null };
  await server.api.call(whisperToBot, { session: owner, body });
  return { ...guest, whisperId };
};
const write = ({ socket }: Guest, value: string) =>
  socket.ask(sendVisitorMessage, { msgId: newId('msg'), value });
const settle = () => server.server.platform.outbox.settle();
const lastOf = async ({ socket }: Guest): Promise<Message | undefined> =>
  (await socket.ask(openVisitorConversation, { afterSeq: 0 })).messages.at(-1);
const atDesk = async ({ userSessionId }: Guest) => {
  const desk = await openDeskSocket(server, owner);
  const opened = await desk.ask(openConversation, { userSessionId });
  desk.close();
  return opened;
};
/** The model replies only when released. */
const thinking = () => {
  let go: (answer: FakeAnswer) => void = () => undefined;
  const thought = new Promise<FakeAnswer>((done) => {
    go = done;
  });
  const asked = new Promise<void>((begun) => {
    model.answers(() => {
      begun();
      return thought;
    });
  });
  return { asked, go };
};

test('the model words the answer from the whisper, which is its only source', async () => {
  const guest = await whispered();
  await write(guest, QUESTION);
  await settle();
  // The sentence without a source is dropped.
  expect((await lastOf(guest))?.value).toBe('Parcels to Norway take five working days and cost 12 euros.');
  const { messages, session } = await atDesk(guest);
  expect(messages.at(-1)).toMatchObject({ correctedBy: owner.name, sources: [] });
  expect(session).not.toHaveProperty('whisper');
  const [asked] = model.asked;
  const passage = { number: 1, title: '', heading: '', text: WHISPER };
  expect(asked?.data).toMatchObject({ question: QUESTION, passages: [passage] });
});

test.each<[string, FakeAnswer]>([
  ['adds something', 'We ship to Norway for free on Sundays [1].'],
  ['says it has no answer', 'NONE'],
  ['refuses', { status: 401 }],
  ['is over its limit', { status: 429 }],
  ['breaks off', { cutAfter: 'Parcels to' }],
  ['answers nonsense', { raw: 'no events at all' }],
])('a model that %s: the whisper itself is sent', async (_how, answers) => {
  model.answers(answers);
  const guest = await whispered();
  await write(guest, QUESTION);
  await settle();
  expect(await lastOf(guest)).toMatchObject({ value: WHISPER, userType: 'bot' });
  expect((await atDesk(guest)).messages.at(-1)).toMatchObject({ correctedBy: owner.name });
});

test('with the budget used up, the whisper itself is sent', async () => {
  await server.api.call(saveModelBudget, { session: owner, body: { monthlyTokens: 0, monthlyCost: null } });
  const guest = await whispered();
  await write(guest, QUESTION);
  await settle();
  await server.api.call(saveModelBudget, {
    session: owner,
    body: { monthlyTokens: null, monthlyCost: null },
  });
  expect((await lastOf(guest))?.value).toBe(WHISPER);
  expect(model.asked).toEqual([]);
});

test('while the model writes, it can’t be edited or canceled; a handover drops the answer and says so', async () => {
  const { asked, go } = thinking();
  const guest = await whispered();
  const { userSessionId, whisperId } = guest;
  await write(guest, QUESTION);
  await asked;
  expect((await atDesk(guest)).session.whisper).toMatchObject({ state: 'answering' });
  const isUsed = { status: 409, body: { message: 'The bot is already answering with this whisper.' } };
  const body = { userSessionId, whisperId: newId('msg'), text: 'No.', instead: whisperId };
  expect(await server.api.answer(whisperToBot, { session: owner, body })).toMatchObject(isUsed);
  const canceling = { session: owner, body: { userSessionId, whisperId } };
  expect(await server.api.answer(cancelWhisper, canceling)).toMatchObject(isUsed);
  await guest.socket.ask(requestAgent, {});
  go(WRITTEN);
  await settle();
  const { messages, session } = await atDesk(guest);
  expect(messages.map(({ value }) => value)).not.toContain(WHISPER);
  expect(session.whisper).toMatchObject({ text: WHISPER, canceled: { because: 'handedOver' } });
});

test.each(['beginEffect', 'continueWith'] as const)(
  'killed at %s, the answer is given once with the whisper',
  async (call) => {
    const broken = vi
      .spyOn(server.server.slices.conversations.bot, call)
      .mockRejectedValueOnce(new Error('the process was killed'));
    const guest = await whispered();
    await write(guest, QUESTION);
    await settle();
    expect(broken).toHaveBeenCalled();
    const { database, bus, clock, log } = server.server.platform;
    for (let restart = 0; restart < 2; restart++) {
      const next = createOutbox(database, bus, clock, log);
      await next.start();
      await next.stop();
    }
    broken.mockRestore();
    const { messages, session } = await atDesk(guest);
    expect(messages.filter(({ correctedBy }) => correctedBy)).toHaveLength(1);
    expect(session).not.toHaveProperty('whisper');
  },
);
