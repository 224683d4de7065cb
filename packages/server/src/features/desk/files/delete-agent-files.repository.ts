import type { ConversationId } from '@parrot/contract/core';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { type ErasableSessions, isFileOf } from '../../conversations/index.ts';
import { deskFiles } from '../desk.tables.ts';
import { storagePathOf } from './storage-path.ts';

/**
 * Deletes the rows of agents' files in these sessions; returns where the bytes are stored. Copies of a
 * response's files have none of their own.
 */
export async function deleteAgentFiles(
  tx: Tx,
  conversationId: ConversationId,
  erased: ErasableSessions,
): Promise<string[]> {
  const columns = { conversationId: sql`${deskFiles.conversationId}`, msgId: sql`${deskFiles.msgId}` };
  const gone = await tx
    .delete(deskFiles)
    .where(isFileOf(columns, conversationId, erased))
    .returning();
  return gone.filter(({ originId }) => !originId).map(storagePathOf);
}
