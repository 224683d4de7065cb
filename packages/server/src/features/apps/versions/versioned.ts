/**
 * The port between versions and the content they contain. Publishing, restoring, duplicating and comparing
 * iterate over the registered kinds, so a new kind of content implements this once and changes none of them.
 */
import type { AppSettings, VersionChange } from '@parrot/contract/apps';
import type { AppId, LanguageCode, TenantId, UserId } from '@parrot/contract/core';
import type { SQL } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import type { AppSnapshot } from './app-snapshot.ts';

type SnapshotPart = keyof AppSnapshot;
type DraftApp = { appId: AppId; language: LanguageCode; settings: AppSettings };

/** One kind of content, by the parts of a snapshot that it owns. */
export type Versioned<Part extends SnapshotPart> = {
  readonly parts: readonly Part[];
  /** The content of the draft, as a version stores it. */
  freeze(tx: Tx, draft: DraftApp): Promise<Pick<AppSnapshot, Part>>;
  /** The same as expressions, for content that is too large to be loaded for publishing. */
  freezeInStore?(tx: Tx, draft: DraftApp): Promise<Record<Part, SQL>>;
  /** Replaces the content of the draft with what a version stored. The app is locked. */
  restore(
    tx: Tx,
    app: { tenantId: TenantId; appId: AppId },
    frozen: Pick<AppSnapshot, Part>,
    change: { by: UserId; at: Date },
  ): Promise<void>;
  /** Copies the content of one app's draft into a new app of the same tenant. */
  copy(tx: Tx, from: AppId, to: AppId): Promise<void>;
  /** Added and changed items first, in their order; then those that were removed. */
  compare(
    from: Pick<AppSnapshot, Part>,
    to: Pick<AppSnapshot, Part>,
  ): VersionChange[] | Promise<VersionChange[]>;
};

/** Any kind: a whole snapshot contains the parts that it reads. */
export type VersionedContent = Omit<Versioned<SnapshotPart>, 'freeze' | 'freezeInStore'> & {
  freeze(tx: Tx, draft: DraftApp): Promise<Partial<AppSnapshot>>;
  freezeInStore?(tx: Tx, draft: DraftApp): Promise<Partial<Record<SnapshotPart, SQL>>>;
};
