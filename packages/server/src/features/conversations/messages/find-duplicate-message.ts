import type { Message } from '@parrot/contract/conversations';
import { badField } from '@parrot/contract/core';
import type { LockedConversation } from '../sessions/locked-conversation.ts';

/** The message that this sender stored before with the same msgId. A msgId of another sender is rejected. */
export function findDuplicateMessage({ stored }: LockedConversation, senderId: string): Message | undefined {
  if (stored && stored.senderId !== senderId)
    throw badField('msgId', 'This couldn’t be sent. Please reload the page and try again.');
  return stored;
}
