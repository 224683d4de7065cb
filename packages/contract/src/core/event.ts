/** A socket event: channel, direction, required access, payload and, for emits, reply. */
import type * as z from 'zod';
import type { Access } from './access/access.ts';
import type { ErrorReply } from './errors.ts';

export type Channel = 'desk' | 'visitor' | 'notification';

export const CHANNELS = {
  desk: { path: '/desk-socket/socket.io', channel: 'desk-socket-server' },
  visitor: { path: '/visitor-socket/socket.io', channel: 'widget' },
  notification: { path: '/inapp-notification-socket', channel: 'studio' },
} as const satisfies Record<Channel, { path: string; channel: string }>;

type Shared<Payload extends z.ZodType> = {
  name: string;
  channel: Channel;
  summary: string;
  payload: Payload;
};

/** Sent by a client. Always answered, so that the sender knows it is stored. */
export type Emit<
  Payload extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> = Shared<Payload> & {
  direction: 'toServer';
  access: Access;
  reply: Reply;
};
/** Sent by the server to the clients in a room. */
export type Push<Payload extends z.ZodType = z.ZodType> = Shared<Payload> & { direction: 'toClient' };

export const defineEmit = <Payload extends z.ZodType, Reply extends z.ZodType>(
  event: Omit<Emit<Payload, Reply>, 'direction'>,
): Emit<Payload, Reply> => ({ ...event, direction: 'toServer' });

export const definePush = <Payload extends z.ZodType>(
  event: Omit<Push<Payload>, 'direction'>,
): Push<Payload> => ({
  ...event,
  direction: 'toClient',
});

export type PayloadOf<E extends Emit | Push> = z.input<E['payload']>;
export type ParsedPayloadOf<E extends Emit | Push> = z.output<E['payload']>;
export type AnswerOf<E extends Emit> = z.output<E['reply']>;

/** The answer to an emit: the reply, or the same error shape as for a call. */
export type Ack<T> = ({ ok: true } & T) | { ok: false; error: ErrorReply };
