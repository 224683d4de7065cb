/**
 * Whether one tenant slows another: stalls of the server by Studio actions, and a neighbor's answers
 * meanwhile.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { App } from '@parrot/contract/apps';
import type { AppId } from '@parrot/contract/core';
import { newOwner, newPublishedApp } from '@parrot/testkit';
import { numberIn, type Options } from '../options.ts';
import type { Part } from '../part.ts';
import { TARGETS } from '../references.ts';
import type { Stage } from '../stage.ts';
import { type Figure, shortNumber } from '../table.ts';
import type { FloodMessage, FloodOrder, FloodReport } from './flood.ts';
import { type Neighbor, openNeighbor, type Waits } from './neighbor.ts';
import { atRest, createStudioActions, type StudioActions, stallDuring } from './studio-actions.ts';
import { type Stall, startWatched, type WatchedServer } from './watched-server.ts';

const FAQS = 9_900;
const TRAINED_FAQS = 500;
const PUBLISHES = 4;
const PHASE_MS = 4_000;
/** The median round counts: other load on the machine disturbs any of the phases. */
const ROUNDS = 3;
/** An address may send 20 messages a second; this is ten times that, each connection within its own limit. */
const FLOOD = { connections: 20, messagesPerSecond: 200, seconds: PHASE_MS / 1_000 };
/** Each visitor has an address, as behind a proxy; the limits are those of an installation. */
const SETTINGS = { TRUST_PROXY: 'yes', MESSAGES_PER_MINUTE: '1200' };

type Stalls = [what: string, stall: Stall][];
type Flooded = { alone: Waits; during: Waits; after: Waits; report: FloodReport };

export const fairness: Part = {
  name: 'fairness',
  title: 'One tenant beside another: stalls by Studio actions, answers during a flood and during publishing',

  selfCheck: (stage) =>
    withWatched(stage, { ENCODER: 'off' }, async (server) => {
      const { parrotId } = (await stage.store()).app;
      const neighbor = await openNeighbor(server, parrotId);
      const calm = await neighbor.waitsDuring(500);
      await server.longestStall();
      const blocked = await neighbor.waitsDuring(500, server.block());
      const { clockMs, cpuMs = clockMs } = await server.longestStall();
      neighbor.close();
      if (clockMs < 180 || cpuMs < 180)
        throw new Error(`Self-check: a stall of 200 ms was measured as ${clockMs} ms, ${cpuMs} ms of CPU.`);
      if (blocked.p99 < 150 || blocked.p99 < calm.p99)
        throw new Error(`Self-check: visitors waited for 200 ms, but ${blocked.p99} ms were measured.`);
      return `a stall of 200 ms was measured as ${shortNumber(clockMs)} ms, and visitors noticed it (${shortNumber(blocked.p99)} ms)`;
    }),

  async measure(stage, options) {
    const faqs = numberIn(options, 'faqs', FAQS);
    const measured = await withWatched(stage, { ENCODER: 'off' }, async (server) => {
      const actions = createStudioActions(server, await newOwner(server));
      const small = await newPublishedApp(server, await newOwner(server));
      // Asks first: what a process loads with its first answer is no stall of an action.
      const neighbor = await openNeighbor(server, (await stage.store()).app.parrotId);
      const { stalls, copies } = await studioStalls(server, actions, faqs, options.get('profiles'));
      const floods = await roundsOf(options, (round) => flooded(server, neighbor, small, round));
      const publishes = await roundsOf(options, () => published(server, neighbor, actions, copies));
      neighbor.close();
      return { stalls, floods, publishes };
    });
    const training = await trainingStall(stage, numberIn(options, 'trained', TRAINED_FAQS));
    return report({ ...measured, stalls: [...measured.stalls, training] });
  },
};

async function withWatched<T>(
  stage: Stage,
  settings: Record<string, string>,
  work: (server: WatchedServer) => Promise<T>,
): Promise<T> {
  const { folder } = await stage.store();
  const server = await startWatched(folder, { ...SETTINGS, ...settings });
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

async function studioStalls(
  server: WatchedServer,
  actions: StudioActions,
  faqs: number,
  profiles: string | undefined,
) {
  const stalls: Stalls = [];
  const during = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    let result: T | undefined;
    const run = async () => {
      result = await work();
    };
    const file = profiles && join(profiles, `${stalls.length + 1}.cpuprofile`);
    stalls.push([what, await stallDuring(server, () => (file ? server.profiled(file, run) : run()))]);
    return result as T;
  };
  const count = faqs.toLocaleString('en');
  const appId = await actions.newApp();
  await during(`import of ${count} FAQs from CSV`, () => actions.importCsv(appId, faqs));
  const app = await during(`publishing ${count} FAQs`, () => actions.publish(appId));
  await during('the first visitor of this bot', () => actions.firstVisit(app));
  const copies = [appId];
  await during(`duplicating ${count} FAQs`, async () => {
    while (copies.length < PUBLISHES) copies.push(await actions.duplicate(appId));
  });
  const textApp = await actions.newApp();
  await during('reading a text of 16 MB', () => actions.readText(textApp));
  return { stalls, copies };
}

