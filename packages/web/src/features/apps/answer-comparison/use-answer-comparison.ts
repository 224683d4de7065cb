/** The draft of an app compared with its live version, on real questions. Failures are shown in place. */
import {
  type AnswerComparison,
  type AnswerOutcome,
  type App,
  listComparedAnswers,
  openAnswerComparison,
} from '@parrot/contract/apps';
import type { AppId } from '@parrot/contract/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';
import { paged } from '../../../shared/query/paged.ts';
import { APPS } from '../use-apps.ts';

const POLL_INTERVAL_MS = 1_000;
const PAGE = 20;

export const isUnfinished = (comparison: AnswerComparison | undefined): boolean =>
  comparison?.state === 'waiting' || comparison?.state === 'running';

/** Always refetched: opening it starts the comparison where the draft was edited since. */
export const useAnswerComparison = ({ appId, publishedAt, hasUnpublishedChanges }: App) =>
  useQuery({
    queryKey: [APPS, 'comparison', appId],
    queryFn: async ({ signal }) => (await call(openAnswerComparison, { body: { appId }, signal })).comparison,
    enabled: publishedAt !== null && hasUnpublishedChanges,
    refetchInterval: ({ state: { data } }) => (isUnfinished(data) ? POLL_INTERVAL_MS : false),
    staleTime: 0,
    meta: { quiet: true },
  });

/** Refetched as more questions with that outcome are found. */
export const useComparedAnswers = (
  appId: AppId,
  { runId, counts }: AnswerComparison,
  outcome: AnswerOutcome,
) =>
  useInfiniteQuery({
    queryKey: [APPS, 'compared', appId, outcome, runId, counts[outcome]],
    ...paged((offset, signal) =>
      call(listComparedAnswers, { body: { appId, outcome, offset, limit: PAGE }, signal }),
    ),
  });
