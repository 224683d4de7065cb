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
  string: 'Please enter text.',
  number: 'Please enter a number.',
  int: 'Please enter a whole number.',
  boolean: 'Please choose yes or no.',
  date: 'Please enter a date.',
  array: 'Please use a list.',
};

const FORMAT_MESSAGES: Record<string, string> = {
  datetime: 'Please enter a date and time.',
  date: 'Please enter a date such as 2026-03-31.',
  time: 'Please enter a time such as 09:30.',
  email: 'Please enter a valid email address.',
  url: 'Please enter a link that starts with http or https.',
};

/** For a rule that counts other characters than it allows. */
export const atMostCharacters = (most: number) => `Please use at most ${numberText(most)} characters.`;

const LISTS = new Set(['array', 'set', 'record', 'map']);

const tooSmall = ({ origin, minimum, inclusive }: IssueOf<'too_small'>) => {
  const bound = numberText(minimum);
  if ((origin === 'string' || origin === 'array') && minimum === 1) return REQUIRED;
  if (origin === 'string') return `Please use at least ${bound} characters.`;
  if (LISTS.has(origin)) return `Please use at least ${bound} entries.`;
  return inclusive === false ? `Please use more than ${bound}.` : `Please use ${bound} or more.`;
};

const tooBig = ({ origin, maximum, inclusive }: IssueOf<'too_big'>) => {
  const bound = numberText(maximum);
  if (inclusive === false) return `Please use less than ${bound}.`;
  if (origin === 'string') return atMostCharacters(Number(maximum));
  if (LISTS.has(origin))
    return maximum === 1 ? 'Please use one entry.' : `Please use at most ${bound} entries.`;
  return `Please use ${bound} or less.`;
};

function ruleMessage(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return isAbsent(issue.input) ? REQUIRED : (TYPE_MESSAGES[issue.expected] ?? 'Please check this value.');
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return FORMAT_MESSAGES[issue.format] ?? 'Please check the format.';
    case 'invalid_value':
    case 'invalid_union':
      return isAbsent(issue.input) ? REQUIRED : 'Please choose one of the options.';
    case 'not_multiple_of':
      return `Please use a multiple of ${numberText(issue.divisor)}.`;
    case 'unrecognized_keys':
      return 'This value doesn’t belong here. Please remove it.';
    default:
      return 'Please check this value.';
  }
}

z.config({ customError: ruleMessage });
