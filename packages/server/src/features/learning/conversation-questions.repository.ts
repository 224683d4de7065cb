import type { ConversationId } from '@parrot/contract/core';
import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/index.ts';
import { askedQuestions } from './learning.tables.ts';

/** The questions of a conversation, for a visitor's data export. */
export const questionsInConversation = (tx: Tx, conversationId: ConversationId) =>
  tx
    .select({
      text: askedQuestions.text,
      languageCode: askedQuestions.languageCode,
      unanswered: askedQuestions.unanswered,
      noneMeant: askedQuestions.noneMeant,
      thumbsDown: askedQuestions.thumbsDown,
      handedOver: askedQuestions.handedOver,
      askedAt: askedQuestions.askedAt,
    })
    .from(askedQuestions)
    .where(eq(askedQuestions.conversationId, conversationId))
    .orderBy(asc(askedQuestions.seq));
