/** Pushes the hand-over card to the visitor's windows and to the desks that have the conversation open. */
import { deskHandoverChanged, visitorHandoverChanged } from '@parrot/contract/assistant';
import type { Platform } from '../../../platform/index.ts';
import { conversationRoom } from '../../conversations/index.ts';
import { handoverChanged } from './handover.topics.ts';

export const startHandoverListeners = ({ bus, channels }: Pick<Platform, 'bus' | 'channels'>): void =>
  bus.listen(handoverChanged, ({ payload: { conversationId, userSessionId, card } }) => {
    const rooms = [conversationRoom(conversationId)];
    channels.push(visitorHandoverChanged, rooms, { card });
    channels.push(deskHandoverChanged, rooms, { conversationId, userSessionId, card });
  });
