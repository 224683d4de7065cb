/** The HTTP server: security headers, cookies, rate limits, one error shape. Routes come from the slices. */
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { AppError, LIMITS } from '@parrot/contract/core';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Log } from '../log/log.ts';
import { toAppError, toErrorReply } from './error-reply.ts';

export type HttpServerOptions = { log: Log; trustProxy: boolean; secure: boolean };

export async function createHttpServer({
  log,
  trustProxy,
  secure,
}: HttpServerOptions): Promise<FastifyInstance> {
  const http = Fastify({
    loggerInstance: log as never,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    bodyLimit: LIMITS.bodyBytes,
    genReqId: () => crypto.randomUUID(),
    routerOptions: { ignoreTrailingSlash: false, caseSensitive: true },
  }) as unknown as FastifyInstance;

  await http.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", 'ws:', 'wss:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // The widget's script is meant to be loaded by other sites.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    strictTransportSecurity: secure,
  });
  await http.register(cookie);
  await http.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, context) =>
      new AppError('too_many', { retryAfterSeconds: Math.ceil(context.ttl / 1000) }),
  });

  http.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  http.setErrorHandler((error, request, reply) => {
    const known = toAppError(error);
    if (known.status >= 500)
      // The route and not the address: its query may hold tokens and what people wrote.
      request.log.error(
        { err: error, method: request.method, route: request.routeOptions.url },
        'call failed',
      );
    if (known.retryAfterSeconds !== undefined) reply.header('retry-after', String(known.retryAfterSeconds));
    return reply.status(known.status).send(toErrorReply(known));
  });
  return http;
}
