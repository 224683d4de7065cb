/** Transcripts emailed to visitors. */
import {
  endSession,
  openVisitorConversation,
  rateSession,
  sendTranscript,
  sendVisitorMessage,
  uploadVisitorFile,
} from '@parrot/contract/conversations';
import { DAY_MS, newId } from '@parrot/contract/core';
import {
  newEmail,
  newOwner,
  newPublishedApp,
  newPublishedAppWith,
  OPENING_HOURS,
  openVisitorSocket,
  RETURNS,
  startTestServer,
  type TestServer,
  type TestSession,
  type TestSocket,
} from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
let owner: TestSession;
let parrotId: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await newOwner(server);
  parrotId = (await newPublishedApp(server, owner)).parrotId;
});
afterAll(() => server.stop());

const arrive = async (id = parrotId, language = 'en') => {
  const socket = await openVisitorSocket(server, { parrotId: id, language });
  await socket.ask(openVisitorConversation, {});
  return socket;
};
const sendMessage = async (socket: TestSocket, value: string) => {
  await socket.ask(sendVisitorMessage, { msgId: newId('msg'), value });
  await server.server.platform.outbox.settle();
};
const refusal = async (socket: TestSocket, email: string) => {
  const reply = await socket.answer(sendTranscript, { email });
  return reply.ok ? 'fine' : reply.error.code;
};

test('contains the latest session only, as text with sender and time, in the visitor’s language', async () => {
  const socket = await arrive(parrotId, 'de-AT');
  await sendMessage(socket, RETURNS.question[0] ?? '');
  await socket.ask(endSession, {});
  const script = '<script>alert("1")</script>\nsecond line';
  await sendMessage(socket, OPENING_HOURS.question[0] ?? '');
  await sendMessage(socket, script);
  const email = newEmail();
  await socket.ask(sendTranscript, { email });
  const mail = await server.mailTo(email);
  expect(mail.subject).toMatch(/^Ihr Chat mit Bot/);
  expect(mail.text).toContain(OPENING_HOURS.answer);
  expect(mail.text).toContain(script);
  expect(mail.text).toMatch(/Visitor \d{4} · .*20\d\d.* UTC\n/);
  expect(mail.html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;<br>\nsecond line');
  for (const part of [mail.text, mail.html]) {
    expect(part).not.toContain(RETURNS.answer);
    expect(part).not.toMatch(/score|trace|finding/i);
  }
  expect(mail.html).not.toMatch(/<script|href=/);
});

test('lists files without links, because emails are forwarded and archived', async () => {
  const socket = await arrive();
  const { visitorToken } = await socket.ask(openVisitorConversation, {});
  const form = new FormData();
  form.append('file', new File(['My order'], 'order.txt'));
  const { file } = await server.api.call(uploadVisitorFile, { body: { parrotId, visitorToken }, form });
  await socket.ask(sendVisitorMessage, { msgId: newId('msg'), value: '', files: [file.fileId] });
  const email = newEmail();
  await socket.ask(sendTranscript, { email });
  const mail = await server.mailTo(email);
  expect(mail.text).toMatch(/^order\.txt$/m);
  expect(`${mail.text}${mail.html}`).not.toMatch(/\/files\/|fil_/);
});

test('ends with the visitor’s rating and comment', async () => {
  const socket = await arrive();
  await sendMessage(socket, OPENING_HOURS.question[0] ?? '');
  await socket.ask(rateSession, { stars: 4, comment: 'Quick,\nand kind' });
  const email = newEmail();
  await socket.ask(sendTranscript, { email });
  expect((await server.mailTo(email)).text).toContain('Rating: ★★★★☆\nQuick,\nand kind');
});

test('is refused if the app has transcripts turned off', async () => {
  const app = await newPublishedAppWith(server, owner, { behaviour: { transcripts: false } });
  expect(await refusal(await arrive(app.parrotId), newEmail())).toBe('conflict');
});

test('is limited to three a day per conversation and five per address, and needs a valid address', async () => {
  const socket = await arrive();
  expect(await refusal(socket, 'nobody')).toBe('bad_input');
  expect(await refusal(socket, 'a@example.com\r\nbcc: b@example.com')).toBe('bad_input');
  const email = newEmail();
  for (const code of ['fine', 'fine', 'fine', 'too_many']) expect(await refusal(socket, email)).toBe(code);
  const another = await arrive();
  for (const code of ['fine', 'fine', 'too_many']) expect(await refusal(another, email)).toBe(code);
  expect(await refusal(another, newEmail())).toBe('fine');
  server.clock.advance(DAY_MS);
  expect(await refusal(socket, email)).toBe('fine');
});
