/** Calls about the installation itself. */
import { statfs } from 'node:fs/promises';
import { AppError } from '@parrot/contract/core';
import { fetchClientAddress, health, listOutboxMail, liveness } from '@parrot/contract/installation';
import { listStoredMail, type Platform, publicRoute, type Route } from '../platform/index.ts';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

export const storesMail = ({ settings }: Pick<Platform, 'settings'>) =>
  !settings.SMTP_URL && settings.NODE_ENV !== 'production';

export function installationRoutes(platform: Platform, isDraining: () => boolean): Route[] {
  const checkFiles = createCheckedAtMost(() => platform.storage.check(), FILES_CHECKED_EVERY_MS);
  return [
    publicRoute(fetchClientAddress, async ({ request }) => ({
      ip: request.ip,
      country_code: '',
      city: '',
      region_code: '',
      timezone: '',
    })),
    publicRoute(health, async () => {
      await platform.database.ping();
      await checkFiles();
      if (isDraining() || !platform.cluster.isConnected())
        throw new AppError('unavailable', { retryAfterSeconds: 5 });
      if (await isDiskFull(platform.settings)) throw new AppError('unavailable', { retryAfterSeconds: 60 });
      return { status: 'ok' as const };
    }),
    publicRoute(liveness, async () => ({ status: 'ok' as const })),
    publicRoute(listOutboxMail, async ({ request }) => {
      // Contains links that open accounts, so it is served to this machine only.
      if (!storesMail(platform) || !LOOPBACK.test(request.socket.remoteAddress ?? ''))
        throw new AppError('not_found');
      return { items: await listStoredMail(platform.database) };
    }),
  ];
}

/** Each check of a bucket is a request that is paid for. */
const FILES_CHECKED_EVERY_MS = 10_000;

/** The last result counts until the next check is due; concurrent callers share one. */
function createCheckedAtMost(check: () => Promise<void>, everyMs: number): () => Promise<void> {
  let last: Promise<void> | undefined;
  let dueAt = 0;
  return () => {
    if (!last || performance.now() >= dueAt) {
      last = check();
      // Counted from its end, so that a slow check that fails is not repeated at once.
      const settled = () => {
        dueAt = performance.now() + everyMs;
      };
      dueAt = Number.POSITIVE_INFINITY;
      last.then(settled, settled);
    }
    return last;
  };
}

const MEGABYTE = 1_048_576;

/** Nearly full counts: store and files need the rest to stay intact. */
async function isDiskFull({ DATA_DIR, DISK_RESERVE_MB }: Platform['settings']): Promise<boolean> {
  const { bavail, bsize } = await statfs(DATA_DIR);
  return (bavail * bsize) / MEGABYTE < DISK_RESERVE_MB;
}
