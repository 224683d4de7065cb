import { hasTerms } from '@parrot/answer-engine/question-groups';
import { type ConversationId, type FaqId, LIMITS } from '@parrot/contract/core';
import type { Tx } from '../../platform/index.ts';
import { type Asked, answersOfAgents, askedSince } from './recent-questions.repository.ts';

/** A question that visitors asked, and what is known about the right answer. */
type RecentQuestion = {
  text: string;
  asked: number;
  /** The latest conversation with it. */
  conversationId: ConversationId;
  /** Replies that visitors rated helpful, and unhelpful. */
  right: string[];
  wrong: string[];
  agentAnswers: string[];
  /** FAQs that builders wrote for it. */
  solvedBy: FaqId[];
};

/** Distinct questions of an app since a moment, most frequent first. */
export async function recentQuestions(tx: Tx, asked: Asked): Promise<RecentQuestion[]> {
  const found = (await askedSince(tx, asked)).filter(({ text }) => hasTerms(text));
  const agents = await answersOfAgents(
    tx,
    asked,
    found.map(({ key }) => key),
  );
  return found.map(({ key, text, asked: count, conversation_id, helpful, unhelpful }) => ({
    text: text.slice(0, LIMITS.faqQuestionLength),
    asked: count,
    conversationId: conversation_id,
    right: helpful ?? [],
    wrong: unhelpful ?? [],
    agentAnswers: agents.get(key)?.answers ?? [],
    solvedBy: agents.get(key)?.faq_ids ?? [],
  }));
}
