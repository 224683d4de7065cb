/**
 * Finds the published app for a visitor, checked again for every action: published, allowed on the site, not
 * suspended.
 */
import { AppError } from '@parrot/contract/core';
import { type Apps, type PublishedApp, requireAllowedSite } from '../../apps/index.ts';
import type { IsSuspended } from '../../billing/index.ts';

/** `site` is the origin of the host page; undefined for our own pages and for programs. */
export type FindAvailableApp = (at: { parrotId: string; site: string | undefined }) => Promise<PublishedApp>;

export const createFindAvailableApp =
  ({
    apps,
    isSuspended,
  }: {
    apps: Pick<Apps, 'findPublished'>;
    isSuspended: IsSuspended;
  }): FindAvailableApp =>
  async ({ parrotId, site }) => {
    const app = await apps.findPublished(parrotId);
    if (!app) throw new AppError('not_found', { message: 'This bot isn’t available right now.' });
    requireAllowedSite(app, site);
    if (await isSuspended(app.tenantId)) throw new AppError('resting');
    return app;
  };
