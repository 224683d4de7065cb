import type { Act, ActivitySubject } from '@parrot/contract/activity';
import { newId, type TenantId, type UserId } from '@parrot/contract/core';
import { and, count, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Client, Tx } from '../../platform/index.ts';
import { type ActivityRow, activities } from './activity.tables.ts';

/** Whoever did it, a caller for one; nobody where a time ran out. */
export type Actor = { tenantId: TenantId; userId: UserId | null; name: string; client: Client };

export type Deed = { act: Act; subjectId: string; subjectName: string; values?: Record<string, string> };

/** Somebody's deeds, written in the transaction in which they are done. */
export async function recordActivity(tx: Tx, actor: Actor, at: Date, ...deeds: Deed[]): Promise<void> {
  if (deeds.length === 0) return;
  await tx.insert(activities).values(
    deeds.map(({ act, subjectId, subjectName, values = {} }) => ({
      id: newId('act'),
      tenantId: actor.tenantId,
      at,
      act,
      subject: act.slice(0, act.indexOf('.')) as ActivitySubject,
      actorId: actor.userId,
      actorName: actor.name,
      ip: actor.client.ip,
      userAgent: actor.client.userAgent,
      subjectId,
      subjectName,
      details: values,
    })),
  );
}

export type ActivityQuery = {
  search: string;
  subjects: ActivitySubject[];
  actorId: UserId | undefined;
  from: Date | undefined;
  until: Date | undefined;
  offset: number;
  limit: number;
};

export async function listActivities(
  tx: Tx,
  { search, subjects, actorId, from, until, offset, limit }: ActivityQuery,
): Promise<{ rows: ActivityRow[]; total: number }> {
  const where = and(
    search === ''
      ? undefined
      : sql`strpos(lower(${activities.actorName} || ' ' || ${activities.subjectName}), lower(${search})) > 0`,
    subjects.length > 0 ? inArray(activities.subject, subjects) : undefined,
    actorId && eq(activities.actorId, actorId),
    from && gte(activities.at, from),
    until && lt(activities.at, until),
  );
  const rows = await tx
    .select()
    .from(activities)
    .where(where)
    .orderBy(desc(activities.at), desc(activities.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await tx.select({ total: count() }).from(activities).where(where);
  return { rows, total: counted?.total ?? 0 };
}
