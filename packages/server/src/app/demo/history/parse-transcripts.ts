/**
 * Reads transcripts of past conversations. A conversation starts with `# name | browser | page | bot`, where
 * `-` is an anonymous visitor; every further line is one step, by its first sign.
 */
import type { CallEndReason, CallKind } from '@parrot/contract/conversations';
import type { TicketPriority, TicketStatus } from '@parrot/contract/tickets';
import { DEMO_BROWSERS } from '../demo-browsers.ts';

export type TranscriptStep =
  /** `>` */
  | { act: 'writes'; text: string }
  /** `= key` of an FAQ. */
  | { act: 'botAnswers'; faq: string }
  /** `?` */
  | { act: 'botFails' }
  /** `:` a message of a flow. */
  | { act: 'botSends'; text: string }
  /** `^` or `v` */
  | { act: 'ratesAnswer'; thumb: 'up' | 'down' }
  /** `+ agent`, who takes it; `-` if no agent came. */
  | { act: 'asksForPerson'; agent: string | null }
  /** `<` */
  | { act: 'agentWrites'; text: string }
  /** `! agent: note` */
  | { act: 'escalates'; to: string; note: string }
  /** `~ agent: note` */
  | { act: 'transfers'; to: string; note: string }
  /** `& kind startedBy endReason seconds stars text` */
  | {
      act: 'calls';
      kind: CallKind;
      startedBy: 'visitor' | 'agent';
      endReason: CallEndReason;
      seconds: number;
      stars: number;
      text: string;
    }
  /** `* stars comment`, once the conversation is over. */
  | { act: 'rates'; stars: number; comment: string };

export type Transcript = {
  /** Null for an anonymous visitor. */
  name: string | null;
  browser: keyof typeof DEMO_BROWSERS;
  page: string;
  bot: string;
  steps: TranscriptStep[];
  /** `% status priority`, and `%% author: comment` for each comment. */
  ticket: { status?: TicketStatus; priority: TicketPriority; comments: { author: string; text: string }[] };
};

const USUAL_BOT = 'StoreAssist';

export const parseTranscripts = (text: string): Transcript[] =>
  text
    .split(/\n\s*\n/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map(parseTranscript);

function parseTranscript(text: string): Transcript {
  const [head = '', ...lines] = text.split('\n');
  const [name = '', browser = '', page = '', bot = USUAL_BOT] = head
    .replace(/^#/, '')
    .split('|')
    .map((part) => part.trim());
  if (!isBrowser(browser)) throw new Error(`demo transcript has no browser: ${head}`);
  const transcript: Transcript = {
    name: name === '-' ? null : name,
    browser,
    page,
    bot,
    steps: [],
    ticket: { priority: 'normal', comments: [] },
  };
  for (const line of lines) {
    const [sign = ''] = line.split(' ', 1);
    const rest = line.slice(sign.length).trim();
    if (sign === '%') {
      const [status, priority] = rest.split(' ');
      transcript.ticket.status = status as TicketStatus;
      transcript.ticket.priority = priority as TicketPriority;
    } else if (sign === '%%') {
      const [author, comment] = splitNote(rest);
      transcript.ticket.comments.push({ author, text: comment });
    } else transcript.steps.push(parseStep(sign, rest));
  }
  return transcript;
}

function parseStep(sign: string, rest: string): TranscriptStep {
  switch (sign) {
    case '>':
      return { act: 'writes', text: rest };
    case '=':
      return { act: 'botAnswers', faq: rest };
    case '?':
      return { act: 'botFails' };
    case ':':
      return { act: 'botSends', text: rest };
    case '^':
      return { act: 'ratesAnswer', thumb: 'up' };
    case 'v':
      return { act: 'ratesAnswer', thumb: 'down' };
    case '+':
      return { act: 'asksForPerson', agent: rest === '-' ? null : rest };
    case '<':
      return { act: 'agentWrites', text: rest };
    case '!':
    case '~': {
      const [to, note] = splitNote(rest);
      return { act: sign === '!' ? 'escalates' : 'transfers', to, note };
    }
    case '&': {
      const [kind, startedBy, endReason, seconds, stars, ...text] = rest.split(' ');
      return {
        act: 'calls',
        kind: kind as CallKind,
        startedBy: startedBy as 'visitor' | 'agent',
        endReason: endReason as CallEndReason,
        seconds: Number(seconds),
        stars: Number(stars ?? 0),
        text: text.join(' '),
      };
    }
    case '*': {
      const [stars, ...comment] = rest.split(' ');
      return { act: 'rates', stars: Number(stars), comment: comment.join(' ') };
    }
    default:
      throw new Error(`demo transcript has an unknown step: ${sign} ${rest}`);
  }
}

function splitNote(text: string): [string, string] {
  const at = text.indexOf(':');
  return [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}

const isBrowser = (name: string): name is keyof typeof DEMO_BROWSERS => name in DEMO_BROWSERS;
