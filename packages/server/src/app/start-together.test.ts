import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { health } from '@parrot/contract/installation';
import { findRedis, startTestRedis } from '@parrot/testkit';
import { failToStart, startServerProcess } from '@parrot/testkit/process';
import { newEmptyDatabase } from '@parrot/testkit/stores';
import { expect, onTestFinished, test } from 'vitest';

const program = await findRedis();

test.skipIf(!program)(
  'processes that start together share an empty database; one without Redis is refused; a stop drains',
  async () => {
    const redis = await startTestRedis(program ?? '');
    const { url, drop } = await newEmptyDatabase();
    const folder = await mkdtemp(join(tmpdir(), 'parrot-together-'));
    onTestFinished(async () => {
      await drop();
      await redis.stop();
      await rm(folder, { recursive: true });
    });
    const settings = {
      DATABASE_URL: url,
      SECRET_KEY: 'the same key for all processes of a test',
      DEMO: 'no',
    };
    const start = (role: string) =>
      startServerProcess({
        folder,
        settings: { ...settings, REDIS_URL: redis.url, ROLE: role, DRAIN_SECONDS: '1' },
      });
    const [web, worker] = await Promise.all([start('web'), start('worker')]);
    for (const { api } of [web, worker]) expect(await api.call(health, {})).toEqual({ status: 'ok' });

    const { code, output } = await failToStart({ folder, settings });
    expect(code).toBe(1);
    expect(output).toMatch(
      /^Another Parrot already uses the database .* To run several, set REDIS_URL for each\.$/m,
    );

    const stopped = web.stop();
    await expect.poll(async () => (await web.api.answer(health, {})).status).toBe(503);
    expect((await worker.api.answer(health, {})).status).toBe(200);
    await stopped;
    await worker.kill();
  },
);
