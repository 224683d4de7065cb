/** The tokens with which the operator of the installation and their tools call the server. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '@parrot/contract/core';
import type { FastifyRequest } from 'fastify';
import { bearerToken } from './request-headers.ts';

const WRONG = {
  operator: 'The operator token is missing or wrong.',
  metrics: 'The metrics token is missing or wrong.',
};

export function requireToken(
  request: FastifyRequest,
  kind: keyof typeof WRONG,
  token: string | undefined,
): void {
  if (token === undefined) throw new AppError('not_found');
  if (!request.headers.authorization || !isSame(bearerToken(request), token))
    throw new AppError('unauthenticated', { message: WRONG[kind] });
}

/** Hashed first: the comparison needs equal lengths, and takes the same time for every wrong token. */
const isSame = (given: string, expected: string): boolean => timingSafeEqual(hash(given), hash(expected));
const hash = (text: string) => createHash('sha256').update(text).digest();
