import { DONE } from '@parrot/contract/core';
import * as calls from '@parrot/contract/tags';
import { type Route, route } from '../../platform/index.ts';
import type { SessionTagsService } from './session-tags.service.ts';
import type { TagsService } from './tags.service.ts';

export const tagsRoutes = (tags: TagsService, sessionTags: SessionTagsService): Route[] => [
  route(calls.listTags, async ({ caller }) => ({ ...DONE, items: await tags.list(caller) })),
  route(calls.countTags, async ({ caller }) => ({ ...DONE, items: await tags.count(caller) })),
  route(calls.createTag, async ({ caller, body }) => ({ ...DONE, tag: await tags.create(caller, body) })),
  route(calls.updateTag, async ({ caller, body }) => ({ ...DONE, tag: await tags.update(caller, body) })),
  route(calls.mergeTags, async ({ caller, body }) => ({
    ...DONE,
    tag: await tags.merge(caller, body.tagId, body.intoTagId),
  })),
  route(calls.deleteTag, async ({ caller, query }) => {
    await tags.remove(caller, query.tagId);
    return DONE;
  }),
  route(calls.readSessionTags, async ({ caller, body }) => ({
    ...DONE,
    items: await sessionTags.read(caller, body.userSessionIds),
  })),
  route(calls.changeSessionTags, async ({ caller, body }) => ({
    ...DONE,
    tagIds: await sessionTags.change(caller, body.userSessionId, body),
  })),
];
