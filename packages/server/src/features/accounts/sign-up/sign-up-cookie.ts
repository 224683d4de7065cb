/**
 * Marks the browser that signed up. The sign-up password only counts if the mailed link is opened in the same
 * browser; otherwise two different people may be involved.
 */
import { HOUR_SECONDS, LIMITS, type UserId, userId } from '@parrot/contract/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Platform } from '../../../platform/index.ts';
import { createSignedCookie } from '../sessions/signed-cookie.ts';

export type SignUpCookie = {
  write(reply: FastifyReply, account: UserId): Promise<void>;
  /** The account that this browser signed up for; undefined without a valid cookie. */
  read(request: FastifyRequest): Promise<UserId | undefined>;
  clear(reply: FastifyReply): void;
};

export function createSignUpCookie(platform: Pick<Platform, 'key' | 'clock' | 'publicUrl'>): SignUpCookie {
  const cookie = createSignedCookie(platform, {
    name: 'parrot_sign_up',
    audience: 'parrot-sign-up',
    path: '/accounts/verify-email',
    lifetimeSeconds: LIMITS.verificationHours * HOUR_SECONDS,
    claims: z.object({ sub: userId }),
  });
  return {
    write: (reply, account) => cookie.write(reply, { sub: account }),
    read: async (request) => (await cookie.read(request))?.sub,
    clear: cookie.clear,
  };
}
