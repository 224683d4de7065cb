import type { SQL } from 'drizzle-orm';
import type { Tx } from './database.ts';

/** The rows of a statement written as SQL. The type is not checked against the columns. */
export async function rows<Row>(tx: Tx, statement: SQL): Promise<Row[]> {
  const result: unknown = await tx.execute(statement);
  return (result as { rows: Row[] }).rows;
}
