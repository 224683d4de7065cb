/** Everything a page loads, counted by the browser, so that nothing is missed. */
import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';

export type Loaded = {
  url: string;
  kind: 'page' | 'script' | 'style' | 'other';
  /** The size gzipped at the highest level, or uncompressed if that is smaller, as for fonts. */
  gzip: number;
  /** The bytes actually transferred. */
  wire: number;
};

/** The requests started during `visit`. */
export async function loadedDuring(page: Page, visit: () => Promise<void>): Promise<Loaded[]> {
  const loading: Promise<Loaded | undefined>[] = [];
  const note = (request: Request) => loading.push(weigh(request));
  page.on('requestfinished', note);
  try {
    await visit();
    await page.waitForLoadState('networkidle');
  } finally {
    page.off('requestfinished', note);
  }
  return (await Promise.all(loading)).filter((loaded) => loaded !== undefined);
}

export const gzipOf = (items: readonly Loaded[]): number => items.reduce((sum, { gzip }) => sum + gzip, 0);
export const wireOf = (items: readonly Loaded[]): number => items.reduce((sum, { wire }) => sum + wire, 0);

export const gzipSize = (body: Uint8Array): number =>
  body.length === 0 ? 0 : Math.min(body.length, gzipSync(body, { level: 9 }).length);

async function weigh(request: Request): Promise<Loaded | undefined> {
  const response = await request.response();
  // A redirect has no body.
  if (!response || (response.status() >= 300 && response.status() < 400)) return undefined;
  const { responseBodySize } = await request.sizes();
  const type = response.headers()['content-type'] ?? '';
  const body = await response.body();
  return { url: request.url(), kind: kindOf(type), gzip: gzipSize(body), wire: responseBodySize };
}

function kindOf(type: string): Loaded['kind'] {
  if (type.includes('javascript')) return 'script';
  if (type.includes('css')) return 'style';
  return type.includes('html') ? 'page' : 'other';
}
