/** Reads the pages a site lists in sitemaps: XML, sitemap indexes, gzip, or plain lines. */

import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { type FetchGuarded, OutboundError } from '../../../platform/index.ts';
import { siteAddress } from './addresses.policy.ts';

const MAX_LISTS = 20;
const MAX_BYTES = 20 * 1_048_576;
const FETCH_MS = 15_000;
/** Maximum size of a sitemap. */
const MAX_ENTRIES = 50_000;
const unpack = promisify(gunzip);

export const isSitemapAddress = (url: string): boolean =>
  /sitemap[^/]*\.(xml|txt)(\.gz)?$|\.xml\.gz$|\/sitemap\.xml/i.test(new URL(url).pathname);

/** Distinct addresses in order, up to the limit. */
export async function pagesListedIn(
  fetchGuarded: FetchGuarded,
  lists: readonly string[],
  { start, most }: { start: string; most: number },
): Promise<string[]> {
  const pages = new Set<string>();
  const waiting = [...new Set(lists)];
  const asked = new Set<string>();
  while (pages.size < most && asked.size < MAX_LISTS) {
    const list = waiting.shift();
    if (list === undefined) break;
    if (asked.has(list)) continue;
    asked.add(list);
    const { isIndex, entries } = entriesOf(await textAt(fetchGuarded, list));
    for (const entry of entries) {
      if (isIndex) waiting.push(entry);
      else {
        const page = siteAddress(entry, list, start);
        if (page) pages.add(page);
      }
      if (pages.size >= most) break;
    }
  }
  return [...pages];
}

/** Empty if there is none. */
async function textAt(fetchGuarded: FetchGuarded, url: string): Promise<string> {
  try {
    const { status, body } = await fetchGuarded(url, {
      headers: { accept: 'application/xml,text/xml,text/plain;q=0.9', 'user-agent': USER_AGENT },
      timeoutMs: FETCH_MS,
      maxBytes: MAX_BYTES,
    });
    if (status !== 200) return '';
    const isPacked = body[0] === 0x1f && body[1] === 0x8b;
    return (isPacked ? await unpack(body, { maxOutputLength: MAX_BYTES }) : body).toString('utf8');
  } catch (error) {
    // A sitemap that cannot be fetched or unpacked is ignored.
    if (error instanceof OutboundError || (error as NodeJS.ErrnoException).code !== undefined) return '';
    throw error;
  }
}

export const USER_AGENT = 'Parrot (reads pages for a chat bot)';

function entriesOf(text: string): { isIndex: boolean; entries: string[] } {
  const isXml = /^\s*(\ufeff)?\s*</.test(text.slice(0, 100));
  if (!isXml) {
    const lines = text.split('\n', MAX_ENTRIES).map((line) => line.trim());
    return { isIndex: false, entries: lines.filter((line) => /^https?:\/\//i.test(line)) };
  }
  const entries: string[] = [];
  for (const [, entry = ''] of text.matchAll(/<loc>\s*(?:<!\[CDATA\[)?([^<\]]{1,2000})/gi)) {
    entries.push(unescaped(entry.trim()));
    if (entries.length >= MAX_ENTRIES) break;
  }
  return { isIndex: /<sitemapindex[\s>]/i.test(text.slice(0, 5_000)), entries };
}

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
