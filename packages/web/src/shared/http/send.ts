/** One request by the contract: address, headers, hash, body. No retries here. */
import { type Call, hashedText, needsSession } from '@parrot/contract/core';
import { signedInDetails } from '../../state/user-store.ts';
import { settings } from '../settings/settings.ts';
import { refusal, unreachable } from './api-error.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';
import { md5 } from './md5.ts';
import { readReply } from './read-reply.ts';

export type Sent = {
  query?: unknown;
  body?: unknown;
  file?: File;
  signal?: AbortSignal;
  /** The request outlives the page. */
  keepalive?: boolean;
  /** Gets the sent share of the file, from 0 to 1. */
  onProgress?: (share: number) => void;
};

export async function send(call: Call, sent: Sent): Promise<unknown> {
  const { query, body, file, signal, keepalive, onProgress } = sent;
  const queryString = queryStringOf(query);
  const content = contentOf(call, body);
  const address = addressFor(call, queryString);
  const headers = headersFor(call, hashedText(queryString, content));
  const form = call.upload && formOf(call.upload.field, content, file);
  const answer =
    form && onProgress
      ? fetchWithProgress(address, { method: call.method, headers, body: form, signal }, onProgress)
      : fetch(address, {
          method: call.method,
          headers,
          body: form ?? (content && JSON.stringify(content)),
          credentials: 'include',
          signal,
          keepalive,
        });
  const response = await answer.catch((cause: unknown) => {
    throw signal?.aborted ? cause : unreachable(cause);
  });
  if (!response.ok) throw await refusal(response);
  return readReply(call, response);
}

function addressFor(call: Call, queryString: string): string {
  const base = settings().bases[call.base];
  return new URL(base + call.path + (queryString && `?${queryString}`), window.location.origin).href;
}

function queryStringOf(query: unknown): string {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}

/** The body includes the caller's tenant, unless it names one. */
function contentOf(call: Call, body: unknown): Record<string, unknown> | undefined {
  if (call.method === 'GET' || call.method === 'DELETE') return undefined;
  const own = needsSession(call.access) ? { tenantId: signedInDetails()?.tenantId } : {};
  return { ...own, ...(body as Record<string, unknown> | undefined) };
}

/** The file comes last: the server reads a form as a stream, and needs the other fields first. */
function formOf(field: string, content: Record<string, unknown> = {}, file?: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(content)) form.append(name, String(value));
  if (file) form.append(field, file);
  return form;
}

/** A form has no hash, and the browser sets its content type with the boundary. */
function headersFor(call: Call, hashed: string): Headers {
  const headers = new Headers({ Accept: 'application/json', ...call.headers });
  if (!call.upload) headers.set('hash', md5(hashed));
  const hasJson = call.method !== 'GET' && call.method !== 'DELETE' && !call.upload;
  if (hasJson) headers.set('Content-Type', 'application/json');
  const details = needsSession(call.access) ? signedInDetails() : null;
  if (details) {
    headers.set('tenant_id', details.tenantId);
    headers.set('user_id', details.userId);
    headers.set('Authorization', `Bearer ${details.token}`);
  }
  return headers;
}
