import { newId, type TenantId } from '@parrot/contract/core';
import { countAttack } from '@parrot/testkit/attack-tests';
import { openTestStore } from '@parrot/testkit/stores';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { afterCommit, createDatabase, type Database, type Driver, type Tx } from './database.ts';
import { migrate } from './migrate.ts';

describe('the database', () => {
  let driver: Driver;
  let database: Database;
  const ours = newId('ten');
  const theirs = newId('ten');

  beforeAll(async () => {
    driver = await openTestStore();
    await migrate(driver);
    database = createDatabase(driver);
    await database.system(async (tx) => {
      for (const tenantId of [ours, theirs]) {
        await tx.execute(
          sql`insert into tenants (id, name, created_at) values (${tenantId}, ${tenantId}, now())`,
        );
      }
    });
    for (const tenantId of [ours, theirs])
      await database.tenant(tenantId, (tx) => addSubscription(tx, tenantId));
  });

  test('tenant work sees only its own rows [USR-10]', async () => {
    countAttack('tenants');
    expect(await subscriptions(database, ours)).toEqual([ours]);
    expect(await subscriptions(database, theirs)).toEqual([theirs]);
  });

  test('tenant work cannot write a row of another tenant [USR-10]', async () => {
    countAttack('tenants');
    await expect(
      database.tenant(ours, (tx) =>
        tx.execute(sql`update subscriptions set tenant_id = ${theirs} where tenant_id = ${ours}`),
      ),
    ).rejects.toThrow();
    const changed = await database.tenant(ours, (tx) =>
      tx.execute(
        sql`update subscriptions set plan_name = 'stolen' where tenant_id = ${theirs} returning tenant_id`,
      ),
    );
    expect(rowsOf(changed)).toEqual([]);
  });

  test('without a tenant a tenant table shows no rows', async () => {
    expect(await subscriptions(database, '' as TenantId)).toEqual([]);
  });

  test('a tenant cannot read passwords or sessions', async () => {
    countAttack('tenants');
    await expect(
      database.tenant(ours, (tx) => tx.execute(sql`select password_hash from users`)),
    ).rejects.toThrow();
    await expect(
      database.tenant(ours, (tx) => tx.execute(sql`select * from login_sessions`)),
    ).rejects.toThrow();
  });

  test('every table with a tenant_id has row-level security, except system-only tables', async () => {
    const { rows } = await driver.query(`
        select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
        where a.attname = 'tenant_id' and c.relkind = 'r' and not c.relrowsecurity
          and has_table_privilege('parrot_tenant', c.oid, 'select')`);
    expect(rows).toEqual([]);
  });

  test('the role ends with the transaction', async () => {
    await database.tenant(ours, async () => {});
    const { rows } = await driver.query('select current_user as name, current_setting($1, true) as tenant', [
      'app.tenant',
    ]);
    expect(rows[0]?.name).not.toBe('parrot_tenant');
    expect(rows[0]?.tenant ?? '').toBe('');
  });

  test('commit hooks run after the commit, and not when the work fails', async () => {
    const events: string[] = [];
    await database.tenant(ours, async (tx) => {
      afterCommit(tx, () => events.push('stored'));
      expect(events).toEqual([]);
    });
    await expect(
      database.tenant(ours, async (tx) => {
        afterCommit(tx, () => events.push('never'));
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(events).toEqual(['stored']);
  });

  test('values and lists round-trip; an error has its code and constraint', async () => {
    const when = new Date('2026-11-16T12:00:00.123Z');
    const asked =
      'select $1::int as one, $2::text as word, $3::timestamptz as moment, $4::jsonb as facts, $5::text[] as list';
    const { rows } = await driver.query(asked, [
      7,
      'O’Neill \u2028',
      when,
      { a: [null, 'b'] },
      ['x', '{"y",}'],
    ]);
    expect(rows).toEqual([
      { one: 7, word: 'O’Neill \u2028', moment: when, facts: { a: [null, 'b'] }, list: ['x', '{"y",}'] },
    ]);
    const plain = await driver.query('select array[$1, $2]::text[] as list', ['x', 'y']);
    expect(plain.rows).toEqual([{ list: ['x', 'y'] }]);
    const twice = database.system(async (tx) => {
      await tx.execute(sql`insert into tenants (id, name, created_at) values (${ours}, 'again', now())`);
    });
    await expect(twice).rejects.toMatchObject({ cause: { code: '23505', constraint: 'tenants_pkey' } });
    expect(await subscriptions(database, ours)).toEqual([ours]);
  });

  test('concurrent transactions wait for their turn', async () => {
    const turns = Array.from({ length: 50 }, (_, at) =>
      database.tenant(at % 2 ? ours : theirs, (tx) =>
        tx.execute(sql`select tenant_id, ${at}::int as at from subscriptions`),
      ),
    );
    const found = (await Promise.all(turns)).map((result) => rowsOf(result)[0]);
    expect(found).toEqual(turns.map((_, at) => ({ tenant_id: at % 2 ? ours : theirs, at })));
  });

  test('migrating again changes nothing', async () => {
    expect(await migrate(driver)).toEqual([]);
  });

  test('after closing, every query fails', async () => {
    await driver.close();
    await expect(database.ping()).rejects.toThrow();
    await expect(subscriptions(database, ours)).rejects.toThrow();
  });
});

const rowsOf = (result: unknown) => (result as { rows: Record<string, unknown>[] }).rows;

async function addSubscription(tx: Tx, tenantId: TenantId): Promise<void> {
  await tx.execute(sql`insert into subscriptions (tenant_id, plan_name, interval_unit, status, term_end, grace_days)
    values (${tenantId}, 'Trial', 'months', 'trial', now(), 7)`);
}

async function subscriptions(database: Database, tenantId: TenantId): Promise<unknown[]> {
  const found = await database.tenant(tenantId, (tx) => tx.execute(sql`select tenant_id from subscriptions`));
  return rowsOf(found).map((row) => row.tenant_id);
}
