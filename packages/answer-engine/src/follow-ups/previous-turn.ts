/** What the next question is read with. */
import { LIMITS } from '@parrot/contract/core';
import type { Finding, PreviousTurn } from '../knowledge.ts';
import { coreQuestion } from '../text/core-question.ts';
import { shortened } from './topic.ts';

/** A follow-up keeps the question that it was read with. `before`: what it was asked with. */
export function previousTurn(question: string, finding: Finding, before?: PreviousTurn | null): PreviousTurn {
  const { readWith } = finding.trace;
  const answer = originOf(finding) ?? (readWith ? before?.answer : undefined);
  return { question: readWith ?? shortened(coreQuestion(question)), ...(answer && { answer }) };
}

function originOf(finding: Finding): PreviousTurn['answer'] {
  if (finding.kind !== 'answer') return undefined;
  if (finding.faqId) return { faqId: finding.faqId };
  const [best] = finding.trace.passages;
  return best && best.heading.length <= LIMITS.previousQuestionLength
    ? { sourceId: best.sourceId, heading: best.heading }
    : undefined;
}
