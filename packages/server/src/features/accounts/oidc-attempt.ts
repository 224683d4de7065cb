/** What a sign-in with the provider must remember between leaving and coming back: kept by the browser, signed by us. */
import { SERVICE_BASES } from '@parrot/contract/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import type { Platform } from '../../platform/index.ts';

const NAME = 'parrot_oidc';
const AUDIENCE = 'parrot-oidc-attempt';
const LIFETIME_SECONDS = 600;

const attempt = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  page: z.string().optional(),
});
export type OidcAttempt = z.infer<typeof attempt>;

export type OidcAttempts = {
  keep(reply: FastifyReply, attempt: OidcAttempt): Promise<void>;
  /** Hands it out once; undefined where there is none, or it is too old. */
  take(request: FastifyRequest, reply: FastifyReply): Promise<OidcAttempt | undefined>;
};

export function createOidcAttempts({
  key,
  clock,
  publicUrl,
}: Pick<Platform, 'key' | 'clock' | 'publicUrl'>): OidcAttempts {
  const attributes = () => ({
    httpOnly: true,
    sameSite: 'lax' as const,
    path: `${SERVICE_BASES.parrot}/accounts/oidc`,
    secure: publicUrl().startsWith('https:'),
  });
  return {
    async keep(reply, kept) {
      const now = Math.floor(clock.now().getTime() / 1_000);
      const signed = await new SignJWT(kept)
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(AUDIENCE)
        .setExpirationTime(now + LIFETIME_SECONDS)
        .sign(key);
      reply.setCookie(NAME, signed, { ...attributes(), maxAge: LIFETIME_SECONDS });
    },
    async take(request, reply) {
      const signed = request.cookies[NAME];
      if (!signed) return undefined;
      reply.clearCookie(NAME, attributes());
      try {
        const { payload } = await jwtVerify(signed, key, {
          algorithms: ['HS256'],
          audience: AUDIENCE,
          currentDate: clock.now(),
          requiredClaims: ['exp'],
        });
        return attempt.parse(payload);
      } catch {
        // Forged, spoilt or too old: the same as none.
        return undefined;
      }
    },
  };
}
