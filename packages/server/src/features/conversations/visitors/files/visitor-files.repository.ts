/** Files that visitors uploaded. The bytes are in the storage. */
import type { AppId, ConversationId, FileId, MsgId } from '@parrot/contract/core';
import { and, asc, count, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { Tx } from '../../../../platform/index.ts';
import { visitorFiles } from '../../conversations.tables.ts';
import type { SentFile } from './sent-file.ts';
import { visitorFilePath } from './visitor-file-path.ts';

export type VisitorFileRow = typeof visitorFiles.$inferSelect;

export async function insertFile(tx: Tx, file: VisitorFileRow): Promise<void> {
  await tx.insert(visitorFiles).values(file);
}

export async function countFilesSince(tx: Tx, conversationId: ConversationId, since: Date): Promise<number> {
  const [found] = await tx
    .select({ total: count() })
    .from(visitorFiles)
    .where(and(eq(visitorFiles.conversationId, conversationId), gt(visitorFiles.createdAt, since)));
  return found?.total ?? 0;
}

/**
 * Attaches those of the conversation that are newer than `since` and that no message has yet; returns them.
 */
export async function attachFiles(
  tx: Tx,
  conversationId: ConversationId,
  ids: readonly FileId[],
  { msgId, since }: { msgId: MsgId; since: Date },
): Promise<VisitorFileRow[]> {
  return tx
    .update(visitorFiles)
    .set({ msgId })
    .where(
      and(
        eq(visitorFiles.conversationId, conversationId),
        inArray(visitorFiles.id, [...ids]),
        isNull(visitorFiles.msgId),
        gt(visitorFiles.createdAt, since),
      ),
    )
    .returning();
}

export async function findVisitorFile(tx: Tx, id: FileId): Promise<SentFile | undefined> {
  const [found] = await tx.select().from(visitorFiles).where(eq(visitorFiles.id, id));
  return found && { ...found, uploadedBy: null, storagePath: visitorFilePath(found.appId, id) };
}

/** Across tenants: system scope. */
export const unsentBefore = (tx: Tx, before: Date, limit: number): Promise<{ id: FileId; appId: AppId }[]> =>
  tx
    .select({ id: visitorFiles.id, appId: visitorFiles.appId })
    .from(visitorFiles)
    .where(and(isNull(visitorFiles.msgId), lt(visitorFiles.createdAt, before)))
    .orderBy(asc(visitorFiles.createdAt))
    .limit(limit);

export async function deleteFiles(tx: Tx, ids: readonly FileId[]): Promise<void> {
  await tx.delete(visitorFiles).where(inArray(visitorFiles.id, [...ids]));
}
