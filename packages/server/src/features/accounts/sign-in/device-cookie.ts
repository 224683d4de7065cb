/**
 * Identifies a browser that signed in before, so that strangers' failed attempts don't slow it down. It
 * grants no access.
 */
import { randomUUID } from 'node:crypto';
import { DAY_SECONDS, type UserId } from '@parrot/contract/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Platform } from '../../../platform/index.ts';
import { createSignedCookie } from '../sessions/signed-cookie.ts';

const LIFETIME_SECONDS = 180 * DAY_SECONDS;

export type Device = { userId: string; deviceId: string };

export type DeviceCookie = {
  write(reply: FastifyReply, userId: UserId): Promise<void>;
  /** Who last signed in with this browser; undefined without a valid cookie. */
  read(request: FastifyRequest): Promise<Device | undefined>;
};

export function createDeviceCookie(platform: Pick<Platform, 'key' | 'clock' | 'publicUrl'>): DeviceCookie {
  const cookie = createSignedCookie(platform, {
    name: 'parrot_device',
    audience: 'parrot-device',
    path: '/accounts',
    lifetimeSeconds: LIFETIME_SECONDS,
    claims: z.object({ sub: z.string(), jti: z.string() }),
  });
  return {
    write: (reply, userId) => cookie.write(reply, { sub: userId, jti: randomUUID() }),
    async read(request) {
      const claims = await cookie.read(request);
      return claims && { userId: claims.sub, deviceId: claims.jti };
    },
  };
}

/** The browser's id if it belongs to this account. */
export const trustedDevice = (device: Device | undefined, userId: UserId | undefined): string | undefined =>
  device && userId !== undefined && device.userId === userId ? device.deviceId : undefined;
