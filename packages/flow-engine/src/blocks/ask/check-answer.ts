/** What counts as a valid answer, by kind of question. */

import type { MessageFile } from '@parrot/contract/conversations';
import type { BlockOf, Value } from '@parrot/contract/flows';
import { visitorLanguage } from '../../flow-texts.ts';
import { dateOf } from '../../values/date-of.ts';
import { numberOf } from '../../values/number-of.ts';
import { wordNumberOf } from '../../values/number-terms.ts';
import { type Reading, todayOf } from '../../values/read-value.ts';
import { storedText } from '../../values/stored-text.ts';
import { optionMeant, optionsMeant, ownLabel } from '../options.ts';
import { emailIn } from './email-in.ts';
import { phoneIn } from './phone-in.ts';

type GivenAnswer = { text: string; files?: MessageFile[] };
type Answer<Kind extends BlockOf<'ask'>['answer']['kind']> = Extract<
  BlockOf<'ask'>['answer'],
  { kind: Kind }
>;

/** Undefined if the answer is invalid. */
export function acceptedAnswer(
  answer: BlockOf<'ask'>['answer'],
  given: GivenAnswer,
  reading: Reading,
): Value | undefined {
  const text = given.text.trim();
  switch (answer.kind) {
    case 'text':
      return text.length >= Math.max(1, answer.minLength) && text.length <= answer.maxLength
        ? storedText(text)
        : undefined;
    case 'number':
      return acceptedNumber(answer, text, reading);
    case 'email':
      return emailIn(text);
    case 'phone':
      return phoneIn(text);
    case 'date':
      return acceptedDate(answer, text, reading);
    case 'choice':
      return acceptedChoice(answer, text, reading);
    case 'file':
      return acceptedFiles(answer, given.files ?? []);
  }
}

function acceptedNumber({ min, max, whole }: Answer<'number'>, text: string, reading: Reading) {
  const language = visitorLanguage(reading.flow, reading.session);
  const number = numberOf(text, language) ?? wordNumberOf(text, language);
  if (number === undefined || (whole && !Number.isInteger(number))) return undefined;
  return (min !== null && number < min) || (max !== null && number > max) ? undefined : number;
}

/** Today is both past and future. */
function acceptedDate({ when }: Answer<'date'>, text: string, { flow, session, context }: Reading) {
  const today = todayOf(context);
  const date = dateOf(text, { language: visitorLanguage(flow, session), today, when });
  if (date === undefined || (when === 'past' && date > today) || (when === 'future' && date < today))
    return undefined;
  return date;
}

function acceptedChoice({ options, several }: Answer<'choice'>, text: string, reading: Reading) {
  if (several)
    return optionsMeant(text, options, reading)?.map((option) => storedText(ownLabel(option, reading)));
  const option = optionMeant(text, options, reading);
  return option && ownLabel(option, reading);
}

function acceptedFiles({ accepts }: Answer<'file'>, files: MessageFile[]): Value | undefined {
  const fitting = files.filter(({ isPicture }) => accepts === 'any' || isPicture === (accepts === 'picture'));
  if (fitting.length === 0 || fitting.length < files.length) return undefined;
  const urls = fitting.map(({ url }) => storedText(url));
  return urls.length === 1 ? urls[0] : urls;
}
