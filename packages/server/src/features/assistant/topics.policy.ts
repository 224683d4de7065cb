/**
 * Topics of a conversation from the app's own labels: those of FAQs that answered, then those the visitor
 * mentions.
 */
import type { FaqId } from '@parrot/contract/core';
import type { TranscriptMessage } from '../conversations/index.ts';
import { visitorTexts } from './transcript.ts';

type Labels = { topic: string; subtopicLevel1: string; subtopicLevel2: string; tags: string };
export type LabeledFaq = Partial<Labels> & { faqId: FaqId; groupId?: FaqId };

const MAX_TOPICS = 3;
/** How many letters a word form may add to another: return, returns, returned. */
const MAX_SUFFIX = 2;
const MIN_STEM = 4;

export function findTopics(transcript: readonly TranscriptMessage[], faqs: readonly LabeledFaq[]): string[] {
  const answered = new Set(
    transcript.flatMap(({ found, faqId }) => (found === 'answer' && faqId ? [faqId] : [])),
  );
  const answeredTopics = faqs
    .filter(({ faqId, groupId }) => answered.has(groupId ?? faqId) || answered.has(faqId))
    .flatMap((faq) => topicsOf(faq).slice(-1));
  const visitorTerms = tokenize(visitorTexts(transcript).join('\n'));
  const mentioned = faqs
    .flatMap((faq) => [...topicsOf(faq), ...hashtagsOf(faq)])
    .filter((label) => isMentioned(label, visitorTerms));
  const byName = new Map([...answeredTopics, ...mentioned].map((label) => [label.toLowerCase(), label]));
  return [...byName.values()].slice(0, MAX_TOPICS);
}

/** Outermost first. */
const topicsOf = ({ topic, subtopicLevel1, subtopicLevel2 }: LabeledFaq): string[] =>
  [topic, subtopicLevel1, subtopicLevel2].flatMap((label) => (label?.trim() ? [label.trim()] : []));

const hashtagsOf = ({ tags }: LabeledFaq): string[] =>
  (tags ?? '').split(',').flatMap((tag) => tag.trim().replace(/^#/, '') || []);

const tokenize = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

function isMentioned(label: string, terms: readonly string[]): boolean {
  const labelTerms = tokenize(label);
  return labelTerms.length > 0 && labelTerms.every((term) => terms.some((other) => isSameTerm(term, other)));
}

function isSameTerm(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= MIN_STEM && long.startsWith(short) && long.length - short.length <= MAX_SUFFIX;
}
