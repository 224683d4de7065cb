/** URLs that open without a session for a limited time. The signature covers purpose, subject and expiry. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { EXPIRES_PARAM } from '@parrot/contract/core';
import type { Clock } from '../clock/clock.ts';

export type LinkQuery = { until?: unknown; key?: unknown };

export type SignedLinks = {
  /** `subject` names what the URL leads to. */
  sign(address: string, subject: readonly string[]): string;
  /** When a link expires; undefined if the signature is not ours for this subject. Callers check the date. */
  expiryOf(subject: readonly string[], query: LinkQuery): Date | undefined;
};

type Options = {
  key: Uint8Array;
  clock: Clock;
  purpose: string;
  /** A link lives one to two windows: all links of a window are equal, so browsers can cache the file. */
  windowMs: number;
};

export function createSignedLinks({ key, clock, purpose, windowMs }: Options): SignedLinks {
  const signatureOf = (subject: readonly string[], until: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([purpose, ...subject, until]))
      .digest('base64url');
  return {
    sign(address, subject) {
      const until = String((Math.floor(clock.now().getTime() / windowMs) + 2) * windowMs);
      return `${address}?${new URLSearchParams({ [EXPIRES_PARAM]: until, key: signatureOf(subject, until) })}`;
    },
    expiryOf(subject, { until, key: given }) {
      if (typeof until !== 'string' || typeof given !== 'string') return undefined;
      const [own, theirs] = [Buffer.from(signatureOf(subject, until)), Buffer.from(given)];
      const isOurs = own.length === theirs.length && timingSafeEqual(own, theirs);
      return isOurs ? new Date(Number(until)) : undefined;
    },
  };
}
