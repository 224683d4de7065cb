/** Recognizes messages that are not a question: a file, a link, or symbols without words. */
import type { FlowTexts } from '@parrot/contract/flows';
import type { Input } from '../../inputs.ts';

type Message = Pick<Extract<Input, { type: 'message' }>, 'text' | 'files'>;
/** The text with which the bot replies. */
export type ShortReply = keyof Pick<
  FlowTexts,
  | 'gotFile'
  | 'gotLink'
  | 'gotNoWords'
  | 'greeted'
  | 'thanked'
  | 'acknowledged'
  | 'declined'
  | 'goodbye'
  | 'isBot'
>;

const LINK = /^(https?:\/\/|www\.)\S+$/i;
/** A thumbs-up, OK hand, folded hands or check mark, in any skin color. */
const APPROVAL = /^(?:[👍👌🙏✅🆗]|\p{Emoji_Modifier}|\s)+$/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Undefined if the message may be a question. */
export function withoutQuestion({ text, files = [] }: Message): ShortReply | undefined {
  const trimmed = text.trim();
  const isQuestion = LETTER_OR_DIGIT.test(trimmed) && !LINK.test(trimmed);
  if (isQuestion) return undefined;
  if (files.length > 0) return 'gotFile';
  if (APPROVAL.test(trimmed)) return 'acknowledged';
  return LINK.test(trimmed) ? 'gotLink' : 'gotNoWords';
}
