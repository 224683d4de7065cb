/** Fetches and parses a web page. */
import type { SourceProblem } from '@parrot/contract/knowledge';
import { type FetchGuarded, OutboundError, type OutboundProblem } from '../../../platform/index.ts';
import type { ReadResult } from './document.ts';
import { readDocument } from './read-document.ts';

const MAX_BYTES = 10 * 1_048_576;
const HEADERS = {
  accept: 'text/html,application/xhtml+xml,application/pdf,text/plain,text/markdown;q=0.9,*/*;q=0.1',
  'user-agent': 'Parrot (reads pages for a chat bot)',
};

const PROBLEMS: Record<OutboundProblem, SourceProblem> = {
  notAllowed: 'refused',
  notReachable: 'notReachable',
  timedOut: 'notReachable',
  tooLarge: 'tooLarge',
  tooManyRedirects: 'notReachable',
};

export type PageResult = ReadResult & { bytes: number };

/** A fetched page, or that it is unchanged; `finalUrl` is its address after redirects. */
type FetchedPage =
  | { body: Buffer; contentType: string; etag: string; lastModified: string; finalUrl: string }
  | { unchanged: true }
  | { problem: SourceProblem };

type Fetching = { timeoutMs: number; maxBytes?: number; etag?: string; lastModified?: string };

export async function fetchPage(
  fetchGuarded: FetchGuarded,
  url: string,
  { timeoutMs, maxBytes = MAX_BYTES, etag, lastModified }: Fetching,
): Promise<FetchedPage> {
  try {
    const { status, headers, body, finalUrl } = await fetchGuarded(url, {
      headers: {
        ...HEADERS,
        ...(etag && { 'if-none-match': etag }),
        ...(lastModified && { 'if-modified-since': lastModified }),
      },
      timeoutMs,
      maxBytes,
    });
    if (status === 304 && (etag || lastModified)) return { unchanged: true };
    const problem = problemOf(status);
    if (problem) return { problem };
    return {
      body,
      finalUrl,
      contentType: headers['content-type'] || 'text/html',
      etag: headers.etag ?? '',
      lastModified: headers['last-modified'] ?? '',
    };
  } catch (error) {
    if (error instanceof OutboundError) return { problem: PROBLEMS[error.problem] };
    throw error;
  }
}

export async function readPage(
  fetchGuarded: FetchGuarded,
  url: string,
  timeoutMs: number,
): Promise<PageResult> {
  const page = await fetchPage(fetchGuarded, url, { timeoutMs });
  if ('problem' in page) return { problem: page.problem, bytes: 0 };
  if ('unchanged' in page) return { problem: 'notReachable', bytes: 0 };
  // The content type of a page is more reliable than its name.
  const read = await readDocument({ bytes: page.body, name: '', contentType: page.contentType });
  return { ...read, bytes: page.body.length };
}

function problemOf(status: number): SourceProblem | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status === 404 || status === 410) return 'notFound';
  return status >= 400 && status < 500 ? 'refused' : 'notReachable';
}
