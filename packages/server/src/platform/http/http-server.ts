/** The HTTP server: security headers, cookies, rate limits, one error shape. Routes come from the slices. */
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { AppError, LIMITS } from '@parrot/contract/core';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { SharedRedis } from '../cluster/cluster.ts';
import type { Log } from '../log/log.ts';
import { abortSlowBodies } from './abort-slow-bodies.ts';
import { toAppError, toErrorReply } from './error-reply.ts';
import { nestsTooDeep } from './json-depth.ts';
import { replyToClientError } from './reply-to-client-error.ts';
import { PERMISSIONS_POLICY } from './security-policy.ts';
import { sharedCallCounts } from './shared-call-counts.ts';

export type HttpServerOptions = {
  log: Log;
  /** How many proxies in front of the server are trusted. */
  trustProxy: number;
  secure: boolean;
  /** The Content-Security-Policy of every reply that does not set its own. */
  contentPolicy: string;
  /** Where calls are counted if other processes serve them too. */
  redis: SharedRedis | undefined;
};

export async function createHttpServer({
  log,
  trustProxy,
  secure,
  contentPolicy,
  redis,
}: HttpServerOptions): Promise<FastifyInstance> {
  const http = Fastify({
    loggerInstance: log as never,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < trustProxy,
    bodyLimit: LIMITS.bodyBytes,
    clientErrorHandler: replyToClientError,
    requestTimeout: LIMITS.requestSeconds.whole * 1_000,
    genReqId: () => crypto.randomUUID(),
    routerOptions: { ignoreTrailingSlash: false, caseSensitive: true },
  }) as unknown as FastifyInstance;

  http.server.headersTimeout = LIMITS.requestSeconds.headers * 1_000;
  takeShallowJson(http);
  abortSlowBodies(http);

  await http.register(helmet, {
    contentSecurityPolicy: false,
    // Other sites load the widget's script.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    strictTransportSecurity: secure,
  });
  await http.register(cookie);
  await http.register(rateLimit, {
    global: false,
    ...(redis && { store: sharedCallCounts(redis) }),
    errorResponseBuilder: (_request, context) =>
      new AppError('too_many', { retryAfterSeconds: Math.ceil(context.ttl / 1000) }),
  });

  http.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', contentPolicy).header('permissions-policy', PERMISSIONS_POLICY);
  });
  http.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  http.setErrorHandler((error, request, reply) => {
    const known = toAppError(error);
    if (known.status >= 500)
      // The route, not the URL: its query may contain tokens and personal data.
      request.log.error(
        { err: error, method: request.method, route: request.routeOptions.url },
        'call failed; the client got an error reply',
      );
    if (known.retryAfterSeconds !== undefined) reply.header('retry-after', String(known.retryAfterSeconds));
    return reply.status(known.status).send(toErrorReply(known));
  });
  return http;
}

function takeShallowJson(http: FastifyInstance): void {
  const parseJson = http.getDefaultJsonParser('error', 'error');
  http.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (nestsTooDeep(body)) done(new AppError('bad_input', { message: 'The request is nested too deeply.' }));
    else parseJson(request, body, done);
  });
}
