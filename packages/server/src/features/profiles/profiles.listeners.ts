/** Tells the desks that show a conversation of the visitor, which fetch the profile again. */
import { profileChanged } from '@parrot/contract/profiles';
import type { Platform } from '../../platform/index.ts';
import { conversationRoom } from '../conversations/index.ts';
import { profileUpdated } from './profiles.topics.ts';

export const startProfileListeners = ({ bus, channels }: Pick<Platform, 'bus' | 'channels'>): void =>
  bus.listen(profileUpdated, ({ payload: { conversationIds } }) => {
    for (const conversationId of conversationIds)
      channels.push(profileChanged, [conversationRoom(conversationId)], { conversationId });
  });
