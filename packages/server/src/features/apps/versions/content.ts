/**
 * What versions do with the registered kinds of content, one after the other in the order of registration.
 */
import type { VersionChange } from '@parrot/contract/apps';
import type { AppId, UserId, VersionId } from '@parrot/contract/core';
import type { SQL } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import type { AppRow } from '../apps.tables.ts';
import { type AppSnapshot, completeSnapshot, emptySnapshot, type VersionProfile } from './app-snapshot.ts';
import type { VersionedContent } from './versioned.ts';
import { findVersionParts, snapshotExpression } from './versions.repository.ts';

export type Content = {
  /** The draft as a version would store it now. */
  freeze(tx: Tx, app: AppRow): Promise<AppSnapshot>;
  /** The same as an expression to store, without loading large content; `profile` is the rest. */
  freezeInStore(tx: Tx, app: AppRow): Promise<{ profile: VersionProfile; snapshot: SQL }>;
  /** Leaves alone what the version was published too early to contain. */
  restore(tx: Tx, app: AppRow, snapshot: AppSnapshot, change: { by: UserId; at: Date }): Promise<void>;
  copy(tx: Tx, from: AppId, to: AppId): Promise<void>;
  compare(from: AppSnapshot, to: AppSnapshot): Promise<VersionChange[]>;
  /** Stops at the first kind that differs, so small kinds are registered before large ones. */
  differs(tx: Tx, app: AppRow, versionId: VersionId): Promise<boolean>;
};

export function createContent(kinds: readonly VersionedContent[]): Content {
  return {
    async freeze(tx, app) {
      let snapshot = emptySnapshot(app);
      for (const kind of kinds) snapshot = { ...snapshot, ...(await kind.freeze(tx, draftOf(app))) };
      return snapshot;
    },
    async freezeInStore(tx, app) {
      let profile = emptySnapshot(app);
      const large: Record<string, SQL> = {};
      for (const kind of kinds) {
        if (kind.freezeInStore) Object.assign(large, await kind.freezeInStore(tx, draftOf(app)));
        else profile = { ...profile, ...(await kind.freeze(tx, draftOf(app))) };
      }
      return { profile, snapshot: snapshotExpression(profile, large) };
    },
    async restore(tx, { tenantId, id: appId }, snapshot, change) {
      for (const kind of kinds)
        if (kind.parts.every((part) => part in snapshot))
          await kind.restore(tx, { tenantId, appId }, snapshot, change);
    },
    async copy(tx, from, to) {
      for (const kind of kinds) await kind.copy(tx, from, to);
    },
    async compare(from, to) {
      const [before, after] = [completeSnapshot(from), completeSnapshot(to)];
      const changes: VersionChange[][] = [];
      for (const kind of kinds) changes.push(await kind.compare(before, after));
      return changes.flat();
    },
    async differs(tx, app, versionId) {
      for (const kind of kinds) {
        const live = { ...emptySnapshot(app), ...(await findVersionParts(tx, versionId, kind.parts)) };
        const draft = { ...emptySnapshot(app), ...(await kind.freeze(tx, draftOf(app))) };
        if ((await kind.compare(live, draft)).length > 0) return true;
      }
      return false;
    },
  };
}

const draftOf = ({ id: appId, language, settings }: AppRow) => ({ appId, language, settings });
