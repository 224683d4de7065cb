/**
 * Socket.IO rooms over all processes: what one sends to a room or disconnects, the others do too. Messages have
 * the order of all other messages between processes, so that a client that is told to refetch gets the new state.
 */
import type { Channel } from '@parrot/contract/core';
import type { Adapter, BroadcastOptions } from 'socket.io-adapter';
import type { PubSub } from '../cluster/pub-sub.ts';
import { LocalRooms } from './local-rooms.ts';

type Packet = Parameters<Adapter['broadcast']>[0];
type SentOptions = { except: string[]; flags?: BroadcastOptions['flags'] };
type Broadcast = SentOptions & { packet: Packet };
type Disconnect = SentOptions & { close: boolean };

export const createSharedRooms = (pubSub: PubSub, channel: Channel): typeof Adapter =>
  class SharedRooms extends LocalRooms {
    constructor(namespace: ConstructorParameters<typeof LocalRooms>[0]) {
      super(namespace);
      const concerns = (rooms: readonly string[]) => this.hasSocketIn(rooms);
      pubSub.subscribe<Broadcast>(`${channel}.broadcast`, {
        concerns,
        handle: (message, rooms) => super.broadcast(message.packet, received(message, rooms)),
      });
      pubSub.subscribe<Disconnect>(`${channel}.disconnect`, {
        concerns,
        handle: (message, rooms) => super.disconnectSockets(received(message, rooms), message.close),
      });
    }

    override broadcast(packet: Packet, options: BroadcastOptions): void {
      if (!options.flags?.local) this.publish('broadcast', options, { packet });
      super.broadcast(packet, options);
    }

    override disconnectSockets(options: BroadcastOptions, close: boolean): void {
      if (!options.flags?.local) this.publish('disconnect', options, { close });
      super.disconnectSockets(options, close);
    }

    private publish(
      what: 'broadcast' | 'disconnect',
      { rooms, except = new Set(), flags }: BroadcastOptions,
      content: Pick<Broadcast, 'packet'> | Pick<Disconnect, 'close'>,
    ): void {
      const message = { ...content, except: [...except], ...(flags && { flags }) };
      pubSub.publish(`${channel}.${what}`, message, [...rooms] as string[]);
    }
  };

const received = ({ except, flags }: SentOptions, rooms: readonly string[]): BroadcastOptions => ({
  rooms: new Set(rooms),
  except: new Set(except),
  ...(flags && { flags }),
});
