/** Makes the store fail for a moment, as a database does that restarts or chooses a victim of a deadlock. */
import { openPostgres } from '@parrot/server/platform';
import type { TestServer } from '@parrot/testkit';
import { urlOf } from '@parrot/testkit/stores';
import { sql } from 'drizzle-orm';

const FAILURES = {
  deadlock: "raise exception using errcode = '40P01', message = 'deadlock detected'",
  timeout:
    "raise exception using errcode = '57014', message = 'canceling statement due to statement timeout'",
  connectionLost: 'perform pg_terminate_backend(pg_backend_pid())',
};

export type FailingStore = {
  /** The next row that is added to the table is not, and its transaction fails. */
  failNextInsert(table: string, failure: keyof typeof FAILURES): Promise<void>;
  /** Runs SQL that no process is told of. */
  run(script: string): Promise<void>;
  /** Back to a sound store. */
  restore(): Promise<void>;
};

export async function openFailingStore({ server }: TestServer): Promise<FailingStore> {
  const { rows } = (await server.platform.database.system((tx) =>
    tx.execute(sql`select current_database() as name`),
  )) as unknown as { rows: { name: string }[] };
  const driver = await openPostgres(urlOf(rows[0]?.name ?? ''), 1);
  const tables: string[] = [];
  return {
    async failNextInsert(table, failure) {
      tables.push(table);
      // A sequence counts on where a transaction is rolled back.
      await driver.script(`
        create sequence failures_of_${table};
        create function fail_once_${table}() returns trigger language plpgsql security definer as $$
          begin
            if nextval('failures_of_${table}') = 1 then ${FAILURES[failure]}; end if;
            return new;
          end $$;
        create trigger fail_once before insert on ${table}
          for each row execute function fail_once_${table}()`);
    },
    run: async (script) => void (await driver.script(script)),
    async restore() {
      for (const table of tables)
        await driver.script(`
          drop trigger fail_once on ${table};
          drop function fail_once_${table};
          drop sequence failures_of_${table}`);
      await driver.close();
    },
  };
}
