/** What to review in an app's knowledge: each finding has one or two entries and a fix. */
import * as z from 'zod';
import { faqId, findingId, sourceId } from '../core/ids.ts';
import { languageCode } from '../core/language-code.ts';
import { SOURCE_KINDS } from './sources.shapes.ts';

/**
 * 'contradiction': two entries say different things. 'duplicate': two FAQs with the same question and answer.
 * 'oldSource': a page or site not read for long. 'unused': an FAQ that was not the answer for long.
 * 'oldTranslation': its original changed later. 'missingTranslation': FAQs that a language lacks.
 */
export const UPKEEP_KINDS = [
  'contradiction',
  'duplicate',
  'oldSource',
  'unused',
  'oldTranslation',
  'missingTranslation',
] as const;
export const upkeepKind = z.enum(UPKEEP_KINDS);
export type UpkeepKind = z.infer<typeof upkeepKind>;

const upkeepEntry = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('faq'),
    faqId,
    languageCode,
    question: z.string(),
    /** Its beginning. */
    answer: z.string(),
  }),
  z.object({
    type: z.literal('source'),
    sourceId,
    sourceKind: z.enum(SOURCE_KINDS),
    title: z.string(),
    address: z.string(),
    heading: z.string(),
    /** The sentence in question; empty if it is about the whole source. */
    text: z.string(),
  }),
]);
export type UpkeepEntry = z.infer<typeof upkeepEntry>;

export const upkeepFinding = z.object({
  findingId,
  kind: upkeepKind,
  /** Two for contradictions, duplicates and old translations (the original first); none if languages lack FAQs. */
  entries: z.array(upkeepEntry).max(2),
  /** What each of two entries says, such as '30 days' and '14 days'; null if the whole text differs. */
  differs: z.tuple([z.string(), z.string()]).nullable(),
  /** When it was last read or changed; null for other kinds. */
  since: z.iso.datetime().nullable(),
  /** The language that lacks FAQs, and how many; null for other kinds. */
  lacks: z.object({ languageCode, count: z.number().int() }).nullable(),
});
export type UpkeepFinding = z.infer<typeof upkeepFinding>;
