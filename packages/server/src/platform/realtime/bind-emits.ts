/** Binds a socket's emits: limited, authenticated anew each time, authorised, parsed, answered; errors in the one shape. */
import { type Ack, AppError } from '@parrot/contract/core';
import type { Socket } from 'socket.io';
import { toAppError, toErrorReply } from '../http/error-reply.ts';
import { parseInput } from '../http/parse.ts';
import type { Log } from '../log/log.ts';
import type { EmitHandler } from './emit-handler.ts';
import { createFlowLimit } from './flow-limit.ts';

type Answer = (ack: Ack<object>) => void;

export type EmitBinding<Who> = {
  handlers: readonly EmitHandler<Who>[];
  /** Who sends this emit: asked for every single one. */
  identify(socket: Socket, payload: unknown, handler: EmitHandler<Who>): Promise<Who>;
  checkReplies: boolean;
  log: Log;
};

export function bindEmits<Who>(socket: Socket, binding: EmitBinding<Who>): void {
  const mayPass = createFlowLimit();
  const byName = new Map(binding.handlers.map((handler) => [handler.event.name, handler]));

  let before: Promise<void> = Promise.resolve();

  const handle = async (name: string, args: unknown[], reply: Answer) => {
    try {
      const handler = byName.get(name);
      if (!handler) throw new AppError('bad_input', { message: 'There is no such event.' });
      const who = await binding.identify(socket, args[0], handler);
      const payload = parseInput(handler.event.payload, args[0] ?? {});
      const result = await handler.answer({ payload, who, socket });
      const checked = binding.checkReplies ? handler.event.reply.parse(result) : result;
      reply({ ok: true, ...(checked as object) });
    } catch (error) {
      const known = toAppError(error);
      if (known.status >= 500) binding.log.error({ err: error, event: name }, 'an emit failed');
      reply({ ok: false, error: toErrorReply(known) });
    }
  };

  socket.onAny((name: string, ...args: unknown[]) => {
    const answer = args.at(-1);
    const reply: Answer = typeof answer === 'function' ? (answer as Answer) : () => {};
    if (!mayPass()) return reply({ ok: false, error: toErrorReply(new AppError('too_many')) });
    // One after the other: what somebody writes in a row is stored in that order.
    before = before.then(() => handle(name, args, reply));
  });
}
