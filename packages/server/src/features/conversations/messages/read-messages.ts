import type { Message } from '@parrot/contract/conversations';
import { type ConversationId, LIMITS } from '@parrot/contract/core';
import type { Tx } from '../../../platform/index.ts';
import { lastSeqOf } from '../sessions/conversation.repository.ts';
import { lastMessages, messagesAfter } from './messages.repository.ts';

/** `afterSeq` 0 without `beforeSeq`: the last page. */
export type MessageRange = { afterSeq: number; beforeSeq?: number | undefined; limit?: number | undefined };

/**
 * The last messages, those after `afterSeq` or the page before `beforeSeq`, with the `seq` of the last
 * message there is. A client that missed more than one page requests the next.
 */
export async function readMessages(
  tx: Tx,
  conversationId: ConversationId,
  { afterSeq, beforeSeq, limit = LIMITS.messagePage }: MessageRange,
): Promise<{ messages: Message[]; lastSeq: number }> {
  const messages =
    afterSeq === 0
      ? await lastMessages(tx, conversationId, limit, beforeSeq)
      : await messagesAfter(tx, conversationId, afterSeq, LIMITS.messagesAtOnce);
  const lastSeq = await lastSeqOf(tx, conversationId);
  return { messages, lastSeq };
}
