/**
 * One or more processes of the product on one store, behind a proxy that spreads clients over them like a load
 * balancer, and that fails on demand.
 */
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { startTestSmtp, type TestSmtp } from '../../mail/test-smtp.ts';
import { startTcpProxy, type TcpProxy } from '../../network/tcp-proxy.ts';
import { launchServer, type ServerProcess, startServerProcess } from '../../process/server-process.ts';
import { NO_LIMITS } from '../../server/no-limits.ts';
import { type RunningServer, runningServer } from '../../server/running-server.ts';
import { testPlansFile } from '../../server/test-plans.ts';
import type { FaultStore } from './store.ts';

export type Installation = {
  store: FaultStore;
  smtp: TestSmtp;
  /** Between the clients and the processes. */
  proxy: TcpProxy;
  /** The product as clients reach it. */
  server: RunningServer;
  processes: ServerProcess[];
  /** Kills a process as a power failure would. */
  kill(index?: number): Promise<void>;
  /** Starts it again; `diesAfterMs` first kills one that is still starting. */
  startAgain(index?: number, diesAfterMs?: number): Promise<void>;
  /** Until every process can serve. Rejects if one has ended by itself. */
  untilReady(): Promise<void>;
  stop(): Promise<void>;
};

type Options = { store: FaultStore; processes?: number; settings?: Record<string, string>; smtp?: TestSmtp };

const POLL_MS = 25;
const HEALTH_MS = 2_000;
/** Far longer than any recovery may take. */
const PATIENCE_MS = 180_000;
/** Not in use. */
const NO_PORT = 1;

export async function startInstallation(options: Options): Promise<Installation> {
  const { store } = options;
  const smtp = options.smtp ?? (await startTestSmtp());
  const settings = {
    DEMO: 'no',
    LANDING_BOT: 'no',
    LOG_LEVEL: 'warn',
    // Each request for a mail comes from an address of its own.
    TRUST_PROXY: 'yes',
    SMTP_URL: smtp.url,
    PLANS_FILE: testPlansFile(),
    ...NO_LIMITS,
    ...store.settings,
    ...options.settings,
  };
  const launch = { folder: store.folder, settings };
  const processes: ServerProcess[] = [];
  const killed = new Set<ServerProcess>();
  for (let count = 0; count < (options.processes ?? 1); count += 1)
    processes.push(await startServerProcess(launch));

  let turn = 0;
  const proxy = await startTcpProxy(() => {
    const live = processes.filter((each) => !killed.has(each));
    turn += 1;
    const target = live[turn % Math.max(live.length, 1)];
    return connect(target ? Number(new URL(target.url).port) : NO_PORT, '127.0.0.1');
  });
  const server = {
    ...runningServer(`http://127.0.0.1:${proxy.port}`),
    mailTo: async (address: string) => ({
      id: 0,
      to: address,
      subject: '',
      text: await smtp.mailTo(address),
      html: '',
      sentAt: '',
    }),
  };
  const processAt = (index: number): ServerProcess => {
    const found = processes[index];
    if (!found) throw new Error(`There is no process ${index}.`);
    return found;
  };
  const isReady = async ({ url }: ServerProcess): Promise<boolean> =>
    fetch(`${url}/api/v1/health`, { signal: AbortSignal.timeout(HEALTH_MS) }).then(
      ({ status }) => status === 200,
      () => false,
    );

  return {
    store,
    smtp,
    proxy,
    server,
    processes,
    async kill(index = 0) {
      killed.add(processAt(index));
      await processAt(index).kill();
    },
    async startAgain(index = 0, diesAfterMs) {
      if (diesAfterMs !== undefined) {
        const starting = launchServer(launch);
        await pause(diesAfterMs);
        starting.process.kill('SIGKILL');
        await starting.ended;
      }
      processes[index] = await startServerProcess(launch);
    },
    async untilReady() {
      const deadline = performance.now() + PATIENCE_MS;
      for (;;) {
        const ended = processes.find((each) => !killed.has(each) && each.process.exitCode !== null);
        if (ended) throw new Error(`A process of the product ended by itself: ${await ended.output()}`);
        const states = await Promise.all(processes.map(isReady));
        if (states.every(Boolean)) return;
        if (performance.now() > deadline)
          throw new Error(`The product was not ready in ${PATIENCE_MS / 1_000} seconds.`);
        await pause(POLL_MS);
      }
    },
    async stop() {
      await proxy.restore();
      for (const each of processes) await each.stop();
      await proxy.close();
      if (!options.smtp) await smtp.stop();
    },
  };
}
