import { type Placeholder, type SQL, sql } from 'drizzle-orm';

/**
 * The texts of a JSON array as a PostgreSQL array, for `= any (${arrayParameter(…)})`. The planner can't look
 * into it, so one plan serves arrays of every length; a plain list would be planned again for each length.
 */
export const arrayParameter = (jsonArray: Placeholder): SQL =>
  sql`array (select jsonb_array_elements_text(${jsonArray}::jsonb))`;
