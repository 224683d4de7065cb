/**
 * Visitors write to agents on one process: the latency until an agent receives it, and whether anything is
 * lost.
 */
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { numberIn, type Options } from '../options.ts';
import { faultIn, type Part } from '../part.ts';
import { SOCKETIO_KB, TARGETS } from '../references.ts';
import { cpuMsOf, stolenMs } from '../server/process-figures.ts';
import { startWatched, type WatchedServer } from '../server/watched-server.ts';
import { shortNumber } from '../table.ts';
import { type Crowd, gather, type OnMessage, type Talker } from './desk-agents.ts';
import { createTally, type Tally } from './tally.ts';

const PEOPLE = 2_000;
const RATE = 200;
const SECONDS = 60;
/** Load from other tenants of the host varies, so the least disturbed of several rounds counts. */
const ROUNDS = 3;
/** How long after the last message agents may still receive it. */
const PATIENCE_MS = 15_000;
const LOOK_AGAIN_MS = 20;
const RESOLUTION_MS = 5;
/** A process that is busy for less of its time than this is idle. */
const IDLE = 0.1;
const SETTLING_MS = 60_000;

export const deskTalk: Part = {
  name: 'desk-talk',
  title: 'Messages from visitors to agents, one process on the default database',

  async selfCheck() {
    const tally = createTally();
    for (const value of ['0 1', '0 2', '0 3']) tally.sent(value);
    tally.received('cnv_one', '0 1');
    tally.received('cnv_one', '0 3');
    const lost = await faultIn(async () => requireWhole(tally));
    tally.received('cnv_one', '0 2');
    const swapped = await faultIn(async () => requireWhole(tally));
    return `a dropped message (${lost}) and two swapped ones (${swapped}) were detected`;
  },

  async measure(stage, options) {
    const { folder, owner, app } = await stage.store();
    const server = await startWatched(folder);
    try {
      let tally = createTally();
      const userCount = numberIn(options, 'people', PEOPLE);
      const profiles = options.get('profiles');
      const watched = <T>(what: string, work: () => Promise<T>) =>
        profiles ? server.profiled(join(profiles, `${what}.cpuprofile`), work) : work();
      const onMessage: OnMessage = (...received) => tally.received(...received);
      const gathered = await watched('gathering', () =>
        timed(server, () => gather(server, { owner, app, userCount, onMessage })),
      );
      const crowd = gathered.result;
      const rounds: Round[] = [];
      while (rounds.length < numberIn(options, 'rounds', ROUNDS)) {
        tally = createTally();
        await settled(server);
        const talk = () => talkOn(server, crowd.talkers, tally, options);
        rounds.push(await oneRound(server, tally, () => watched('talk', talk)));
      }
      const perLine = await kilobytesPerLine(server, crowd);
      const calmest = rounds.toSorted((one, other) => one.stolen - other.stolen)[0];
      if (!calmest) throw new Error('No messages were sent.');
      return {
        figures: [
          {
            what: 'visitor to agent, p99',
            value: calmest.waitMs(0.99),
            unit: 'ms',
            better: 'lower',
            target: TARGETS.visitorToAgentMs,
          },
          { what: 'visitor to agent, p50', value: calmest.waitMs(0.5), unit: 'ms', better: 'lower' },
          {
            what: 'not acknowledged in time',
            value: sumOf(rounds, 'unanswered'),
            unit: '',
            better: 'lower',
            target: 0,
          },
          { what: 'lost', value: sumOf(rounds, 'lost'), unit: '', better: 'lower', target: 0 },
          { what: 'out of order', value: sumOf(rounds, 'outOfOrder'), unit: '', better: 'lower', target: 0 },
          {
            what: 'CPU per message',
            value: calmest.cpuMs === undefined ? undefined : calmest.cpuMs / calmest.count,
            unit: 'ms',
            better: 'lower',
            target: TARGETS.cpuMsPerMessage,
          },
          {
            what: 'longest stall of the process',
            value: calmest.longestStall,
            unit: 'ms',
            better: 'lower',
          },
          {
            what: 'memory per connection',
            value: perLine,
            unit: 'KB',
            better: 'lower',
            target: TARGETS.connectionKB,
            references: [SOCKETIO_KB],
          },
        ],
        notes: [
          `${crowd.talkers.length} visitors and ${crowd.agents} agents; ${calmest.count} messages, ${shortNumber(calmest.count / calmest.seconds)} a second.`,
          `The people are one process too, which counts: it stalled for ${shortNumber(calmest.ownStall)} ms at most.`,
          ...rounds.map(
            (round, at) =>
              `Round ${at + 1}: 99 of 100 within ${shortNumber(round.waitMs(0.99) ?? 0)} ms, while others on the host took ${shortNumber(round.stolen)} % of a core.${round === calmest && rounds.length > 1 ? ' The calmest; times are of this one, what is lost of all.' : ''}`,
          ),
          `Gathering them took ${shortNumber(gathered.seconds)} s, and ${shortNumber((gathered.cpuMs ?? 0) / userCount)} ms of CPU each.`,
        ],
      };
    } finally {
      await server.stop();
    }
  },
};

