/** The websites that embed bots: which one a visitor comes from, and whether the bot is allowed there. */
import { isAllowedSite } from '@parrot/contract/apps';
import { AppError } from '@parrot/contract/core';
import type { PublicApp } from '../versions/versions.repository.ts';

export type OriginHeaders = { origin?: string | undefined; host?: string | undefined };

/** The host name of the embedding page; undefined for our own pages, and for clients that are no pages. */
export function embeddingSiteOf({ origin, host }: OriginHeaders, publicUrl: string): string | undefined {
  if (origin === undefined) return undefined;
  // A page without a host name: a file, or a sandboxed frame.
  if (!URL.canParse(origin)) return '';
  const page = new URL(origin);
  const isOurs = page.host === host || page.origin === publicUrl;
  return isOurs ? undefined : page.hostname;
}

export function requireAllowedSite(
  { settings }: Pick<PublicApp, 'settings'>,
  site: string | undefined,
): void {
  if (site !== undefined && !isAllowedSite(settings.behaviour.allowedDomains, site))
    throw new AppError('site_not_allowed');
}
