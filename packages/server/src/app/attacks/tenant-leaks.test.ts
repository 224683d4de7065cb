/** The second wall between tenants: what the database shows, if a query forgets its condition. */
import { newId } from '@parrot/contract/core';
import { sharedTestServer, type TestServer } from '@parrot/testkit';
import { attack } from '@parrot/testkit/attacks';
import { openTestStore } from '@parrot/testkit/stores';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, migrate } from '../../platform/index.ts';
import { makeTwoTenants, type TwoTenants } from '../inventory/two-tenants.fixture.ts';
import { tenantLeaks, tenantTables } from './tenant-leaks.fixture.ts';

let server: TestServer;
let tenants: TwoTenants;
beforeAll(async () => {
  server = await sharedTestServer();
  tenants = await makeTwoTenants(server);
});
afterAll(() => server.stop());

test('no table shows a tenant the rows of another [USR-10]', async () => {
  const { database } = server.server.platform;
  const leaks = await tenantLeaks(database, tenants.ours.owner.tenantId);
  const tables = await tenantTables(database);
  expect(tables.length).toBeGreaterThan(20);
  for (const table of tables)
    await attack('tenants', `all rows of ${table}`, () => expect(leaks).not.toContain(table));
});

test('a table without row-level security is reported', async () => {
  const driver = await openTestStore();
  await migrate(driver);
  const database = createDatabase(driver);
  const [ours, theirs] = [newId('ten'), newId('ten')];
  await database.system(async (tx) => {
    for (const tenantId of [ours, theirs]) {
      await tx.execute(sql`insert into tenants (id, name, created_at) values (${tenantId}, 'A', now())`);
      await tx.execute(sql`insert into groups (id, tenant_id, name, description, created_at)
        values (${newId('grp')}, ${tenantId}, 'Agents', '', now())`);
    }
  });
  expect(await tenantLeaks(database, ours)).toEqual([]);
  await driver.query('alter table groups disable row level security');
  await attack('planted', 'row-level security of a table is off', async () =>
    expect(await tenantLeaks(database, ours)).toEqual(['groups']),
  );
  await database.close();
});
