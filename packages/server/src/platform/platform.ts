/** Everything a slice may be given of the ground it stands on. */
import type { Bus } from './bus/bus.ts';
import type { Outbox } from './bus/outbox.ts';
import type { Clock } from './clock/clock.ts';
import type { Database } from './db/database.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Quotas } from './limits/quotas.ts';
import type { Log } from './log/log.ts';
import type { MailLimits } from './mail/mail-limits.ts';
import type { Mailer } from './mail/mailer.ts';
import type { FetchGuarded } from './outbound/fetch-guarded.ts';
import type { Channels } from './realtime/channels.ts';
import type { Settings } from './settings/settings.ts';
import type { Storage } from './storage/disk-storage.ts';

export type Platform = {
  settings: Settings;
  database: Database;
  outbox: Outbox;
  bus: Bus;
  clock: Clock;
  log: Log;
  jobs: Jobs;
  mailer: Mailer;
  mailLimits: MailLimits;
  quotas: Quotas;
  storage: Storage;
  channels: Channels;
  /** The only way to call an address that somebody wrote down. */
  fetchGuarded: FetchGuarded;
  /** What tokens are signed with. */
  key: Uint8Array;
  /** The address people reach this installation at, without a slash at the end. */
  publicUrl: () => string;
  /** Replies are checked against the contract: on in tests, off where speed counts. */
  checkReplies: boolean;
  /** Passwords are hashed with next to no work: on in tests, which bring people in by the hundred. No setting turns it on. */
  quickPasswords: boolean;
};
