/** Counts uses within a time window. Stored, so that a restart resets nothing. */
import { createHmac } from 'node:crypto';
import { lte, sql } from 'drizzle-orm';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Clock } from '../clock/clock.ts';
import type { Database, Tx } from '../db/database.ts';

/** `max` uses within a window that starts with the first. */
export type Quota = { subject: string; max: number; windowSeconds: number };

export type Quotas = {
  /** Takes one use of each quota, or none; returns the seconds to wait if one is used up, else 0. */
  take(quotas: readonly Quota[]): Promise<number>;
  deleteEnded(): Promise<void>;
};

const quotasTable = pgTable('quotas', {
  subjectHash: text('subject_hash').primaryKey(),
  used: integer('used').notNull(),
  windowEndsAt: timestamp('window_ends_at', { withTimezone: true }).notNull(),
});

class UsedUp extends Error {
  readonly windowEndsAt: Date;
  constructor(windowEndsAt: Date) {
    super('quota used up');
    this.windowEndsAt = windowEndsAt;
  }
}

export function createQuotas(database: Database, clock: Clock, key: Uint8Array): Quotas {
  const hashOf = (subject: string) =>
    createHmac('sha256', key).update(`quota ${subject}`).digest('base64url');

  const takeOne = async (tx: Tx, { subject, max, windowSeconds }: Quota, now: Date) => {
    const { windowEndsAt: end, used } = quotasTable;
    const isOver = sql`${end} <= ${now.toISOString()}::timestamptz`;
    const [row] = await tx
      .insert(quotasTable)
      .values({
        subjectHash: hashOf(subject),
        used: 1,
        windowEndsAt: new Date(now.getTime() + windowSeconds * 1_000),
      })
      .onConflictDoUpdate({
        target: quotasTable.subjectHash,
        set: {
          used: sql`case when ${isOver} then 1 else ${used} + 1 end`,
          windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${end} end`,
        },
      })
      .returning();
    if (row && row.used > max) throw new UsedUp(row.windowEndsAt);
  };

  return {
    async take(quotas) {
      const now = clock.now();
      // Always in the same order, to avoid deadlocks.
      const sorted = [...quotas].sort((a, b) => (a.subject < b.subject ? -1 : 1));
      try {
        await database.system(async (tx) => {
          for (const quota of sorted) await takeOne(tx, quota, now);
        });
        return 0;
      } catch (error) {
        if (!(error instanceof UsedUp)) throw error;
        return Math.max(1, Math.ceil((error.windowEndsAt.getTime() - now.getTime()) / 1_000));
      }
    },
    async deleteEnded() {
      await database.system((tx) => tx.delete(quotasTable).where(lte(quotasTable.windowEndsAt, clock.now())));
    },
  };
}
