/** Whether a JSON list of ids contains any of these. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

export const jsonListOverlaps = (list: SQLWrapper, ids: readonly string[]): SQL =>
  sql`jsonb_exists_any(${list}, array[${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )}]::text[])`;
