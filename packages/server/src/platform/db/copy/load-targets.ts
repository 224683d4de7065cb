/** The stores that a dump can be loaded into. */
import { openPostgres } from '../pg-driver.ts';
import { openPglite } from '../pglite-driver.ts';
import type { LoadTarget } from './load-store.ts';
import { openPgSession } from './pg-session.ts';
import { openPgliteSession } from './pglite-session.ts';

export const postgresTarget = (url: string): LoadTarget => ({
  openDriver: () => openPostgres(url, 2),
  openSession: () => openPgSession(url),
});

export const pgliteTarget = (folder: string): LoadTarget => ({
  openDriver: () => openPglite({ folder }),
  openSession: () => openPgliteSession(folder),
});
