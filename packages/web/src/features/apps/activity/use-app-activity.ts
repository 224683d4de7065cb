/** The activity of an app and its content. */
import { appActivity } from '@parrot/contract/apps';
import type { AppId } from '@parrot/contract/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';
import { paged } from '../../../shared/query/paged.ts';

const PAGE = 50;

export const useAppActivity = (appId: AppId) =>
  useInfiniteQuery({
    queryKey: ['app-activity', appId],
    ...paged((offset, signal) => call(appActivity, { body: { appId, offset, limit: PAGE }, signal })),
    // Always refetched: it is mostly opened right after a change.
    staleTime: 0,
  });
