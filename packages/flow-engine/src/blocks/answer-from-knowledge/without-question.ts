/** Recognizes messages that are not a question: a file, a link, or symbols without words. */
import type { FlowTexts } from '@parrot/contract/flows';
import type { Input } from '../../inputs.ts';

type Message = Pick<Extract<Input, { type: 'message' }>, 'text' | 'files'>;
/** The text with which the bot asks back. */
export type AskBack = keyof Pick<FlowTexts, 'gotFile' | 'gotLink' | 'gotNoWords'>;

const LINK = /^(https?:\/\/|www\.)\S+$/i;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Undefined if the message may be a question. */
export function withoutQuestion({ text, files = [] }: Message): AskBack | undefined {
  const trimmed = text.trim();
  const isQuestion = LETTER_OR_DIGIT.test(trimmed) && !LINK.test(trimmed);
  if (isQuestion) return undefined;
  if (files.length > 0) return 'gotFile';
  return LINK.test(trimmed) ? 'gotLink' : 'gotNoWords';
}
