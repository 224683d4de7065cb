import type { Message } from '@parrot/contract/conversations';
import { AppError, type MsgId } from '@parrot/contract/core';
import type { Thread } from './thread.ts';

/** The message this sender has stored under the msgId before; a msgId of somebody else's message is refused. */
export async function ownStored(
  thread: Thread,
  msgId: MsgId,
  senderId: string,
): Promise<Message | undefined> {
  const stored = await thread.find(msgId);
  if (stored && stored.senderId !== senderId)
    throw new AppError('bad_input', {
      fields: { msgId: 'This msgId is in use.' },
      message: 'msgId: This msgId is in use.',
    });
  return stored;
}
