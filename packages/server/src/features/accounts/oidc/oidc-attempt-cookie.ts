/** The state of an OpenID Connect sign-in between redirect and callback, in a signed cookie. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Platform } from '../../../platform/index.ts';
import { createSignedCookie } from '../sessions/signed-cookie.ts';

const NAME = 'parrot_oidc';
const LIFETIME_SECONDS = 600;

const attempt = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  page: z.string().optional(),
});
export type OidcAttempt = z.infer<typeof attempt>;

export type OidcAttemptCookie = {
  save(reply: FastifyReply, attempt: OidcAttempt): Promise<void>;
  /** Readable once; undefined if missing or expired. */
  consume(request: FastifyRequest, reply: FastifyReply): Promise<OidcAttempt | undefined>;
};

export function createOidcAttemptCookie(
  platform: Pick<Platform, 'key' | 'clock' | 'publicUrl'>,
): OidcAttemptCookie {
  const cookie = createSignedCookie(platform, {
    name: NAME,
    audience: 'parrot-oidc-attempt',
    path: '/accounts/oidc',
    lifetimeSeconds: LIFETIME_SECONDS,
    claims: attempt,
  });
  return {
    save: cookie.write,
    consume(request, reply) {
      if (request.cookies[NAME]) cookie.clear(reply);
      return cookie.read(request);
    },
  };
}
