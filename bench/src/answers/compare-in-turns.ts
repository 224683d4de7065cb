/** Measures several servers in turns, and shows them in one table. */
import { cpuMsOf } from '../server/process-figures.ts';
import { shortNumber } from '../table.ts';
import type { Round } from './ask-in-turns.ts';
import type { Contender } from './contenders/contender.ts';

const SECONDS = 6;
const TURN_WARM_UP_SECONDS = 3;

export type Measured = Round & { cpuMs: number | undefined };
/** One thing to measure for a while; all take turns. */
export type Turn = { key: string; pid: number; run(seconds: number): Promise<Round> };

export function turnsOf(
  { name, pid, asks }: Contender,
  concurrency: readonly number[],
  next: () => string,
): Turn[] {
  const run = (atOnce: number) => async (seconds: number) => {
    const waitsMs: number[] = [];
    const began = performance.now();
    const end = began + seconds * 1000;
    const askOn = async (ask: (typeof asks)[number]) => {
      while (performance.now() < end) {
        const asked = performance.now();
        await ask(next());
        waitsMs.push(performance.now() - asked);
      }
    };
    await Promise.all(asks.slice(0, atOnce).map(askOn));
    return { answers: waitsMs.length, seconds: (performance.now() - began) / 1000, waitsMs };
  };
  return concurrency.map((atOnce) => ({ key: `${name} ${atOnce}`, pid, run: run(atOnce) }));
}

/** One round of all, then the next, so that a busy moment of the machine affects all alike. */
export async function inTurns(turns: readonly Turn[], rounds: number): Promise<Map<string, Measured>> {
  const best = new Map<string, Measured>();
  for (const { run } of turns) await run(TURN_WARM_UP_SECONDS);
  for (let round = 0; round < rounds; round += 1)
    for (const { key, pid, run } of turns) {
      const before = cpuMsOf(pid);
      const done = await run(SECONDS);
      const after = cpuMsOf(pid);
      const cpuMs = before === undefined || after === undefined ? undefined : after - before;
      const earlier = best.get(key);
      if (!earlier || perSecond(done) > perSecond(earlier)) best.set(key, { ...done, cpuMs });
    }
  return best;
}

export const perSecond = ({ answers, seconds }: Round): number => answers / seconds;

export function comparisonRow(
  name: string,
  { startCpuMs, megabytes }: Pick<Contender, 'startCpuMs' | 'megabytes'>,
  few: Measured,
  many: Measured,
): string[] {
  const shown = (value: number | undefined, unit: string) =>
    value === undefined ? 'not available' : `${shortNumber(value)} ${unit}`;
  return [
    name,
    shown(few.cpuMs === undefined ? undefined : few.cpuMs / few.answers, 'ms'),
    shown(perSecond(few), '/s'),
    shown(perSecond(many), '/s'),
    shown(startCpuMs === undefined ? undefined : startCpuMs / 1000, 's'),
    shown(megabytes, 'MB'),
  ];
}
