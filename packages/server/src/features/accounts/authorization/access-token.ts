/**
 * The access token: a short-lived JWT with user, tenant and session. Rights are not in it: they are read on
 * every call.
 */
import {
  AppError,
  LIMITS,
  type LoginSessionId,
  loginSessionId,
  type TenantId,
  tenantId,
  type UserId,
  userId,
} from '@parrot/contract/core';
import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import type { Platform } from '../../../platform/index.ts';

const ISSUER = 'parrot';
const AUDIENCE = 'parrot-access';

const claims = z.object({ sub: userId, tid: tenantId, sid: loginSessionId });

export type AccessClaims = { userId: UserId; tenantId: TenantId; sessionId: LoginSessionId };

export type AccessTokens = {
  sign(claims: AccessClaims): Promise<string>;
  /** Throws AppError 'unauthenticated' if the token is not ours or has expired. */
  open(token: string): Promise<AccessClaims>;
};

export const createAccessTokens = ({ key, clock }: Pick<Platform, 'key' | 'clock'>): AccessTokens => ({
  sign({ userId, tenantId, sessionId }) {
    const now = Math.floor(clock.now().getTime() / 1_000);
    return new SignJWT({ tid: tenantId, sid: sessionId })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(userId)
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setIssuedAt(now)
      .setExpirationTime(now + LIMITS.accessTokenSeconds)
      .sign(key);
  },
  async open(token) {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        issuer: ISSUER,
        audience: AUDIENCE,
        currentDate: clock.now(),
        requiredClaims: ['exp'],
      });
      const { sub, tid, sid } = claims.parse(payload);
      return { userId: sub, tenantId: tid, sessionId: sid };
    } catch (cause) {
      throw new AppError('unauthenticated', { cause });
    }
  },
});
