/** Two servers on one database and one Redis, as two processes of an installation are. */
import { openPostgres } from '@parrot/server/platform';
import { startTestServer, type TestRedis, type TestServer } from '@parrot/testkit';
import { newTestDatabase } from '@parrot/testkit/stores';

export type TwoServers = {
  a: TestServer;
  b: TestServer;
  settings: Record<string, string>;
  stop(): Promise<void>;
};

export async function startTwoServers(
  redis: TestRedis,
  more: Record<string, string> = {},
): Promise<TwoServers> {
  const { url, drop } = await newTestDatabase();
  const settings = {
    DATABASE_URL: url,
    REDIS_URL: redis.url,
    SECRET_KEY: 'the same key for all processes of a test',
    LOG_LEVEL: 'silent',
    ...more,
  };
  const drivers = await Promise.all([openPostgres(url, 6), openPostgres(url, 6)]);
  const a = await startTestServer({ settings, driver: drivers[0] });
  const b = await startTestServer({ settings, driver: drivers[1], clock: a.clock });
  return {
    a,
    b,
    settings,
    async stop() {
      await Promise.all([a.stop(), b.stop()]);
      await Promise.all(drivers.map((driver) => driver.close()));
      await drop();
    },
  };
}
