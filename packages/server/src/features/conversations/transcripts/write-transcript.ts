/** What was said, as a mail: who, when, and the words, all of it as text. */
import type { Message } from '@parrot/contract/conversations';
import { isHttpUrl, type LanguageCode } from '@parrot/contract/core';
import { layOutMail, type Mail } from '../../../platform/index.ts';
import { TRANSCRIPT_TEXTS } from './transcript-texts.ts';

type Transcript = {
  to: string;
  language: LanguageCode;
  botName: string;
  messages: readonly Message[];
};

export function writeTranscript({ to, language, botName, messages }: Transcript): Mail {
  const { subject, intro, note } = TRANSCRIPT_TEXTS[language];
  const timeOf = clockOf(language);
  const said = messages.map((message) =>
    [`${message.senderName} · ${timeOf(message)}`, ...linesOf(message)].join('\n'),
  );
  return layOutMail({
    to,
    language,
    subject: subject(botName),
    paragraphs: [intro(botName), ...said],
    note,
  });
}

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
