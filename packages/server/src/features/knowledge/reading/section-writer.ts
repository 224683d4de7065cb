/**
 * Collects text under headings and in paragraphs while elements open and close. A collapsible question
 * (details, or a list of questions) is a heading until its answer ends. List items have a line each, with their
 * mark and indented by level.
 */
import { CELL_SEPARATOR as CELL } from '@parrot/answer-engine/units';
import type { Section } from './document.ts';

const HEADING = /^h[1-6]$/;
const BLOCKS = new Set(
  'address article aside blockquote body caption dd details div dl dt fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
/** These end a paragraph; other blocks only end a line. */
const PARAGRAPHS = new Set('article blockquote details dl div figure ol p pre section table ul'.split(' '));
/** An anchor on one of these belongs to the heading it starts with. */
const ANCHOR_CONTAINERS = /^(section|article|div|details|li|dt|a)$/;
const ANCHOR = /^[^\s#]{1,200}$/;
/** Deeper items are indented no further. */
const MAX_LEVEL = 6;

export type SectionWriter = ReturnType<typeof sectionWriter>;

export function sectionWriter() {
  const sections: Section[] = [{ heading: '', paragraphs: [] }];
  /** Text of the open heading. */
  let heading: string | undefined;
  let text = '';
  /** Inserted before the next text, if there is any. */
  let between = '';
  let rows = 0;
  /** Anchors since the last text: the last one leads to the next text. */
  let anchor = '';
  let headingAnchor = '';
  /** The section that continues after a collapsible question. */
  const around: Section[] = [];
  /** The open lists: the number of the next item; null for bullets. */
  const lists: { next: number | null }[] = [];
  /** The text has an item of an open list. */
  let isInItem = false;

  const endParagraph = () => {
    if (text !== '') sections.at(-1)?.paragraphs.push(text);
    text = '';
    between = '';
    isInItem = false;
  };
  const isMarkPending = () => /^\n *[•\d]/.test(between);
  const endLine = () => {
    // The start of a cell or an item stays on its line.
    if (between !== CELL && !isMarkPending()) between = isInItem ? `\n${indentation(lists.length)}` : '\n';
  };
  const beginItem = () => {
    const list = lists.at(-1);
    const mark = list?.next == null ? '•' : `${list.next}.`;
    if (list?.next != null) list.next += 1;
    between = `\n${indentation(lists.length - 1)}${mark} `;
  };
  /** Not within an item, which is one line or several of its list. */
  const endsParagraph = (name: string) => PARAGRAPHS.has(name) && rows === 0 && !isInItem && !isMarkPending();
  const begin = (content: string, anchor: string): void =>
    void sections.push({ heading: content, ...(anchor && { place: fragmentOf(anchor) }), paragraphs: [] });
  const beginHeading = (own: string) => {
    endParagraph();
    heading = '';
    headingAnchor = own || anchor;
  };
  /** The text after it belongs to the previous section. */
  const endQuestion = () => {
    endParagraph();
    const outer = around.pop();
    if (!outer) return;
    const same = sections.at(-1) === outer ? outer : { ...outer, paragraphs: [] };
    if (same !== outer) sections.push(same);
    around.push(same);
  };
  const goBack = () => {
    endQuestion();
    around.pop();
  };
  const enter = () => {
    endParagraph();
    const current = sections.at(-1);
    if (current) around.push(current);
  };

  return {
    /** `id` is the URL fragment of the element. */
    open(name: string, id: string, start?: string) {
      const own = ANCHOR.test(id) ? id : '';
      if (heading !== undefined) {
        headingAnchor ||= own;
        return;
      }
      if (name === 'details' || name === 'dl') enter();
      if (HEADING.test(name) || name === 'summary' || name === 'dt') return beginHeading(own);
      if (own && ANCHOR_CONTAINERS.test(name)) anchor = own;
      if (name === 'tr') {
        rows += 1;
        between = '\n';
      } else if (name === 'td' || name === 'th') between = between === '\n' ? '\n' : CELL;
      else if (name === 'dd') between = text === '' ? '' : ': ';
      else if (name === 'li' && lists.length > 0 && rows === 0) beginItem();
      else if (name === 'br' || BLOCKS.has(name)) endsParagraph(name) ? endParagraph() : endLine();
      if (name === 'ul') lists.push({ next: null });
      if (name === 'ol') lists.push({ next: Number.parseInt(start ?? '1', 10) || 1 });
    },
    /** A table of data: a line per row, below its caption. */
    table(caption: string, cells: readonly (readonly string[])[]) {
      if (heading !== undefined) return;
      if (rows > 0 || isInItem) endLine();
      else endParagraph();
      anchor = '';
      const title = caption.replace(/\s+/g, ' ').trim();
      const lines = [...(title ? [title] : []), ...cells.map((row) => row.join(CELL))];
      text += (text === '' ? '' : '\n') + lines.join('\n');
      if (rows > 0 || isInItem) between = '\n';
      else endParagraph();
    },
    close(name: string) {
      if (heading !== undefined && (HEADING.test(name) || name === 'summary' || name === 'dt')) {
        const content = heading;
        heading = undefined;
        anchor = '';
        if (content.trim() === '') return;
        // A defined term is put before its definition; a question above its answer.
        if (name !== 'dt' || /\?\s*$/.test(content)) return begin(content, headingAnchor);
        endQuestion();
        text = content.trim();
      } else if (heading !== undefined) return;
      else if (name === 'ul' || name === 'ol') {
        lists.pop();
        if (lists.length === 0 || !isInItem) endParagraph();
        else between = `\n${indentation(lists.length)}`;
      } else if (name === 'details' || name === 'dl') goBack();
      else if (name === 'tr') {
        rows = Math.max(0, rows - 1);
        between = '\n';
      } else if (name === 'td' || name === 'th') between = CELL;
      else if (BLOCKS.has(name)) endsParagraph(name) ? endParagraph() : endLine();
    },
    write(content: string) {
      if (heading !== undefined) heading += content;
      else if (content.trim() === '') text += text === '' || between !== '' ? '' : ' ';
      else {
        anchor = '';
        const isItem = isMarkPending();
        isInItem ||= isItem;
        // The mark of an item stays at the start of a paragraph.
        const before = text === '' ? (isItem ? between.slice(1) : '') : between;
        text += before + (isItem ? content.trimStart() : content);
        between = '';
      }
    },
    finish(): Section[] {
      endParagraph();
      return sections;
    },
  };
}

const indentation = (level: number): string => '  '.repeat(Math.min(level, MAX_LEVEL));
const fragmentOf = (id: string): string => encodeURIComponent(id).replaceAll('%3A', ':');
