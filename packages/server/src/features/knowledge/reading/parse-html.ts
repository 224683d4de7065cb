/** Parses HTML into sections: the readable text below its headings. */
import { type Cheerio, type CheerioAPI, load } from 'cheerio';
import { type Document, DocumentProblem, type Section } from './document.ts';
import { isNestedDeeper } from './html-nesting.policy.ts';
import { tableRows } from './html-table.ts';
import { linksOf } from './page-links.ts';
import { type SectionWriter, sectionWriter } from './section-writer.ts';

type NodesOf<T> = T extends Cheerio<infer Each> ? Each : never;
type Nodes = ReturnType<ReturnType<CheerioAPI['root']>['contents']>;
type Node = NodesOf<Nodes> | NodesOf<ReturnType<CheerioAPI['root']>>;
type Element = Extract<Node, { name: string; attribs: object }>;

/** Elements for the browser, navigation and forms. */
const NOT_READ =
  'script, style, noscript, template, svg, math, canvas, iframe, object, embed, audio, video, nav, footer, form, button, select, textarea, input, dialog, menu, [hidden], [aria-hidden="true"], [role="navigation"], [role="banner"], [role="contentinfo"], [role="search"], [role="dialog"]';
const MAIN = 'main, [role="main"], article';
/** A nearly empty main element does not contain the text. */
const MIN_MAIN = 200;

/** Deeper than any real page. */
const MAX_NESTED = 3_000;

export function parseHtml(html: string): Document {
  if (isNestedDeeper(html, MAX_NESTED)) throw new DocumentProblem('tooMuch');
  const $ = load(html);
  const title = titleOf($);
  const links = linksOf($);
  $(NOT_READ).remove();
  $('[style]')
    .filter((_, element) =>
      /display\s*:\s*none|visibility\s*:\s*hidden/i.test($(element).attr('style') ?? ''),
    )
    .remove();
  // The header of the page, not of an article.
  $('header')
    .filter((_, element) => $(element).closest(MAIN).length === 0)
    .remove();
  return { title, sections: sectionsOf($, mainPart($)), links };
}

function titleOf($: CheerioAPI): string {
  const own =
    $('title').first().text() || $('meta[property="og:title"]').attr('content') || $('h1').first().text();
  return own.replace(/\s+/g, ' ').trim().slice(0, 300);
}

function mainPart($: CheerioAPI): Node | undefined {
  const parts = $(MAIN).filter((_, element) => $(element).parents(MAIN).length === 0);
  const isMain = textLength(parts) >= MIN_MAIN && textLength(parts) * 4 > textLength($('body'));
  // Several articles on a page are all read.
  if (isMain) return parts.length === 1 ? parts[0] : $('<body>').append(parts.clone())[0];
  return $('body')[0] ?? $.root()[0];
}

const textLength = (nodes: Cheerio<Element>): number => nodes.text().replace(/\s+/g, ' ').length;

/** Iterative, as some pages are nested deeper than the stack. */
function sectionsOf($: CheerioAPI, root: Node | undefined): Section[] {
  const writer: SectionWriter = sectionWriter();
  const steps: { node: Node; isEnd: boolean }[] = root ? [{ node: root, isEnd: false }] : [];
  for (let step = steps.pop(); step; step = steps.pop()) {
    const { node, isEnd } = step;
    if (node.type === 'text') writer.write(collapsed(node.data, node.parent));
    else if ('children' in node) {
      const element = node.type === 'tag' ? node : undefined;
      const rows = element?.name === 'table' && !isEnd ? tableRows($, element) : null;
      if (rows) {
        writer.table($(node).children('caption').text(), rows);
        continue;
      }
      if (element && isEnd) writer.close(element.name);
      else if (element)
        writer.open(element.name, element.attribs.id || element.attribs.name || '', element.attribs.start);
      if (isEnd) continue;
      steps.push({ node, isEnd: true });
      for (let at = node.children.length - 1; at >= 0; at -= 1)
        steps.push({ node: node.children[at] as Node, isEnd: false });
    }
  }
  return writer.finish();
}

const collapsed = (data: string, parent: Node | null): string =>
  parent && 'name' in parent && parent.name === 'pre' ? data : data.replace(/\s+/g, ' ');
