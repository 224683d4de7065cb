/**
 * Marks the browser that signed up. The password chosen at sign-up counts only if the link of the mail is opened in the
 * same browser: otherwise the two may be different people.
 */
import { LIMITS, SERVICE_BASES, type UserId, userId } from '@parrot/contract/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import type { Platform } from '../../platform/index.ts';

const NAME = 'parrot_sign_up';
const AUDIENCE = 'parrot-sign-up';
const LIFETIME_SECONDS = LIMITS.verificationHours * 3_600;

export type SignUpCookie = {
  write(reply: FastifyReply, account: UserId): Promise<void>;
  /** The account that this browser signed up for; undefined without a valid cookie. */
  read(request: FastifyRequest): Promise<UserId | undefined>;
  clear(reply: FastifyReply): void;
};

export function createSignUpCookie({
  key,
  clock,
  publicUrl,
}: Pick<Platform, 'key' | 'clock' | 'publicUrl'>): SignUpCookie {
  const attributes = () => ({
    httpOnly: true,
    sameSite: 'lax' as const,
    path: `${SERVICE_BASES.parrot}/accounts/verify-email`,
    secure: publicUrl().startsWith('https:'),
  });
  return {
    async write(reply, account) {
      const now = Math.floor(clock.now().getTime() / 1_000);
      const signed = await new SignJWT({ sub: account })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(AUDIENCE)
        .setExpirationTime(now + LIFETIME_SECONDS)
        .sign(key);
      reply.setCookie(NAME, signed, { ...attributes(), maxAge: LIFETIME_SECONDS });
    },
    async read(request) {
      const signed = request.cookies[NAME];
      if (!signed) return undefined;
      try {
        const { payload } = await jwtVerify(signed, key, {
          algorithms: ['HS256'],
          audience: AUDIENCE,
          currentDate: clock.now(),
          requiredClaims: ['exp'],
        });
        return userId.parse(payload.sub);
      } catch {
        return undefined;
      }
    },
    clear: (reply) => {
      reply.clearCookie(NAME, attributes());
    },
  };
}
