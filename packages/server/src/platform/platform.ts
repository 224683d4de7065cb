/** The infrastructure that slices are created with. */
import type { Bus } from './bus/bus.ts';
import type { Outbox } from './bus/outbox.ts';
import type { Clock } from './clock/clock.ts';
import type { Cluster } from './cluster/cluster.ts';
import type { Database } from './db/database.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { FairQueue } from './limits/fair-queue.ts';
import type { RateLimits } from './limits/limit.ts';
import type { Quotas } from './limits/quotas.ts';
import type { Log } from './log/log.ts';
import type { MailLimits } from './mail/mail-limits.ts';
import type { Mailer } from './mail/mailer.ts';
import type { FetchGuarded } from './outbound/fetch-guarded.ts';
import type { Channels } from './realtime/channels.ts';
import type { Settings } from './settings/settings.ts';
import type { Storage } from './storage/storage.ts';

export type Platform = {
  settings: Settings;
  database: Database;
  outbox: Outbox;
  bus: Bus;
  clock: Clock;
  /** The other processes of the installation. */
  cluster: Cluster;
  log: Log;
  jobs: Jobs;
  /** Publishing, imports and the like: a few of a tenant at once, the others wait. */
  heavyWork: FairQueue;
  mailer: Mailer;
  mailLimits: MailLimits;
  quotas: Quotas;
  /** Per subject and minute, where storing each use would be too expensive. */
  limits: RateLimits;
  storage: Storage;
  channels: Channels;
  /** The only way to call a URL that a user entered. */
  fetchGuarded: FetchGuarded;
  /** The key that signs tokens. */
  key: Uint8Array;
  /** The public URL of this installation, without a trailing slash. */
  publicUrl: () => string;
  /** Validates replies against the contract: on in tests, off in production. */
  checkReplies: boolean;
  /** Cheap password hashes, for tests that create hundreds of users. No setting turns it on. */
  quickPasswords: boolean;
};
