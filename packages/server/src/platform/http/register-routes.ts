/**
 * Binds each route to its URL: limited, authenticated, authorized, parsed, answered. In this order, in this
 * place only.
 */
import multipart from '@fastify/multipart';
import { API_KEY_PREFIX, addressOf, type Call, needsSession } from '@parrot/contract/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Authorization, type Caller, clientOf, requirePermission, requireScope } from './caller.ts';
import { compresses, compressReply } from './compress-reply.ts';
import { requireToken } from './operator-token.ts';
import { parseInput } from './parse-input.ts';
import { readForm } from './read-form.ts';
import { bearerToken, checkBodyTenant, checkHash, checkIdentity } from './request-headers.ts';
import type { Route } from './route.ts';

export type RouteOptions = {
  authorization: Authorization;
  /** Opens the operator's calls; without one they do not exist. */
  operatorToken: string | undefined;
  callsPerMinute: number;
  checkReplies: boolean;
};

export async function registerRoutes(
  http: FastifyInstance,
  routes: readonly Route[],
  options: RouteOptions,
): Promise<void> {
  bind(
    http,
    routes.filter((route) => !route.call.upload),
    options,
  );
  await http.register(async (forms) => {
    // Only these read forms, and only forms; other bodies stay unread until they are refused.
    forms.removeAllContentTypeParsers();
    await forms.register(multipart, { throwFileSizeLimit: false });
    forms.addContentTypeParser('*', (_request, _payload, done) => done(null));
    bind(
      forms,
      routes.filter((route) => route.call.upload),
      options,
    );
  });
}

function bind(http: FastifyInstance, routes: readonly Route[], options: RouteOptions): void {
  for (const route of routes) {
    const { call } = route;
    http.route({
      method: call.method,
      url: addressOf(call),
      ...(route.limits.bodyBytes !== undefined && { bodyLimit: route.limits.bodyBytes }),
      config: {
        rateLimit: { max: route.limits.perMinute ?? options.callsPerMinute, timeWindow: '1 minute' },
      },
      // Runs before the body is read.
      preParsing: (request, _reply, payload, done) => {
        admit(route, request, options).then(
          () => done(null, payload),
          (error: Error) => done(error),
        );
      },
      ...(compresses(call) && { onSend: compressReply }),
      handler: (request, reply) => answer(route, request, reply, options),
    });
    // Browsers send a preflight where a page of another site tracks the progress of its upload.
    if (route.openToAllOrigins && call.upload)
      http.options(addressOf(call), (_request, reply) =>
        reply
          .code(204)
          .header('access-control-allow-origin', '*')
          .header('access-control-max-age', '86400')
          .send(),
      );
  }
}

/** Who makes a call. Scripts with an API key need none of the headers that a browser sends besides. */
type Identity = { caller: Caller; needsHeaders: boolean };

/** The callers of the calls in progress. */
const callers = new WeakMap<FastifyRequest, Identity>();

async function admit(
  { call }: Route,
  request: FastifyRequest,
  { authorization, operatorToken }: RouteOptions,
): Promise<void> {
  if (call.access.kind === 'operator') requireToken(request, 'operator', operatorToken);
  if (!needsSession(call.access)) return;
  const identity = await identify(call, request, authorization);
  checkIdentity(request, identity.caller, identity.needsHeaders);
  requirePermission(identity.caller, call.access);
  callers.set(request, identity);
}

async function identify(
  call: Call,
  request: FastifyRequest,
  authorization: Authorization,
): Promise<Identity> {
  const client = clientOf(request.ip, request.headers['user-agent']);
  const token = bearerToken(request);
  if (!token.startsWith(API_KEY_PREFIX))
    return { caller: await authorization.authorize(token, client), needsHeaders: true };
  const { caller, scopes } = await authorization.authorizeKey(token, client);
  requireScope(scopes, call.scope);
  return { caller, needsHeaders: false };
}

async function answer(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  options: RouteOptions,
): Promise<unknown> {
  const { call } = route;
  if (route.openToAllOrigins) reply.header('access-control-allow-origin', '*');
  const { caller, needsHeaders = false } = callers.get(request) ?? {};
  checkHash(request, call, needsHeaders);
  if (caller) checkBodyTenant(request.body, call, caller);
  const query = parseInput(call.query, request.query ?? {});
  const form =
    call.upload && (await readForm(request, call.upload, (fields) => route.beforeFile?.(fields, request)));
  if (form && caller) checkBodyTenant(form.fields, call, caller);
  const body = parseInput(call.body, (form ? form.fields : request.body) ?? {});
  const given = { ...(caller && { caller }), ...(form && { file: form.file }) };
  const result = await route.answer({ query, body, request, reply, ...given });
  return options.checkReplies && !call.download ? call.reply.parse(result) : result;
}
