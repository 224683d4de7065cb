/** Erases sessions of a conversation with everything that belongs to them, and the visitor with the last one. */
import type { ConversationId, TenantId } from '@parrot/contract/core';
import { deleteStoredMail, type Platform } from '../../platform/index.ts';
import {
  deleteSessions,
  deleteVisitor,
  deleteVisitorFiles,
  findErasableSessions,
  lockConversation,
} from '../conversations/index.ts';
import { deleteAgentFiles } from '../desk/index.ts';
import { passOnProfile } from '../profiles/index.ts';

export type ErasedCounts = { visitors: number; conversations: number; messages: number; files: number };

export const NOTHING_ERASED: ErasedCounts = { visitors: 0, conversations: 0, messages: 0, files: 0 };

export const addCounts = (one: ErasedCounts, other: ErasedCounts): ErasedCounts => ({
  visitors: one.visitors + other.visitors,
  conversations: one.conversations + other.conversations,
  messages: one.messages + other.messages,
  files: one.files + other.files,
});

/** `before`: only sessions that ended before it. An interrupted call can be repeated. */
export type EraseConversation = (
  tenantId: TenantId,
  conversationId: ConversationId,
  before: Date | 'all',
) => Promise<ErasedCounts>;

export const createEraseConversation =
  ({ database, storage, outbox }: Pick<Platform, 'database' | 'storage' | 'outbox'>): EraseConversation =>
  async (tenantId, conversationId, before) => {
    const done = await database.tenant(tenantId, async (tx) => {
      await lockConversation(tx, conversationId);
      const found = await findErasableSessions(tx, conversationId, before);
      if (!found || (found.sessions.length === 0 && before !== 'all')) return undefined;
      const files = [
        ...(await deleteVisitorFiles(tx, conversationId, found)),
        ...(await deleteAgentFiles(tx, conversationId, found)),
      ];
      // Before the commit: if this fails, the rows stay and the next run finds them.
      for (const path of files) await storage.remove(path);
      if (found.isAll) {
        await passOnProfile(tx, found.visitorId);
        await deleteVisitor(tx, found.visitorId);
      } else await deleteSessions(tx, found);
      const sessionIds = found.sessions.map(({ id }) => id);
      await outbox.discard(tx, tenantId, found.isAll ? [conversationId, ...sessionIds] : sessionIds);
      return { ...found, files: files.length };
    });
    if (!done) return NOTHING_ERASED;
    const { sessions, messages, files, isAll, visitorId, email } = done;
    // Mail stored for lack of a mail server can contain the visitor's data.
    await deleteStoredMail(database, {
      addresses: [...(isAll ? [email] : []), ...sessions.map(({ answerEmail }) => answerEmail)].filter(
        Boolean,
      ),
      ids: [...(isAll ? [visitorId] : []), ...sessions.map(({ id }) => id)],
    });
    return { visitors: isAll ? 1 : 0, conversations: sessions.length, messages, files };
  };
