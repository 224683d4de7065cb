/** Questions and answers drawn up from documents: drafts that wait until somebody has looked at them. */
import * as z from 'zod';
import { faqId, generatedId, sourceId } from '../core/ids.ts';
import { languageCode } from '../core/options.ts';

/** What in the document it was made of; 'model' was written by a language model and is borne out by the passage. */
const GENERATED_FROM = ['question', 'steps', 'definition', 'table', 'heading', 'model'] as const;
export type GeneratedFrom = (typeof GENERATED_FROM)[number];

export const generatedFaq = z.object({
  generatedId,
  sourceId,
  /** What the document or page is called. */
  sourceTitle: z.string(),
  /** Where it can be opened at the place; empty for a file. */
  url: z.string(),
  languageCode,
  from: z.enum(GENERATED_FROM),
  /** The question first, then other ways of asking it. */
  question: z.array(z.string()),
  answer: z.string(),
  /** What stands in the document there: its heading, and its words. */
  heading: z.string(),
  passage: z.string(),
  /** From 0 to 1: how likely it is of use as it stands. */
  confidence: z.number(),
  /** A question of the app that asks much the same: accepted, this becomes another way of asking it. */
  similarTo: z.object({ faqId, question: z.string() }).nullable(),
});
export type GeneratedFaq = z.infer<typeof generatedFaq>;

/** Added as a question of its own, added to one as another way of asking, or dropped: it was there, or is gone. */
export const ACCEPTED_AS = ['added', 'merged', 'known', 'gone'] as const;
