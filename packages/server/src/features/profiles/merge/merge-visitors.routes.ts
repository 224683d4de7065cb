import { DONE } from '@parrot/contract/core';
import { findMergeCandidates, mergeVisitors, previewMerge } from '@parrot/contract/profiles';
import { type Route, route } from '../../../platform/index.ts';
import type { MergeVisitors } from './merge-visitors.service.ts';

export const mergeVisitorsRoutes = (merging: MergeVisitors): Route[] => [
  route(findMergeCandidates, async ({ caller, body }) => ({
    ...DONE,
    items: await merging.candidates(caller, body.userSessionId, body.text),
  })),
  route(previewMerge, async ({ caller, body }) => ({ ...DONE, ...(await merging.preview(caller, body)) })),
  route(mergeVisitors, async ({ caller, body }) => ({
    ...DONE,
    profile: await merging.merge(caller, body),
  })),
];
