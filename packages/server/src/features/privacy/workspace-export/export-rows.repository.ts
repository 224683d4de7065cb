/** The rows of a tenant's tables as JSON lines, read in portions so that memory stays small. */
import type { TenantId } from '@parrot/contract/core';
import { sql } from 'drizzle-orm';
import { type Database, rows } from '../../../platform/index.ts';

const AT_ONCE = 200;

type Selection = { table: string; without: readonly string[] };

/**
 * Passes each portion to `write`, which is awaited. Row-level security limits the rows to the tenant's, and
 * the cursor shows them as they were when it was opened.
 */
export const readRows = (
  database: Pick<Database, 'tenant'>,
  tenantId: TenantId,
  { table, without }: Selection,
  write: (lines: string) => Promise<void>,
): Promise<void> =>
  database.tenant(tenantId, async (tx) => {
    const omitted = sql.raw(`array[${without.map((name) => `'${name}'`).join()}]::text[]`);
    await tx.execute(
      sql`declare exported no scroll cursor for
        select (to_jsonb(exported_row) - ${omitted})::text as line from ${sql.identifier(table)} exported_row`,
    );
    for (;;) {
      const portion = await rows<{ line: string }>(tx, sql.raw(`fetch ${AT_ONCE} from exported`));
      if (portion.length === 0) return;
      await write(portion.map(({ line }) => `${line}\n`).join(''));
    }
  });
