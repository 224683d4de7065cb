/** What visitors cost the product and its PostgreSQL server: answers, arrivals and requests for an agent. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ParrotId } from '@parrot/contract/core';
import { newOwner, newPublishedApp, OPENING_HOURS, RETURNS } from '@parrot/testkit';
import type { ServerProcess } from '@parrot/testkit/process';
import { newTestDatabase } from '@parrot/testkit/stores';
import pg from 'pg';
import { type Asked, askInTurns, type Round } from '../answers/ask-in-turns.ts';
import { openVisitor, type Visitor } from '../desk/visitor.ts';
import { NotAvailable } from '../not-available.ts';
import type { Part } from '../part.ts';
import { startOn } from '../stage.ts';
import { type Figure, shortNumber } from '../table.ts';
import { cpuMsOf } from './process-figures.ts';

const AT_ONCE = 16;
const VISITORS = 64;
const ARRIVALS = 200;
const WARM_UP_SECONDS = 6;
const SECONDS = 8;

type Cpu = { product: number; database: number };
type Bench = { server: ServerProcess; parrotId: ParrotId; cpu: () => Promise<Cpu> };

export const answersOnPostgres: Part = {
  name: 'postgres',
  title:
    'Visitors on a PostgreSQL server, commits on disk: CPU of the product and of its database connections',

  selfCheck: () =>
    onPostgres(async ({ cpu }, client) => {
      const before = await cpu();
      await client.query('select count(*) from generate_series(1, 3000000) as number where number % 7 = 0');
      const seen = (await cpu()).database - before.database;
      if (seen < 50) throw new Error(`Self-check: a query over 3,000,000 rows was measured as ${seen} ms.`);
      return `a long query was measured as ${shortNumber(seen)} ms of the database`;
    }),

  measure: () =>
    onPostgres(async ({ server, parrotId, cpu }) => {
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

async function onPostgres<T>(work: (bench: Bench, client: pg.Client) => Promise<T>): Promise<T> {
  if (!process.env.TEST_DATABASE_URL) throw new NotAvailable('TEST_DATABASE_URL names no PostgreSQL server');
  const { url, drop } = await newTestDatabase();
  const durable = new URL(url);
  durable.searchParams.delete('options');
  const folder = await mkdtemp(join(tmpdir(), 'parrot-bench-'));
  const server = await startOn(folder, { DATABASE_URL: durable.href, DEMO: 'no', LANDING_BOT: 'no' });
  const client = new pg.Client({ connectionString: durable.href });
  await client.connect();
  const databaseCpu = createDatabaseCpu(client);
  const cpu = async (): Promise<Cpu> => ({
    product: cpuMsOf(server.process.pid ?? 0) ?? 0,
    database: await databaseCpu(),
  });
  try {
    const { parrotId } = await newPublishedApp(server, await newOwner(server));
    return await work({ server, parrotId, cpu }, client);
  } finally {
    await client.end();
    await server.stop();
    await drop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Of all connections to the database so far; a closed one counts with what was seen of it. */
function createDatabaseCpu(client: pg.Client): () => Promise<number> {
  const seen = new Map<number, number>();
  return async () => {
    const { rows } = await client.query(
      'select pid from pg_stat_activity where datname = current_database()',
    );
    for (const { pid } of rows as { pid: number }[]) seen.set(pid, cpuMsOf(pid) ?? seen.get(pid) ?? 0);
    return [...seen.values()].reduce((sum, ms) => sum + ms, 0);
  };
}

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
