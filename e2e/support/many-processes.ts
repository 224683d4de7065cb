/**
 * The built server as several processes on one database and one Redis, behind a load balancer. `PROCESSES=2`
 * runs the demo's journeys that way, too. Not those that move the clock, which is in the test's process, nor
 * those that kill and restart their server.
 */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { findRedis, newOwner, startTestRedis, type TestSession, withToursSeen } from '@parrot/testkit';
import { startServerProcess } from '@parrot/testkit/process';
import { test as base } from '@playwright/test';
import { type DemoStore, newDemoStore } from './demo-store.ts';
import { startRoundRobinProxy } from './round-robin-proxy.ts';

type Running = Awaited<ReturnType<typeof startServerProcess>>;
export type ManyProcesses = Omit<Running, 'process' | 'kill'>;

const PROCESSES = Number(process.env.PROCESSES ?? 1);

/** One process, or as many as `PROCESSES` says. */
export const startProduct = (store: DemoStore, settings: Record<string, string>): Promise<ManyProcesses> =>
  PROCESSES > 1
    ? startProcesses(PROCESSES, store, settings)
    : startServerProcess({
        folder: store.folder,
        from: 'build',
        settings: { ...store.settings, ...settings },
      });

async function startProcesses(
  count: number,
  store: DemoStore,
  settings: Record<string, string>,
): Promise<ManyProcesses> {
  const program = await findRedis();
  if (!program) throw new Error('Many processes need Redis: install redis-server, or set REDIS_PATH to it.');
  const redis = await startTestRedis(program);
  const proxy = await startRoundRobinProxy();
  const ports = await freePorts(count);
  const processes: Running[] = [];
  for (const port of ports)
    processes.push(
      await startServerProcess({
        folder: store.folder,
        from: 'build',
        settings: {
          ...store.settings,
          ...settings,
          PORT: String(port),
          PUBLIC_URL: proxy.url,
          TRUST_PROXY: 'yes',
          REDIS_URL: redis.url,
          SECRET_KEY: 'the same key for all processes of a journey',
          DRAIN_SECONDS: '0',
        },
      }),
    );
  proxy.forwardTo(ports);
  const [first] = processes as [Running];
  return {
    ...first,
    async stop() {
      await proxy.stop();
      await Promise.all(processes.map((each) => each.stop()));
      await redis.stop();
    },
  };
}

/** All are open at the same time, so that no port is found twice. */
async function freePorts(count: number): Promise<number[]> {
  const probes = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(probes.map((probe) => once(probe, 'listening')));
  const ports = probes.map((probe) => (probe.address() as AddressInfo).port);
  await Promise.all(
    probes.map((probe) => {
      probe.close();
      return once(probe, 'close');
    }),
  );
  return ports;
}

export const test = base.extend<{ twoProcesses: ManyProcesses & { owner: TestSession } }>({
  twoProcesses: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      test.skip(!(await findRedis()), 'Two processes need Redis.');
      const store = await newDemoStore();
      const server = await startProcesses(2, store, { DEMO: 'no', LANDING_BOT: 'no' });
      await use({ ...server, owner: await withToursSeen(server, await newOwner(server)) });
      await server.stop();
      await store.drop();
    },
    { timeout: 300_000 },
  ],
});
