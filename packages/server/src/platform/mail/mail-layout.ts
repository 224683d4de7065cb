/** The layout of mails: a few short paragraphs and usually one button, as text and as HTML. */
import type { LanguageCode } from '@parrot/contract/core';
import { escapeHtml, escapeLines } from './escape-html.ts';
import { formattedHtml, formattedText, linkedHtml } from './formatted-text.ts';
import type { Mail } from './mailer.ts';

/** A paragraph, or a message of a chat: who wrote it, its text, and lines about what came with it. */
export type MailParagraph =
  | string
  | { sender: string; text: string; isFormatted: boolean; after: readonly string[] };

export type MailContent = {
  to: string;
  language?: LanguageCode;
  subject: string;
  paragraphs: MailParagraph[];
  button?: { label: string; href: string };
  /** Small print under the button. */
  note: string;
};

/** Clients that know dark mode and ignore this invert the colors themselves. */
const DARK = `@media (prefers-color-scheme: dark) {
body, .page { background: #0d100f !important; color: #e8edeb !important }
.card { background: #131715 !important; border-color: #242927 !important }
.small { color: #b3b9b6 !important }
a:not(.button) { color: #57c98c !important }
}`;

export function renderMail({ to, language = 'en', subject, paragraphs, button, note }: MailContent): Mail {
  return {
    to,
    subject: subject.replace(/\s+/g, ' '),
    text: [...paragraphs.map(plainParagraph), ...(button ? [button.href] : []), note, 'Parrot'].join('\n\n'),
    html: `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK}</style>
</head>
<body style="margin:0;background:#f7f9f8">
<div class="page" style="padding:32px 16px;background:#f7f9f8;font:16px/1.5 Inter,Helvetica,Arial,sans-serif;color:#181a19">
<div class="card" style="max-width:480px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #e7eae9;border-radius:14px;overflow-wrap:anywhere;word-break:break-word">
${paragraphs.map((paragraph) => `<div style="margin:0 0 16px">${htmlParagraph(paragraph)}</div>`).join('\n')}
${button ? renderButton(button) : ''}
<p class="small" style="margin:0;font-size:13px;color:#4d504e">${escapeHtml(note)}</p>
</div>
</div>
</body>
</html>
`,
  };
}

const renderButton = ({ href, label }: NonNullable<MailContent['button']>) =>
  `<p style="margin:24px 0"><a class="button" href="${escapeHtml(href)}" style="display:inline-block;padding:10px 20px;border-radius:8px;background:#11794a;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(label)}</a></p>`;

const plainParagraph = (paragraph: MailParagraph): string => {
  if (typeof paragraph === 'string') return paragraph;
  const { sender, text, isFormatted, after } = paragraph;
  return [sender, isFormatted ? formattedText(text) : text, ...after]
    .filter((line) => line !== '')
    .join('\n');
};

function htmlParagraph(paragraph: MailParagraph): string {
  if (typeof paragraph === 'string') return escapeLines(paragraph);
  const { sender, text, isFormatted, after } = paragraph;
  return [
    `<div class="small" style="font-size:13px;color:#4d504e">${escapeHtml(sender)}</div>`,
    text && (isFormatted ? formattedHtml(text) : `<div>${escapeLines(text)}</div>`),
    ...after.map((line) => `<div>${linkedHtml(line)}</div>`),
  ].join('\n');
}
