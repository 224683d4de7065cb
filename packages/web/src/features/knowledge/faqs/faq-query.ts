/** The filters of the FAQ list. */
import type { LanguageCode } from '@parrot/contract/core';
import type { FaqFilterInput, FaqSort, FaqState } from '@parrot/contract/knowledge';
import { type TopicSegments, topicFilterOf } from './topic-path.ts';

export type FaqView = {
  search: string;
  languageCode: LanguageCode | undefined;
  lacks: LanguageCode | undefined;
  states: FaqState[];
  topicPath: TopicSegments;
  tag: string;
  dataset: string;
  sortBy: FaqSort;
  descending: boolean;
};

/** Whether filters other than the topic apply: then an empty list does not mean an empty app. */
export const isNarrowed = ({ search, languageCode, lacks, states, tag, dataset }: FaqView): boolean =>
  [search, languageCode, lacks, tag, dataset].some(Boolean) || states.length > 0;

export const filterOf = ({
  topicPath,
  tag,
  dataset,
  search,
  states,
  languageCode,
  lacks,
}: FaqView): FaqFilterInput => {
  const at = topicFilterOf(topicPath);
  return {
    search,
    states,
    ...(languageCode && { languageCode }),
    ...(lacks && { lacks }),
    ...(at && { place: at }),
    ...(tag && { tag }),
    ...(dataset && { dataset }),
  };
};
