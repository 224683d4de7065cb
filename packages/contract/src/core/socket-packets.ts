/** The part of the Engine.IO 4 / Socket.IO 5 wire format that a single text-only WebSocket needs. */

/** A packet's type is its leading digits: the transport's, and after a 4 the channel's. */
export const PACKET_OPEN = '0';
export const PACKET_CLOSE = '1';
export const PACKET_PING = '2';
export const PACKET_PONG = '3';
export const PACKET_CONNECT = '40';
export const PACKET_DISCONNECT = '41';
export const PACKET_EVENT = '42';
export const PACKET_ACK = '43';
export const PACKET_CONNECT_ERROR = '44';

export type SocketPacket = { type: string; id: number; body: unknown };

export const encodePacket = (type: string, body: unknown, id: number | '' = ''): string =>
  type + id + JSON.stringify(body);

/** Unreadable packets have no type: they must not break the connection. */
export function decodePacket(raw: unknown): SocketPacket {
  const [, type = '', id, body] = /^(4\d|\d)(\d*)(.*)$/s.exec(String(raw)) ?? [];
  try {
    return { type, id: Number(id), body: body && JSON.parse(body) };
  } catch {
    return { type: '', id: 0, body: undefined };
  }
}
