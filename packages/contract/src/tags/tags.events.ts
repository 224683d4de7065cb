import * as z from 'zod';
import { definePush } from '../core/event.ts';
import { tagId, userSessionId } from '../core/ids.ts';

export const conversationTagged = definePush({
  name: 'conversation.tagged',
  channel: 'desk',
  summary: 'The tags of a conversation that the agent may see have changed.',
  payload: z.object({ userSessionId, tagIds: z.array(tagId) }),
});

export const tagsChanged = definePush({
  name: 'tags.changed',
  channel: 'desk',
  summary: 'Tags of the workspace were created, changed, merged or deleted.',
  payload: z.object({
    /** Merged or deleted: conversations no longer have it. */
    goneTagId: tagId.nullable(),
  }),
});
