/**
 * An installation of one process, or of several with Redis, on a new database with commits on disk. Each
 * process is asked by the visitors of a tenant of its own.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  findRedis,
  newOwner,
  newPublishedApp,
  OPENING_HOURS,
  RETURNS,
  startTestRedis,
} from '@parrot/testkit';
import { newTestDatabase } from '@parrot/testkit/stores';
import pg from 'pg';
import type { Asked, Round } from '../answers/ask-in-turns.ts';
import { openVisitor, type Visitor } from '../desk/visitor.ts';
import { NotAvailable } from '../not-available.ts';
import { createDatabaseCpu } from './on-postgres.ts';
import { cpuMsOf, megabytesOf } from './process-figures.ts';
import { type RedisFigures, redisFigures } from './redis-figures.ts';
import { startWatched, type WatchedServer } from './watched-server.ts';

const VISITORS = 64;

/** What answers cost, in milliseconds of CPU where it is not said otherwise. */
export type Usage = {
  answers: number;
  seconds: number;
  product: number;
  database: number;
  redis: RedisFigures;
};
export type Installation = {
  processes: WatchedServer[];
  /** Asks all processes at the same time. */
  measure(ask: (visitors: readonly Visitor[], next: () => Asked) => Promise<Round>): Promise<Usage>;
  /** Of the processes, without database and Redis. */
  megabytes(): number[];
  close(): Promise<void>;
};

const NO_REDIS: RedisFigures = { cpuMs: 0, commands: 0, outBytes: 0 };

export async function openInstallation(count: number): Promise<Installation> {
  if (!process.env.TEST_DATABASE_URL) throw new NotAvailable('TEST_DATABASE_URL names no PostgreSQL server');
  const program = await findRedis();
  if (!program) throw new NotAvailable('no Redis could be found; REDIS_PATH may name one');
  const redis = count > 1 ? await startTestRedis(program) : undefined;
  const { url, drop } = await newTestDatabase();
  const durable = new URL(url);
  durable.searchParams.delete('options');
  const folder = await mkdtemp(join(tmpdir(), 'parrot-bench-'));
  const settings = {
    DATABASE_URL: durable.href,
    DEMO: 'no',
    LANDING_BOT: 'no',
    DRAIN_SECONDS: '0',
    SECRET_KEY: 'the same key for all processes of the bench',
    ...(redis && { REDIS_URL: redis.url }),
  };
  const processes: WatchedServer[] = [];
  for (let index = 0; index < count; index += 1) processes.push(await startWatched(folder, settings));
  const client = new pg.Client({ connectionString: durable.href });
  await client.connect();
  const databaseCpu = createDatabaseCpu(client);

  const visitors: Visitor[][] = [];
  for (const server of processes) {
    const { parrotId } = await newPublishedApp(server, await newOwner(server));
    visitors.push(await Promise.all(Array.from({ length: VISITORS }, () => openVisitor(server, parrotId))));
  }
  const used = async () => ({
    product: processes.reduce((sum, { process: { pid } }) => sum + (cpuMsOf(pid ?? 0) ?? 0), 0),
    database: await databaseCpu(),
    redis: redis ? await redisFigures(redis.url) : NO_REDIS,
  });

  return {
    processes,
    async measure(ask) {
      const before = await used();
      const rounds = await Promise.all(visitors.map((ofTenant) => ask(ofTenant, alternating())));
      const after = await used();
      return {
        answers: rounds.reduce((sum, { answers }) => sum + answers, 0),
        seconds: Math.max(...rounds.map(({ seconds }) => seconds)),
        product: after.product - before.product,
        database: after.database - before.database,
        redis: {
          cpuMs: after.redis.cpuMs - before.redis.cpuMs,
          commands: after.redis.commands - before.redis.commands,
          outBytes: after.redis.outBytes - before.redis.outBytes,
        },
      };
    },
    megabytes: () => processes.map(({ process: { pid } }) => megabytesOf(pid ?? 0) ?? Number.NaN),
    async close() {
      for (const visitor of visitors.flat()) visitor.close();
      await client.end();
      await Promise.all(processes.map((each) => each.stop()));
      await redis?.stop();
      await drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function alternating(): () => Asked {
  const questions = [OPENING_HOURS, RETURNS].map(({ question, answer }) => ({
    question: question[0] ?? '',
    answer,
  }));
  let at = 0;
  return () => questions[at++ % questions.length] as Asked;
}
