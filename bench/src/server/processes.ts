/**
 * How much more two processes do than one, each for a tenant of its own. By the clock two cores can't show it,
 * because the visitors and the database need them too. So both are asked at the same rate for each process, below
 * what the machine can do, and the CPU per answer is compared: processes that do not disturb each other need no
 * more of it than one.
 */
import { askAtRate } from '../answers/ask-at-rate.ts';
import { askInTurns } from '../answers/ask-in-turns.ts';
import { numberIn } from '../options.ts';
import type { Part } from '../part.ts';
import { TARGETS } from '../references.ts';
import { type Figure, shortNumber } from '../table.ts';
import { type Installation, openInstallation, type Usage } from './installation.ts';

const PER_SECOND = 40;
const SECONDS = 8;
const ROUNDS = 3;
const AT_ONCE = 16;
const PROCESSES = 2;

export const processes: Part = {
  name: 'processes',
  title: 'Two processes on separate work, compared with one: CPU per answer, and answers by the clock',

  async selfCheck() {
    const one = await openInstallation(1);
    try {
      await steady(one, 4);
      const calm = await steady(one, 4);
      const blocking = Promise.all(Array.from({ length: 4 }, () => one.processes[0]?.block()));
      const disturbed = await steady(one, 4);
      await blocking;
      const gain = gainOf(PROCESSES, calm, disturbed);
      if (gain >= TARGETS.twoProcesses)
        throw new Error(`Self-check: 800 ms of planted CPU left a gain of ${shortNumber(gain)}.`);
      return `processes that lose 800 ms of CPU in 4 s show a gain of ${shortNumber(gain)}`;
    } finally {
      await one.close();
    }
  },

  async measure(_stage, options) {
    const rounds = numberIn(options, 'rounds', ROUNDS);
    const count = numberIn(options, 'processes', PROCESSES);
    const perSecond = numberIn(options, 'rate', PER_SECOND);
    const [one, two] = [await openInstallation(1), await openInstallation(count)];
    try {
      for (const each of [one, two]) await steady(each, SECONDS, perSecond);
      const pairs: { one: Usage; two: Usage }[] = [];
      for (let round = 0; round < rounds; round += 1)
        pairs.push({
          one: await steady(one, SECONDS, perSecond),
          two: await steady(two, SECONDS, perSecond),
        });
      const [alone, both] = [pairs.map((pair) => pair.one), pairs.map((pair) => pair.two)];
      const [busyOne, busyTwo] = [await flatOut(one), await flatOut(two)];
      return {
        figures: [
          {
            what: `${count} processes do, times as much as one (by CPU per answer)`,
            value: median(pairs.map((pair) => gainOf(count, pair.one, pair.two))),
            unit: '×',
            better: 'higher',
            ...(count === PROCESSES && { target: TARGETS.twoProcesses }),
          },
          ...costs('one process', alone),
          ...costs(`${count} processes`, both),
          perAnswer('Redis, CPU per answer', both, ({ redis }) => redis.cpuMs, 'ms'),
          perAnswer('Redis, commands per answer', both, ({ redis }) => redis.commands, ''),
          perAnswer('Redis, bytes sent per answer', both, ({ redis }) => redis.outBytes, 'bytes'),
          { what: 'one process, by the clock', value: rate(busyOne), unit: '/s', better: 'higher' },
          { what: `${count} processes, by the clock`, value: rate(busyTwo), unit: '/s', better: 'higher' },
        ],
        notes: [
          `${perSecond} questions per second for each process, ${rounds} rounds of ${SECONDS} s in turns; medians.`,
          `By the clock, ${AT_ONCE} at once for each process, the product took ${shares(busyOne)} of the CPU time used by one and ${shares(busyTwo)} by ${count}; the rest is the database’s. The visitors are not counted.`,
          `Memory of the processes: ${one.megabytes().map(shortNumber).join(', ')} MB; ${two.megabytes().map(shortNumber).join(', ')} MB with Redis.`,
        ],
      };
    } finally {
      await one.close();
      await two.close();
    }
  },
};

const steady = (installation: Installation, seconds: number, perSecond = PER_SECOND): Promise<Usage> =>
  installation.measure((visitors, next) => askAtRate(visitors, { perSecond, seconds, next }));

const flatOut = (installation: Installation): Promise<Usage> =>
  installation.measure((visitors, next) => askInTurns(visitors, { atOnce: AT_ONCE, seconds: SECONDS, next }));

/** As many processes as there are do this many times the work of one, if each has a core. */
const gainOf = (count: number, one: Usage, many: Usage): number =>
  (count * (one.product / one.answers)) / (many.product / many.answers);

const costs = (what: string, usages: readonly Usage[]): Figure[] => [
  perAnswer(`${what}, CPU per answer`, usages, ({ product }) => product, 'ms'),
  perAnswer(`${what}, of the database`, usages, ({ database }) => database, 'ms'),
];

const perAnswer = (
  what: string,
  usages: readonly Usage[],
  cost: (usage: Usage) => number,
  unit: string,
): Figure => ({
  what,
  value: median(usages.map((usage) => cost(usage) / usage.answers)),
  unit,
  better: 'lower',
});

const rate = ({ answers, seconds }: Usage): number => answers / seconds;

const shares = ({ product, database }: Usage): string =>
  `${Math.round((100 * product) / (product + database))} %`;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  return (at(Math.floor((sorted.length - 1) / 2)) + at(Math.floor(sorted.length / 2))) / 2;
}
