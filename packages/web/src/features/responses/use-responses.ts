/** The predefined responses of a tenant, and their changes. */
import type { AppId, FileId, ReplyOf, ResponseId } from '@parrot/contract/core';
import {
  deleteResponses,
  listResponses,
  type ResponseAction,
  responseApps,
  responseOptions,
  saveResponse,
  updateResponse,
  uploadResponseFile,
} from '@parrot/contract/responses';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/http/call.ts';
import { loadAll } from '../../shared/query/load-all.ts';
import { paged } from '../../shared/query/paged.ts';

const KEY = 'responses';
const PAGE = 50;

export type ResponseDraft = {
  title: string;
  hashtags: string[];
  text: string;
  appIds: AppId[];
  files: FileId[];
  actions: ResponseAction[];
};
export type ResponseOptions = ReplyOf<typeof responseOptions>;
type Saved = { responseId: ResponseId; revision: number } | undefined;

export const useResponses = (search: string, appId: AppId | undefined) =>
  useInfiniteQuery({
    queryKey: [KEY, 'list', search, appId],
    ...paged((offset, signal) =>
      call(listResponses, { query: { offset, limit: PAGE, search, ...(appId ? { appId } : {}) }, signal }),
    ),
  });

/** The apps that a response can be for. */
export const useResponseApps = () =>
  useQuery({
    queryKey: [KEY, 'apps'],
    queryFn: ({ signal }) => loadAll((page) => call(responseApps, { body: page, signal })),
    meta: { quiet: true },
  });

/** What a response can refer to. */
export const useResponseOptions = (enabled = true) =>
  useQuery({
    enabled,
    queryKey: [KEY, 'options'],
    queryFn: ({ signal }) => call(responseOptions, { signal }),
    meta: { quiet: true },
  });

export const useSaveResponse = () =>
  useChange(({ known, draft }: { known: Saved; draft: ResponseDraft }) =>
    known ? call(updateResponse, { body: { ...known, ...draft } }) : call(saveResponse, { body: draft }),
  );

export const useDeleteResponse = () =>
  useChange((responseId: ResponseId) => call(deleteResponses, { query: { responseIds: responseId } }));

export const useUploadFile = () =>
  useMutation({
    mutationFn: async (file: File) => (await call(uploadResponseFile, { file })).file,
    meta: { quiet: true },
  });

function useChange<Input, Reply>(act: (input: Input) => Promise<Reply>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSettled: () => void cache.invalidateQueries({ queryKey: [KEY] }),
    meta: { quiet: true },
  });
}
