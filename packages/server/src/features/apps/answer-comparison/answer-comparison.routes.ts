/**
 * The comparison of a draft with its published version. It reads questions of other slices, so it is put
 * together after them.
 */
import * as calls from '@parrot/contract/apps';
import { DONE } from '@parrot/contract/core';
import { type Platform, type Route, route } from '../../../platform/index.ts';
import { type ComparisonNeeds, createCompareJob } from './answer-comparison.job.ts';
import { createAnswerComparisonService } from './answer-comparison.service.ts';

export function createAnswerComparison(
  platform: Platform,
  needs: ComparisonNeeds,
): { routes: Route[]; start(): Promise<void> } {
  const job = createCompareJob(platform, needs);
  const service = createAnswerComparisonService(platform, job);
  return {
    routes: [
      route(calls.openAnswerComparison, async ({ caller, body: { appId } }) => ({
        ...DONE,
        comparison: await service.open(caller, appId),
      })),
      route(calls.listComparedAnswers, async ({ caller, body }) => ({
        ...DONE,
        ...(await service.list(caller, body)),
        offset: body.offset,
      })),
    ],
    start: job.start,
  };
}
