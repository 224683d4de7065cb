/** HTML as sections: what a reader would read of it, under its headings. */
import { type Cheerio, type CheerioAPI, load } from 'cheerio';
import type { Document, Section } from './document.ts';

type NodesOf<T> = T extends Cheerio<infer Each> ? Each : never;
type Nodes = ReturnType<ReturnType<CheerioAPI['root']>['contents']>;
type Node = NodesOf<Nodes> | NodesOf<ReturnType<CheerioAPI['root']>>;
type Element = Extract<Node, { name: string; attribs: object }>;

/** What is there for the browser, for finding one's way or for filling in. */
const NOT_READ =
  'script, style, noscript, template, svg, math, canvas, iframe, object, embed, audio, video, nav, footer, form, button, select, textarea, input, dialog, menu, [hidden], [aria-hidden="true"], [role="navigation"], [role="banner"], [role="contentinfo"], [role="search"], [role="dialog"]';
const MAIN = 'main, [role="main"], article';
/** A main part that holds next to nothing is not where the text is. */
const LEAST_MAIN = 200;

const HEADING = /^h[1-6]$/;
/** Between two cells of a table. */
const CELL = ' · ';
const BLOCKS = new Set(
  'address article aside blockquote body caption dd details div dl dt fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
/** Where these end, so does a paragraph; other blocks only end a line. */
const PARAGRAPHS = new Set('article blockquote dl div figure ol p pre section table ul'.split(' '));

export function parseHtml(html: string): Document {
  const $ = load(html);
  const title = titleOf($);
  $(NOT_READ).remove();
  $('[style]')
    .filter((_, element) =>
      /display\s*:\s*none|visibility\s*:\s*hidden/i.test($(element).attr('style') ?? ''),
    )
    .remove();
  // The head of the page, not the head of an article.
  $('header')
    .filter((_, element) => $(element).closest(MAIN).length === 0)
    .remove();
  return { title, sections: sectionsOf(mainPart($)) };
}

function titleOf($: CheerioAPI): string {
  const own =
    $('title').first().text() || $('meta[property="og:title"]').attr('content') || $('h1').first().text();
  return own.replace(/\s+/g, ' ').trim().slice(0, 300);
}

function mainPart($: CheerioAPI): Node | undefined {
  const parts = $(MAIN).filter((_, element) => $(element).parents(MAIN).length === 0);
  const isMain = textLength(parts) >= LEAST_MAIN && textLength(parts) * 4 > textLength($('body'));
  // Several articles on one page are all of it.
  if (isMain) return parts.length === 1 ? parts[0] : $('<body>').append(parts.clone())[0];
  return $('body')[0] ?? $.root()[0];
}

const textLength = (nodes: Cheerio<Element>): number => nodes.text().replace(/\s+/g, ' ').length;

/** Goes through the nodes one after the other, without calling itself: some pages are nested deeper than the stack. */
function sectionsOf(root: Node | undefined): Section[] {
  const { open, close, write, finish } = sectionWriter();
  const steps: { node: Node; isEnd: boolean }[] = root ? [{ node: root, isEnd: false }] : [];
  for (let step = steps.pop(); step; step = steps.pop()) {
    const { node, isEnd } = step;
    if (node.type === 'text') write(collapsed(node.data, node.parent));
    else if ('children' in node) {
      const element = node.type === 'tag' ? node : undefined;
      if (element) isEnd ? close(element.name) : open(element.name);
      if (isEnd) continue;
      steps.push({ node, isEnd: true });
      for (let at = node.children.length - 1; at >= 0; at -= 1)
        steps.push({ node: node.children[at] as Node, isEnd: false });
    }
  }
  return finish();
}

const collapsed = (data: string, parent: Node | null): string =>
  parent && 'name' in parent && parent.name === 'pre' ? data : data.replace(/\s+/g, ' ');

/** Puts words under headings and in paragraphs, as the elements around them open and close. */
function sectionWriter() {
  const sections: Section[] = [{ heading: '', paragraphs: [] }];
  let heading: string | undefined;
  let text = '';
  /** What comes before the next words, should there be any. */
  let between = '';
  let rows = 0;

  const endParagraph = () => {
    if (text !== '') sections.at(-1)?.paragraphs.push(text);
    text = '';
    between = '';
  };
  const endLine = () => {
    // What begins a cell stays on its line.
    if (between !== CELL) between = '\n';
  };
  return {
    open(name: string) {
      if (HEADING.test(name)) {
        endParagraph();
        heading = '';
      } else if (name === 'tr') {
        rows += 1;
        between = '\n';
      } else if (name === 'td' || name === 'th') between = between === '\n' ? '\n' : CELL;
      else if (name === 'dd') between = ': ';
      else if (name === 'br' || BLOCKS.has(name))
        PARAGRAPHS.has(name) && rows === 0 ? endParagraph() : endLine();
    },
    close(name: string) {
      if (HEADING.test(name)) {
        if (heading?.trim()) sections.push({ heading, paragraphs: [] });
        heading = undefined;
      } else if (name === 'tr') {
        rows = Math.max(0, rows - 1);
        between = '\n';
      } else if (name === 'td' || name === 'th') between = CELL;
      else if (BLOCKS.has(name)) PARAGRAPHS.has(name) && rows === 0 ? endParagraph() : endLine();
    },
    write(words: string) {
      if (heading !== undefined) heading += words;
      else if (words.trim() === '') text += text === '' || between !== '' ? '' : ' ';
      else {
        text += (text === '' ? '' : between) + words;
        between = '';
      }
    },
    finish(): Section[] {
      endParagraph();
      return sections;
    },
  };
}
