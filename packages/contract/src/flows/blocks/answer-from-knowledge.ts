import * as z from 'zod';
import { appearance } from '../../apps/appearance.ts';
import { commonFields, target, template } from './block-fields.ts';

export const answerFromKnowledgeBlock = z.object({
  type: z.literal('answer-from-knowledge'),
  ...commonFields,
  /** Either keeps listening and answers every question, or answers `question` once and continues. */
  keepsListening: z.boolean(),
  question: template,
  /** An agent is offered after this many unanswered questions in a row. */
  botEscalationCount: appearance.shape.botEscalationCount,
  /**
   * `unanswered` can stay unconnected if the block keeps listening: the bot then says that it does not know.
   */
  next: z.object({ answered: target, unanswered: target }),
});
