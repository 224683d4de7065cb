/** The sites on which a bot was loaded: how one sees that the line is in place. */
import { isAllowedSite } from '@parrot/contract/apps';
import { AppError, type AppId, type TenantId } from '@parrot/contract/core';
import type { Caller, Platform } from '../../../platform/index.ts';
import { circleOf } from '../apps.policy.ts';
import { findApp } from '../apps.repository.ts';
import { listSightings, saveSighting } from './installs.repository.ts';

const A_MINUTE = 60_000;
const MOST_SITES = 50;
/** How many sites are remembered between two writes; past that the oldest are forgotten and written again. */
const MOST_REMEMBERED = 10_000;
const LONGEST_SITE = 253;

type SeenApp = { tenantId: TenantId; appId: AppId };

export type SightingsService = ReturnType<typeof createSightingsService>;

export function createSightingsService({ database, clock, log }: Platform) {
  const written = new Map<string, number>();
  const underWay = new Set<Promise<void>>();

  const write = async (app: SeenApp, site: string, lastSeenAt: Date, key: string) => {
    const { tenantId, appId } = app;
    try {
      await database.tenant(tenantId, (tx) =>
        saveSighting(tx, { tenantId, appId, site, lastSeenAt }, MOST_SITES),
      );
    } catch (error) {
      // The next visit tries again.
      written.delete(key);
      log.warn({ err: error, appId }, 'storing the site of an install failed');
    }
  };

  return {
    /** Answers at once and never fails: whoever loads a bot does not wait for our notes. The site is a host name. */
    recordSighting(app: SeenApp, site: string): void {
      if (site === '' || site.length > LONGEST_SITE) return;
      const now = clock.now();
      const key = `${app.appId} ${site}`;
      if (now.getTime() - (written.get(key) ?? 0) < A_MINUTE) return;
      written.delete(key);
      written.set(key, now.getTime());
      for (const oldest of written.keys()) {
        if (written.size <= MOST_REMEMBERED) break;
        written.delete(oldest);
      }
      const writing = write(app, site, now, key).finally(() => underWay.delete(writing));
      underWay.add(writing);
    },

    async list(caller: Caller, appId: AppId) {
      // Somebody who has just loaded their page wants to see it here.
      await Promise.all(underWay);
      return database.tenant(caller.tenantId, async (tx) => {
        const app = await findApp(tx, appId, circleOf(caller));
        if (!app) throw new AppError('not_found');
        const { allowedDomains } = app.settings.behaviour;
        return (await listSightings(tx, appId, MOST_SITES)).map(({ site, lastSeenAt }) => ({
          site,
          lastSeenAt: lastSeenAt.toISOString(),
          allowed: isAllowedSite(allowedDomains, site),
        }));
      });
    },
  };
}
