/** The token with which the operator of the installation calls the server. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '@parrot/contract/core';
import type { FastifyRequest } from 'fastify';
import { bearerToken } from './request-headers.ts';

const WRONG = 'The operator token is missing or wrong.';

export function requireOperator(request: FastifyRequest, token: string | undefined): void {
  if (token === undefined) throw new AppError('not_found');
  if (!request.headers.authorization || !isSame(bearerToken(request), token))
    throw new AppError('unauthenticated', { message: WRONG });
}

/** Hashed first: the comparison needs equal lengths, and takes the same time for every wrong token. */
const isSame = (given: string, expected: string): boolean => timingSafeEqual(hash(given), hash(expected));
const hash = (text: string) => createHash('sha256').update(text).digest();
