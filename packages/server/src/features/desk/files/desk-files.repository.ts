/** Rows of files of agents and predefined responses. The bytes are in the storage. */
import type { AppId, ConversationId, FileId, MsgId, ResponseId, UserId } from '@parrot/contract/core';
import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '../../../platform/index.ts';
import { isResponseForApps } from '../../responses/index.ts';
import { deskFiles } from '../desk.tables.ts';

export type DeskFileRow = typeof deskFiles.$inferSelect;

const copies = alias(deskFiles, 'copies');

export async function insertDeskFiles(tx: Tx, rows: DeskFileRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(deskFiles).values(rows);
}

export async function findDeskFile(tx: Tx, id: FileId): Promise<DeskFileRow | undefined> {
  const [found] = await tx.select().from(deskFiles).where(eq(deskFiles.id, id));
  return found;
}

/** Locks further uploads of this member until the transaction ends. */
export async function countUploadsSince(tx: Tx, uploadedBy: UserId, since: Date): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`desk files ${uploadedBy}`}, 0))`);
  const [found] = await tx
    .select({ total: count() })
    .from(deskFiles)
    .where(
      and(eq(deskFiles.uploadedBy, uploadedBy), isNull(deskFiles.originId), gt(deskFiles.createdAt, since)),
    );
  return found?.total ?? 0;
}

/** Attaches those that the agent uploaded for the conversation and that no message has yet; returns them. */
export const attachUploaded = (
  tx: Tx,
  { conversationId, uploadedBy }: { conversationId: ConversationId; uploadedBy: UserId },
  ids: readonly FileId[],
  { msgId, since }: { msgId: MsgId; since: Date },
): Promise<DeskFileRow[]> =>
  tx
    .update(deskFiles)
    .set({ msgId })
    .where(
      and(
        eq(deskFiles.conversationId, conversationId),
        eq(deskFiles.uploadedBy, uploadedBy),
        inArray(deskFiles.id, [...ids]),
        isNull(deskFiles.msgId),
        gt(deskFiles.createdAt, since),
      ),
    )
    .returning();

/** Those that belong to a predefined response for one of these apps. */
export const responseFilesAmong = (
  tx: Tx,
  ids: readonly FileId[],
  appIds: readonly AppId[] | 'all',
): Promise<DeskFileRow[]> =>
  tx
    .select()
    .from(deskFiles)
    .where(
      and(
        inArray(deskFiles.id, [...ids]),
        isNotNull(deskFiles.responseId),
        appIds === 'all' ? undefined : isResponseForApps(tx, deskFiles.responseId, appIds),
      ),
    );

/** Those that can be part of a response: already part of it, or uploaded by this member and part of none. */
export const availableForResponse = (
  tx: Tx,
  ids: readonly FileId[],
  { responseId, uploadedBy }: { responseId: ResponseId; uploadedBy: UserId },
): Promise<DeskFileRow[]> =>
  tx
    .select()
    .from(deskFiles)
    .where(
      and(
        inArray(deskFiles.id, [...ids]),
        isNull(deskFiles.conversationId),
        or(
          eq(deskFiles.responseId, responseId),
          and(isNull(deskFiles.responseId), eq(deskFiles.uploadedBy, uploadedBy)),
        ),
      ),
    );

export async function setResponseFiles(
  tx: Tx,
  responseId: ResponseId,
  ids: readonly FileId[],
): Promise<void> {
  await tx.update(deskFiles).set({ responseId: null }).where(eq(deskFiles.responseId, responseId));
  if (ids.length > 0)
    await tx
      .update(deskFiles)
      .set({ responseId })
      .where(inArray(deskFiles.id, [...ids]));
}

export const filesOfResponses = (tx: Tx, responseIds: readonly ResponseId[]): Promise<DeskFileRow[]> =>
  tx
    .select()
    .from(deskFiles)
    .where(inArray(deskFiles.responseId, [...responseIds]))
    .orderBy(asc(deskFiles.createdAt), asc(deskFiles.id));

export async function deleteDeskFiles(tx: Tx, ids: readonly FileId[]): Promise<void> {
  await tx.delete(deskFiles).where(inArray(deskFiles.id, [...ids]));
}

/** Part of no message and no response, and not the original of a copy. Runs in a system transaction. */
export const unusedFilesBefore = (tx: Tx, before: Date, limit: number): Promise<DeskFileRow[]> =>
  tx
    .select()
    .from(deskFiles)
    .where(
      and(
        isNull(deskFiles.msgId),
        isNull(deskFiles.responseId),
        lt(deskFiles.createdAt, before),
        notExists(tx.select({ one: sql`1` }).from(copies).where(eq(copies.originId, deskFiles.id))),
      ),
    )
    .orderBy(asc(deskFiles.createdAt))
    .limit(limit);

export const filesOfConversation = (tx: Tx, conversationId: ConversationId): Promise<DeskFileRow[]> =>
  tx.select().from(deskFiles).where(eq(deskFiles.conversationId, conversationId));