async function trainingStall(stage: Stage, faqs: number): Promise<Stalls[number]> {
  return withWatched(stage, { ENCODER: 'on' }, async (server) => {
    const actions = createStudioActions(server, await newOwner(server));
    const neighbor = await openNeighbor(server, (await stage.store()).app.parrotId);
    const appId = await actions.newApp();
    await actions.importCsv(appId, faqs);
    const stall = await stallDuring(server, async () => {
      const app = await actions.publish(appId);
      await actions.firstVisit(app);
      await actions.trained(appId);
    });
    neighbor.close();
    return [`training ${faqs.toLocaleString('en')} FAQs`, stall];
  });
}

async function roundsOf<T>(options: Options, measure: (round: number) => Promise<T>): Promise<T[]> {
  const rounds: T[] = [];
  while (rounds.length < numberIn(options, 'rounds', ROUNDS)) rounds.push(await measure(rounds.length));
  return rounds;
}

async function flooded(server: WatchedServer, neighbor: Neighbor, app: App, round: number): Promise<Flooded> {
  await atRest(server);
  const alone = await neighbor.waitsDuring(PHASE_MS);
  const flood = await startFlood({
    url: server.url,
    parrotId: app.parrotId,
    address: `10.0.1.${round + 1}`,
    ...FLOOD,
  });
  const during = await neighbor.waitsDuring(PHASE_MS, flood.done);
  const after = await neighbor.waitsDuring(PHASE_MS);
  return { alone, during, after, report: await flood.done };
}

/** Ready means that the process has started, which takes a while and much CPU. */
async function startFlood(order: FloodOrder): Promise<{ done: Promise<FloodReport> }> {
  const child = fork(new URL('./flood.ts', import.meta.url));
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the flooding process exited with ${code}`);
  });
  const next = async () => (await Promise.race([once(child, 'message'), ended]))[0] as FloodMessage;
  await next();
  const done = next().then((message) => {
    if (message === 'ready') throw new Error('the flooding process started twice');
    return message.report;
  });
  child.send(order);
  return { done };
}

async function published(
  server: WatchedServer,
  neighbor: Neighbor,
  actions: StudioActions,
  appIds: readonly AppId[],
) {
  await atRest(server);
  const alone = await neighbor.waitsDuring(PHASE_MS);
  const during = await neighbor.waitsDuring(0, Promise.all(appIds.map((appId) => actions.publish(appId))));
  return { alone, during };
}

const median = (values: readonly number[]): number | undefined =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)];

type Measured = { stalls: Stalls; floods: Flooded[]; publishes: { alone: Waits; during: Waits }[] };

function report({ stalls, floods, publishes }: Measured) {
  const stallFigures = stalls.map(
    ([what, { clockMs, cpuMs }]): Figure => ({
      what: `${what}: longest stall${cpuMs === undefined ? '' : ', CPU'}`,
      value: cpuMs ?? clockMs,
      unit: 'ms',
      better: 'lower',
      target: TARGETS.longestStallMs,
    }),
  );
  const slower = (what: string, ratios: number[], target: number): Figure => ({
    what: `answers of another tenant ${what}, times as long`,
    value: median(ratios),
    unit: '×',
    better: 'lower',
    target,
  });
  const ratiosOf = <T extends { alone: Waits }>(
    rounds: T[],
    phase: (round: T) => Waits,
    share: 'p50' | 'p99',
  ) => rounds.map((round) => phase(round)[share] / round.alone[share]);
  const row = (what: string, round: number, waits: Waits) => [
    what,
    String(round + 1),
    ...[waits.p50, waits.p99].map(shortNumber),
    String(waits.count),
  ];
  return {
    figures: [
      ...stallFigures,
      ...(['p50', 'p99'] as const).flatMap((share) => [
        slower(
          `during a flood, ${share}`,
          ratiosOf(floods, ({ during }) => during, share),
          TARGETS.slowerByFlood,
        ),
        slower(
          `after it, ${share}`,
          ratiosOf(floods, ({ after }) => after, share),
          TARGETS.slowerByFlood,
        ),
        slower(
          `during ${PUBLISHES} publishes, ${share}`,
          ratiosOf(publishes, ({ during }) => during, share),
          TARGETS.slowerByPublishing,
        ),
      ]),
    ],
    grids: [
      [
        ['stall', 'CPU, ms', 'clock, ms'],
        ...stalls.map(([what, { clockMs, cpuMs }]) => [
          what,
          cpuMs === undefined ? '' : shortNumber(cpuMs),
          shortNumber(clockMs),
        ]),
      ],
      [
        ['answers of another tenant', 'round', 'p50, ms', 'p99, ms', 'answers'],
        ...floods.flatMap(({ alone, during, after }, round) => [
          row('alone', round, alone),
          row('during the flood', round, during),
          row('after it', round, after),
        ]),
        ...publishes.flatMap(({ alone, during }, round) => [
          row('alone', round, alone),
          row(`during ${PUBLISHES} publishes`, round, during),
        ]),
      ],
    ],
    notes: floods.map(
      ({ report: { sent, cuts, refusedConnections } }, round) =>
        `Flood ${round + 1}: one address sent ${sent.toLocaleString('en')} messages; ${cuts} connections were cut, ${refusedConnections.toLocaleString('en')} refused.`,
    ),
  };
}
