/** The tags of the workspace. */
import type { TagId } from '@parrot/contract/core';
import { listTags, type Tag } from '@parrot/contract/tags';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../http/call.ts';

export const TAGS_KEY = ['desk', 'tags'];

export const tagsQuery = queryOptions({
  queryKey: [...TAGS_KEY, 'list'],
  queryFn: async ({ signal }) => (await call(listTags, { signal })).items,
  // Pushes announce every change.
  staleTime: Number.POSITIVE_INFINITY,
  meta: { quiet: true },
});

/** Those of the ids that exist, by name. */
export function useTagsOf(ids: readonly TagId[]): Tag[] {
  const { data } = useQuery({ ...tagsQuery, enabled: ids.length > 0 });
  return data?.filter(({ tagId }) => ids.includes(tagId)) ?? [];
}
