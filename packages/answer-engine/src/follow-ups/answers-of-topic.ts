/** The answers to a follow-up that its topic leads to. */
import { withoutNamedLinks } from '@parrot/contract/core';
import { siteName } from '../faqs/decide.ts';
import { namesAnother } from '../faqs/names.ts';
import type { Decision, Finding, KnownFaq, KnownPassage, RetrievedPassage } from '../knowledge.ts';
import type { Contents } from '../prepare-knowledge.ts';
import { type Evidence, evidenceIn } from './evidence.ts';
import type { QuestionParts } from './question-parts.ts';
import { quoteFor } from './quote-for.ts';
import { isRelated, type Topic, textOfFaq, textOfPassage } from './topic.ts';

/** 'Why?', 'Thanks'. */
const namesNothing = ({ own, asksFor }: QuestionParts): boolean => own.length === 0 && asksFor === null;

/** With the passage that is quoted, if it is a quote. */
export type TopicAnswer = { answer: Extract<Decision, { kind: 'answer' }>; passage?: KnownPassage };

/** An answer from the same text is surer than one from a related text; both pass the usual threshold. */
const SCORES = { sameAnswer: 0.9, related: 0.7 };
const MIN_SHARE = 0.5;

/** A question that points to nothing needs all of its words to be there. */
const isEnough = ({ share, hasValue }: Evidence, { pointsBack }: QuestionParts): boolean =>
  share >= (pointsBack ? MIN_SHARE : 1) && hasValue;

/**
 * What the FAQ or section that answered the question before says about this one, if anything. `share`: of the
 * words that this question names.
 */
export function answerOfTopic(topic: Topic, parts: QuestionParts): (TopicAnswer & { share: number }) | null {
  // 'Why?' would only get the same answer again.
  if (namesNothing(parts)) return null;
  const { faq, section, language } = topic;
  if (faq) {
    const evidence = evidenceIn(textOfFaq(faq), parts, language);
    return isEnough(evidence, parts)
      ? { ...answerOfFaq(faq, SCORES.sameAnswer), share: evidence.share }
      : null;
  }
  for (const passage of section) {
    const evidence = evidenceIn(textOfPassage(passage), parts, language);
    if (isEnough(evidence, parts))
      return { ...quoteOf(passage, topic, parts, SCORES.sameAnswer), share: evidence.share };
  }
  return null;
}

/** Another FAQ about the same thing: after 'Which countries do you ship to?', 'How much is it?'. */
export function relatedFaq(
  { faqsById, names }: Contents,
  topic: Topic,
  parts: QuestionParts,
  trace: Finding['trace'],
): TopicAnswer | null {
  if (!parts.pointsBack || namesNothing(parts)) return null;
  for (const { faqId } of trace.candidates) {
    const faq = faqsById.get(faqId)?.find(({ languageCode }) => languageCode === topic.language);
    if (!faq || faq === topic.faq || !isRelated(topic, faq)) continue;
    if (namesAnother(names, faq, topic.question)) continue;
    if (isEnough(evidenceIn(textOfFaq(faq), parts, topic.language), parts))
      return answerOfFaq(faq, SCORES.related);
  }
  return null;
}

/** `retrieved`: the passages nearest to both questions, best first. */
export function relatedPassage(
  topic: Topic,
  parts: QuestionParts,
  retrieved: readonly RetrievedPassage[],
): TopicAnswer | null {
  if (parts.own.length === 0 || !parts.pointsBack) return null;
  const found = retrieved.find(({ passage }) =>
    isEnough(evidenceIn(textOfPassage(passage), parts, topic.language), parts),
  );
  return found ? quoteOf(found.passage, topic, parts, SCORES.related) : null;
}

const answerOfFaq = ({ faqId, answer, languageCode, link }: KnownFaq, score: number): TopicAnswer => ({
  answer: {
    kind: 'answer',
    faqId,
    answer,
    languageCode,
    link,
    sources: link === '' ? [] : [{ title: siteName(link), url: link }],
    score,
  },
});

const quoteOf = (
  passage: KnownPassage,
  { language }: Topic,
  parts: QuestionParts,
  score: number,
): TopicAnswer => ({
  answer: {
    kind: 'answer',
    answer: withoutNamedLinks(quoteFor(passage.text, parts, language)),
    languageCode: language,
    link: '',
    sources: [{ title: passage.title, url: passage.url }],
    score,
  },
  passage,
});
