/** Socket.IO's rooms in memory. What is sent to rooms without a socket is not even encoded. */
import { Adapter, type BroadcastOptions } from 'socket.io-adapter';

export class LocalRooms extends Adapter {
  override broadcast(packet: Parameters<Adapter['broadcast']>[0], options: BroadcastOptions): void {
    if (options.rooms.size === 0 || this.hasSocketIn(options.rooms)) super.broadcast(packet, options);
  }

  private hasSocketIn(rooms: BroadcastOptions['rooms']): boolean {
    for (const room of rooms) if (this.rooms.has(room)) return true;
    return false;
  }
}
