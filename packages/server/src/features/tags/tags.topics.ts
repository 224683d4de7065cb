import type { TagId, UserSessionId } from '@parrot/contract/core';
import { defineTopic } from '../../platform/index.ts';

/** Tags of a conversation were added or removed. `added` are the new ones; `rooms`: of the agents who may see it. */
export const conversationTagged = defineTopic<{
  userSessionId: UserSessionId;
  tagIds: TagId[];
  added?: TagId[];
  rooms: string[];
}>('conversation.tagged');

/** A tag of the workspace was created, changed, merged or deleted. */
export const tagsChanged = defineTopic<{ goneTagId: TagId | null }>('tags.changed');
