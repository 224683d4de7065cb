/** Formatted texts in mails, as text and as HTML. */
import { type InlinePart, parseRichText, textParts } from '@parrot/contract/core';
import { escapeHtml, escapeLines } from './escape-html.ts';

/** As text: lists with their marks, links with their addresses. */
export const formattedText = (text: string): string =>
  parseRichText(text)
    .map((block) => {
      if (block.kind === 'text') return inlineText(block.parts);
      if (block.kind === 'table') return block.rows.map((row) => row.map(inlineText).join(' · ')).join('\n');
      const indent = '  '.repeat(block.level);
      return block.items
        .map(
          (item, at) => `${indent}${block.start === null ? '-' : `${block.start + at}.`} ${inlineText(item)}`,
        )
        .join('\n');
    })
    .join('\n');

const inlineText = (parts: readonly InlinePart[]): string =>
  parts
    .map((part) => {
      if (part.kind === 'text') return part.text;
      if (part.kind === 'picture')
        return part.url.startsWith('/') ? part.alt : `${part.alt} ${part.url}`.trim();
      const text = inlineText(part.parts);
      return part.kind === 'link' && !isAddress(text, part.href) ? `${text} (${part.href})` : text;
    })
    .join('');

/** A link that is written as its address. */
const isAddress = (text: string, href: string): boolean =>
  href.replace(/^mailto:|\/$/g, '') === text.replace(/^mailto:|\/$/g, '');

export const formattedHtml = (text: string): string =>
  parseRichText(text)
    .map((block) => {
      if (block.kind === 'text') return `<div>${inlineHtml(block.parts)}</div>`;
      if (block.kind === 'table') return tableHtml(block.rows);
      const items = block.items.map((item) => `<li>${inlineHtml(item)}</li>`).join('');
      const inset = 20 * (block.level + 1);
      return block.start === null
        ? `<ul style="margin:4px 0;padding-left:${inset}px">${items}</ul>`
        : `<ol start="${block.start}" style="margin:4px 0;padding-left:${inset + 4}px">${items}</ol>`;
    })
    .join('\n');

const tableHtml = (rows: readonly InlinePart[][][]): string => {
  const cells = (row: readonly InlinePart[][]) =>
    row
      .map((cell) => `<td style="padding:2px 12px 2px 0;vertical-align:top">${inlineHtml(cell)}</td>`)
      .join('');
  return `<table style="margin:4px 0;border-collapse:collapse">${rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</table>`;
};

/** Pictures are links: mails are forwarded, and load nothing from other sites. */
const inlineHtml = (parts: readonly InlinePart[]): string =>
  parts
    .map((part) => {
      if (part.kind === 'text') return escapeLines(part.text);
      if (part.kind === 'picture')
        return part.url.startsWith('/')
          ? escapeHtml(part.alt)
          : linkHtml(part.url, escapeHtml(part.alt || part.url));
      const html = inlineHtml(part.parts);
      if (part.kind === 'link') return linkHtml(part.href, html);
      return part.kind === 'bold' ? `<b>${html}</b>` : `<i>${html}</i>`;
    })
    .join('');

/** Plain text whose addresses are links. */
export const linkedHtml = (text: string): string =>
  textParts(text)
    .map((part) => (part.href ? linkHtml(part.href, escapeHtml(part.text)) : escapeLines(part.text)))
    .join('');

const linkHtml = (href: string, html: string): string =>
  `<a href="${escapeHtml(href)}" rel="noopener noreferrer" style="color:#11794a">${html}</a>`;
