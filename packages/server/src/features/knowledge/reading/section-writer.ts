/**
 * Puts words under headings and in paragraphs, as the elements around them open and close. A question that folds out
 * (details, or a list of questions) is a heading too, until what it heads is over.
 */
import type { Section } from './document.ts';

const HEADING = /^h[1-6]$/;
/** Between two cells of a table. */
const CELL = ' · ';
const BLOCKS = new Set(
  'address article aside blockquote body caption dd details div dl dt fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
/** Where these end, so does a paragraph; other blocks only end a line. */
const PARAGRAPHS = new Set('article blockquote details dl div figure ol p pre section table ul'.split(' '));
/** An anchor of one of these leads to the heading it begins with. */
const HOLDERS = /^(section|article|div|details|li|dt|a)$/;
const ANCHOR = /^[^\s#]{1,200}$/;

export type SectionWriter = ReturnType<typeof sectionWriter>;

export function sectionWriter() {
  const sections: Section[] = [{ heading: '', paragraphs: [] }];
  /** The words of a heading while it is open. */
  let heading: string | undefined;
  let text = '';
  /** What comes before the next words, should there be any. */
  let between = '';
  let rows = 0;
  /** Anchors since the last words: what stands next can be reached by the last of them. */
  let anchor = '';
  let headingAnchor = '';
  /** The section that goes on once a folded question is over. */
  const around: Section[] = [];

  const endParagraph = () => {
    if (text !== '') sections.at(-1)?.paragraphs.push(text);
    text = '';
    between = '';
  };
  const endLine = () => {
    // What begins a cell stays on its line.
    if (between !== CELL) between = '\n';
  };
  const begin = (content: string, anchor: string): void =>
    void sections.push({ heading: content, ...(anchor && { place: fragmentOf(anchor) }), paragraphs: [] });
  const beginHeading = (own: string) => {
    endParagraph();
    heading = '';
    headingAnchor = own || anchor;
  };
  /** Whatever comes after it stands where it stood before. */
  const leaveQuestion = () => {
    endParagraph();
    const outer = around.pop();
    if (!outer) return;
    const same = sections.at(-1) === outer ? outer : { ...outer, paragraphs: [] };
    if (same !== outer) sections.push(same);
    around.push(same);
  };
  const goBack = () => {
    leaveQuestion();
    around.pop();
  };
  const enter = () => {
    endParagraph();
    const current = sections.at(-1);
    if (current) around.push(current);
  };

  return {
    /** `id` is what an address leads to it by. */
    open(name: string, id: string) {
      const own = ANCHOR.test(id) ? id : '';
      if (heading !== undefined) {
        headingAnchor ||= own;
        return;
      }
      if (name === 'details' || name === 'dl') enter();
      if (HEADING.test(name) || name === 'summary' || name === 'dt') return beginHeading(own);
      if (own && HOLDERS.test(name)) anchor = own;
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
        // A word that is explained stands before its explanation; a question stands above its answer.
        if (name !== 'dt' || /\?\s*$/.test(content)) return begin(content, headingAnchor);
        leaveQuestion();
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
