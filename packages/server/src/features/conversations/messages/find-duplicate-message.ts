import type { Message } from '@parrot/contract/conversations';
import { badField } from '@parrot/contract/core';
import type { Thread } from '../sessions/locked-conversation.ts';

/** The message this sender has stored before under the msgId of this one; a msgId of somebody else's message is refused. */
export function ownStored({ stored }: Thread, senderId: string): Message | undefined {
  if (stored && stored.senderId !== senderId)
    throw badField('msgId', 'This could not be sent. Please reload the page and try again.');
  return stored;
}
