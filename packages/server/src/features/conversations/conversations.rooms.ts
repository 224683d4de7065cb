import type { ConversationId } from '@parrot/contract/core';

const PREFIX = 'conversation:';

/** Whoever looks at a conversation: its visitor on their channel, agents on the desk's. */
export const conversationRoom = (id: ConversationId): string => PREFIX + id;
export const isConversationRoom = (room: string): boolean => room.startsWith(PREFIX);
