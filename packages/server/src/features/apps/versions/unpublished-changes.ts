/** Whether an app's draft differs from its live version: by content, since an edit can be undone by hand. */
import type { VersionId } from '@parrot/contract/core';
import { createLruCache, type Tx } from '../../../platform/index.ts';
import { compareFlows } from '../../flows/compare-flows.policy.ts';
import type { AppRow } from '../apps.tables.ts';
import { compareFaqs, compareSettings, compareSources } from '../settings/compare-settings.policy.ts';
import type { ReadContent } from './drafts.ts';
import { findVersionPart } from './versions.repository.ts';

/** A never published app has unpublished changes. */
export type HasUnpublishedChanges = (tx: Tx, app: AppRow) => Promise<boolean>;

const MAX_CACHED_APPS = 1_000;

export function createHasUnpublishedChanges(content: ReadContent): HasUnpublishedChanges {
  const results = createLruCache<boolean>(MAX_CACHED_APPS);
  return async (tx, app) => {
    const { id, tenantId, publishedVersionId, publishedRevision, revision, updatedAt } = app;
    if (!publishedVersionId) return true;
    if (revision === publishedRevision) return false;
    // A rolled back edit leaves its revision to the next one, which the time tells apart.
    const key = [tenantId, id, publishedVersionId, revision, updatedAt.getTime()].join('/');
    return results.get(key, () => differs(tx, app, publishedVersionId, content));
  };
}

/** What is small and changes most is compared first: most drafts differ there, and their knowledge is not loaded. */
async function differs(
  tx: Tx,
  { id, language, settings }: AppRow,
  versionId: VersionId,
  { flowForVersion, faqsForVersion, sourcesForVersion }: ReadContent,
): Promise<boolean> {
  const live = <Part extends 'flow' | 'settings' | 'language' | 'faqs' | 'sources'>(part: Part) =>
    findVersionPart(tx, versionId, part);
  if ((await live('language')) !== language) return true;
  if (compareSettings(await live('settings'), settings).length > 0) return true;
  const { flow } = await flowForVersion(tx, id);
  if (compareFlows(await live('flow'), flow).length > 0) return true;
  const { faqs } = await faqsForVersion(tx, id);
  if (compareFaqs(await live('faqs'), faqs).length > 0) return true;
  const { sources } = await sourcesForVersion(tx, id);
  return compareSources(await live('sources'), sources).length > 0;
}
