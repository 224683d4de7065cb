/**
 * Collects text under headings and in paragraphs while elements open and close. A collapsible question
 * (details, or a list of questions) is a heading until its answer ends.
 */
import type { Section } from './document.ts';

const HEADING = /^h[1-6]$/;
/** Between two table cells. */
const CELL = ' · ';
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

  const endParagraph = () => {
    if (text !== '') sections.at(-1)?.paragraphs.push(text);
    text = '';
    between = '';
  };
  const endLine = () => {
    // The start of a cell stays on its line.
    if (between !== CELL) between = '\n';
  };
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
    open(name: string, id: string) {
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
      else if (name === 'br' || BLOCKS.has(name))
        PARAGRAPHS.has(name) && rows === 0 ? endParagraph() : endLine();
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
      else if (name === 'details' || name === 'dl') goBack();
      else if (name === 'tr') {
        rows = Math.max(0, rows - 1);
        between = '\n';
      } else if (name === 'td' || name === 'th') between = CELL;
      else if (BLOCKS.has(name)) PARAGRAPHS.has(name) && rows === 0 ? endParagraph() : endLine();
    },
    write(content: string) {
      if (heading !== undefined) heading += content;
      else if (content.trim() === '') text += text === '' || between !== '' ? '' : ' ';
      else {
        anchor = '';
        text += (text === '' ? '' : between) + content;
        between = '';
      }
    },
    finish(): Section[] {
      endParagraph();
      return sections;
    },
  };
}

const fragmentOf = (id: string): string => encodeURIComponent(id).replaceAll('%3A', ':');
