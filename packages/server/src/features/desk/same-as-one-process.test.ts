import { findRedis, sharedTestServer, startTestRedis } from '@parrot/testkit';
import { expect, test } from 'vitest';
import { startTwoServers } from '../../platform/cluster/two-servers.fixture.ts';
import { playDayAtDesk } from './day-at-desk.fixture.ts';

const program = await findRedis();

test.skipIf(!program)(
  'four visitors and four agents on two processes are sent and shown exactly what one process shows',
  async () => {
    const redis = await startTestRedis(program ?? '');
    const servers = await startTwoServers(redis);
    const one = await playDayAtDesk([await sharedTestServer()]);
    const two = await playDayAtDesk([servers.a, servers.b]);
    try {
      await expect.poll(() => two.events()).toEqual(one.events());
      const views = await one.views();
      await expect.poll(() => two.views()).toEqual(views);
      // Nothing was sent late or twice.
      expect(two.events()).toEqual(one.events());
    } finally {
      for (const day of [one, two]) day.close();
      await servers.stop();
      await redis.stop();
    }
  },
);
