/** Two processes share a database and a Redis: one is killed; Redis is killed, stopped, frozen. */
import { setTimeout as pause } from 'node:timers/promises';
import { publishApp, unpublishApp } from '@parrot/contract/apps';
import { widgetConfig } from '@parrot/contract/conversations';
import type { RunningServer } from '../../server/running-server.ts';
import { findRedis, startTestRedis, type TestRedis } from '../../store/test-redis.ts';
import { signInAs } from '../../tenants/members.ts';
import { newPublishedApp } from '../../tenants/published-apps.ts';
import { type Installation, startInstallation } from '../installation/installation.ts';
import { openStore } from '../installation/store.ts';
import type { Site } from '../load/site.ts';
import { auditedPartOf, type Scenario, type Stage } from './scenario.ts';

type Fault = (installation: Installation, redis: TestRedis, stage: Stage) => Promise<void>;

const killOne: Fault = async (installation, _redis, { count, random }) => {
  count('process killed');
  const index = random.between(0, 1);
  await installation.kill(index);
  await pause(random.between(0, 1_000));
  await installation.startAgain(index);
};
const killRedis: Fault = async (_installation, redis, { count, random }) => {
  count('Redis killed');
  await redis.kill();
  await pause(random.between(0, 2_000));
  await redis.restart();
};
const stopRedis: Fault = async (_installation, redis, { count, random }) => {
  count('Redis stopped');
  await redis.shutDown();
  await pause(random.between(0, 2_000));
  await redis.restart();
};
/** Longer than a beat may be late. */
const freezeRedis: Fault = async (_installation, redis, { count, random }) => {
  count('Redis frozen');
  redis.freeze();
  await pause(random.between(1_000, 6_000));
  redis.thaw();
};

const FAULTS = [killOne, killRedis, freezeRedis, stopRedis];

export const manyProcesses: Scenario = {
  name: 'two processes, Redis',
  stores: ['postgres'],
  rounds: { whole: 20, short: 2 },
  unavailable: async () =>
    (await findRedis()) ? undefined : 'no Redis program was found; REDIS_PATH may name one',
  async prepare({ kind }) {
    const redis = await startTestRedis((await findRedis()) ?? '');
    const store = await openStore(kind);
    const settings = { REDIS_URL: redis.url, DRAIN_SECONDS: '0' };
    const installation = await startInstallation({ store, processes: 2, settings });
    return {
      audited: auditedPartOf(installation),
      async round(stage, index) {
        await (FAULTS[index % FAULTS.length] as Fault)(installation, redis, stage);
        await installation.untilReady();
        await publishOnOne(installation.processes, stage);
      },
      untilReady: installation.untilReady,
      async close() {
        await installation.stop();
        await redis.stop();
        await store.drop();
      },
    };
  },
};

const STALE_MS = 30_000;
const POLL_MS = 50;

/** A bot that one process unpublishes must not stay open on the other, whose cache has it. */
export async function publishOnOne(
  [one, other]: readonly RunningServer[],
  { site, fail }: { site: Pick<Site, 'owner'>; fail: Stage['fail'] },
  patienceMs: number = STALE_MS,
): Promise<void> {
  if (!one || !other) throw new Error('This needs two processes.');
  const session = await signInAs(one, site.owner.emailId);
  const { appId, parrotId } = await newPublishedApp(one, session);
  const isPublished = async () => (await other.api.call(widgetConfig, { query: { parrotId } })).published;
  const becomes = async (expected: boolean) => {
    const deadline = performance.now() + patienceMs;
    while ((await isPublished()) !== expected) {
      if (performance.now() > deadline)
        return fail(`${appId} is ${expected ? 'published' : 'unpublished'} on one process only`);
      await pause(POLL_MS);
    }
  };
  await becomes(true);
  await one.api.call(unpublishApp, { session, body: { appId } });
  await becomes(false);
  await one.api.call(publishApp, { session, body: { appId } });
  await becomes(true);
}
