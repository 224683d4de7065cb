import * as z from 'zod';
import { appearance } from '../../apps/appearance.ts';
import { commonFields, target, template } from './block-fields.ts';

export const answerFromKnowledgeBlock = z.object({
  type: z.literal('answer-from-knowledge'),
  ...commonFields,
  /** Waits for questions and answers them for as long as the visitor asks; else it answers `question` and goes on. */
  keepsListening: z.boolean(),
  question: template,
  /** After so many unanswered questions in a row a person is offered. */
  botEscalationCount: appearance.shape.botEscalationCount,
  /** `unanswered` may stay unconnected where the block keeps listening: the bot then says that it does not know. */
  next: z.object({ answered: target, unanswered: target }),
});
