/** The sites of an app: add, change, control the crawl, list the pages. */
import type { AppId, SourceId } from '@parrot/contract/core';
import {
  addSite,
  changeSite,
  controlSite,
  listSources,
  type SiteAction,
  type SiteSettings,
} from '@parrot/contract/knowledge';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';
import { paged } from '../../../shared/query/paged.ts';
import { POLL_INTERVAL_MS, SOURCES, type SourcesOf, useRefreshSources } from '../sources/use-sources.ts';

const PAGE = 50;

/** Polled while the site is being crawled. */
export const useSitePages = (appId: AppId, siteId: SourceId, isVisiting: boolean) =>
  useInfiniteQuery({
    queryKey: [SOURCES, appId, 'pages', siteId],
    ...paged((offset, signal) => call(listSources, { body: { appId, siteId, offset, limit: PAGE }, signal })),
    refetchInterval: ({ state }) => {
      const isReading = state.data?.pages.some(({ items }) =>
        items.some((page) => page.state === 'in progress'),
      );
      return isVisiting || isReading ? POLL_INTERVAL_MS : false;
    },
  });

export function useAddSite(of: SourcesOf) {
  return useMutation({
    mutationFn: (site: SiteSettings & { url: string }) =>
      call(addSite, { body: { appId: of.appId, ...site } }),
    onSuccess: useRefreshSources(of),
    meta: { quiet: true },
  });
}

export function useChangeSite(of: SourcesOf) {
  return useMutation({
    mutationFn: (site: SiteSettings & { sourceId: SourceId }) =>
      call(changeSite, { body: { appId: of.appId, ...site } }),
    onSuccess: useRefreshSources(of),
    meta: { quiet: true },
  });
}

export function useControlCrawl(of: SourcesOf) {
  return useMutation({
    mutationFn: (control: { sourceId: SourceId; act: SiteAction }) =>
      call(controlSite, { body: { appId: of.appId, ...control } }),
    onSuccess: useRefreshSources(of),
  });
}
