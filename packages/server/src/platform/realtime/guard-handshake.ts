/** Admits or refuses a socket. A refusal has the one error shape in `data`, as Socket.IO clients expect. */
import type { Server, Socket } from 'socket.io';
import type * as z from 'zod';
import { toAppError, toErrorReply } from '../http/error-reply.ts';
import { parseInput } from '../http/parse-input.ts';
import type { Log } from '../log/log.ts';

export function guardHandshake<Auth extends z.ZodType>(
  server: Server,
  { auth, log, check }: { auth: Auth; log: Log; check(socket: Socket, auth: z.output<Auth>): Promise<void> },
): void {
  server.use(async (socket, next) => {
    try {
      await check(socket, parseInput(auth, socket.handshake.auth));
    } catch (error) {
      const known = toAppError(error);
      if (known.status >= 500) log.error({ err: error }, 'socket handshake failed; the client was refused');
      return next(Object.assign(new Error(known.message), { data: toErrorReply(known) }));
    }
    next();
  });
}
