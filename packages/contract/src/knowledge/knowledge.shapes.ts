import * as z from 'zod';
import { faqId } from '../core/ids.ts';
import { languageCode } from '../core/language-code.ts';
import { LIMITS } from '../core/limits.ts';
import { atMostCharacters } from '../core/rule-messages.ts';
import { HASHTAG_RULE, isHashtag, isHttpUrl, plainText, REQUIRED } from '../core/validation.ts';

/** FAQ text as stored; what counts as empty becomes empty. */
const storedText = (max: number) =>
  z
    .string()
    .max(max * 2, atMostCharacters(max))
    .nullish()
    .transform((text) => plainText(text?.replace(/\r\n?/g, '\n')))
    .pipe(z.string().max(max));
const label = storedText(LIMITS.faqLabel);
const optionalUrl = storedText(2_000).refine(
  (url) => url === '' || isHttpUrl(url),
  'Please enter a link that starts with http or https.',
);
/** A picture on the web or in our own storage. */
const optionalPicture = storedText(2_000).refine(
  (url) => url === '' || isHttpUrl(url) || /^\/pictures\/[\w-]+\.\w+$/.test(url),
  'Please enter a link that starts with http or https, or upload the image.',
);
/** Questions are a single line. */
const question = storedText(LIMITS.faqQuestionLength).transform((text) =>
  text.replace(/\s*[\r\n]+\s*/g, ' '),
);
const required = (text: string) => text !== '';
/** The question of an FAQ alone, where other ways to ask are not asked for. */
export const faqQuestion = question.refine(required, REQUIRED);
export const faqAnswer = storedText(LIMITS.faqAnswerLength).refine(required, REQUIRED);

export const FAQ_CATEGORY = 'Information';

export { TOPIC_LEVELS, type TopicLevel } from '../core/options.ts';

export const faqDraft = z.object({
  domain: label.default(''),
  topic: label.default(''),
  subtopicLevel1: label.default(''),
  subtopicLevel2: label.default(''),
  category: z.literal(FAQ_CATEGORY).default(FAQ_CATEGORY),
  uniqueTag: label.default(''),
  question: z
    .array(question)
    .max(LIMITS.faqQuestions, `Please use at most ${LIMITS.faqQuestions} variations.`)
    .transform((questions) => questions.filter((question) => question !== ''))
    .refine((questions) => questions.length > 0, REQUIRED),
  answer: faqAnswer,
  task: label.default(''),
  /** Hashtags joined by commas. */
  tags: storedText(500)
    .default('')
    .refine((tags) => tags === '' || tags.split(',').every((tag) => isHashtag(tag.trim())), HASHTAG_RULE),
  link: optionalUrl.default(''),
  imageLink: optionalPicture.default(''),
  imageType: label.default(''),
});
export type FaqDraft = z.output<typeof faqDraft>;
export type FaqDraftInput = z.input<typeof faqDraft>;

/**
 * The state of an FAQ: published, changed since, or not published. A translation can be outdated, or
 * unconfirmed if made by a machine; unconfirmed ones are not published.
 */
export const FAQ_STATES = ['live', 'changed', 'draft', 'stale', 'unconfirmed'] as const;
const faqState = z.enum(FAQ_STATES);
export type FaqState = z.infer<typeof faqState>;

export const faq = z.object({
  faqId,
  /** Shared by an FAQ and its translations: the id of the original. */
  groupId: faqId,
  languageCode,
  domain: z.string(),
  topic: z.string(),
  subtopicLevel1: z.string(),
  subtopicLevel2: z.string(),
  category: z.literal(FAQ_CATEGORY),
  uniqueTag: z.string(),
  question: z.array(z.string()),
  /** The first question. */
  loginQuestion: z.string(),
  answer: z.string(),
  task: z.string(),
  tags: z.string(),
  link: z.string(),
  imageLink: z.string(),
  imageType: z.string(),
  /** The import it last came from; empty if written by a user. */
  dataset: z.string(),
  state: faqState,
  updatedAt: z.iso.datetime(),
  /** The last editor; empty if unknown. */
  updatedBy: z.string(),
});
export type Faq = z.infer<typeof faq>;

const faqLanguage = z.object({ languageCode, faqId, state: faqState });
export type FaqLanguage = z.infer<typeof faqLanguage>;

/** One entry for an FAQ and its translations: the original, or the one in the requested language. */
export const listedFaq = faq.extend({
  languages: z.array(faqLanguage),
  /** How often it was the answer in the last `LIMITS.faqAskedDays` days, in any language. */
  asked: z.number().int(),
});
export type ListedFaq = z.infer<typeof listedFaq>;

/** A branch of the topic tree: the given levels match exactly. */
export const topicPath = z.object({
  domain: label.optional(),
  topic: label.optional(),
  subtopicLevel1: label.optional(),
  subtopicLevel2: label.optional(),
});
export type TopicPath = z.infer<typeof topicPath>;

export const faqFilter = z.object({
  /** Only FAQs that exist in this language, shown in it. */
  languageCode: languageCode.optional(),
  /** Only FAQs that are missing in this language. */
  lacks: languageCode.optional(),
  search: z.string().max(200).default(''),
  states: z.array(faqState).max(FAQ_STATES.length).default([]),
  place: topicPath.optional(),
  tag: z.string().max(LIMITS.hashtag.max).optional(),
  dataset: z.string().max(LIMITS.faqLabel).optional(),
});
export type FaqFilter = z.output<typeof faqFilter>;
export type FaqFilterInput = z.input<typeof faqFilter>;

export const FAQ_SORTS = ['edited', 'question', 'topic', 'asked'] as const;
export type FaqSort = (typeof FAQ_SORTS)[number];

/** A selection of FAQs with their translations: by the id of any of them, or by a filter. */
export const faqSelection = z.union([
  z.object({ faqIds: z.array(faqId).min(1).max(LIMITS.faqSelection) }),
  z.object({ all: faqFilter }),
]);
export type FaqSelection = z.output<typeof faqSelection>;
export type FaqSelectionInput = z.input<typeof faqSelection>;
