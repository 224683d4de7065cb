import type { ConversationId } from '@parrot/contract/core';
import { defineTopic } from '../../platform/index.ts';

/** Something in the profile of a visitor changed. */
export const profileUpdated = defineTopic<{ conversationIds: ConversationId[] }>('profile.updated');
