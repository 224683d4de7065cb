import type { Message } from '@parrot/contract/conversations';
import { type ConversationId, LIMITS } from '@parrot/contract/core';
import type { Tx } from '../../../platform/index.ts';
import * as repository from './messages.repository.ts';

/** Where somebody reads from; nowhere in particular is the end. */
export type Place = { afterSeq: number; beforeSeq?: number | undefined; limit?: number | undefined };

/**
 * The last messages, those missed since `afterSeq` or the page before `beforeSeq`; and the number of the last one there is.
 * Whoever missed more than is read at once asks again.
 */
export async function readMessages(
  tx: Tx,
  conversationId: ConversationId,
  { afterSeq, beforeSeq, limit = LIMITS.messagePage }: Place,
): Promise<{ messages: Message[]; lastSeq: number }> {
  const messages =
    afterSeq === 0
      ? await repository.lastMessages(tx, conversationId, limit, beforeSeq)
      : await repository.messagesAfter(tx, conversationId, afterSeq, LIMITS.messagesAtOnce);
  const lastSeq = await repository.lastSeqOf(tx, conversationId);
  return { messages, lastSeq };
}
