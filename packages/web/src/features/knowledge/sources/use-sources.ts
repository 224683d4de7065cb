/** The documents and pages of an app. */
import type { AppId, SourceId } from '@parrot/contract/core';
import {
  addPage,
  addSampleDocument,
  deleteFile,
  listSampleDocuments,
  listSources,
  openFile,
  openSource,
  readSourceAgain,
  uploadFile,
  validateWebUrl,
} from '@parrot/contract/knowledge';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../../shared/http/call.ts';
import { paged } from '../../../shared/query/paged.ts';

const PAGE = 50;
const PASSAGES = 20;
export const SOURCES = 'sources';
/** The polling interval while something is being read. */
export const POLL_INTERVAL_MS = 2_000;

/** The app, and a callback for changes. */
export type SourcesOf = { appId: AppId; onChanged: () => unknown };

export function useSources({ appId, onChanged }: SourcesOf, search: string) {
  const query = useInfiniteQuery({
    queryKey: [SOURCES, appId, search],
    ...paged((offset, signal) => call(listSources, { body: { appId, search, offset, limit: PAGE }, signal })),
    refetchInterval: ({ state }) => (isReading(state.data?.pages) ? POLL_INTERVAL_MS : false),
  });
  const reading = isReading(query.data?.pages);
  const wasReading = useRef(reading);
  useEffect(() => {
    // The app's state depends on its sources.
    if (wasReading.current && !reading) void onChanged();
    wasReading.current = reading;
  });
  return query;
}

type Pages = readonly { items: readonly { state: string }[] }[];
const isReading = (pages: Pages = []): boolean =>
  pages.some(({ items }) => items.some(({ state }) => state === 'in progress'));

export const useOpenSource = (appId: AppId, sourceId: SourceId) =>
  useInfiniteQuery({
    queryKey: [SOURCES, appId, 'passages', sourceId],
    ...paged((offset, signal) =>
      call(openSource, { body: { appId, sourceId, offset, limit: PASSAGES }, signal }),
    ),
  });

/** Checks whether a page or site can be read. */
export const useCheckPage = () =>
  useMutation({
    mutationFn: (asked: { url: string; site: boolean }) => call(validateWebUrl, { body: asked }),
    meta: { quiet: true },
  });

export function useAddPage(of: SourcesOf) {
  return useMutation({
    mutationFn: (url: string) => call(addPage, { body: { appId: of.appId, url } }),
    onSuccess: useRefreshSources(of),
    meta: { quiet: true },
  });
}

export function useUploadFile(of: SourcesOf) {
  return useMutation({
    mutationFn: (sending: { file: File; signal: AbortSignal; onProgress: (share: number) => void }) =>
      call(uploadFile, { body: { appId: of.appId }, ...sending }),
    onSuccess: useRefreshSources(of),
    meta: { quiet: true },
  });
}

export function useReadAgain(of: SourcesOf) {
  return useMutation({
    mutationFn: (sourceId: SourceId) => call(readSourceAgain, { body: { appId: of.appId, sourceId } }),
    onSuccess: useRefreshSources(of),
  });
}

export function useDeleteSource(of: SourcesOf) {
  return useMutation({
    mutationFn: (sourceId: SourceId) => call(deleteFile, { body: { appId: of.appId, sourceId } }),
    onSuccess: useRefreshSources(of),
    meta: { quiet: true },
  });
}

export const useSamples = (enabled: boolean) =>
  useQuery({
    queryKey: [SOURCES, 'samples'],
    queryFn: ({ signal }) => call(listSampleDocuments, { signal }),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });

export function useAddSample(of: SourcesOf) {
  return useMutation({
    mutationFn: (sampleId: string) => call(addSampleDocument, { body: { appId: of.appId, sampleId } }),
    onSuccess: useRefreshSources(of),
  });
}

/** A URL of the document that is valid for a few minutes. */
export const useOpenFile = (appId: AppId) =>
  useMutation({
    mutationFn: async (sourceId: SourceId) => (await call(openFile, { body: { appId, sourceId } })).url,
  });

export function useRefreshSources({ appId, onChanged }: SourcesOf) {
  const cache = useQueryClient();
  return async () => {
    onChanged();
    await cache.invalidateQueries({ queryKey: [SOURCES, appId] });
  };
}
