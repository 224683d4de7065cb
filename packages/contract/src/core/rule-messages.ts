/**
 * Messages for rules of the contract without a message of their own. Loading this file sets them as zod's
 * defaults, on the server and in the browser.
 */
import * as z from 'zod';

export const REQUIRED = 'Required';

type Issue = z.core.$ZodRawIssue;
type IssueOf<Code extends Issue['code']> = Extract<Issue, { code: Code }>;

const numberText = (value: number | bigint) => value.toLocaleString('en');
const isAbsent = (input: unknown) => input === undefined || input === null;

const TYPE_MESSAGES: Record<string, string> = {
  string: 'Please enter a text.',
  number: 'Please enter a number.',
  int: 'Please enter a whole number.',
  boolean: 'Please choose yes or no.',
  date: 'Please enter a date.',
  array: 'Please send a list.',
};

const FORMAT_MESSAGES: Record<string, string> = {
  datetime: 'Please enter a date and a time.',
  date: 'Please enter a date such as 2026-03-31.',
  time: 'Please enter a time such as 09:30.',
  email: 'Please enter a valid e-mail address.',
  url: 'Please use a link that starts with http or https.',
};

/** For a rule that counts other characters than it allows. */
export const atMostCharacters = (most: number) => sizeMessage('most', most, 'string');

function sizeMessage(word: 'least' | 'most', bound: number | bigint, origin: string): string {
  if (origin === 'string') return `Please use at ${word} ${numberText(bound)} characters.`;
  if (origin === 'array' || origin === 'set' || origin === 'record' || origin === 'map')
    return `Please use at ${word} ${numberText(bound)} ${bound === 1 ? 'entry' : 'entries'}.`;
  return `Please use ${numberText(bound)} or ${word === 'least' ? 'more' : 'less'}.`;
}

const tooSmall = ({ origin, minimum, inclusive }: IssueOf<'too_small'>) => {
  const isCounted = origin === 'string' || origin === 'array';
  if (isCounted && minimum === 1) return REQUIRED;
  return inclusive === false && !isCounted
    ? `Please use more than ${numberText(minimum)}.`
    : sizeMessage('least', minimum, origin);
};

const tooBig = ({ origin, maximum, inclusive }: IssueOf<'too_big'>) =>
  inclusive === false ? `Please use less than ${numberText(maximum)}.` : sizeMessage('most', maximum, origin);

function ruleMessage(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return isAbsent(issue.input) ? REQUIRED : (TYPE_MESSAGES[issue.expected] ?? 'Please check this part.');
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return FORMAT_MESSAGES[issue.format] ?? 'Please check how this is written.';
    case 'invalid_value':
    case 'invalid_union':
      return isAbsent(issue.input) ? REQUIRED : 'Please choose one of the options.';
    case 'not_multiple_of':
      return `Please use a multiple of ${numberText(issue.divisor)}.`;
    case 'unrecognized_keys':
      return 'Please leave out what does not belong here.';
    default:
      return 'Please check this part.';
  }
}

z.config({ customError: ruleMessage });
