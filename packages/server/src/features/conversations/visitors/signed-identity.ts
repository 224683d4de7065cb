/**
 * The identity that the host page claims for a visitor. Accepted only with a valid signature by the app's
 * secret.
 */
import { type AppId, fieldValue, HOUR_MS, LIMITS, type TenantId } from '@parrot/contract/core';
import { readContactValue } from '@parrot/contract/profiles';
import { decodeJwt, errors, type JWTPayload, jwtVerify } from 'jose';
import type { Platform } from '../../../platform/index.ts';
import type { SignedProfile } from './profile/profile-sources.ts';

export type VerifiedIdentity = SignedProfile & { subject: string; until: Date };
export type Claims =
  | { state: 'verified'; verifiedIdentity: VerifiedIdentity }
  | { state: 'none' | 'malformed' | 'forged' | 'expired' | 'incomplete'; verifiedIdentity: null };
export type ReadClaims = (
  app: { tenantId: TenantId; appId: AppId },
  token: string | undefined,
) => Promise<Claims>;

type IdentityKeyOf = (tenantId: TenantId, appId: AppId) => Promise<Uint8Array | null>;

/** Clock skew of the host's server. */
const LEEWAY_SECONDS = 30;
const MAX_LIFETIME_MS = LIMITS.identityHours * HOUR_MS;
const MAX_SUBJECT_LENGTH = 200;

const rejected = (state: Exclude<Claims['state'], 'verified'>): Claims => ({ state, verifiedIdentity: null });

export function createReadClaims(
  { clock }: Pick<Platform, 'clock'>,
  { identityKeyOf }: { identityKeyOf: IdentityKeyOf },
): ReadClaims {
  return async ({ tenantId, appId }, token) => {
    if (!token) return rejected('none');
    if (!isToken(token)) return rejected('malformed');
    const key = await identityKeyOf(tenantId, appId);
    // Without a secret nothing can have been signed.
    if (!key) return rejected('forged');
    const now = clock.now();
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        requiredClaims: ['exp', 'sub'],
        clockTolerance: LEEWAY_SECONDS,
        currentDate: now,
      });
      return identityFrom(payload, now);
    } catch (error) {
      if (error instanceof errors.JOSEError) return rejected(stateOf(error));
      throw error;
    }
  };
}

function isToken(token: string): boolean {
  try {
    return Boolean(decodeJwt(token));
  } catch {
    return false;
  }
}

function stateOf(error: errors.JOSEError): Exclude<Claims['state'], 'verified'> {
  if (error instanceof errors.JWTExpired) return 'expired';
  if (error instanceof errors.JWTClaimValidationFailed)
    // A claim is missing, or the token is not valid yet.
    return error.claim === 'nbf' && error.reason === 'check_failed' ? 'expired' : 'incomplete';
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'forged';
  // Another algorithm, or none.
  if (error instanceof errors.JOSEAlgNotAllowed || error instanceof errors.JOSENotSupported) return 'forged';
  return 'malformed';
}

function identityFrom({ sub, exp = 0, iat, ...signed }: JWTPayload, now: Date): Claims {
  const subject = typeof sub === 'string' ? sub.trim() : '';
  if (subject === '' || subject.length > MAX_SUBJECT_LENGTH || subject !== withoutInvisible(subject))
    return rejected('incomplete');
  const until = validUntil(exp * 1000, iat === undefined ? undefined : iat * 1000, now.getTime());
  if (until === undefined) return rejected('incomplete');
  if (until + LEEWAY_SECONDS * 1000 <= now.getTime()) return rejected('expired');
  return {
    state: 'verified',
    verifiedIdentity: { subject, ...profileFrom(signed), until: new Date(until) },
  };
}

const profileFrom = ({ name, email, phone, attributes }: JWTPayload): SignedProfile => ({
  name: cleanName(name),
  email: readContactValue('email', email) ?? '',
  phone: readContactValue('phone', phone) ?? '',
  attributes: cleanAttributes(attributes),
});

/** Which fields exist, and whether the values fit them, is decided where they are stored. */
function cleanAttributes(attributes: unknown): SignedProfile['attributes'] {
  if (typeof attributes !== 'object' || attributes === null) return {};
  const single = Object.entries(attributes).filter(([, value]) => fieldValue.safeParse(value).success);
  return Object.fromEntries(single.slice(0, LIMITS.profileFields));
}

/** At most the longest lifetime. A token without an issue time must not exceed it. */
function validUntil(exp: number, iat: number | undefined, now: number): number | undefined {
  const leeway = LEEWAY_SECONDS * 1000;
  if (iat !== undefined && iat <= now + leeway) return Math.min(exp, iat + MAX_LIFETIME_MS);
  return exp <= now + MAX_LIFETIME_MS + leeway ? exp : undefined;
}

const withoutInvisible = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Surrogate}]/gu, '');

function cleanName(name: unknown): string {
  if (typeof name !== 'string') return '';
  const oneLine = withoutInvisible(name.replace(/\p{Cc}/gu, ' ')).replace(/\s+/g, ' ');
  return Array.from(oneLine.trim()).slice(0, LIMITS.personName.max).join('');
}
