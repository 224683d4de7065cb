import type { UserId } from '@parrot/contract/core';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/index.ts';
import { deleteUser } from './users.repository.ts';

/** Of PostgreSQL: another table still refers to the row. */
const FOREIGN_KEY_VIOLATION = '23503';

/**
 * Deletes accounts, and returns those deleted. One that a tenant's records name, such as conversations that
 * the user answered before leaving it, stays. Needs a system transaction.
 */
export async function deleteUnreferencedUsers(tx: Tx, userIds: readonly UserId[]): Promise<UserId[]> {
  const deleted: UserId[] = [];
  for (const userId of userIds) {
    await tx.execute(sql`savepoint delete_user`);
    try {
      await deleteUser(tx, userId);
      deleted.push(userId);
    } catch (error) {
      if (codeOf(error) !== FOREIGN_KEY_VIOLATION) throw error;
      await tx.execute(sql`rollback to savepoint delete_user`);
    }
    await tx.execute(sql`release savepoint delete_user`);
  }
  return deleted;
}

/** Drizzle wraps the error of the database. */
const codeOf = (error: unknown): unknown =>
  (error as { code?: unknown }).code ?? (error as { cause?: { code?: unknown } }).cause?.code;
