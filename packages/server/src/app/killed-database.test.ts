/**
 * The database server of the data folder is killed again and again while visitors write. DATABASE_KILLS makes
 * it more often.
 */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Message, openVisitorConversation, sendVisitorMessage } from '@parrot/contract/conversations';
import { type MsgId, newId } from '@parrot/contract/core';
import { health } from '@parrot/contract/installation';
import {
  newOwner,
  newPublishedApp,
  openVisitorSocket,
  startTestServer,
  type TestServer,
  type TestSocket,
} from '@parrot/testkit';
import { preparedFolder } from '@parrot/testkit/stores';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Driver, openDriver, readSettings } from '../platform/index.ts';

const KILLS = Number(process.env.DATABASE_KILLS ?? 5);
const WRITERS = 4;
/** Acknowledged messages between two kills. */
const MESSAGES = 20;

let folder: string;
let driver: Driver;
let server: TestServer;
beforeAll(async () => {
  folder = await preparedFolder();
  driver = await openDriver(readSettings({ DATA_DIR: folder, LOG_LEVEL: 'silent' }));
  server = await startTestServer({ driver, settings: { LOG_LEVEL: 'silent' } });
});
afterAll(async () => {
  await server.stop();
  await driver.close();
  await rm(folder, { recursive: true, force: true });
});

const killDatabase = async (): Promise<void> => {
  const file = await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8');
  process.kill(Number.parseInt(file, 10), 'SIGKILL');
};

test(`a database server killed ${KILLS} times under load loses no acknowledged message and comes back each time`, {
  timeout: KILLS * 36_000,
}, async () => {
  const { parrotId } = await newPublishedApp(server, await newOwner(server));
  let isOver = false;
  let acknowledged = 0;
  let refused = 0;
  const write = async (): Promise<void> => {
    const visitor = await openVisitorSocket(server, { parrotId });
    await visitor.ask(openVisitorConversation, {});
    const sent: MsgId[] = [];
    while (!isOver) {
      const msgId = newId('msg');
      // Sent until it is acknowledged, as the widget does.
      for (;;) {
        const answer = await visitor.answer(sendVisitorMessage, { msgId, value: `Message ${msgId}` });
        if (answer.ok) break;
        expect(answer).toMatchObject({ error: { status: 503, code: 'unavailable' } });
        refused += 1;
        await untilReady();
      }
      sent.push(msgId);
      acknowledged += 1;
    }
    const messages = await allMessages(visitor);
    visitor.close();
    const stored = messages.filter(({ userType }) => userType === 'visitor').map(({ msgId }) => msgId);
    expect(stored).toEqual(sent);
  };
  const writers = Array.from({ length: WRITERS }, write);
  const written = (count: number) => expect.poll(() => acknowledged).toBeGreaterThanOrEqual(count);
  await written(MESSAGES);
  for (let kill = 0; kill < KILLS; kill += 1) {
    await killDatabase();
    await written(acknowledged + MESSAGES);
  }
  isOver = true;
  await Promise.all(writers);
  expect(refused).toBeGreaterThan(0);
});

/** Page by page, as the widget reads them. */
async function allMessages(visitor: TestSocket): Promise<Message[]> {
  const messages: Message[] = [];
  for (;;) {
    const afterSeq = messages.at(-1)?.seq ?? 1;
    const page = await visitor.ask(openVisitorConversation, { afterSeq });
    if (page.messages.length === 0) return messages;
    messages.push(...page.messages);
  }
}

const untilReady = () => expect.poll(async () => (await server.api.answer(health)).status).toBe(200);
