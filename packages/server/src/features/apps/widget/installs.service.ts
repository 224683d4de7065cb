/** The sites on which a bot was loaded, which show that the embed snippet works. */
import { isAllowedSite } from '@parrot/contract/apps';
import { AppError, type AppId, MINUTE_MS, type TenantId } from '@parrot/contract/core';
import type { Caller, Platform } from '../../../platform/index.ts';
import { appScopeOf } from '../app-access.policy.ts';
import { findApp } from '../apps.repository.ts';
import { listInstalls, saveInstall } from './installs.repository.ts';

const WRITE_INTERVAL_MS = MINUTE_MS;
const MAX_SITES = 50;
/** How many sites are cached between two writes; beyond that, the oldest are evicted and written again. */
const MAX_CACHED_SITES = 10_000;
const MAX_SITE_LENGTH = 253;

type SeenApp = { tenantId: TenantId; appId: AppId };

export type InstallsService = ReturnType<typeof createInstallsService>;

export function createInstallsService({ database, clock, log }: Platform) {
  const written = new Map<string, number>();
  const underWay = new Set<Promise<void>>();

  const write = async (app: SeenApp, site: string, lastSeenAt: Date, key: string) => {
    const { tenantId, appId } = app;
    try {
      await database.tenant(tenantId, (tx) =>
        saveInstall(tx, { tenantId, appId, site, lastSeenAt }, MAX_SITES),
      );
    } catch (error) {
      // The next visit retries.
      written.delete(key);
      log.warn({ err: error, appId }, 'storing the site of an install failed');
    }
  };

  return {
    /**
     * Returns immediately and never fails, as loading a bot must not wait for it. The site is a host name.
     */
    recordInstall(app: SeenApp, site: string): void {
      if (site === '' || site.length > MAX_SITE_LENGTH) return;
      const now = clock.now();
      const key = `${app.appId} ${site}`;
      if (now.getTime() - (written.get(key) ?? 0) < WRITE_INTERVAL_MS) return;
      written.delete(key);
      written.set(key, now.getTime());
      for (const oldest of written.keys()) {
        if (written.size <= MAX_CACHED_SITES) break;
        written.delete(oldest);
      }
      const writing = write(app, site, now, key).finally(() => underWay.delete(writing));
      underWay.add(writing);
    },

    async list(caller: Caller, appId: AppId) {
      // A builder who just loaded their page expects to see it.
      await Promise.all(underWay);
      return database.tenant(caller.tenantId, async (tx) => {
        const app = await findApp(tx, appId, appScopeOf(caller));
        if (!app) throw new AppError('not_found');
        const { allowedDomains } = app.settings.behaviour;
        return (await listInstalls(tx, appId, MAX_SITES)).map(({ site, lastSeenAt }) => ({
          site,
          lastSeenAt: lastSeenAt.toISOString(),
          allowed: isAllowedSite(allowedDomains, site),
        }));
      });
    },
  };
}
