/**
 * Socket.IO rooms over all processes: what one sends to a room or disconnects, the others do too. Messages have
 * the order of all other messages between processes, so that a client that is told to refetch gets the new state.
 */
import type { Channel } from '@parrot/contract/core';
import type { Adapter, BroadcastOptions } from 'socket.io-adapter';
import type { PubSub } from '../cluster/pub-sub.ts';
import { LocalRooms } from './local-rooms.ts';

type Packet = Parameters<Adapter['broadcast']>[0];
type SentOptions = { rooms: string[]; except: string[]; flags?: BroadcastOptions['flags'] };
type Broadcast = SentOptions & { packet: Packet };
type Disconnect = SentOptions & { close: boolean };

export const createSharedRooms = (pubSub: PubSub, channel: Channel): typeof Adapter =>
  class SharedRooms extends LocalRooms {
    constructor(namespace: ConstructorParameters<typeof LocalRooms>[0]) {
      super(namespace);
      pubSub.subscribe(`${channel}.broadcast`, (message: Broadcast) =>
        super.broadcast(message.packet, received(message)),
      );
      pubSub.subscribe(`${channel}.disconnect`, (message: Disconnect) =>
        super.disconnectSockets(received(message), message.close),
      );
    }

    override broadcast(packet: Packet, options: BroadcastOptions): void {
      if (!options.flags?.local) pubSub.publish(`${channel}.broadcast`, { packet, ...sent(options) });
      super.broadcast(packet, options);
    }

    override disconnectSockets(options: BroadcastOptions, close: boolean): void {
      if (!options.flags?.local) pubSub.publish(`${channel}.disconnect`, { close, ...sent(options) });
      super.disconnectSockets(options, close);
    }
  };

const sent = ({ rooms, except = new Set(), flags }: BroadcastOptions): SentOptions => ({
  rooms: [...rooms],
  except: [...except],
  ...(flags && { flags }),
});

const received = ({ rooms, except, flags }: SentOptions): BroadcastOptions => ({
  rooms: new Set(rooms),
  except: new Set(except),
  ...(flags && { flags }),
});
