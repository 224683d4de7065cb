import type { HandoverCard } from '@parrot/contract/assistant';
import type { ConversationId, UserSessionId } from '@parrot/contract/core';
import { defineTopic } from '../../../platform/index.ts';

/** The bot understood something, or the visitor corrected or confirmed it. */
export const handoverChanged = defineTopic<{
  conversationId: ConversationId;
  userSessionId: UserSessionId;
  card: HandoverCard | null;
  /** The visitor corrected or removed the topic. */
  isTopicChanged: boolean;
}>('handover.changed');
