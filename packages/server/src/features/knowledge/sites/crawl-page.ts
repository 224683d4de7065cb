/** Fetches and parses one page of a site. Slow, so outside of any transaction. */
import type { Passage, SourceProblem } from '@parrot/contract/knowledge';
import type { FetchGuarded } from '../../../platform/index.ts';
import { readDocument } from '../reading/read-document.ts';
import { fetchPage } from '../reading/read-page.ts';
import { fingerprintOf } from '../sources/fingerprint.ts';
import { siteAddress } from './addresses.policy.ts';
import type { SitePageRow } from './sites.tables.ts';

const FETCH_MS = 15_000;
const MAX_BYTES = 5 * 1_048_576;
const MAX_LINKS = 1_000;

type Known = Pick<SitePageRow, 'etag' | 'lastModified' | 'contentHash' | 'links'>;
export type CrawledPage = Known & {
  address: string;
  bytes: number;
} /** `canonical`: the address the page declares, if it is another. */ & (
    | { outcome: 'read'; title: string; passages: Passage[]; canonical: string | undefined }
    | { outcome: 'unchanged' }
    | { outcome: 'failed'; problem: SourceProblem }
    /** It redirected to another address, or out of the site. */
    | { outcome: 'alias'; of: string | undefined }
    | { outcome: 'other' }
  );

const NOTHING: Known = { etag: '', lastModified: '', contentHash: '', links: [] };

export async function crawlPage(
  fetchGuarded: FetchGuarded,
  address: string,
  { start, known }: { start: string; known: Known | undefined },
): Promise<CrawledPage> {
  const fetched = await fetchPage(fetchGuarded, address, {
    timeoutMs: FETCH_MS,
    maxBytes: MAX_BYTES,
    ...(known && { etag: known.etag, lastModified: known.lastModified }),
  });
  if ('unchanged' in fetched) return { ...(known ?? NOTHING), address, bytes: 0, outcome: 'unchanged' };
  if ('problem' in fetched)
    return { ...NOTHING, address, bytes: 0, outcome: 'failed', problem: fetched.problem };
  const { body, contentType, finalUrl, etag, lastModified } = fetched;
  const bytes = body.length;
  const finalAddress = siteAddress(finalUrl, finalUrl, start);
  if (finalAddress !== address) return { ...NOTHING, address, bytes, outcome: 'alias', of: finalAddress };
  const contentHash = fingerprintOf(contentType, body.toString('base64'));
  if (known && known.contentHash === contentHash)
    return { ...known, etag, lastModified, address, bytes, outcome: 'unchanged' };
  const read = await readDocument({ bytes: body, name: '', contentType });
  const { links } = read;
  const base = links?.base ? (siteAddress(links.base, address, start) ?? address) : address;
  const found = {
    etag,
    lastModified,
    contentHash,
    links: addressesIn(links?.hrefs ?? [], base, start),
    address,
    bytes,
  };
  if ('passages' in read) {
    const declared = links?.canonical ? siteAddress(links.canonical, base, start) : undefined;
    const canonical = declared === address ? undefined : declared;
    return { ...found, outcome: 'read', title: read.title, passages: read.passages, canonical };
  }
  // An image, or a page that only redirects, is not worth reporting.
  if (read.problem === 'notText' || (read.problem === 'empty' && found.links.length > 0))
    return { ...found, outcome: 'other' };
  return { ...found, outcome: 'failed', problem: read.problem };
}

function addressesIn(hrefs: readonly string[], base: string, start: string): string[] {
  const found = new Set<string>();
  for (const href of hrefs) {
    const address = siteAddress(href, base, start);
    if (address) found.add(address);
    if (found.size >= MAX_LINKS) break;
  }
  return [...found];
}
