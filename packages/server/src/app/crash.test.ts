import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Message, openThread, sendVisitorMessage } from '@parrot/contract/conversations';
import { type MsgId, newId } from '@parrot/contract/core';
import { newOwner, newPublishedApp, openVisitorSocket, type TestSocket } from '@parrot/testkit';
import { startServerProcess } from '@parrot/testkit/process';
import { expect, test } from 'vitest';

const VISITORS = 10;
const EACH = 50;
const KILL_AFTER = 200;

type Visitor = { token: string; socket: TestSocket; toSend: MsgId[]; acknowledged: Set<MsgId> };

test('a server killed amid 500 messages has lost none that it acknowledged [RTM-07]', {
  timeout: 120_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parrot-crash-'));
  const settings = { DEMO: 'no', SIGN_INS_PER_MINUTE: '1000' };
  const first = await startServerProcess({ folder, settings });
  const app = await newPublishedApp(first, await newOwner(first));
  const visitors = await Promise.all(
    Array.from({ length: VISITORS }, async (): Promise<Visitor> => {
      const socket = await openVisitorSocket(first, { parrotId: app.parrotId });
      const { visitorToken } = await socket.ask(openThread, {});
      const toSend = Array.from({ length: EACH }, () => newId('msg'));
      return { token: visitorToken, socket, toSend, acknowledged: new Set() };
    }),
  );

  let count = 0;
  let killed: Promise<void> | undefined;
  const send = async ({ socket, acknowledged }: Visitor, msgId: MsgId) => {
    const answer = await socket.answer(sendVisitorMessage, { msgId, value: `Message ${msgId}` });
    if (!answer.ok) return;
    acknowledged.add(msgId);
    if (++count === KILL_AFTER) killed = first.kill();
  };
  // Those on their way when the server dies are never answered; nobody waits for them.
  const onTheirWay = visitors.flatMap((visitor) => visitor.toSend.map((msgId) => send(visitor, msgId)));
  for (const promise of onTheirWay) promise.catch(() => {});
  await expect.poll(() => killed !== undefined, { timeout: 60_000, interval: 10 }).toBe(true);
  await killed;
  for (const { socket } of visitors) socket.close();

  const second = await startServerProcess({ folder, settings });
  for (const visitor of visitors) {
    const socket = await openVisitorSocket(second, { parrotId: app.parrotId, visitorToken: visitor.token });
    const before = await wholeThread(socket);
    const stored = before.map((message) => message.msgId);
    for (const msgId of visitor.acknowledged) expect(stored).toContain(msgId);

    for (const msgId of visitor.toSend)
      await socket.ask(sendVisitorMessage, { msgId, value: `Message ${msgId}` });
    const after = await wholeThread(socket);
    expect(after.map((message) => message.seq)).toEqual(after.map((_message, at) => at + 2));
    const ownIds = after.filter((message) => message.userType === 'visitor').map((message) => message.msgId);
    expect(new Set(ownIds)).toEqual(new Set(visitor.toSend));
    expect(ownIds).toHaveLength(EACH);
    socket.close();
  }
  await second.stop();
});

/** Everything after the bot's welcome, which is always the first. */
const wholeThread = async (socket: TestSocket): Promise<Message[]> =>
  (await socket.ask(openThread, { afterSeq: 1 })).messages;
