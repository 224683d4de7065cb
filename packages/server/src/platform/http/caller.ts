/** The authenticated caller of a call or an emit, as found by the accounts slice. */
import {
  type Access,
  type ApiScope,
  AppError,
  type LoginSessionId,
  permits,
  type Rights,
  type TenantId,
  type UserId,
} from '@parrot/contract/core';

/** Where a request comes from. */
export type Client = { ip: string; userAgent: string };

export type Caller = {
  /** Of an API key: a new id, which no login session has. */
  sessionId: LoginSessionId;
  userId: UserId;
  tenantId: TenantId;
  name: string;
  emailId: string;
  rights: Rights;
  /** Whether the caller's roles open every app of the tenant. */
  allApps: boolean;
  client: Client;
};

/** The creator of an API key, as far as the key may act for them. */
type KeyCaller = { caller: Caller; scopes: readonly ApiScope[] };

/** Both throw AppError 'unauthenticated' if the credential is invalid or expired. */
export type Authorization = {
  /** Turns an access token into a caller; never accepts an API key. */
  authorize(token: string, client: Client): Promise<Caller>;
  /** Turns an API key into a caller and counts the use. */
  authorizeKey(secret: string, client: Client): Promise<KeyCaller>;
};

const MAX_USER_AGENT_LENGTH = 300;

export const clientOf = (ip: string, userAgent: string | undefined): Client => ({
  ip,
  userAgent: (userAgent ?? '').slice(0, MAX_USER_AGENT_LENGTH),
});

/** A call without a scope accepts no API keys. */
export function requireScope(scopes: readonly ApiScope[], scope: ApiScope | undefined): void {
  if (!scope) throw new AppError('permission_denied', { message: 'This endpoint doesn’t accept API keys.' });
  if (!scopes.includes(scope))
    throw new AppError('permission_denied', { message: `This API key doesn’t have the scope ${scope}.` });
}

export function requirePermission(caller: Caller, access: Access): void {
  if (!permits(caller.rights, access)) throw new AppError('permission_denied');
}
