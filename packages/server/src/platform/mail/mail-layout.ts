/** The layout of mails: a few short paragraphs and usually one button, as text and as HTML. */
import type { LanguageCode } from '@parrot/contract/core';
import { escapeHtml, escapeLines } from './escape-html.ts';
import { formattedHtml, formattedText } from './formatted-text.ts';
import type { Mail } from './mailer.ts';

/** Lines of plain text, with a formatted text between them. */
export type MailParagraph = string | { before: string[]; formatted: string; after: string[] };

export type MailContent = {
  to: string;
  language?: LanguageCode;
  subject: string;
  paragraphs: MailParagraph[];
  button?: { label: string; href: string };
  /** Small print under the button. */
  note: string;
};

export function renderMail({ to, language = 'en', subject, paragraphs, button, note }: MailContent): Mail {
  return {
    to,
    subject: subject.replace(/\s+/g, ' '),
    text: [...paragraphs.map(plainParagraph), ...(button ? [button.href] : []), note, 'Parrot'].join('\n\n'),
    html: `<!doctype html>
<html lang="${language}">
<body style="margin:0;padding:32px 16px;background:#f7f9f8;font:16px/1.5 Inter,Helvetica,Arial,sans-serif;color:#181a19">
<div style="max-width:480px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #e7eae9;border-radius:14px">
${paragraphs.map((paragraph) => `<div style="margin:0 0 16px">${htmlParagraph(paragraph)}</div>`).join('\n')}
${button ? renderButton(button) : ''}
<p style="margin:0;font-size:13px;color:#4d504e">${escapeHtml(note)}</p>
</div>
</body>
</html>
`,
  };
}

const renderButton = ({ href, label }: NonNullable<MailContent['button']>) =>
  `<p style="margin:24px 0"><a href="${escapeHtml(href)}" style="display:inline-block;padding:10px 20px;border-radius:8px;background:#11794a;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(label)}</a></p>`;

const plainParagraph = (paragraph: MailParagraph): string =>
  typeof paragraph === 'string'
    ? paragraph
    : [...paragraph.before, formattedText(paragraph.formatted), ...paragraph.after]
        .filter((line) => line !== '')
        .join('\n');

function htmlParagraph(paragraph: MailParagraph): string {
  if (typeof paragraph === 'string') return escapeLines(paragraph);
  const lines = (texts: string[]) => texts.map((text) => `<div>${escapeLines(text)}</div>`).join('');
  return lines(paragraph.before) + formattedHtml(paragraph.formatted) + lines(paragraph.after);
}
