/** The network between clients and server, or between server and database, fails in each of its ways. */
import { setTimeout as pause } from 'node:timers/promises';
import type { TcpProxy } from '../../network/tcp-proxy.ts';
import { interruptPostgres } from '../../store/interrupted-postgres.ts';
import { startInstallation } from '../installation/installation.ts';
import { openStore } from '../installation/store.ts';
import { auditedPartOf, onShared, type Scenario, type Stage } from './scenario.ts';

type NetworkFault = { name: string; lastsMs: [least: number, most: number]; begin(proxy: TcpProxy): unknown };

const FAULTS: readonly NetworkFault[] = [
  { name: 'answer lost', lastsMs: [200, 600], begin: (proxy) => proxy.loseAnswers() },
  { name: 'dropped', lastsMs: [0, 50], begin: (proxy) => proxy.dropConnections() },
  { name: 'half-closed to clients', lastsMs: [500, 2_000], begin: (proxy) => proxy.halfClose('client') },
  { name: 'half-closed to server', lastsMs: [500, 2_000], begin: (proxy) => proxy.halfClose('server') },
  { name: 'delayed', lastsMs: [500, 1_500], begin: (proxy) => proxy.delay(150) },
  { name: 'cut', lastsMs: [300, 1_500], begin: (proxy) => proxy.cut() },
  { name: 'frozen', lastsMs: [500, 6_000], begin: (proxy) => proxy.freeze() },
];

async function failNetwork(proxy: TcpProxy, { count, random }: Stage, index: number): Promise<void> {
  const { name, lastsMs, begin } = FAULTS[index % FAULTS.length] as NetworkFault;
  count(name);
  await begin(proxy);
  await pause(random.between(...lastsMs));
  await proxy.restore();
}

export const clientNetwork: Scenario = {
  name: 'network to clients',
  stores: ['embedded', 'postgres'],
  rounds: { whole: 42, short: 3 },
  prepare: onShared(({ proxy }, stage, index) => failNetwork(proxy, stage, index)),
};

export const databaseNetwork: Scenario = {
  name: 'network to database',
  stores: ['postgres'],
  rounds: { whole: 28, short: 3 },
  async prepare({ kind }) {
    const store = await openStore(kind);
    const proxy = await interruptPostgres(store.url);
    const installation = await startInstallation({
      store: { ...store, settings: { ...store.settings, DATABASE_URL: proxy.url } },
    });
    return {
      audited: auditedPartOf(installation),
      round: (stage, index) => failNetwork(proxy, stage, index),
      untilReady: installation.untilReady,
      async close() {
        await installation.stop();
        await proxy.close();
        await store.drop();
      },
    };
  },
};
