/** The links of a web page. */
import type { CheerioAPI } from 'cheerio';
import type { Links } from './document.ts';

const MAX_LINKS = 2_000;
const MAX_ADDRESS_LENGTH = 2_000;

export function linksOf($: CheerioAPI): Links {
  const hrefs = new Set<string>();
  for (const element of $('a[href], area[href]').toArray()) {
    if (hrefs.size >= MAX_LINKS) break;
    const { href = '', rel = '' } = element.attribs;
    // Anchors, mail and telephone links lead to no page; nofollow links are skipped.
    if (/^(#|mailto:|tel:|javascript:|data:)/i.test(href.trim()) || /\bnofollow\b/i.test(rel)) continue;
    if (href.length <= MAX_ADDRESS_LENGTH) hrefs.add(href.trim());
  }
  const shortText = (text: string | undefined) =>
    text && text.length <= MAX_ADDRESS_LENGTH ? text.trim() : '';
  return {
    hrefs: [...hrefs],
    base: shortText($('base[href]').attr('href')),
    canonical: shortText($('link[rel="canonical"]').attr('href')),
  };
}
