import { type Placeholder, type SQL, sql } from 'drizzle-orm';

/**
 * The texts of a list that comes as JSON, for `= ${anyOf(…)}`. The engine can't look into it while it plans, so one plan does for
 * lists of every length; for a plain list it would plan anew each time, which takes longer than a small query itself.
 */
export const anyOf = (list: Placeholder): SQL =>
  sql`any (array (select jsonb_array_elements_text(${list}::jsonb)))`;
