/**
 * The headers of a signed-in call: tenant_id, user_id, Authorization and hash. A call with an API key needs only
 * Authorization; those it sends are checked all the same.
 */
import { createHash } from 'node:crypto';
import { AppError, type Call, hashedText } from '@parrot/contract/core';
import type { FastifyRequest } from 'fastify';
import type { Caller } from './caller.ts';

export function bearerToken(request: FastifyRequest): string {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  if (scheme !== 'Bearer' || !token) throw new AppError('unauthenticated');
  return token;
}

/**
 * The hash header is a checksum: required with a session, checked wherever it is sent, absent for form
 * uploads.
 */
export function checkHash(request: FastifyRequest, call: Call, required: boolean): void {
  if (call.upload) return;
  const given = request.headers.hash;
  if (given === undefined && !required) return;
  if (given === undefined) throw new AppError('headers_missing');
  const queryString = request.url.split('?')[1] ?? '';
  const expected = createHash('md5').update(hashedText(queryString, request.body)).digest('hex');
  if (given !== expected) throw new AppError('hash_mismatch');
}

/** Header and body may only name the caller's own tenant; any other is answered with not found. */
export function checkIdentity(request: FastifyRequest, caller: Caller, required: boolean): void {
  const { tenant_id: tenantHeader, user_id: userHeader } = request.headers;
  if (required && (tenantHeader === undefined || userHeader === undefined))
    throw new AppError('headers_missing');
  if (userHeader !== undefined && userHeader !== caller.userId) throw new AppError('unauthenticated');
  if (tenantHeader !== undefined && tenantHeader !== caller.tenantId) throw new AppError('not_found');
}

export function checkBodyTenant(body: unknown, call: Call, caller: Caller): void {
  const inBody = (body as { tenantId?: unknown } | null | undefined)?.tenantId;
  if (inBody !== undefined && inBody !== caller.tenantId && call.bodyTenant !== 'target')
    throw new AppError('not_found');
}
