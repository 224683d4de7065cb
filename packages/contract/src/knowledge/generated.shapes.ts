/** FAQs generated from documents, waiting for review. */
import * as z from 'zod';
import { faqId, generatedId, sourceId } from '../core/ids.ts';
import { languageCode } from '../core/language-code.ts';

/**
 * The part of the document it was generated from; 'model' was written by a model and passed the grounding
 * check.
 */
const GENERATED_FROM = ['question', 'steps', 'definition', 'table', 'heading', 'model'] as const;
export type GeneratedFrom = (typeof GENERATED_FROM)[number];

export const generatedFaq = z.object({
  generatedId,
  sourceId,
  /** The title of the document or page. */
  sourceTitle: z.string(),
  /** Opens the passage; empty for a file. */
  url: z.string(),
  languageCode,
  from: z.enum(GENERATED_FROM),
  /** The question first, then alternative wordings. */
  question: z.array(z.string()),
  answer: z.string(),
  /** The heading and text of the passage. */
  heading: z.string(),
  passage: z.string(),
  /** From 0 to 1: how likely it is useful as it is. */
  confidence: z.number(),
  /** A similar question of the app; accepting this adds it as an alternative wording. */
  similarTo: z.object({ faqId, question: z.string() }).nullable(),
});
export type GeneratedFaq = z.infer<typeof generatedFaq>;

/** Added as a new FAQ, merged into one as a wording, or dropped because it exists or is gone. */
export const ACCEPTED_AS = ['added', 'merged', 'known', 'gone'] as const;
