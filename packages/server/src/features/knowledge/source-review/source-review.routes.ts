import { DONE } from '@parrot/contract/core';
import * as calls from '@parrot/contract/knowledge';
import { type Route, route } from '../../../platform/index.ts';
import type { SourceReview } from './source-review.service.ts';

export const sourceReviewRoutes = (review: SourceReview): Route[] => [
  route(calls.listChangedSources, async ({ caller, body }) => ({
    ...DONE,
    ...(await review.list(caller, body.appId, body)),
  })),
  route(calls.compareSource, async ({ caller, body }) => ({
    ...DONE,
    ...(await review.compare(caller, body.appId, body.sourceId)),
  })),
  route(calls.keepOldText, async ({ caller, body }) => ({
    ...DONE,
    restored: await review.keepOld(caller, body.appId, body.sourceIds),
  })),
];
