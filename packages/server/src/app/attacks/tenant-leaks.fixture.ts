/** Which tables show a tenant the rows of another, whatever the calls do with them. */
import type { TenantId } from '@parrot/contract/core';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/index.ts';

const rowsOf = <Row>(result: unknown) => (result as { rows: Row[] }).rows;

/** The tables that a tenant's role may read and that have a tenant's rows. */
export const tenantTables = (database: Database): Promise<string[]> =>
  database.system(async (tx) => {
    const found = await tx.execute(sql`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      where a.attname = 'tenant_id' and c.relkind in ('r', 'p') and not c.relispartition
        and has_table_privilege('parrot_tenant', c.oid, 'select')
      order by 1`);
    return rowsOf<{ name: string }>(found).map(({ name }) => name);
  });

/** The tables in which this tenant sees rows of others. */
export async function tenantLeaks(database: Database, tenantId: TenantId): Promise<string[]> {
  const leaks: string[] = [];
  for (const table of await tenantTables(database))
    await database.tenant(tenantId, async (tx) => {
      const foreign = sql`select 1 from ${sql.identifier(table)} where tenant_id <> ${tenantId} limit 1`;
      if (rowsOf(await tx.execute(foreign)).length > 0) leaks.push(table);
    });
  return leaks;
}
