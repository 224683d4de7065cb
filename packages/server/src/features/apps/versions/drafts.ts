/** The draft of an app as a version would freeze it now. */
import { isDeepStrictEqual } from 'node:util';
import type { AppType } from '@parrot/contract/apps';
import { AppError, type AppId, type TenantId, type UserId } from '@parrot/contract/core';
import type { Flow } from '@parrot/contract/flows';
import { type Caller, createLruCache, type Platform, type Tx } from '../../../platform/index.ts';
import { appScopeOf } from '../apps.policy.ts';
import { findApp } from '../apps.repository.ts';
import type { AppRow } from '../apps.tables.ts';
import type { AppSnapshot, FrozenFaq, FrozenSource } from './app-snapshot.ts';

type OwnApp = { tenantId: TenantId; appId: AppId };
type OwnAppBy = OwnApp & { by: UserId };

type SourceCounts = { ready: number; reading: number; failed: number };

/** What an app knows and does, as a version keeps it, and how it gets that back. Given by whoever keeps it. */
export type VersionContent = {
  faqsForVersion(tx: Tx, appId: AppId): Promise<{ faqs: FrozenFaq[] }>;
  replaceFaqs(tx: Tx, app: OwnApp, faqs: readonly FrozenFaq[], at: Date): Promise<void>;
  sourcesForVersion(tx: Tx, appId: AppId): Promise<{ sources: FrozenSource[] }>;
  /** How its documents and pages stand. */
  countSources(tx: Tx, appId: AppId): Promise<SourceCounts>;
  replaceSources(tx: Tx, app: OwnAppBy, sources: readonly FrozenSource[], at: Date): Promise<void>;
  /** Null where the app has no flow of its own. */
  flowForVersion(tx: Tx, appId: AppId): Promise<{ flow: Flow | null }>;
  replaceFlow(tx: Tx, app: OwnAppBy, flow: Flow, at: Date): Promise<void>;
};

export type ReadContent = Pick<VersionContent, 'faqsForVersion' | 'sourcesForVersion' | 'flowForVersion'>;
export type ReadDraft = (tx: Tx, app: AppRow) => Promise<AppSnapshot>;

export const createReadDraft =
  ({ faqsForVersion, sourcesForVersion, flowForVersion }: ReadContent): ReadDraft =>
  async (tx, { id, language, settings }) => {
    const { flow } = await flowForVersion(tx, id);
    return {
      // The bot's own language is a matter of the app: the flow follows.
      flow: flow && { ...flow, language },
      language,
      settings,
      ...(await faqsForVersion(tx, id)),
      ...(await sourcesForVersion(tx, id)),
    };
  };

/** A draft holds all of an app's knowledge, so only those that are being worked on are kept. */
const MAX_CACHED_DRAFTS = 20;

type LoadedDraft = { appName: string; appType: AppType; snapshot: AppSnapshot };
export type Drafts = {
  /**
   * The same object for as long as nothing in the draft changes, and the same knowledge in it for as long as that does
   * not: what is made of it can be kept beside it. Opens a transaction of its own: not to be called inside another.
   */
  loadDraft(caller: Caller, appId: AppId): Promise<LoadedDraft>;
};

type CachedDraft = { revision: number | null; snapshot: AppSnapshot | null };

export function createDrafts({ database }: Pick<Platform, 'database'>, readDraft: ReadDraft): Drafts {
  const drafts = createLruCache<CachedDraft>(MAX_CACHED_DRAFTS);
  return {
    loadDraft: (caller, appId) =>
      database.tenant(caller.tenantId, async (tx) => {
        // The revision is read before what it counts: what is kept under it may be newer, and never older.
        const app = await findApp(tx, appId, appScopeOf(caller));
        if (!app) throw new AppError('not_found');
        const { revision, name: appName, type: appType } = app;
        // The tenant is part of the key: what one tenant may read must not be in memory for another.
        const cached = await drafts.get(`${caller.tenantId}/${appId}`, async () => ({
          revision: null,
          snapshot: null,
        }));
        if (cached.snapshot && cached.revision === revision)
          return { appName, appType, snapshot: cached.snapshot };
        const snapshot = reuseKnowledge(cached.snapshot, await readDraft(tx, app));
        Object.assign(cached, { revision, snapshot } satisfies CachedDraft);
        return { appName, appType, snapshot };
      }),
  };
}

/** Most changes of a draft are not of what it knows: that stays the object it was. */
function reuseKnowledge(before: AppSnapshot | null, now: AppSnapshot): AppSnapshot {
  if (!before) return now;
  const same = <Part extends 'faqs' | 'sources'>(part: Part): AppSnapshot[Part] =>
    isDeepStrictEqual(before[part], now[part]) ? before[part] : now[part];
  return { ...now, faqs: same('faqs'), sources: same('sources') };
}
