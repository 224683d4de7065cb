/** The first step of a crawl: robots.txt, and where to start. */
import type { SourceProblem } from '@parrot/contract/knowledge';
import { type FetchGuarded, OutboundError } from '../../../platform/index.ts';
import { siteAddress } from './addresses.policy.ts';
import { EVERYTHING_ALLOWED, mayCrawl, parseRobots, type Robots } from './robots.policy.ts';
import { isSitemapAddress, pagesListedIn, USER_AGENT } from './sitemaps.ts';
import type { CrawlRules, SiteRow } from './sites.tables.ts';

const ROBOTS_MS = 10_000;
const ROBOTS_BYTES = 524_288;

export type CrawlPlan = { rules: CrawlRules; addresses: string[] } | { problem: SourceProblem };

export async function planCrawl(
  fetchGuarded: FetchGuarded,
  start: string,
  { way, mostPages }: Pick<SiteRow, 'way' | 'mostPages'>,
): Promise<CrawlPlan> {
  const robots = await robotsOf(fetchGuarded, start);
  if ('problem' in robots) return robots;
  const isList = isSitemapAddress(start);
  const listed =
    way === 'links' && !isList ? [] : await listedPages(fetchGuarded, start, { robots, most: mostPages + 1 });
  // A sitemap is a start, and no page itself.
  const first = isList ? undefined : siteAddress(start, start, start);
  if (way === 'sitemap' || isList) {
    if (listed.length === 0) return { problem: 'noPages' };
    return { rules: { ...robots, followLinks: false }, addresses: listed };
  }
  if (first !== undefined && listed.length === 0 && !mayCrawl(robots, first)) return { problem: 'byRobots' };
  const addresses = [...new Set([...(first ? [first] : []), ...listed])];
  return { rules: { ...robots, followLinks: listed.length === 0 }, addresses };
}

/** Pages listed in the site's own sitemaps; null if there are none or robots.txt forbids them. */
export async function countListedPages(
  fetchGuarded: FetchGuarded,
  start: string,
  most: number,
): Promise<number | null> {
  const robots = await robotsOf(fetchGuarded, start);
  if ('problem' in robots) return null;
  const listed = await listedPages(fetchGuarded, start, { robots, most });
  return listed.length > 0 ? listed.length : null;
}

const listedPages = (
  fetchGuarded: FetchGuarded,
  start: string,
  { robots, most }: { robots: Robots; most: number },
) => {
  const lists = isSitemapAddress(start)
    ? [start]
    : [...robots.sitemaps.flatMap((each) => absolute(each, start)), new URL('/sitemap.xml', start).href];
  return pagesListedIn(fetchGuarded, lists, { start, most });
};

/** A site without robots.txt has no rules; if robots.txt cannot be fetched, the site is not crawled. */
async function robotsOf(
  fetchGuarded: FetchGuarded,
  start: string,
): Promise<Robots | { problem: SourceProblem }> {
  try {
    const { status, body } = await fetchGuarded(new URL('/robots.txt', start).href, {
      headers: { 'user-agent': USER_AGENT },
      timeoutMs: ROBOTS_MS,
      maxBytes: ROBOTS_BYTES,
    });
    if (status >= 200 && status < 300) return parseRobots(body.toString('utf8'));
    return status >= 500 ? { problem: 'notReachable' } : EVERYTHING_ALLOWED;
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    if (error.problem === 'notAllowed') return { problem: 'refused' };
    return error.problem === 'tooLarge' || error.problem === 'tooManyRedirects'
      ? EVERYTHING_ALLOWED
      : { problem: 'notReachable' };
  }
}

function absolute(href: string, start: string): string[] {
  try {
    return [new URL(href, start).href];
  } catch {
    return [];
  }
}
