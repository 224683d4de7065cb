/** Tags of a workspace. A conversation and its ticket share theirs. */
import * as z from 'zod';
import { desk, needs } from '../core/access/access.ts';
import { defineCall, done } from '../core/call.ts';
import { tagId, userSessionId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { requiredText } from '../core/text/written-text.ts';

/** Every agent tags conversations; supervisors decide which tags there are. */
const manage = needs('Handle Chats', 'Agent chat monitoring');

export const TAG_COLORS = ['gray', 'green', 'blue', 'violet', 'orange', 'teal', 'rose'] as const;
const tagColor = z.enum(TAG_COLORS);
export type TagColor = z.infer<typeof tagColor>;

const tag = z.object({ tagId, name: z.string(), color: tagColor });
export type Tag = z.infer<typeof tag>;

const countedTag = tag.extend({
  /** How many conversations have it. */
  conversations: z.number().int().min(0),
});
export type CountedTag = z.infer<typeof countedTag>;

const tagName = requiredText(LIMITS.tagName);
const oneTag = z.object({ status: z.literal('success'), tag });

export const listTags = defineCall({
  name: 'tags.list',
  method: 'GET',
  base: 'parrot',
  path: '/desk/tags',
  access: desk,
  scope: 'tickets:read',
  summary: 'All tags of the workspace, by name.',
  reply: z.object({ status: z.literal('success'), items: z.array(tag) }),
});

export const countTags = defineCall({
  name: 'tags.count',
  method: 'GET',
  base: 'parrot',
  path: '/desk/tags/count',
  access: manage,
  summary: 'All tags of the workspace with the number of conversations that have them.',
  reply: z.object({ status: z.literal('success'), items: z.array(countedTag) }),
});

export const createTag = defineCall({
  name: 'tags.create',
  method: 'POST',
  base: 'parrot',
  path: '/desk/tags',
  access: manage,
  summary: 'Creates a tag. Without a color, it gets the one that is used least.',
  body: z.object({ name: tagName, color: tagColor.optional() }),
  reply: oneTag,
});

export const updateTag = defineCall({
  name: 'tags.update',
  method: 'PUT',
  base: 'parrot',
  path: '/desk/tags',
  access: manage,
  summary: 'Renames or recolors a tag, wherever it is used.',
  body: z.object({ tagId, name: tagName.optional(), color: tagColor.optional() }),
  reply: oneTag,
});

export const mergeTags = defineCall({
  name: 'tags.merge',
  method: 'POST',
  base: 'parrot',
  path: '/desk/tags/merge',
  access: manage,
  summary: 'Replaces a tag with another one in every conversation, and deletes it.',
  body: z.object({ tagId, intoTagId: tagId }),
  reply: oneTag,
});

export const deleteTag = defineCall({
  name: 'tags.delete',
  method: 'DELETE',
  base: 'parrot',
  path: '/desk/tags',
  access: manage,
  summary: 'Deletes a tag and removes it from every conversation.',
  query: z.object({ tagId }),
  reply: done,
});

const sessionTags = z.object({ userSessionId, tagIds: z.array(tagId) });
export type SessionTags = z.infer<typeof sessionTags>;

export const readSessionTags = defineCall({
  name: 'tags.ofSessions',
  method: 'POST',
  base: 'parrot',
  path: '/desk/tags/of/sessions',
  access: desk,
  scope: 'tickets:read',
  summary: 'The tags of conversations, by name. Conversations that the caller may not see are left out.',
  body: z.object({ userSessionIds: z.array(userSessionId).min(1).max(LIMITS.bulk) }),
  reply: z.object({ status: z.literal('success'), items: z.array(sessionTags) }),
});

export const changeSessionTags = defineCall({
  name: 'tags.change',
  method: 'PUT',
  base: 'parrot',
  path: '/desk/tags/of/session',
  access: desk,
  scope: 'tickets:write',
  summary:
    'Adds tags to a conversation and its ticket, and removes others. Changes of two agents at once add up.',
  body: z.object({
    userSessionId,
    add: z.array(tagId).max(LIMITS.tagsPerConversation).default([]),
    remove: z.array(tagId).max(LIMITS.tagsPerConversation).default([]),
  }),
  reply: z.object({ status: z.literal('success'), tagIds: z.array(tagId) }),
});
