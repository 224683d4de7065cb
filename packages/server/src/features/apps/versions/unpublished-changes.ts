/** Whether an app's draft differs from its live version: by content, since an edit can be undone by hand. */
import { createLruCache, type Tx } from '../../../platform/index.ts';
import type { AppRow } from '../apps.tables.ts';
import type { Content } from './content.ts';

/** A never published app has unpublished changes. */
export type HasUnpublishedChanges = (tx: Tx, app: AppRow) => Promise<boolean>;

const MAX_CACHED_APPS = 1_000;

export function createHasUnpublishedChanges({ differs }: Pick<Content, 'differs'>): HasUnpublishedChanges {
  const results = createLruCache<boolean>(MAX_CACHED_APPS);
  return async (tx, app) => {
    const { id, tenantId, publishedVersionId, publishedRevision, revision, updatedAt } = app;
    if (!publishedVersionId) return true;
    if (revision === publishedRevision) return false;
    // A rolled-back edit leaves its revision to the next edit; the time of the update tells them apart.
    const key = [tenantId, id, publishedVersionId, revision, updatedAt.getTime()].join('/');
    return results.get(key, () => differs(tx, app, publishedVersionId));
  };
}
