/**
 * Binds a socket's emits: limited, authenticated each time, authorized, parsed, answered; errors in the one
 * shape.
 */
import {
  type Ack,
  AppError,
  type connectionCut,
  LIMITS,
  type PayloadOf,
  type Push,
  type TenantId,
} from '@parrot/contract/core';
import type { Socket } from 'socket.io';
import { toAppError, toErrorReply } from '../http/error-reply.ts';
import { parseInput } from '../http/parse-input.ts';
import { createFairQueue } from '../limits/fair-queue.ts';
import type { Log } from '../log/log.ts';
import { watched } from '../telemetry/operations.ts';
import { clientOfSocket, loginRoom, type SocketOwner } from './admit-users.ts';
import type { ConnectionLimits } from './connection-limits.ts';
import type { EmitHandler } from './emit-handler.ts';
import { countEmit, type EmitRate, newEmitRate } from './emit-rate.policy.ts';

const CUT: PayloadOf<Push<typeof connectionCut>> = { reason: 'flood', restSeconds: LIMITS.line.restSeconds };

/**
 * Emits of one tenant that are handled concurrently: as many as one transaction stores, and few while others
 * wait for the processor too.
 */
const EMITS_AT_ONCE = { perTenant: 16, perTenantShared: 4 };

type Verdict = EmitRate['verdict'];
type Answer = (ack: Ack<object>) => void;

export type EmitBinding<Who> = {
  handlers: readonly EmitHandler<Who>[];
  /** Identifies the sender of each emit. */
  identify(socket: Socket, payload: unknown, handler: EmitHandler<Who>): Promise<Who>;
  tenantOf(socket: Socket): TenantId;
  /** Limits beyond those of the connection; one that says `cut` ends the connection. */
  count?(socket: Socket): Verdict | Promise<Verdict>;
  /** Resolves when an emit may be handled; `undefined` if that is now. */
  turnOf?(socket: Socket): Promise<void> | undefined;
  /** The push that announces a forced disconnect on this channel. */
  cutPush: Push<typeof connectionCut>;
  checkReplies: boolean;
  limits: ConnectionLimits;
  log: Log;
};

/** Created once per channel and applied to each socket, which stores only its rate. */
export function bindEmits<Who>(binding: EmitBinding<Who>): (socket: Socket) => void {
  const byName = new Map(binding.handlers.map((handler) => [handler.event.name, handler]));

  const answer = async (socket: Socket, handler: EmitHandler<Who>, given: unknown): Promise<object> => {
    const who = await binding.identify(socket, given, handler);
    const payload = parseInput(handler.event.payload, given ?? {});
    const result = await handler.answer({ payload, who, socket });
    return (binding.checkReplies ? handler.event.reply.parse(result) : result) as object;
  };

  const handle = async (socket: Socket, name: string, args: unknown[], reply: Answer) => {
    const handler = byName.get(name);
    try {
      if (!handler) throw new AppError('bad_input', { message: 'This event doesn’t exist.' });
      const result = await watched({ kind: 'event', name }, () => answer(socket, handler, args[0]));
      reply({ ok: true, ...result });
    } catch (error) {
      const known = toAppError(error);
      if (known.status >= 500)
        binding.log.error({ err: error, event: name }, 'emit failed; the client got an error reply');
      else if (handler?.logsRefusal?.(known.code))
        binding.log.warn({ event: name, socketId: socket.id, code: known.code }, 'emit refused');
      reply({ ok: false, error: toErrorReply(known) });
    }
  };

  const cut = (socket: Socket) => {
    const { ip: address, userAgent } = clientOfSocket(socket);
    binding.log.warn({ address }, 'connection closed for flooding; reconnecting is blocked for a minute');
    const owner: SocketOwner | undefined = socket.data.owner;
    const subject = owner && loginRoom(owner.sessionId);
    binding.limits.flooded({ channel: binding.cutPush.channel, address, userAgent, subject });
    socket.emit(binding.cutPush.name, CUT);
    socket.disconnect(true);
  };

  const turns = createFairQueue(EMITS_AT_ONCE);

  return (socket) => {
    let rate = newEmitRate(Date.now());
    let isCut = false;
    const tenantId = binding.tenantOf(socket);
    const inOrder = handleInOrder(socket);
    socket.onAny((name: string, ...args: unknown[]) => {
      const answer = args.at(-1);
      const reply: Answer = typeof answer === 'function' ? (answer as Answer) : () => {};
      const refuse = (code: 'too_many' | 'line_cut') =>
        reply({ ok: false, error: toErrorReply(new AppError(code)) });
      // Emits still in flight when the connection was cut are ignored.
      if (isCut) return;
      rate = countEmit(rate, Date.now());
      /** Whether the emit is handled; otherwise it is answered. */
      const isAllowed = (verdict: Verdict): boolean => {
        if (isCut) return false;
        if (verdict === 'slow') refuse('too_many');
        if (verdict === 'cut') {
          isCut = true;
          refuse('line_cut');
          cut(socket);
        }
        return verdict === 'fine';
      };
      const verdict = rate.verdict === 'fine' && binding.count ? binding.count(socket) : rate.verdict;
      if (!(verdict instanceof Promise) && !isAllowed(verdict)) return;
      if (inOrder.isFull()) return refuse('too_many');
      inOrder.add(async () => {
        if (verdict instanceof Promise && !isAllowed(await verdict)) return;
        await binding.turnOf?.(socket);
        await turns.run(tenantId, async () => {
          if (socket.connected) await handle(socket, name, args, reply);
        });
      });
    });
  };
}

/**
 * One emit of a connection after the other, so that messages sent in a row are stored in that order. What
 * waits when the connection closes is dropped: the client got no answer and sends it again.
 */
function handleInOrder(socket: Socket) {
  const waiting: (() => Promise<void>)[] = [];
  let isBusy = false;
  const run = async () => {
    isBusy = true;
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
    isBusy = false;
  };
  socket.once('disconnect', () => {
    waiting.length = 0;
  });
  return {
    isFull: () => waiting.length >= LIMITS.line.pending,
    add(next: () => Promise<void>): void {
      waiting.push(next);
      if (!isBusy) void run();
    },
  };
}
