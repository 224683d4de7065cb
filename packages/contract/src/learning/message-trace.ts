/** How a message of the bot came about: kept with it, for the people of the tenant, never for visitors. */
import * as z from 'zod';
import { faqId, sourceId } from '../core/ids.ts';
import { languageCode } from '../core/options.ts';
import { traceStep } from '../flows/flow-trace.ts';
import { modelTrace } from '../models/models.shapes.ts';

/** What an answer was looked for with, and what came near: best first, so that the second is the runner-up. */
const findingTrace = z.object({
  /** Empty in messages from before it was kept. */
  question: z.string().default(''),
  kind: z.enum(['answer', 'didYouMean', 'unknown']),
  /** What the question was taken to be in. */
  language: languageCode.nullable(),
  threshold: z.number(),
  score: z.number(),
  /** The FAQ that was the answer, by the id of its group; absent where none was, and in messages from before it was kept. */
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
  milliseconds: z.number(),
  /** What a language model did about it, where one was asked. */
  model: modelTrace.optional(),
});
export type FindingTrace = z.infer<typeof findingTrace>;

/** The version of the app stands with the session. */
export const messageTrace = z.object({
  steps: z.array(traceStep),
  finding: findingTrace.optional(),
  /** What the bot spoke; absent in messages from before it was kept, as is the time it took to think. */
  language: languageCode.optional(),
  milliseconds: z.number().optional(),
});
export type MessageTrace = z.infer<typeof messageTrace>;
