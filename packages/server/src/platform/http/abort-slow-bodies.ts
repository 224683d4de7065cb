/** Ends requests whose body arrives too slowly, and connections that keep sending a refused one. */
import { AppError, LIMITS } from '@parrot/contract/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

type Pace = { checkSeconds: number; bytesPerSecond: number; slowChecks: number };

export function abortSlowBodies(http: FastifyInstance, pace: Pace = LIMITS.slowBody): void {
  http.addHook('onRequest', async (request, reply) => {
    const { headers } = request;
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined)
      watch(request, reply, pace);
  });
}

function watch(
  { raw }: FastifyRequest,
  reply: FastifyReply,
  { checkSeconds, bytesPerSecond, slowChecks }: Pace,
): void {
  const { socket } = raw;
  let before = socket.bytesRead;
  let slow = 0;
  const check = setInterval(() => {
    if (raw.complete || raw.destroyed) return stop();
    // Answered but still sending: the body is not read any more.
    if (reply.raw.writableEnded) return socket.destroy();
    const isSlow = socket.bytesRead - before < checkSeconds * bytesPerSecond;
    before = socket.bytesRead;
    // The client can't send while we don't read.
    slow = isSlow && raw.readableFlowing ? slow + 1 : 0;
    if (slow < slowChecks) return;
    stop();
    reply.header('connection', 'close').send(new AppError('too_slow'));
  }, checkSeconds * 1_000);
  check.unref();
  const stop = () => clearInterval(check);
  raw.once('close', stop);
}
