import type { ConversationId } from '@parrot/contract/core';

const PREFIX = 'conversation:';

/** Sockets that show a conversation: its visitor on the visitor channel, agents on the desk's. */
export const conversationRoom = (id: ConversationId): string => PREFIX + id;
/** Undefined for another room. */
export const conversationOfRoom = (room: string): ConversationId | undefined =>
  isConversationRoom(room) ? (room.slice(PREFIX.length) as ConversationId) : undefined;
export const isConversationRoom = (room: string): boolean => room.startsWith(PREFIX);
