/** The queries and mutations of unanswered questions. */
import type { AppId, BodyOf, LanguageCode, QuestionGroupId } from '@parrot/contract/core';
import type { TopicPath } from '@parrot/contract/knowledge';
import {
  acceptChange,
  answerGroup,
  countGroups,
  type GroupState,
  listGroups,
  openGroup,
  openTrace,
  previewAnswerLevels,
  setGroupState,
  type UnansweredQuestion,
  type UnansweredReason,
  wouldAnswer,
} from '@parrot/contract/learning';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/http/call.ts';
import { paged } from '../../shared/query/paged.ts';

const LEARNING = 'learning';
const PAGE = 25;

export type LearningOf = { appId: AppId; onChanged: () => unknown };
export type GroupView = {
  state: GroupState;
  why?: UnansweredReason | undefined;
  languageCode?: LanguageCode | undefined;
  search: string;
  sortBy: 'often' | 'lately';
};

export const useGroups = (appId: AppId, view: GroupView) =>
  useInfiniteQuery({
    queryKey: [LEARNING, appId, 'groups', view],
    ...paged((offset, signal) => call(listGroups, { body: { appId, ...view, offset, limit: PAGE }, signal })),
  });

/** Undefined while unknown. */
export const useGroupCounts = (appId: AppId, enabled = true) =>
  useQuery({
    queryKey: [LEARNING, appId, 'counts'],
    queryFn: ({ signal }) => call(countGroups, { body: { appId }, signal }),
    enabled,
    retry: false,
    meta: { quiet: true },
  }).data;

export const useGroup = (appId: AppId, groupId: QuestionGroupId) =>
  useInfiniteQuery({
    queryKey: [LEARNING, appId, 'group', groupId],
    ...paged((offset, signal) => call(openGroup, { body: { appId, groupId, offset, limit: PAGE }, signal })),
    placeholderData: undefined,
  });

export const useTrace = (of: UnansweredQuestion['askedId']) =>
  useQuery({
    queryKey: [LEARNING, 'trace', of],
    queryFn: ({ signal }) => call(openTrace, { body: { of: { askedId: of } }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });

export type DraftFaq = Omit<BodyOf<typeof wouldAnswer>, 'appId'>;

/** Refetched when the questions change; the answer does not matter. */
export const useMatchingQuestions = (
  appId: AppId,
  { groupId, languageCode, question }: DraftFaq,
  enabled: boolean,
) =>
  useQuery({
    queryKey: [LEARNING, appId, 'would', groupId, languageCode, question],
    queryFn: ({ signal }) =>
      call(wouldAnswer, { body: { appId, groupId, languageCode, question, answer: '…' }, signal }),
    enabled,
    meta: { quiet: true },
  });

/** `saved`: what the server answers from; a change triggers a new request. */
export const useLevelEffect = (appId: AppId, topic: TopicPath | undefined, saved: string) =>
  useQuery({
    queryKey: [LEARNING, appId, 'levels', topic, saved],
    queryFn: ({ signal }) => call(previewAnswerLevels, { body: { appId, topic }, signal }),
    meta: { quiet: true },
  });

export function useAnswerGroup(of: LearningOf) {
  return useMutation({
    mutationFn: (body: DraftFaq & { alsoSolves: QuestionGroupId[] }) =>
      call(answerGroup, { body: { ...body, appId: of.appId } }),
    onSuccess: useRefresh(of),
    meta: { quiet: true },
  });
}

export function useAcceptChange(of: LearningOf) {
  return useMutation({
    mutationFn: (change: Omit<BodyOf<typeof acceptChange>, 'appId'>) =>
      call(acceptChange, { body: { ...change, appId: of.appId } }),
    onSuccess: useRefresh(of),
    meta: { quiet: true },
  });
}

export function useSetState(of: LearningOf) {
  return useMutation({
    mutationFn: (change: { groupIds: QuestionGroupId[]; state: 'open' | 'ignored' }) =>
      call(setGroupState, { body: { appId: of.appId, ...change } }),
    onSuccess: useRefresh(of),
  });
}

function useRefresh({ appId, onChanged }: LearningOf) {
  const cache = useQueryClient();
  return async () => {
    onChanged();
    await cache.invalidateQueries({ queryKey: [LEARNING, appId] });
  };
}
