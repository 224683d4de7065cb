/** The layout of mails: a few short paragraphs and usually one button, as text and as HTML. */
import type { LanguageCode } from '@parrot/contract/core';
import type { Mail } from './mailer.ts';

export type MailContent = {
  to: string;
  language?: LanguageCode;
  subject: string;
  paragraphs: string[];
  button?: { label: string; href: string };
  /** Small print under the button. */
  note: string;
};

export function renderMail({ to, language = 'en', subject, paragraphs, button, note }: MailContent): Mail {
  return {
    to,
    subject: subject.replace(/\s+/g, ' '),
    text: [...paragraphs, ...(button ? [button.href] : []), note, 'Parrot'].join('\n\n'),
    html: `<!doctype html>
<html lang="${language}">
<body style="margin:0;padding:32px 16px;background:#f7f9f8;font:16px/1.5 Inter,Helvetica,Arial,sans-serif;color:#181a19">
<div style="max-width:480px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #e7eae9;border-radius:14px">
${paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeLines(text)}</p>`).join('\n')}
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

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

const escapeLines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>\n');
