/** What was said, as a mail: who, when, and the words, all of it as text. */
import type { Message } from '@parrot/contract/conversations';
import { isHttpUrl, type LanguageCode } from '@parrot/contract/core';
import { layOutMail, type Mail } from '../../../platform/index.ts';
import { TRANSCRIPT_TEXTS } from './transcript-texts.ts';

const MOST_STARS = 5;

type Transcript = {
  to: string;
  language: LanguageCode;
  botName: string;
  messages: readonly Message[];
  /** Null where the visitor has not rated it. */
  rating: { stars: number; comment: string } | null;
};

export function writeTranscript({ to, language, botName, messages, rating }: Transcript): Mail {
  const { subject, intro, rated, note } = TRANSCRIPT_TEXTS[language];
  const timeOf = clockOf(language);
  const said = messages.map((message) =>
    [`${message.senderName} · ${timeOf(message)}`, ...linesOf(message)].join('\n'),
  );
  return layOutMail({
    to,
    language,
    subject: subject(botName),
    paragraphs: [intro(botName), ...said, ...(rating ? [ratingLines(rated, rating)] : [])],
    note,
  });
}

const ratingLines = (rated: string, { stars, comment }: NonNullable<Transcript['rating']>): string =>
  [`${rated} ${'★'.repeat(stars)}${'☆'.repeat(MOST_STARS - stars)}`, comment].filter(Boolean).join('\n');

/** Where the reader lives is not known, so the zone is named. */
function clockOf(language: LanguageCode): (message: Message) => string {
  const format = new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  });
  return ({ time }) => format.format(new Date(time));
}

function linesOf({ value, attachment, carousel, files, sources }: Message): string[] {
  const cards = [...(attachment ? [attachment] : []), ...carousel];
  return [
    value,
    ...cards.flatMap(({ title, text, buttons }) => [
      title,
      text,
      ...buttons.map(({ label, actionUrl }) => `${label}: ${actionUrl}`),
    ]),
    // A mail is forwarded and kept for years: files of the conversation open in the chat only.
    ...files.map(({ name, url }) => (isHttpUrl(url) ? `${name}: ${url}` : name)),
    ...sources.map(({ title, url }) => (url ? `${title}: ${url}` : title)),
  ].filter((line) => line !== '');
}
