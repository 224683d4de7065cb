/** The part of the Engine.IO 4 / Socket.IO 5 wire format that a single text-only WebSocket needs. */

/** A packet's type is its leading digits: the transport's, and after a 4 the channel's. */
export const OPEN = '0';
export const CLOSE = '1';
export const PING = '2';
export const PONG = '3';
export const CONNECT = '40';
export const DISCONNECT = '41';
export const EVENT = '42';
export const ACK = '43';
export const CONNECT_ERROR = '44';

export type Packet = { type: string; id: number; body: unknown };

export const encode = (type: string, body: unknown, id: number | '' = ''): string =>
  type + id + JSON.stringify(body);

/** Unreadable packets have no type: they must not break the connection. */
export function decode(raw: unknown): Packet {
  const [, type = '', id, body] = /^(4\d|\d)(\d*)(.*)$/s.exec(String(raw)) ?? [];
  try {
    return { type, id: Number(id), body: body && JSON.parse(body) };
  } catch {
    return { type: '', id: 0, body: undefined };
  }
}
