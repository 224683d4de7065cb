/** The product on a PostgreSQL server that is cut off, freezes, turns read-only and recovers. */

import { writeFile } from 'node:fs/promises';
import {
  openVisitorConversation,
  sendVisitorMessage,
  uploadVisitorFile,
} from '@parrot/contract/conversations';
import { AppError, ERRORS, newId } from '@parrot/contract/core';
import { health, liveness } from '@parrot/contract/installation';
import { listNotifications } from '@parrot/contract/notifications';
import { newOwner, newPublishedApp, openVisitorSocket, startTestServer } from '@parrot/testkit';
import { interruptPostgres, newTestDatabase, openTestStore } from '@parrot/testkit/stores';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { toAppError } from '../platform/http/error-reply.ts';
import { openPostgres } from '../platform/index.ts';

const UNAVAILABLE = { status: 503, code: 'unavailable', message: ERRORS.unavailable.message };
/** Longer than any call may wait. */
const TIMEOUT_MS = 15_000;

async function startBehindProxy() {
  const database = await newTestDatabase();
  const proxy = await interruptPostgres(database.url);
  const driver = await openPostgres(proxy.url, 4);
  const server = await startTestServer({ driver, settings: { LOG_LEVEL: 'silent' } });
  const session = await newOwner(server);
  return {
    server,
    proxy,
    driver,
    session,
    ask: () => server.api.answer(listNotifications, { session }),
    isReady: async () => (await server.api.answer(health)).status === 200,
    async stop() {
      await proxy.restore();
      await server.stop();
      await driver.close();
      await proxy.close();
      await database.drop();
    },
  };
}

describe('while PostgreSQL', () => {
  // Every test but the last leaves the store recovered.
  let running: Awaited<ReturnType<typeof startBehindProxy>>;
  beforeAll(async () => {
    running = await startBehindProxy();
  });
  afterAll(() => running.stop());

  test('refuses connections, calls answer 503 with a time to retry, the process stays alive, and it recovers by itself [ERR-02]', async () => {
    const { server, proxy, ask, isReady } = running;
    await proxy.cut();
    const { body, headers } = await ask();
    expect(body).toEqual(UNAVAILABLE);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await server.api.answer(health)).body).toEqual(UNAVAILABLE);
    expect((await server.api.answer(liveness)).status).toBe(200);

    await proxy.restore();
    await expect.poll(isReady).toBe(true);
    expect((await ask()).status).toBe(200);
  });

  test('is frozen, a call ends in seconds, the next ones at once, and it recovers by itself', async () => {
    const { proxy, ask, isReady } = running;
    proxy.freeze();
    const began = performance.now();
    expect((await ask()).body).toEqual(UNAVAILABLE);
    expect(performance.now() - began).toBeLessThan(TIMEOUT_MS);
    const next = performance.now();
    for (let call = 0; call < 20; call += 1) expect((await ask()).body).toEqual(UNAVAILABLE);
    expect(performance.now() - next).toBeLessThan(TIMEOUT_MS);

    await proxy.restore();
    await expect.poll(isReady).toBe(true);
    expect((await ask()).status).toBe(200);
  });

  test('is unreachable, a visitor’s message and file are refused with the same code, and stored once when sent again', async () => {
    const { server, proxy, session, isReady } = running;
    const { parrotId } = await newPublishedApp(server, session);
    const visitor = await openVisitorSocket(server, { parrotId });
    const { visitorToken } = await visitor.ask(openVisitorConversation, { afterSeq: 0 });
    const { parrotId: notCached } = await newPublishedApp(server, session);
    const upload = (parrotId: string) => {
      const form = new FormData();
      form.append('file', new File(['some notes'], 'notes.txt'));
      return server.api.answer(uploadVisitorFile, { body: { parrotId, visitorToken }, form });
    };
    const message = { msgId: newId('msg'), value: 'Are you there?', files: [] };
    await proxy.cut();
    expect(await visitor.answer(sendVisitorMessage, message)).toEqual({ ok: false, error: UNAVAILABLE });
    for (const app of [parrotId, notCached]) expect((await upload(app)).body).toEqual(UNAVAILABLE);

    await proxy.restore();
    await expect.poll(isReady).toBe(true);
    expect((await upload(parrotId)).status).toBe(200);
    expect(await visitor.answer(sendVisitorMessage, message)).toMatchObject({ ok: true });
    expect(await visitor.answer(sendVisitorMessage, message)).toMatchObject({ ok: true });
    const { messages } = await visitor.ask(openVisitorConversation, { afterSeq: 0 });
    expect(messages.filter(({ value }) => value === message.value)).toHaveLength(1);
    visitor.close();
  });

  test('is read-only, calls that write answer 503', async () => {
    const { server, driver, proxy, session, isReady } = running;
    const { rows } = await driver.query('select current_database() as name');
    await driver.script(`alter database ${rows[0]?.name} set default_transaction_read_only = on`);
    // Applies to new connections.
    await proxy.cut();
    await proxy.restore();
    await expect.poll(isReady).toBe(true);
    await expect(newPublishedApp(server, session)).rejects.toThrow('503');
  });
});

test('with less free disk space than the reserve the server is not ready, but alive', async () => {
  const driver = await openTestStore();
  const server = await startTestServer({ driver, settings: { DISK_RESERVE_MB: '1000000000' } });
  onTestFinished(async () => {
    await server.stop();
    await driver.close();
  });
  expect((await server.api.answer(health)).body).toEqual(UNAVAILABLE);
  expect((await server.api.answer(liveness)).status).toBe(200);
});

test.runIf(process.platform === 'linux')(
  'a file that does not fit on the disk counts as unavailable',
  async () => {
    const failure = await writeFile('/dev/full', 'more').catch(toAppError);
    expect(failure).toBeInstanceOf(AppError);
    expect(failure).toMatchObject({ code: 'unavailable', retryAfterSeconds: expect.any(Number) });
  },
);
