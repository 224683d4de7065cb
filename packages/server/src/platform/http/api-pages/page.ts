/** The layout of the API pages: title, table of contents, sections. No scripts, no external resources. */

import { type Html, html } from './html.ts';
import { PAGE_STYLE } from './page-style.ts';
import type { Field } from './schema-fields.ts';

export type Entry = { id: string; label: string; content: Html };
export type Section = { id: string; title: string; lead?: Html; entries: Entry[] };
type Page = { title: string; lead: Html; current: string; sections: Section[] };

const PAGES = [
  { href: '/api/docs', label: 'Calls' },
  { href: '/api/events', label: 'Events' },
];

export const apiPage = ({ title, lead, current, sections }: Page): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="/favicon.svg">
<style>${PAGE_STYLE}</style>
</head>
<body>
<header class="top">
<a class="brand" href="/">Parrot</a>
<nav aria-label="API pages">${PAGES.map(
    ({ href, label }) =>
      html`<a href="${href}"${href === current ? html` aria-current="page"` : ''}>${label}</a>`,
  )}</nav>
</header>
<div class="columns">
<nav class="contents" aria-label="Contents">${sections.map(contents)}</nav>
<main>
<h1>${title}</h1>
<div class="lead">${lead}</div>
${sections.map(section)}
</main>
</div>
</body>
</html>
`.html;

const contents = ({ id, title, entries }: Section) => html`
<h2><a href="#${id}">${title}</a></h2>
<ul>${entries.map((entry) => html`<li><a href="#${entry.id}">${entry.label}</a></li>`)}</ul>`;

const section = ({ id, title, lead, entries }: Section) => html`
<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}</h2>
${lead ?? ''}
${entries.map((entry) => html`<article id="${entry.id}">${entry.content}</article>`)}
</section>`;

/** A list of fields under a heading; long ones are collapsed. */
export function fieldTable(title: string, fields: Field[], folded = false): Html {
  if (fields.length === 0) return html``;
  const table = html`<div class="scroll"><table>
<thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Notes</th></tr></thead>
<tbody>${fields.map(row)}</tbody>
</table></div>`;
  return folded
    ? html`<details><summary>${title} <span class="count">${fields.length}</span></summary>${table}</details>`
    : html`<p class="table-title">${title}</p>${table}`;
}

const row = ({ name, type, required, note }: Field) => html`<tr>
<td><code>${name}</code>${required ? '' : html` <span class="optional">optional</span>`}</td>
<td>${type}</td>
<td>${note}</td>
</tr>`;
