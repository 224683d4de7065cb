/** A signed cookie. A forged, damaged or expired one reads as missing. */
import { SERVICE_BASES } from '@parrot/contract/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type * as z from 'zod';
import type { Platform } from '../../../platform/index.ts';

export type SignedCookie<Claims> = {
  write(reply: FastifyReply, claims: Claims): Promise<void>;
  read(request: FastifyRequest): Promise<Claims | undefined>;
  clear(reply: FastifyReply): void;
};

type Options<Claims> = {
  name: string;
  /** Part of the signature, so that one cookie can't be used as another. */
  audience: string;
  /** Relative to the base of our own calls. */
  path: string;
  lifetimeSeconds: number;
  claims: z.ZodType<Claims>;
};

export function createSignedCookie<Claims extends JWTPayload>(
  { key, clock, publicUrl }: Pick<Platform, 'key' | 'clock' | 'publicUrl'>,
  { name, audience, path, lifetimeSeconds, claims }: Options<Claims>,
): SignedCookie<Claims> {
  const attributes = () => ({
    httpOnly: true,
    sameSite: 'lax' as const,
    path: `${SERVICE_BASES.parrot}${path}`,
    secure: publicUrl().startsWith('https:'),
  });
  return {
    async write(reply, value) {
      const now = Math.floor(clock.now().getTime() / 1_000);
      const signed = await new SignJWT(value)
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(audience)
        .setExpirationTime(now + lifetimeSeconds)
        .sign(key);
      reply.setCookie(name, signed, { ...attributes(), maxAge: lifetimeSeconds });
    },
    async read(request) {
      const signed = request.cookies[name];
      if (!signed) return undefined;
      try {
        const { payload } = await jwtVerify(signed, key, {
          algorithms: ['HS256'],
          audience,
          currentDate: clock.now(),
          requiredClaims: ['exp'],
        });
        return claims.parse(payload);
      } catch {
        return undefined;
      }
    },
    clear(reply) {
      reply.clearCookie(name, attributes());
    },
  };
}
