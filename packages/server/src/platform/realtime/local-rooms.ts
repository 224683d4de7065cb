/** Socket.IO's rooms in memory. What is sent to rooms without a socket is not even encoded. */
import { Adapter, type BroadcastOptions } from 'socket.io-adapter';

export class LocalRooms extends Adapter {
  override broadcast(packet: Parameters<Adapter['broadcast']>[0], options: BroadcastOptions): void {
    if (this.hasSocketIn(options.rooms)) super.broadcast(packet, options);
  }

  /** No rooms at all are everyone. */
  protected hasSocketIn(rooms: Iterable<string>): boolean {
    let isEveryone = true;
    for (const room of rooms) {
      if (this.rooms.has(room)) return true;
      isEveryone = false;
    }
    return isEveryone;
  }
}
