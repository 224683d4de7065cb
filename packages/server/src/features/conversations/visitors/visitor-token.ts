/** The visitor token: signed, so that it can't be forged. */
import {
  type AppId,
  appId,
  type ConversationId,
  conversationId,
  DAY_MS,
  type TenantId,
  tenantId,
  type VisitorId,
  visitorId,
} from '@parrot/contract/core';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import type { Platform } from '../../../platform/index.ts';

const AUDIENCE = 'visitor';
const YEAR_MS = 365 * DAY_MS;

export type VisitorIdentity = {
  visitorId: VisitorId;
  conversationId: ConversationId;
  tenantId: TenantId;
  appId: AppId;
};
const claims = z.object({
  visitorId,
  conversationId,
  tenantId,
  appId,
  /** Until when, in milliseconds, the visitor is verified; for HTTP calls, which have no handshake. */
  verifiedUntil: z.number().optional(),
});
type ShownToken = z.infer<typeof claims>;

/** A token of another app is ignored. */
export const isOfApp = (
  identity: Pick<VisitorIdentity, 'tenantId' | 'appId'>,
  app: Pick<VisitorIdentity, 'tenantId' | 'appId'>,
): boolean => identity.appId === app.appId && identity.tenantId === app.tenantId;

export type VisitorTokens = {
  sign(identity: VisitorIdentity, verifiedUntil: Date | null): Promise<string>;
  /** Undefined where the token is forged, malformed or expired: the client is a new visitor then. */
  open(token: string): Promise<ShownToken | undefined>;
};

export function createVisitorTokens({ key, clock }: Pick<Platform, 'key' | 'clock'>): VisitorTokens {
  return {
    sign: ({ visitorId, conversationId, tenantId, appId }, verifiedUntil) => {
      const now = clock.now();
      const vouched = verifiedUntil && { verifiedUntil: verifiedUntil.getTime() };
      return new SignJWT({ visitorId, conversationId, tenantId, appId, ...vouched })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(AUDIENCE)
        .setIssuedAt(now)
        .setExpirationTime(new Date(now.getTime() + YEAR_MS))
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
