/** Agents' replies as answers for an FAQ. */
import type { AskedId } from '@parrot/contract/core';
import type { ProposedAnswer } from '@parrot/contract/learning';

export type DeskReply = { askedId: AskedId; question: string; value: string; agentName: string; at: Date };

const MAX_PROPOSED = 6;
/** Greetings are shorter. */
const SUBSTANTIAL = 25;

/**
 * Expects the replies grouped by question, in order. The first substantial reply to each question comes
 * first.
 */
export function proposalsFrom(replies: readonly DeskReply[]): ProposedAnswer[] {
  const worth = replies.filter(({ value }) => isSubstantial(value));
  const answered = new Set<AskedId>();
  const [first, others]: [DeskReply[], DeskReply[]] = [[], []];
  for (const reply of worth) {
    (answered.has(reply.askedId) ? others : first).push(reply);
    answered.add(reply.askedId);
  }
  const seen = new Set<string>();
  return [...first, ...others]
    .filter(({ value }) => !seen.has(value.trim()) && seen.add(value.trim()))
    .slice(0, MAX_PROPOSED)
    .map(({ value, agentName, at, question }) => ({
      answer: value.trim(),
      agentName,
      at: at.toISOString(),
      question,
      isFix: false,
      change: null,
    }));
}

/** Neither a greeting nor a counter-question. */
const isSubstantial = (value: string): boolean =>
  value.trim().length >= SUBSTANTIAL && !value.trim().endsWith('?');
