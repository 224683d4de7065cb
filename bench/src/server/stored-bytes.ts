/** What conversations leave on the disk of a PostgreSQL server, and what is written to its log for them. */
import { newOwner, newPublishedApp, OPENING_HOURS } from '@parrot/testkit';
import type pg from 'pg';
import { openVisitor } from '../desk/visitor.ts';
import { numberIn } from '../options.ts';
import type { Part } from '../part.ts';
import { shortNumber } from '../table.ts';
import { onPostgres } from './on-postgres.ts';

const CONVERSATIONS = 2_000;
const QUESTIONS = 3;
const AT_ONCE = 16;
const SHOWN_TABLES = 8;
const PLANTED_BYTES = 8_000_000;

export const storedBytes: Part = {
  name: 'storage',
  title: 'Conversations of a greeting and three answered questions: bytes in the database and in its log',

  selfCheck: () =>
    onPostgres(async ({ client }) => {
      const before = await sizes(client);
      await client.query('create table planted (content bytea)');
      await client.query('alter table planted alter column content set storage external');
      await client.query(
        `insert into planted select decode(repeat('ab', 4000), 'hex') from generate_series(1, ${PLANTED_BYTES / 4_000})`,
      );
      const seen = (await sizes(client)).total - before.total;
      if (seen < PLANTED_BYTES) throw new Error(`Self-check: 8 MB more were measured as ${seen} bytes.`);
      return `8 MB more were measured as ${shortNumber(seen / 1_000_000)} MB`;
    }),

  measure: (_stage, options) =>
    onPostgres(async ({ server, client, cpu }) => {
      const count = numberIn(options, 'conversations', CONVERSATIONS);
      const { parrotId } = await newPublishedApp(server, await newOwner(server));
      const converse = async () => {
        const visitor = await openVisitor(server, parrotId);
        for (let asked = 0; asked < QUESTIONS; asked += 1)
          await visitor.ask(OPENING_HOURS.question[asked % 2] ?? '');
        visitor.close();
      };
      await inTurns(100, converse);
      const [before, cpuBefore] = [await sizes(client), await cpu()];
      await inTurns(count, converse);
      const [after, cpuAfter] = [await sizes(client), await cpu()];
      const perConversation = (total: number) => total / count;
      const grown = [...after.tables]
        .map(([name, bytes]) => ({ name, bytes: bytes - (before.tables.get(name) ?? 0) }))
        .sort((one, other) => other.bytes - one.bytes)
        .slice(0, SHOWN_TABLES);
      const figure = (what: string, value: number, unit: string) =>
        ({ what, value, unit, better: 'lower' }) as const;
      return {
        figures: [
          figure('stored per conversation', perConversation(after.total - before.total) / 1024, 'KB'),
          figure('written to the log', perConversation(after.logged - before.logged) / 1024, 'KB'),
          figure('transactions', perConversation(after.commits - before.commits), ''),
          figure('CPU of the product', perConversation(cpuAfter.product - cpuBefore.product), 'ms'),
          figure('CPU of the database', perConversation(cpuAfter.database - cpuBefore.database), 'ms'),
        ],
        grids: [
          [
            ['table', 'bytes per conversation'],
            ...grown.map(({ name, bytes }) => [name, shortNumber(perConversation(bytes))]),
          ],
        ],
        notes: [`${count} conversations of ${1 + 2 * QUESTIONS} messages, ${AT_ONCE} at once.`],
      };
    }),
};

type Sizes = { total: number; tables: Map<string, number>; logged: number; commits: number };

/** Tables with their indexes. */
async function sizes(client: pg.Client): Promise<Sizes> {
  const { rows } = await client.query(
    `select relname as name, pg_total_relation_size(oid)::float8 as bytes from pg_class
     where relkind = 'r' and relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema')`,
  );
  const tables = new Map((rows as { name: string; bytes: number }[]).map(({ name, bytes }) => [name, bytes]));
  const { rows: work } = await client.query(
    `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as logged,
       (select xact_commit::float8 from pg_stat_database where datname = current_database()) as commits`,
  );
  const total = [...tables.values()].reduce((sum, bytes) => sum + bytes, 0);
  return { total, tables, ...(work[0] as Pick<Sizes, 'logged' | 'commits'>) };
}

async function inTurns(count: number, work: () => Promise<void>): Promise<void> {
  let started = 0;
  const one = async () => {
    while (started++ < count) await work();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}
