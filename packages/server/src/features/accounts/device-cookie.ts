/** Remembers a browser that signed in before: wrong tries of strangers don't slow it down. It opens nothing by itself. */
import { randomUUID } from 'node:crypto';
import { SERVICE_BASES, type UserId } from '@parrot/contract/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import type { Platform } from '../../platform/index.ts';

const NAME = 'parrot_device';
const AUDIENCE = 'parrot-device';
const LIFETIME_SECONDS = 180 * 86_400;

export type Device = { userId: string; deviceId: string };

export type DeviceCookie = {
  write(reply: FastifyReply, userId: UserId): Promise<void>;
  /** Who signed in with this browser last; undefined without a valid cookie. */
  read(request: FastifyRequest): Promise<Device | undefined>;
};

export function createDeviceCookie({
  key,
  clock,
  publicUrl,
}: Pick<Platform, 'key' | 'clock' | 'publicUrl'>): DeviceCookie {
  return {
    async write(reply, userId) {
      const now = Math.floor(clock.now().getTime() / 1_000);
      const signed = await new SignJWT({ sub: userId, jti: randomUUID() })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(AUDIENCE)
        .setExpirationTime(now + LIFETIME_SECONDS)
        .sign(key);
      reply.setCookie(NAME, signed, {
        httpOnly: true,
        sameSite: 'lax',
        path: `${SERVICE_BASES.parrot}/accounts`,
        secure: publicUrl().startsWith('https:'),
        maxAge: LIFETIME_SECONDS,
      });
    },
    async read(request) {
      const signed = request.cookies[NAME];
      if (!signed) return undefined;
      try {
        const { payload } = await jwtVerify(signed, key, {
          algorithms: ['HS256'],
          audience: AUDIENCE,
          currentDate: clock.now(),
          requiredClaims: ['exp', 'sub', 'jti'],
        });
        return { userId: String(payload.sub), deviceId: String(payload.jti) };
      } catch {
        return undefined;
      }
    },
  };
}

/** Names the browser to count tries by, where it is a browser of this very account. */
export const trustedDevice = (device: Device | undefined, userId: UserId | undefined): string | undefined =>
  device && userId !== undefined && device.userId === userId ? device.deviceId : undefined;
