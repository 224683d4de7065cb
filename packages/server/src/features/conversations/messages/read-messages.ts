import type { Message } from '@parrot/contract/conversations';
import { type ConversationId, LIMITS } from '@parrot/contract/core';
import type { Tx } from '../../../platform/index.ts';
import * as repository from './messages.repository.ts';

/** `afterSeq` 0 without `beforeSeq`: the last page. */
export type MessageRange = { afterSeq: number; beforeSeq?: number | undefined; limit?: number | undefined };

/**
 * The last messages, those after `afterSeq` or the page before `beforeSeq`, with the `seq` of the last message there is.
 * A client that missed more than one page requests the next.
 */
export async function readMessages(
  tx: Tx,
  conversationId: ConversationId,
  { afterSeq, beforeSeq, limit = LIMITS.messagePage }: MessageRange,
): Promise<{ messages: Message[]; lastSeq: number }> {
  const messages =
    afterSeq === 0
      ? await repository.lastMessages(tx, conversationId, limit, beforeSeq)
      : await repository.messagesAfter(tx, conversationId, afterSeq, LIMITS.messagesAtOnce);
  const lastSeq = await repository.lastSeqOf(tx, conversationId);
  return { messages, lastSeq };
}
