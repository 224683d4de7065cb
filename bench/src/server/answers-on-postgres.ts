/** What visitors cost the product and its PostgreSQL server: answers, arrivals and requests for an agent. */
import { newOwner, newPublishedApp, OPENING_HOURS, RETURNS } from '@parrot/testkit';
import { type Asked, askInTurns, type Round } from '../answers/ask-in-turns.ts';
import { openVisitor, type Visitor } from '../desk/visitor.ts';
import type { Part } from '../part.ts';
import { type Figure, shortNumber } from '../table.ts';
import { type Cpu, detectsDatabaseCpu, onPostgres } from './on-postgres.ts';

const AT_ONCE = 16;
const VISITORS = 64;
const ARRIVALS = 200;
const WARM_UP_SECONDS = 6;
const SECONDS = 8;

export const answersOnPostgres: Part = {
  name: 'postgres',
  title:
    'Visitors on a PostgreSQL server, commits on disk: CPU of the product and of its database connections',

  selfCheck: detectsDatabaseCpu,

  measure: () =>
    onPostgres(async ({ server, cpu }) => {
      const { parrotId } = await newPublishedApp(server, await newOwner(server));
      const open = () => openVisitor(server, parrotId);
      const visitors = await inParallel(VISITORS, open);
      const alternating = [OPENING_HOURS, RETURNS].map(({ question, answer }) => ({
        question: question[0] ?? '',
        answer,
      }));
      let at = 0;
      const next = (): Asked => alternating[at++ % alternating.length] as Asked;
      await visitors[0]?.ask(OPENING_HOURS.question[0] ?? '');
      await askInTurns(visitors, { atOnce: AT_ONCE, seconds: WARM_UP_SECONDS, next });

      const before = await cpu();
      const round = await askInTurns(visitors, { atOnce: AT_ONCE, seconds: SECONDS, next });
      const afterAnswers = await cpu();
      const arrived = await inParallel(ARRIVALS, open);
      const afterArrivals = await cpu();
      await inParallel(ARRIVALS, (index) => (arrived[index] as Visitor).askForPerson());
      const afterRequests = await cpu();
      for (const visitor of [...visitors, ...arrived]) visitor.close();
      return {
        figures: [
          ...figuresOf('an answer', before, afterAnswers, round.answers),
          { what: 'answers', value: round.answers / round.seconds, unit: '/s', better: 'higher' },
          ...figuresOf('a new visitor', afterAnswers, afterArrivals, ARRIVALS),
          ...figuresOf('a request for an agent', afterArrivals, afterRequests, ARRIVALS),
        ],
        notes: [waits(round)],
      };
    }),
};

async function inParallel<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const one = async () => {
    while (next < count) {
      const index = next++;
      results[index] = await work(index);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return results;
}

const figuresOf = (what: string, before: Cpu, after: Cpu, count: number): Figure[] => [
  {
    what: `${what}: CPU of the product`,
    value: (after.product - before.product) / count,
    unit: 'ms',
    better: 'lower',
  },
  {
    what: `${what}: CPU of the database`,
    value: (after.database - before.database) / count,
    unit: 'ms',
    better: 'lower',
  },
];

function waits({ waitsMs }: Round): string {
  const sorted = waitsMs.toSorted((one, other) => one - other);
  const share = (part: number) => shortNumber(sorted[Math.floor(part * (sorted.length - 1))] ?? 0);
  return `${AT_ONCE} visitors asked two questions at once: half were answered within ${share(0.5)} ms, 99 of 100 within ${share(0.99)} ms (${sorted.length} answers).`;
}
