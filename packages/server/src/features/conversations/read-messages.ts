import type { Message } from '@parrot/contract/conversations';
import { type ConversationId, LIMITS } from '@parrot/contract/core';
import type { Tx } from '../../platform/index.ts';
import * as repository from './conversations.repository.ts';

/** How much somebody who was away gets at once; they ask again where `lastSeq` tells of more. */
const MOST_MISSED = 500;

/** Where somebody reads from; nowhere in particular is the end. */
export type Place = { afterSeq: number; beforeSeq?: number | undefined };

/** The last messages, those missed since `afterSeq` or the page before `beforeSeq`; and the number of the last one there is. */
export async function readMessages(
  tx: Tx,
  conversationId: ConversationId,
  { afterSeq, beforeSeq }: Place,
): Promise<{ messages: Message[]; lastSeq: number }> {
  const messages =
    afterSeq === 0
      ? await repository.lastMessages(tx, conversationId, LIMITS.messagePage, beforeSeq)
      : await repository.messagesAfter(tx, conversationId, afterSeq, MOST_MISSED);
  const lastSeq = await repository.lastSeqOf(tx, conversationId);
  return { messages, lastSeq };
}
