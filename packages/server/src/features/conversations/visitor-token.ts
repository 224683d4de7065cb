/** What a visitor comes back with: signed by us, so that nobody can come as somebody else. */
import {
  type AppId,
  appId,
  type ConversationId,
  conversationId,
  type TenantId,
  tenantId,
  type VisitorId,
  visitorId,
} from '@parrot/contract/core';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import type { Platform } from '../../platform/index.ts';

const AUDIENCE = 'visitor';
const A_YEAR = 365 * 24 * 3_600_000;

export type VisitorIdentity = {
  visitorId: VisitorId;
  conversationId: ConversationId;
  tenantId: TenantId;
  appId: AppId;
};
const claims = z.object({ visitorId, conversationId, tenantId, appId });

export type VisitorTokens = {
  sign(identity: VisitorIdentity): Promise<string>;
  /** Undefined where the token is forged, spoiled or too old: whoever shows it is a new visitor. */
  open(token: string): Promise<VisitorIdentity | undefined>;
};

export function createVisitorTokens({ key, clock }: Pick<Platform, 'key' | 'clock'>): VisitorTokens {
  return {
    sign: (identity) => {
      const now = clock.now();
      return new SignJWT({ ...identity })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(AUDIENCE)
        .setIssuedAt(now)
        .setExpirationTime(new Date(now.getTime() + A_YEAR))
        .sign(key);
    },
    async open(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          audience: AUDIENCE,
          currentDate: clock.now(),
        });
        return claims.safeParse(payload).data;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
