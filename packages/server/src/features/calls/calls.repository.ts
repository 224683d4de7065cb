import type { CallId, ConversationId, TenantId, UserId } from '@parrot/contract/core';
import { and, eq, exists, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/index.ts';
import { callParticipants, calls } from './calls.tables.ts';
import type { CallState } from './state/call.ts';

const withParticipants = async (tx: Tx, rows: (typeof calls.$inferSelect)[]): Promise<CallState[]> => {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const participants = await tx
    .select()
    .from(callParticipants)
    .where(inArray(callParticipants.callId, ids))
    .orderBy(callParticipants.joinedAt, callParticipants.id);
  return rows.map((row) => ({
    ...row,
    participants: participants.filter(({ callId }) => callId === row.id),
  }));
};

export async function findCall(tx: Tx, id: CallId): Promise<CallState | undefined> {
  const [found] = await withParticipants(tx, await tx.select().from(calls).where(eq(calls.id, id)));
  return found;
}

export async function findOpenCall(tx: Tx, conversationId: ConversationId): Promise<CallState | undefined> {
  const condition = and(eq(calls.conversationId, conversationId), ne(calls.status, 'ended'));
  const [found] = await withParticipants(tx, await tx.select().from(calls).where(condition));
  return found;
}

/** Started with this id of the caller's browser. */
export async function findStartedCall(
  tx: Tx,
  conversationId: ConversationId,
  clientId: string,
): Promise<CallState | undefined> {
  const condition = and(eq(calls.conversationId, conversationId), eq(calls.clientId, clientId));
  const [found] = await withParticipants(tx, await tx.select().from(calls).where(condition));
  return found;
}

/** The caller holds the lock of the conversation, so the stored call is the one that was read. */
export async function saveCall(
  tx: Tx,
  { participants, ...call }: CallState,
  before?: CallState,
): Promise<void> {
  await tx.insert(calls).values(call).onConflictDoUpdate({ target: calls.id, set: call });
  const removed = before?.participants.filter(({ id }) => !participants.some((each) => each.id === id)) ?? [];
  if (removed.length > 0)
    await tx.delete(callParticipants).where(
      inArray(
        callParticipants.id,
        removed.map(({ id }) => id),
      ),
    );
  for (const each of participants.filter((one) => !before?.participants.includes(one)))
    await tx
      .insert(callParticipants)
      .values(each)
      .onConflictDoUpdate({ target: callParticipants.id, set: each });
}

/** Calls that are over, of imported conversations. */
export async function insertCalls(tx: Tx, states: readonly CallState[]): Promise<void> {
  if (states.length === 0) return;
  await tx.insert(calls).values(states.map(({ participants: _, ...call }) => call));
  await tx.insert(callParticipants).values(states.flatMap(({ participants }) => participants));
}

/** Until the transaction ends, so that a member joins one call at a time. */
export async function lockCallsOf(tx: Tx, userId: UserId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`calls ${userId}`}, 0))`);
}

const hasPresent = (tx: Tx, userId: UserId) =>
  exists(
    tx
      .select({ id: callParticipants.id })
      .from(callParticipants)
      .where(
        and(
          eq(callParticipants.callId, calls.id),
          eq(callParticipants.userId, userId),
          isNotNull(callParticipants.joinedAt),
          isNull(callParticipants.leftAt),
        ),
      ),
  );

/** Whether a member takes part in another call than this one. */
export async function isInOtherCall(tx: Tx, userId: UserId, than?: CallId): Promise<boolean> {
  const isOther = than ? ne(calls.id, than) : undefined;
  return (await tx.$count(calls, and(ne(calls.status, 'ended'), isOther, hasPresent(tx, userId)))) > 0;
}

/** Whether a visitor rings this agent now. */
export async function isRung(tx: Tx, userId: UserId): Promise<boolean> {
  const condition = and(
    eq(calls.status, 'ringing'),
    eq(calls.startedBy, 'visitor'),
    eq(calls.agentId, userId),
  );
  return (await tx.$count(calls, condition)) > 0;
}

/** The open calls that concern a member: as agent, participant or invited supervisor. */
export async function openCallsOf(tx: Tx, userId: UserId): Promise<CallState[]> {
  const isThere = exists(
    tx
      .select({ id: callParticipants.id })
      .from(callParticipants)
      .where(
        and(
          eq(callParticipants.callId, calls.id),
          eq(callParticipants.userId, userId),
          isNull(callParticipants.leftAt),
        ),
      ),
  );
  const condition = and(ne(calls.status, 'ended'), or(eq(calls.agentId, userId), isThere));
  return withParticipants(tx, await tx.select().from(calls).where(condition).orderBy(calls.startedAt));
}

export type OpenCall = { tenantId: TenantId; conversationId: ConversationId };

/** Of all tenants. */
export const listOpenCalls = (tx: Tx): Promise<OpenCall[]> =>
  tx
    .select({ tenantId: calls.tenantId, conversationId: calls.conversationId })
    .from(calls)
    .where(ne(calls.status, 'ended'));

/** Of all tenants: calls with something whose time has come, and perhaps some more. */
export const listOverdueCalls = (
  tx: Tx,
  { now, goneSince, invitedSince }: { now: Date; goneSince: Date; invitedSince: Date },
): Promise<OpenCall[]> =>
  tx
    .selectDistinct({ tenantId: calls.tenantId, conversationId: calls.conversationId })
    .from(calls)
    .innerJoin(callParticipants, eq(callParticipants.callId, calls.id))
    .where(
      and(
        ne(calls.status, 'ended'),
        or(
          and(eq(calls.status, 'ringing'), lte(calls.ringsUntil, now)),
          and(
            isNull(callParticipants.leftAt),
            or(
              lte(callParticipants.awaySince, goneSince),
              and(isNull(callParticipants.joinedAt), lte(callParticipants.invitedAt, invitedSince)),
            ),
          ),
          // Its agent has left, and the next one did not answer.
          and(
            eq(calls.status, 'active'),
            lte(calls.ringsUntil, now),
            eq(callParticipants.party, 'agent'),
            isNotNull(callParticipants.leftAt),
          ),
        ),
      ),
    );

/** After a start of the server: no participant is connected yet. */
export async function markAllAway(tx: Tx, now: Date): Promise<void> {
  const open = tx.select({ id: calls.id }).from(calls).where(ne(calls.status, 'ended'));
  await tx
    .update(callParticipants)
    .set({ awaySince: now })
    .where(
      and(
        inArray(callParticipants.callId, open),
        isNotNull(callParticipants.joinedAt),
        isNull(callParticipants.leftAt),
      ),
    );
}
