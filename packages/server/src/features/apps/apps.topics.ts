import type { AppId, ParrotId, VersionId } from '@parrot/contract/core';
import { defineTopic } from '../../platform/index.ts';

export const appPublished = defineTopic<{ appId: AppId; parrotId: ParrotId; versionId: VersionId }>(
  'app.published',
);
export const appUnpublished = defineTopic<{ appId: AppId; parrotId: ParrotId }>('app.unpublished');
export const appDeleted = defineTopic<{ appId: AppId; parrotId: ParrotId }>('app.deleted');
/** The draft or the name changed: cached copies are stale. */
export const appEdited = defineTopic<{ appId: AppId; parrotId: ParrotId }>('app.edited');
/** Host pages sign with another secret from now on. */
export const identityKeyChanged = defineTopic<{ appId: AppId }>('app.identityKeyChanged');
