/** Pushes changes of calls to the windows of the visitor and to desks. */
import { deskCallChanged, visitorCallChanged } from '@parrot/contract/calls';
import type { Platform } from '../../platform/index.ts';
import { conversationRoom } from '../conversations/index.ts';
import { agentRooms } from '../desk/index.ts';
import { callChanged } from './calls.topics.ts';
import type { Seats } from './signaling/seats.ts';

export function startCallListeners(
  { bus, channels }: Pick<Platform, 'bus' | 'channels'>,
  seats: Pick<Seats, 'update'>,
): void {
  bus.listenEverywhere(callChanged, ({ payload: { call } }) => seats.update(call), {
    missed: 'sockets reconnect',
  });
  bus.listen(callChanged, ({ tenantId, payload: { call, appId, userIds } }) => {
    const room = conversationRoom(call.conversationId);
    channels.push(visitorCallChanged, [room], { call });
    channels.push(deskCallChanged, [room, ...agentRooms(tenantId, appId, userIds)], { call });
  });
}
