/** From process start to the first answer, on a used database, and memory at rest, store included. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { addressOf } from '@parrot/contract/core';
import { health } from '@parrot/contract/installation';
import { OPENING_HOURS } from '@parrot/testkit';
import { openVisitor } from '../desk/visitor.ts';
import type { Part } from '../part.ts';
import { FLOWISE, TARGETS } from '../references.ts';
import { type Store, startOn } from '../stage.ts';
import { cpuMsOf, megabytesOf } from './process-figures.ts';

const STARTS = 3;
const LOOK_AGAIN_MS = 10;
const PATIENCE_MS = 120_000;
/** Idle connections to the database close after a minute. */
const SETTLE = { everyMs: 2_000, samples: 5, steadyWithin: 0.01, least: 35, most: 60 };

type Start = {
  healthy: number;
  readyCpuMs: number | undefined;
  answered: number;
  answeredCpuMs: number | undefined;
  megabytes: number | undefined;
};

export const startUp: Part = {
  name: 'start',
  title: 'Start, warm store, default installation',

  async selfCheck() {
    const LATE_MS = 400;
    const began = performance.now();
    const slow = createServer((_request, response) =>
      response.writeHead(performance.now() - began < LATE_MS ? 503 : 200).end(),
    );
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
    const { port } = slow.address() as AddressInfo;
    await untilHealthy(`http://127.0.0.1:${port}`);
    const waited = performance.now() - began;
    slow.closeAllConnections();
    slow.close();
    if (waited < LATE_MS) throw new Error('Self-check: a server that was not ready was reported as ready.');
    await noticesMemory();
    return 'a server that answered 503 was not taken for ready, 200 MB more were seen';
  },

  async measure(stage) {
    const store = await stage.store();
    const starts: Start[] = [];
    for (let count = 1; count <= STARTS; count += 1) starts.push(await start(store, count === STARTS));
    const best = (of: (start: Start) => number) => Math.min(...starts.map(of)) / 1000;
    const cpu = (of: (start: Start) => number | undefined) =>
      starts.every((each) => of(each) !== undefined) ? best((each) => of(each) ?? 0) : undefined;
    return {
      figures: [
        {
          what: 'until it is ready, CPU',
          value: cpu(({ readyCpuMs }) => readyCpuMs),
          unit: 's',
          better: 'lower',
          target: TARGETS.startCpuSeconds,
        },
        {
          what: 'to the first answered call',
          value: best(({ healthy }) => healthy),
          unit: 's',
          better: 'lower',
          references: [FLOWISE.startSeconds],
        },
        {
          what: 'to the first FAQ answer',
          value: best(({ answered }) => answered),
          unit: 's',
          better: 'lower',
          references: [FLOWISE.startSeconds],
        },
        {
          what: 'the same, CPU',
          value: cpu(({ answeredCpuMs }) => answeredCpuMs),
          unit: 's',
          better: 'lower',
        },
        {
          what: 'memory at rest (PSS)',
          value: starts.at(-1)?.megabytes,
          unit: 'MB',
          better: 'lower',
          target: TARGETS.idleMegabytes,
          references: [FLOWISE.idleMegabytes],
        },
      ],
      notes: [
        'CPU and memory are those of the product and of its PostgreSQL server together.',
        `The best of ${STARTS} starts. The very first start, which makes the store and the demo, took ${store.firstStartSeconds.toFixed(1)} s.`,
      ],
    };
  },
};

async function start({ folder, app }: Store, waitsForRest: boolean): Promise<Start> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const since = () => performance.now() - began;
  const starting = startOn(folder, { PORT: String(port) });
  const [healthy] = await Promise.all([untilHealthy(url).then(since), starting]);
  const server = await starting;
  const pid = server.process.pid ?? 0;
  const readyCpuMs = cpuMsOf(pid);
  try {
    const visitor = await openVisitor({ url }, app.parrotId);
    const { value } = await visitor.ask(OPENING_HOURS.question[0] ?? '');
    const answered = since();
    const answeredCpuMs = cpuMsOf(pid);
    visitor.close();
    if (value !== OPENING_HOURS.answer) throw new Error(`wrong answer of the bot: “${value}”`);
    const megabytes = waitsForRest ? await memoryAtRest(pid) : undefined;
    return { healthy, readyCpuMs, answered, answeredCpuMs, megabytes };
  } finally {
    await server.stop();
  }
}

async function untilHealthy(url: string): Promise<void> {
  const patience = performance.now() + PATIENCE_MS;
  while (performance.now() < patience) {
    const status = await fetch(url + addressOf(health)).then(
      (reply) => reply.status,
      () => 0,
    );
    if (status === 200) return;
    await pause(LOOK_AGAIN_MS);
  }
  throw new Error(`${url} was not ready within ${PATIENCE_MS / 1000} s.`);
}

/** Once it is stable after more than a minute, or after two. */
async function memoryAtRest(pid: number): Promise<number | undefined> {
  const seen: number[] = [];
  for (let count = 0; count < SETTLE.most; count += 1) {
    const now = megabytesOf(pid);
    if (now === undefined) return undefined;
    seen.push(now);
    const last = seen.slice(-SETTLE.samples);
    const steady = Math.max(...last) - Math.min(...last) < SETTLE.steadyWithin * now;
    if (count >= SETTLE.least && steady) break;
    await pause(SETTLE.everyMs);
  }
  return seen.at(-1);
}

async function noticesMemory(): Promise<void> {
  const program =
    "console.log('lean'); process.stdin.once('data', () => { globalThis.kept = Buffer.alloc(2e8, 1); console.log('fat') })";
  const child = spawn(process.execPath, ['-e', program], { stdio: ['pipe', 'pipe', 'inherit'] });
  const nextOutput = () => new Promise((resolve) => child.stdout.once('data', resolve));
  await nextOutput();
  const lean = megabytesOf(child.pid ?? 0);
  child.stdin.write('now\n');
  await nextOutput();
  const fat = megabytesOf(child.pid ?? 0);
  child.kill();
  if (lean !== undefined && fat !== undefined && fat - lean < 180)
    throw new Error(`Self-check: 200 MB more were measured as ${(fat - lean).toFixed(0)} MB.`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
