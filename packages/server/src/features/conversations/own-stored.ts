import type { Message } from '@parrot/contract/conversations';
import { AppError } from '@parrot/contract/core';
import type { Thread } from './thread.ts';

/** The message this sender has stored before under the msgId of this one; a msgId of somebody else's message is refused. */
export function ownStored({ stored }: Thread, senderId: string): Message | undefined {
  if (stored && stored.senderId !== senderId)
    throw new AppError('bad_input', {
      fields: { msgId: 'This msgId is in use.' },
      message: 'msgId: This msgId is in use.',
    });
  return stored;
}
