/** How a bot message came about. Stored with it for members, never shown to visitors. */
import * as z from 'zod';
import { faqId, sourceId } from '../core/ids.ts';
import { languageCode } from '../core/language-code.ts';
import { LIMITS } from '../core/limits.ts';
import { readWith } from '../core/read-with.ts';
import { spellingCorrections } from '../core/spelling-corrections.ts';
import { traceStep } from '../flows/flow-trace.ts';
import { modelTrace } from '../models/models.shapes.ts';

/** The search for an answer and its candidates, best first. */
const findingTrace = z.object({
  /** Empty in older messages. */
  question: z.string().default(''),
  kind: z.enum(['answer', 'didYouMean', 'unknown']),
  /** The detected language of the question. */
  language: languageCode.nullable(),
  threshold: z.number(),
  score: z.number(),
  /** How many questions were suggested; they come first in the message's suggestions. */
  choices: z.number().int().optional(),
  /** The FAQ that answered, by group id; absent if none did, and in older messages. */
  faqId: faqId.optional(),
  candidates: z.array(z.object({ faqId, question: z.string(), score: z.number() })),
  passages: z.array(
    z.object({
      sourceId,
      title: z.string(),
      heading: z.string(),
      snippet: z.string(),
      score: z.number(),
    }),
  ),
  corrections: spellingCorrections,
  /** Two sources that say different things; absent if none do. */
  disagreement: z.array(z.object({ sourceId, title: z.string(), snippet: z.string() })).optional(),
  readWith,
  milliseconds: z.number(),
  /** What an agent whispered, which was the answer instead. */
  whisper: z.object({ agentName: z.string(), text: z.string() }).optional(),
  /** What a model did, if one was used. */
  model: modelTrace.optional(),
});
export type FindingTrace = z.infer<typeof findingTrace>;

/** A follow-up after the question it was read with: 'And for children?' says little by itself. */
export const questionAsRead = ({ question, readWith }: Pick<FindingTrace, 'question' | 'readWith'>): string =>
  [readWith, question]
    .filter((part) => part)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LIMITS.faqQuestionLength);

/** The app version is stored with the session. */
export const messageTrace = z.object({
  steps: z.array(traceStep),
  finding: findingTrace.optional(),
  /** The bot's language and the time it took; absent in older messages. */
  language: languageCode.optional(),
  milliseconds: z.number().optional(),
});
export type MessageTrace = z.infer<typeof messageTrace>;
