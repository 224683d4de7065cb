/** Changes of tags: on a conversation, and in the workspace. */
import { hasPermission, type TagId, type UserSessionId } from '@parrot/contract/core';
import {
  changeSessionTags,
  countTags,
  createTag,
  deleteTag,
  mergeTags,
  type TagColor,
  updateTag,
} from '@parrot/contract/tags';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/http/call.ts';
import { useRights } from '../../shared/session/use-rights.ts';
import { knownTagsOf, reloadSessionTags, setSessionTags } from '../../shared/tags/session-tags.ts';
import { TAGS_KEY } from '../../shared/tags/tag-queries.ts';

export const useCanManageTags = (): boolean =>
  hasPermission(useRights(), 'Handle Chats', 'Agent chat monitoring');

type Change = { add?: TagId[]; remove?: TagId[] };

/** Shown at once; if it is refused, the stored tags are shown again. */
export function useChangeSessionTags(userSessionId: UserSessionId) {
  return useMutation({
    scope: { id: `tags ${userSessionId}` },
    mutationFn: ({ add = [], remove = [] }: Change) =>
      call(changeSessionTags, { body: { userSessionId, add, remove } }),
    onMutate: ({ add = [], remove = [] }) => {
      const known = knownTagsOf(userSessionId) ?? [];
      const others = known.filter((tagId) => !remove.includes(tagId) && !add.includes(tagId));
      setSessionTags([{ userSessionId, tagIds: [...others, ...add] }]);
    },
    onSuccess: ({ tagIds }) => setSessionTags([{ userSessionId, tagIds }]),
    onError: () => reloadSessionTags(),
    meta: { quiet: true },
  });
}

/** Runs a change of the workspace's tags and shows its result everywhere. */
function useTagChange<Input, Reply>(send: (input: Input) => Promise<Reply>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: TAGS_KEY });
      reloadSessionTags();
    },
    meta: { quiet: true },
  });
}

export const useCreateTag = () => useTagChange((name: string) => call(createTag, { body: { name } }));
export const useUpdateTag = () =>
  useTagChange((body: { tagId: TagId; name?: string; color?: TagColor }) => call(updateTag, { body }));
export const useMergeTags = () =>
  useTagChange((body: { tagId: TagId; intoTagId: TagId }) => call(mergeTags, { body }));
export const useDeleteTag = () => useTagChange((tagId: TagId) => call(deleteTag, { query: { tagId } }));

export const useCountedTags = () =>
  useQuery({
    queryKey: [...TAGS_KEY, 'counted'],
    queryFn: async ({ signal }) => (await call(countTags, { signal })).items,
    staleTime: 0,
    meta: { quiet: true },
  });
