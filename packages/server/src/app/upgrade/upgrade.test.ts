/** A store of each earlier release, as its product had filled it, works in this one. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listApps } from '@parrot/contract/apps';
import {
  openVisitorConversation,
  sendVisitorMessage,
  visitorMessageAdded,
} from '@parrot/contract/conversations';
import { newId } from '@parrot/contract/core';
import {
  agentConnect,
  assignFromBot,
  openConversation,
  sendAgentMessage,
  unassignedUsers,
} from '@parrot/contract/desk';
import { openDeskSocket, openVisitorSocket, signInAs, startTestServer } from '@parrot/testkit';
import { newEmptyDatabase } from '@parrot/testkit/stores';
import { expect, onTestFinished, test } from 'vitest';
import { checkArchive } from '../../platform/backup/read-archive.ts';
import { runStoreCommand } from '../../platform/backup/store-command.ts';
import { migrate, openPostgres, systemClock } from '../../platform/index.ts';
import { ANSWER, ANSWERED, FILE_CONTENT, OWNER, QUESTIONS } from './store-of-release.fixture.ts';

const STORES = fileURLToPath(new URL('stores/', import.meta.url));
const stores = await readdir(STORES);
const never = new AbortController().signal;

test.each(stores)('%s is restored, updated and served', async (name) => {
  const file = join(STORES, name);
  const { url, drop } = await newEmptyDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'parrot-upgrade-'));
  onTestFinished(async () => {
    await drop();
    await rm(folder, { recursive: true });
  });
  const { text } = await runStoreCommand(['restore', file], { DATA_DIR: folder, DATABASE_URL: url }, never);
  expect(text).toMatch(
    /All row counts and checksums match the backup.*\n(The tables were updated to this version \(\d+ migrations?\)\.\n)?The secret key was in the backup/,
  );
  const driver = await openPostgres(url, 8);
  expect(await migrate(driver)).toEqual([]);

  // The time at which its trial had not ended, and its visitor still waited.
  const { createdAt } = await checkArchive(file, never);
  const behind = Date.parse(createdAt) - Date.now();
  const clock = { now: () => new Date(systemClock.now().getTime() + behind), advance() {}, reset() {} };
  const server = await startTestServer({ driver, clock, settings: { DATA_DIR: folder } });
  onTestFinished(async () => {
    await server.stop();
    await driver.close();
  });

  const session = await signInAs(server, OWNER);
  const { items: apps } = await server.api.call(listApps, { session });
  expect(apps).toHaveLength(1);
  const { items: waiting } = await server.api.call(unassignedUsers, { session, body: {} });
  expect(waiting).toHaveLength(1);
  const [{ userSessionId }] = waiting as [(typeof waiting)[number]];
  const desk = await openDeskSocket(server, session);
  await desk.ask(agentConnect, { userSessionId: '', channel: 'web', agentName: session.name });
  const { messages } = await desk.ask(openConversation, { userSessionId });
  const ofVisitor = messages.filter(({ userType }) => userType === 'visitor');
  expect(ofVisitor.map(({ value }) => value)).toEqual(QUESTIONS);
  expect(messages.map(({ value }) => value)).toContain(ANSWER);
  const link = ofVisitor[0]?.files[0]?.url;
  expect(await (await fetch(server.url + link)).text()).toBe(FILE_CONTENT);
  await server.api.call(assignFromBot, { session, body: { userSessionId } });
  await desk.ask(sendAgentMessage, { userSessionId, msgId: newId('msg'), value: 'On its way.' });

  const visitor = await openVisitorSocket(server, { parrotId: apps[0]?.parrotId ?? '' });
  await visitor.ask(openVisitorConversation, {});
  await visitor.ask(sendVisitorMessage, { msgId: newId('msg'), value: ANSWERED });
  await visitor.next(visitorMessageAdded, ({ message }) => message.value === ANSWER);
  for (const socket of [desk, visitor]) socket.close();
});
