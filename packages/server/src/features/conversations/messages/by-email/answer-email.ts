/** The email with answers of agents: texts, file names, and a link back to the page of the chat. */
import type { Message } from '@parrot/contract/conversations';
import { isHttpUrl, type LanguageCode } from '@parrot/contract/core';
import { type Mail, renderMail } from '../../../../platform/index.ts';
import { ANSWER_TEXTS } from './answer-texts.ts';

export type MailedAnswer = {
  to: string;
  language: LanguageCode;
  botName: string;
  /** The page on which the visitor was. */
  page: string;
  answers: readonly Pick<Message, 'senderName' | 'value' | 'files'>[];
};

export function answerEmail({ to, language, botName, page, answers }: MailedAnswer): Mail {
  const { subject, intro, open, note } = ANSWER_TEXTS[language];
  const texts = answers.map(({ senderName, value, files }) => ({
    sender: `${senderName}:`,
    text: value,
    isFormatted: true,
    after: files.map(({ name }) => name),
  }));
  return renderMail({
    to,
    language,
    subject: subject(botName),
    paragraphs: [intro(botName), ...texts],
    ...(isHttpUrl(page) && { button: { label: open, href: page } }),
    note,
  });
}
