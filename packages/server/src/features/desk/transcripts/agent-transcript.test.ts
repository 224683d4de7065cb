/** Transcripts emailed by agents. */
import { openVisitorConversation, requestAgent, sendVisitorMessage } from '@parrot/contract/conversations';
import { newId, type UserSessionId } from '@parrot/contract/core';
import {
  addNote,
  agentConnect,
  emailTranscript,
  sendAgentMessage,
  takeConversation,
} from '@parrot/contract/desk';
import {
  newEmail,
  newMember,
  newOwner,
  newPublishedApp,
  openDeskSocket,
  openVisitorSocket,
  startTestServer,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
let owner: TestSession;
let agent: TestSession;
let parrotId: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await newOwner(server);
  const app = await newPublishedApp(server, owner);
  parrotId = app.parrotId;
  agent = await newMember(server, owner, 'agent', [app.appId]);
});
afterAll(() => server.stop());

const waiting = async (text?: string) => {
  const visitor = await openVisitorSocket(server, { parrotId });
  await visitor.ask(openVisitorConversation, { afterSeq: 0 });
  if (text) await visitor.ask(sendVisitorMessage, { msgId: newId('msg'), value: text });
  await server.server.platform.outbox.settle();
  return (await visitor.ask(requestAgent, {})).session.userSessionId;
};
const mail = (userSessionId: UserSessionId, email: string, session = agent) =>
  server.api.answer(emailTranscript, { session, body: { userSessionId, email } });

test('an agent emails the transcript without notes and events [DSK-12]', async () => {
  const userSessionId = await waiting('My <b>kettle</b> whistles out of tune');
  const desk = await openDeskSocket(server, agent);
  await desk.ask(agentConnect, { userSessionId: '', channel: 'web', agentName: agent.name });
  await desk.ask(takeConversation, { userSessionId });
  await desk.ask(sendAgentMessage, {
    userSessionId,
    msgId: newId('msg'),
    value: 'We **tune** it: [terms](https://a.example/t)\n- <i>free</i>',
  });
  const secret = 'Between us: he is always like that.';
  await desk.ask(addNote, {
    userSessionId,
    clientId: newId('msg'),
    value: secret,
    mentions: [],
    whisper: false,
  });
  const email = newEmail();
  expect((await mail(userSessionId, email)).status).toBe(200);
  const received = await server.mailTo(email);
  expect(received.text).toContain('My <b>kettle</b> whistles out of tune');
  expect(received.text).toContain(`${agent.name} · `);
  expect(received.text).toContain('We tune it: terms (https://a.example/t)\n- <i>free</i>');
  expect(received.html).toContain('We <b>tune</b> it: <a href="https://a.example/t"');
  expect(received.html).toContain('<li>&lt;i&gt;free&lt;/i&gt;</li>');
  expect(JSON.stringify(received)).not.toContain(secret);
});

test('transcripts per conversation and day are limited, and invalid addresses refused [DSK-12]', async () => {
  const userSessionId = await waiting('Hello there, you people');
  const codes = [];
  for (let time = 0; time < 4; time += 1) codes.push((await mail(userSessionId, newEmail())).status);
  expect(codes).toEqual([200, 200, 200, 429]);
  for (const wrong of ['nobody', 'a@b\r\nBcc: all@example.com', '', 'x'.repeat(400)])
    expect((await mail(userSessionId, wrong)).status).toBe(400);
});

test('a session that is not visible cannot be sent [DSK-12]', async () => {
  const userSessionId = await waiting('Hello there, you people');
  const otherTenantOwner = await newMember(server, owner, 'agent', []);
  expect((await mail(userSessionId, newEmail(), otherTenantOwner)).status).toBe(404);
});
