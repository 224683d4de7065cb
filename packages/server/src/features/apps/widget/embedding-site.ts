/** The web sites bots stand on: which one a visitor comes from, and whether the bot may be there. */
import { isAllowedSite } from '@parrot/contract/apps';
import { AppError } from '@parrot/contract/core';
import type { PublicApp } from '../versions/versions.repository.ts';

export type OriginHeaders = { origin?: string | undefined; host?: string | undefined };

/** The host name of the page somebody is on; undefined for our own pages, and for programs, which are on none. */
export function embeddingSiteOf({ origin, host }: OriginHeaders, publicUrl: string): string | undefined {
  if (origin === undefined) return undefined;
  // A page without a name: a file, or a frame in a sandbox.
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
