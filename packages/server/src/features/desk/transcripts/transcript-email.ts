/** The email with a transcript: sender, time and text of each message. */
import type { Message } from '@parrot/contract/conversations';
import { isHttpUrl, type LanguageCode } from '@parrot/contract/core';
import { type Mail, type MailParagraph, renderMail } from '../../../platform/index.ts';
import { describeCall } from '../../conversations/index.ts';
import { TRANSCRIPT_TEXTS } from './transcript-texts.ts';

const MAX_STARS = 5;

type Transcript = {
  to: string;
  language: LanguageCode;
  botName: string;
  messages: readonly Message[];
  /** Null: not rated. */
  rating: { stars: number; comment: string } | null;
};

export function transcriptEmail({ to, language, botName, messages, rating }: Transcript): Mail {
  const { subject, intro, rated, note } = TRANSCRIPT_TEXTS[language];
  const timeOf = clockOf(language);
  const entries = messages.map(
    (message): MailParagraph => ({
      sender: `${message.senderName} · ${timeOf(message)}`,
      text: message.call ? '' : message.value,
      // Visitors write plain text.
      isFormatted: message.userType !== 'visitor',
      after: otherLinesOf(message, language),
    }),
  );
  return renderMail({
    to,
    language,
    subject: subject(botName),
    paragraphs: [intro(botName), ...entries, ...(rating ? [ratingLines(rated, rating)] : [])],
    note,
  });
}

const ratingLines = (rated: string, { stars, comment }: NonNullable<Transcript['rating']>): string =>
  [`${rated} ${'★'.repeat(stars)}${'☆'.repeat(MAX_STARS - stars)}`, comment].filter(Boolean).join('\n');

/** The recipient's time zone is not known, so the time says that it is UTC. */
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

/** Besides the text: cards, files and sources. */
function otherLinesOf(
  { call, attachment, carousel, files, sources }: Message,
  language: LanguageCode,
): string[] {
  if (call) return [describeCall(language, call)];
  const cards = [...(attachment ? [attachment] : []), ...carousel];
  return [
    ...cards.flatMap(({ title, text, buttons }) => [
      title,
      text,
      ...buttons.map(({ label, actionUrl }) => `${label}: ${actionUrl}`),
    ]),
    // Emails are forwarded and archived, so files of the conversation can only be opened in the chat.
    ...files.map(({ name, url }) => (isHttpUrl(url) ? `${name}: ${url}` : name)),
    ...sources.map(({ title, url }) => (url ? `${title}: ${url}` : title)),
  ].filter((line) => line !== '');
}
