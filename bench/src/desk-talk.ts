/** Visitors who write to agents, all on one process: how soon an agent hears it, and whether anything is lost on the way. */
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Crowd, gather, type Talker } from './desk-crowd.ts';
import { numberIn, type Options } from './options.ts';
import { faultIn, type Part } from './part.ts';
import { cpuMsOf, stolenMs } from './process-figures.ts';
import { SOCKETIO_KB, TARGETS } from './references.ts';
import { shortNumber } from './table.ts';
import { createTally, type Tally } from './tally.ts';
import { startWatched, type WatchedServer } from './watched-server.ts';

const PEOPLE = 2_000;
const RATE = 200;
const SECONDS = 60;
/** How long after the last word agents may still hear of it. */
const PATIENCE_MS = 15_000;
const LOOK_AGAIN_MS = 20;
const RESOLUTION_MS = 5;
/** A process that works for less of its time than this has nothing left to do. */
const IDLE = 0.1;
const SETTLING_MS = 60_000;

export const deskTalk: Part = {
  name: 'desk-talk',
  title: 'Visitors who write to agents, one process on the default store',

  async selfCheck() {
    const tally = createTally();
    for (const value of ['0 1', '0 2', '0 3']) tally.sent(value);
    tally.heard('cnv_one', '0 1');
    tally.heard('cnv_one', '0 3');
    const lost = await faultIn(async () => requireWhole(tally));
    tally.heard('cnv_one', '0 2');
    const swapped = await faultIn(async () => requireWhole(tally));
    return `a message that was swallowed (${lost}) and two that were swapped (${swapped}) were noticed`;
  },

  async measure(stage, options) {
    const { folder, owner, app } = await stage.store();
    const server = await startWatched(folder);
    try {
      const tally = createTally();
      const people = numberIn(options, 'people', PEOPLE);
      const profiles = options.get('profiles');
      const watched = <T>(what: string, work: () => Promise<T>) =>
        profiles ? server.profiled(join(profiles, `${what}.cpuprofile`), work) : work();
      const gathered = await watched('gathering', () =>
        timed(server, () => gather(server, { owner, app, people, heard: tally.heard })),
      );
      const crowd = gathered.result;
      await settled(server);
      await server.longestStallMs();
      const own = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
      own.enable();
      const stolenBefore = stolenMs() ?? 0;
      const {
        cpuMs,
        seconds,
        result: unanswered,
      } = await watched('talk', () => talkOn(server, crowd.talkers, tally, options));
      own.disable();
      const stolen = (stolenMs() ?? 0) - stolenBefore;
      const longestStall = await server.longestStallMs();
      const perLine = await kilobytesPerLine(server, crowd);
      const count = tally.sentCount();
      return {
        figures: [
          {
            what: 'visitor to agent, 99 of 100',
            value: tally.waitMs(0.99),
            unit: 'ms',
            better: 'lower',
            target: TARGETS.visitorToAgentMs,
          },
          { what: 'visitor to agent, half', value: tally.waitMs(0.5), unit: 'ms', better: 'lower' },
          { what: 'not acknowledged in time', value: unanswered, unit: '', better: 'lower', target: 0 },
          { what: 'lost', value: tally.lost(), unit: '', better: 'lower', target: 0 },
          { what: 'out of order', value: tally.outOfOrder(), unit: '', better: 'lower', target: 0 },
          {
            what: 'CPU per message',
            value: cpuMs === undefined ? undefined : cpuMs / count,
            unit: 'ms',
            better: 'lower',
            target: TARGETS.cpuMsPerMessage,
          },
          { what: 'longest stall of the process', value: longestStall, unit: 'ms', better: 'lower' },
          {
            what: 'memory of a connection',
            value: perLine,
            unit: 'KB',
            better: 'lower',
            target: TARGETS.connectionKB,
            references: [SOCKETIO_KB],
          },
        ],
        notes: [
          `${crowd.talkers.length} visitors and ${crowd.agents} agents; ${count} messages, ${shortNumber(count / seconds)} a second.`,
          `The people are one process too, which counts: it stalled for ${shortNumber(own.max / 1e6 - RESOLUTION_MS)} ms at most. Others on the host took ${shortNumber(stolen / (seconds * 10))} % of a core away meanwhile.`,
          `Gathering them took ${shortNumber(gathered.seconds)} s, and ${shortNumber((gathered.cpuMs ?? 0) / people)} ms of CPU each.`,
        ],
      };
    } finally {
      await server.stop();
    }
  },
};

/** Waits until what came of the gathering is done, so that the talk alone is measured. */
async function settled(server: WatchedServer): Promise<void> {
  const patience = performance.now() + SETTLING_MS;
  for (let share = 1; share > IDLE && performance.now() < patience; ) {
    const { cpuMs = 0, seconds } = await timed(server, () => pause(1_000));
    share = cpuMs / (seconds * 1_000);
  }
}

/** Each says the next thing when it is their turn, whether or not what they said before was answered. */
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
      stored.push(talkers[at]?.say(value) ?? Promise.resolve(false));
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

/** What is free once the visitors have gone was theirs. */
async function kilobytesPerLine(server: WatchedServer, { talkers }: Crowd): Promise<number> {
  const before = await server.heldKB();
  for (const talker of talkers) talker.close();
  await pause(2_000);
  return (before - (await server.heldKB())) / talkers.length;
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
