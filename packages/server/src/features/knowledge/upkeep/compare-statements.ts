/**
 * Finds sentences of FAQs and sources that say the same with other numbers, prices or dates. Cautious: a false
 * alarm costs more trust than a contradiction that is found later.
 */
import { sentencesOf, termOverlap } from '@parrot/answer-engine';
import { similarPairs } from '@parrot/answer-engine/similar-pairs';
import { LANGUAGES, type LanguageCode, LIMITS, plainText } from '@parrot/contract/core';
import type { CheckedFaq } from './checked-faqs.repository.ts';
import type { CheckedSource } from './checked-sources.repository.ts';
import { type Finding, finding, type PrintedEntry } from './finding.ts';
import { conflictOf, type Quantity, quantitiesIn } from './quantities.policy.ts';
import { shownFaq, shownSource } from './shown-entry.ts';

export type Statement = {
  /** The FAQ group or source that says it. */
  owner: string;
  languageCode: LanguageCode;
  /** Without its quantities. */
  text: string;
  quantities: Quantity[];
  /** What it is about: the question, or the heading and title. */
  subject: string;
  entry: PrintedEntry;
};

const NEAR = 0.82;
/** A sentence with fewer words besides its numbers could be about anything. */
const FEWEST_TERMS = 4;
/** Statements of an app that are compared; an app can have millions of sentences. */
export const MAX_STATEMENTS = 30_000;

export function statementsOfFaq(faq: CheckedFaq): Statement[] {
  const question = faq.questions[0] ?? '';
  return statementsIn(faq.answer).map(({ text, quantities }) => ({
    owner: faq.groupId,
    languageCode: faq.languageCode,
    text,
    quantities,
    subject: question,
    entry: shownFaq(faq, question),
  }));
}

export function statementsOfPassage(
  source: CheckedSource,
  { heading, text }: { heading: string; text: string },
  languageCode: LanguageCode,
): Statement[] {
  return statementsIn(text).map(({ sentence, ...statement }) => ({
    ...statement,
    owner: source.sourceId,
    languageCode,
    subject: `${source.title} ${heading}`,
    entry: shownSource(source, { heading, text: sentence }),
  }));
}

function statementsIn(text: string) {
  return sentencesOf(plainText(text)).flatMap((sentence) => {
    const { quantities, rest } = quantitiesIn(sentence);
    const termCount = rest.match(/\p{L}{2,}/gu)?.length ?? 0;
    return quantities.length > 0 && termCount >= FEWEST_TERMS ? [{ sentence, quantities, text: rest }] : [];
  });
}

export async function compareStatements(
  statements: readonly Statement[],
  onProgress: (done: number) => void,
): Promise<Finding[]> {
  const found = new Map<string, Finding>();
  let before = 0;
  for (const languageCode of LANGUAGES) {
    const own = statements.filter((statement) => statement.languageCode === languageCode);
    const accepts = (one: number, other: number) => {
      const [left, right] = [own[one], own[other]];
      return Boolean(
        left && right && conflictOf(left.quantities, right.quantities) && areAboutTheSame(left, right),
      );
    };
    const pairs = await similarPairs(own, languageCode, {
      near: NEAR,
      accepts,
      onProgress: (done) => onProgress(before + done),
    });
    before += own.length;
    for (const { one, other, similarity } of pairs) {
      const [left, right] = [own[one], own[other]];
      if (!left || !right) continue;
      const differs = conflictOf(left.quantities, right.quantities);
      const next = finding('contradiction', [left.entry, right.entry], { rank: similarity, differs });
      if (!found.has(next.key)) found.set(next.key, next);
      if (found.size >= LIMITS.upkeepFindings) return [...found.values()];
    }
  }
  return [...found.values()];
}

/** Delivery takes three days for one product and five for another: the subjects must have a word in common. */
function areAboutTheSame(one: Statement, other: Statement): boolean {
  const shares = (from: Statement, to: Statement) =>
    (termOverlap(from.subject, `${to.subject} ${to.text}`, from.languageCode) ?? 1) > 0;
  return shares(one, other) && shares(other, one);
}
