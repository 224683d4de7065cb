/** Fetches a web page and reads it. */
import type { SourceProblem } from '@parrot/contract/knowledge';
import { type FetchGuarded, OutboundError, type OutboundProblem } from '../../../platform/index.ts';
import type { ReadResult } from './document.ts';
import { readDocument } from './read-document.ts';

const MOST_BYTES = 10 * 1_048_576;
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

export async function readPage(
  fetchGuarded: FetchGuarded,
  url: string,
  timeoutMs: number,
): Promise<PageResult> {
  try {
    const { status, headers, body } = await fetchGuarded(url, {
      headers: HEADERS,
      timeoutMs,
      maxBytes: MOST_BYTES,
    });
    const problem = problemOf(status);
    if (problem) return { problem, bytes: 0 };
    const contentType = headers['content-type'] ?? '';
    // The name of a page says nothing sure of what it is; its type does.
    const read = await readDocument({ bytes: body, name: '', contentType: contentType || 'text/html' });
    return { ...read, bytes: body.length };
  } catch (error) {
    if (error instanceof OutboundError) return { problem: PROBLEMS[error.problem], bytes: 0 };
    throw error;
  }
}

function problemOf(status: number): SourceProblem | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status === 404 || status === 410) return 'notFound';
  return status >= 400 && status < 500 ? 'refused' : 'notReachable';
}
