/** Finds FAQs with nearly the same question: duplicates if their answers agree, otherwise contradictions. */
import { termOverlap } from '@parrot/answer-engine';
import { similarPairs } from '@parrot/answer-engine/similar-pairs';
import { LANGUAGES, LIMITS } from '@parrot/contract/core';
import type { CheckedFaq } from './checked-faqs.repository.ts';
import { type Finding, finding } from './finding.ts';
import { conflictOf, quantitiesIn } from './quantities.policy.ts';
import { shownFaq } from './shown-entry.ts';

/** Most readers take two questions from here on for the same. */
const NEAR = 0.82;
/** The share of words that two answers to the same question have in common if they agree. */
const AGREE = 0.7;

export async function compareFaqs(
  faqs: readonly CheckedFaq[],
  onProgress: (done: number) => void,
): Promise<Finding[]> {
  const found = new Map<string, Finding>();
  let before = 0;
  for (const languageCode of LANGUAGES) {
    const own = faqs.filter((faq) => faq.languageCode === languageCode);
    const asked = own.flatMap((faq) =>
      faq.questions.map((text) => ({ faq, text, owner: faq.groupId, codes: codesIn(text) })),
    );
    const pairs = await similarPairs(asked, languageCode, {
      near: NEAR,
      // 'Model 12' and 'model 13' are two questions.
      accepts: (one, other) => asked[one]?.codes === asked[other]?.codes,
      onProgress: (done) => onProgress(before + done),
    });
    before += asked.length;
    for (const { one, other, similarity } of pairs) {
      const [left, right] = [asked[one], asked[other]];
      if (!left || !right) continue;
      const differs = differenceOf(left.faq, right.faq);
      const kind = differs === undefined ? 'duplicate' : 'contradiction';
      const entries = [shownFaq(left.faq, left.text), shownFaq(right.faq, right.text)];
      const next = finding(kind, entries, { rank: similarity, differs: differs ?? undefined });
      const id = `${kind} ${next.key}`;
      if (!found.has(id)) found.set(id, next);
      if (found.size >= 2 * LIMITS.upkeepFindings) return [...found.values()];
    }
  }
  return [...found.values()];
}

/** Numbers and codes, which a question is about even if all its words are the same. */
const codesIn = (text: string): string =>
  (text.match(/\p{L}*\p{N}[\p{L}\p{N}]*/gu) ?? []).sort().join(' ').toLowerCase();

/** What two answers say differently; null if it is the whole text, undefined if they agree. */
function differenceOf(one: CheckedFaq, other: CheckedFaq): [string, string] | null | undefined {
  const conflict = conflictOf(quantitiesIn(one.answer).quantities, quantitiesIn(other.answer).quantities);
  if (conflict) return conflict;
  if (codesIn(one.answer) !== codesIn(other.answer)) return null;
  const overlap = (from: CheckedFaq, to: CheckedFaq) =>
    termOverlap(from.answer, to.answer, from.languageCode) ?? 1;
  return Math.max(overlap(one, other), overlap(other, one)) >= AGREE ? undefined : null;
}
