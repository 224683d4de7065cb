/** The quality score, as the desk shows it. */
import {
  openVisitorConversation,
  type QueueUser,
  rateAnswer,
  rateSession,
  requestAgent,
  sendVisitorMessage,
} from '@parrot/contract/conversations';
import { newId } from '@parrot/contract/core';
import {
  agentConnect,
  closeConversation,
  deskSessionChanged,
  openConversation,
  qualityBand,
  sendAgentMessage,
  takeConversation,
} from '@parrot/contract/desk';
import {
  newOwner,
  newPublishedApp,
  openDeskSocket,
  openVisitorSocket,
  RETURNS,
  sharedTestServer,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
let owner: TestSession;
let parrotId: string;
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server);
  parrotId = (await newPublishedApp(server, owner)).parrotId;
});
afterAll(() => server.stop());

test('is set on close and again on a later rating, and a new reply contains the same value [DSK-15]', async () => {
  const settle = () => server.server.platform.outbox.settle();
  const visitor = await openVisitorSocket(server, { parrotId });
  await visitor.ask(openVisitorConversation, { afterSeq: 0 });
  const write = async (value: string) => {
    const { message } = await visitor.ask(sendVisitorMessage, { msgId: newId('msg'), value });
    await settle();
    return (await visitor.ask(openVisitorConversation, { afterSeq: message.seq })).messages;
  };
  const [answer] = await write(RETURNS.question[0] ?? '');
  const { session } = await visitor.ask(requestAgent, {});
  const { userSessionId } = session;
  const desk = await openDeskSocket(server, owner);
  await desk.ask(agentConnect, { userSessionId: '', channel: 'web', agentName: owner.name });
  server.clock.advance(20_000);
  await desk.ask(takeConversation, { userSessionId });
  await write('And where do I send it?');
  await desk.ask(sendAgentMessage, { userSessionId, msgId: newId('msg'), value: 'To the shop, please.' });
  await settle();
  expect((await desk.ask(openConversation, { userSessionId, afterSeq: 0 })).session.qualityScore).toBeNull();
  await desk.ask(closeConversation, { userSessionId });
  const scored = async (fits: (score: number) => boolean): Promise<Pick<QueueUser, 'qualityScore'>> => {
    await settle();
    const { session: pushed } = await desk.next(
      deskSessionChanged,
      ({ session: { userSessionId: id, qualityScore } }) =>
        id === userSessionId && qualityScore !== null && fits(qualityScore),
    );
    const opened = await desk.ask(openConversation, { userSessionId, afterSeq: 0 });
    expect(opened.session.qualityScore).toBe(pushed.qualityScore);
    return pushed;
  };
  const first = await scored(() => true);
  expect(qualityBand(first.qualityScore)).toBe('excellent');

  await visitor.ask(rateSession, { stars: 1, comment: '' });
  const rated = await scored((score) => score < (first.qualityScore ?? 0));
  if (!answer) throw new Error('the bot did not answer');
  await visitor.ask(rateAnswer, { msgId: answer.msgId, thumb: 'down' });
  await scored((score) => score < (rated.qualityScore ?? 0));
});
