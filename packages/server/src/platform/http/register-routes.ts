/** Binds each route to its address: limited, authenticated, authorised, parsed, answered. In this order, in this place only. */
import { addressOf, needsSession } from '@parrot/contract/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Gate, requirePermission } from './caller.ts';
import { parseInput } from './parse.ts';
import { bearerToken, checkHash, checkIdentity } from './request-headers.ts';
import type { Route } from './route.ts';

export type RouteOptions = { gate: Gate; callsPerMinute: number; checkReplies: boolean };

export function registerRoutes(http: FastifyInstance, routes: readonly Route[], options: RouteOptions): void {
  for (const route of routes) {
    const { call } = route;
    http.route({
      method: call.method,
      url: addressOf(call),
      config: {
        rateLimit: { max: route.limits.perMinute ?? options.callsPerMinute, timeWindow: '1 minute' },
      },
      handler: (request, reply) => answer(route, request, reply, options),
    });
  }
}

async function answer(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  options: RouteOptions,
): Promise<unknown> {
  const { call } = route;
  if (route.openToAllOrigins) reply.header('access-control-allow-origin', '*');
  const withSession = needsSession(call.access);
  const caller = withSession ? await options.gate.open(bearerToken(request)) : undefined;
  checkHash(request, withSession);
  if (caller) {
    checkIdentity(request, call, caller);
    requirePermission(caller, call.access);
  }
  const query = parseInput(call.query, request.query ?? {});
  const body = parseInput(call.body, request.body ?? {});
  const result = await route.answer({ query, body, request, reply, ...(caller && { caller }) });
  return options.checkReplies ? call.reply.parse(result) : result;
}
