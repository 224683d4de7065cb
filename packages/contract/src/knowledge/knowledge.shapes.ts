import * as z from 'zod';
import { faqId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { languageCode } from '../core/options.ts';
import { isHashtag, isHttpUrl, plainText, REQUIRED } from '../core/validation.ts';

/** Text of an FAQ as it is kept; what counts as empty arrives as empty. */
const kept = (max: number) =>
  z
    .string()
    .max(max * 2)
    .nullish()
    .transform(plainText)
    .pipe(z.string().max(max));
const label = kept(80);
const optionalUrl = kept(2_000).refine(
  (url) => url === '' || isHttpUrl(url),
  'Please use a link that starts with http or https.',
);

export const FAQ_CATEGORY = 'Information';

export const faqDraft = z.object({
  domain: label.default(''),
  topic: label.default(''),
  subtopicLevel1: label.default(''),
  subtopicLevel2: label.default(''),
  category: z.literal(FAQ_CATEGORY).default(FAQ_CATEGORY),
  uniqueTag: label.default(''),
  question: z
    .array(kept(LIMITS.faqQuestionLength))
    .max(LIMITS.faqQuestions)
    .transform((questions) => questions.filter((question) => question !== ''))
    .refine((questions) => questions.length > 0, REQUIRED),
  answer: kept(LIMITS.faqAnswerLength).refine((answer) => answer !== '', REQUIRED),
  task: label.default(''),
  /** Comma-joined hashtags. */
  tags: kept(500)
    .default('')
    .refine(
      (tags) => tags === '' || tags.split(',').every((tag) => isHashtag(tag.trim())),
      'Tags start with # and have 2 to 20 characters.',
    ),
  link: optionalUrl.default(''),
  imageLink: optionalUrl.default(''),
  imageType: label.default(''),
});
export type FaqDraft = z.output<typeof faqDraft>;
export type FaqDraftInput = z.input<typeof faqDraft>;

export const faq = z.object({
  faqId,
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
  updatedAt: z.iso.datetime(),
});
export type Faq = z.infer<typeof faq>;