type Round = Awaited<ReturnType<typeof oneRound>>;

async function oneRound(server: WatchedServer, tally: Tally, talk: () => ReturnType<typeof talkOn>) {
  await server.longestStallMs();
  const own = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  own.enable();
  const stolenBefore = stolenMs() ?? 0;
  const { cpuMs, seconds, result: unanswered } = await talk();
  own.disable();
  return {
    cpuMs,
    seconds,
    unanswered,
    count: tally.sentCount(),
    lost: tally.lost(),
    outOfOrder: tally.outOfOrder(),
    waitMs: tally.waitMs,
    longestStall: await server.longestStallMs(),
    ownStall: own.max / 1e6 - RESOLUTION_MS,
    /** CPU time that others on the host took, in percent of a core. */
    stolen: ((stolenMs() ?? 0) - stolenBefore) / (seconds * 10),
  };
}

const sumOf = (rounds: readonly Round[], name: 'unanswered' | 'lost' | 'outOfOrder'): number =>
  rounds.reduce((sum, round) => sum + round[name], 0);

/** Waits until the work caused by connecting is done, so that only messages are measured. */
async function settled(server: WatchedServer): Promise<void> {
  const patience = performance.now() + SETTLING_MS;
  for (let share = 1; share > IDLE && performance.now() < patience; ) {
    const { cpuMs = 0, seconds } = await timed(server, () => pause(1_000));
    share = cpuMs / (seconds * 1_000);
  }
}

/** Each sender keeps its schedule, whether or not its last message was acknowledged. */
async function talkOn(server: WatchedServer, talkers: readonly Talker[], tally: Tally, options: Options) {
  const rate = numberIn(options, 'rate', RATE);
  const total = Math.round(rate * numberIn(options, 'seconds', SECONDS));
  return timed(server, async () => {
    const began = performance.now();
    const stored: Promise<boolean>[] = [];
    for (let count = 0; count < total; count += 1) {
      const due = began + (count * 1000) / rate;
      if (due > performance.now()) await pause(due - performance.now());
      const at = count % talkers.length;
      const value = `${performance.now()} ${count}`;
      tally.sent(value);
      stored.push(talkers[at]?.send(value) ?? Promise.resolve(false));
    }
    const unanswered = (await Promise.all(stored)).filter((isStored) => !isStored).length;
    const patience = performance.now() + PATIENCE_MS;
    while (tally.lost() > 0 && performance.now() < patience) await pause(LOOK_AGAIN_MS);
    return unanswered;
  });
}

function requireWhole(tally: Tally): void {
  if (tally.outOfOrder() > 0) throw new Error(`${tally.outOfOrder()} out of order`);
  if (tally.lost() > 0) throw new Error(`${tally.lost()} lost`);
}

/** The memory that is freed when the visitors disconnect was theirs. */
async function kilobytesPerLine(server: WatchedServer, { talkers }: Crowd): Promise<number> {
  const before = await server.usedKB();
  for (const talker of talkers) talker.close();
  await pause(2_000);
  return (before - (await server.usedKB())) / talkers.length;
}

async function timed<T>(server: WatchedServer, work: () => Promise<T>) {
  const pid = server.process.pid ?? 0;
  const [cpuBefore, began] = [cpuMsOf(pid), performance.now()];
  const result = await work();
  const cpuAfter = cpuMsOf(pid);
  const cpuMs = cpuBefore === undefined || cpuAfter === undefined ? undefined : cpuAfter - cpuBefore;
  return { result, seconds: (performance.now() - began) / 1000, cpuMs };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
