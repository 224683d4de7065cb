import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { health } from '@parrot/contract/installation';
import { createApiClient, findRedis, startTestRedis } from '@parrot/testkit';
import { newEmptyDatabase } from '@parrot/testkit/stores';
import { expect, onTestFinished, test } from 'vitest';
import { describeStartError, start } from './start.ts';

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
    const own = {
      NODE_ENV: 'test',
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: url,
      SECRET_KEY: 'the same key for all processes of a test',
      DEMO: 'no',
      LOG_LEVEL: 'silent',
    };
    const startAs = async (role: string) => {
      let printed = '';
      const settings = { ...own, REDIS_URL: redis.url, ROLE: role, DRAIN_SECONDS: '1' };
      const { stop } = await start(settings, (text) => {
        printed += text;
      });
      const [, address = ''] = /Parrot is ready: (\S+)/.exec(printed) ?? [];
      const api = createApiClient(address);
      return { stop, readiness: async () => (await api.answer(health, {})).status };
    };
    const [web, worker] = await Promise.all([startAs('web'), startAs('worker')]);
    expect([await web.readiness(), await worker.readiness()]).toEqual([200, 200]);

    expect(await start(own, () => {}).then(() => 'It started.', describeStartError)).toMatch(
      /^Another Parrot already uses the data.* at \S+\. .* To run several, set REDIS_URL for each\.$/,
    );

    const stopped = web.stop();
    await expect.poll(web.readiness).toBe(503);
    expect(await worker.readiness()).toBe(200);
    await stopped;
    await worker.stop();
  },
);
