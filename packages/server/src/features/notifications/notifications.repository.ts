import type { Tx } from '../../platform/index.ts';
import { notifications } from './notifications.tables.ts';

export type NotificationRow = typeof notifications.$inferSelect;

/** Stores those that are not there yet, and tells which these were. */
export async function insertNotifications(tx: Tx, rows: NotificationRow[]): Promise<NotificationRow[]> {
  if (rows.length === 0) return [];
  return tx.insert(notifications).values(rows).onConflictDoNothing().returning();
}
