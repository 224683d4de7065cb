/** The authenticated caller of a call or an emit, as found by the accounts slice. */
import {
  type Access,
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

/** Turns an access token into a caller; throws AppError 'unauthenticated' if it is invalid or expired. */
export type Authorization = { authorize(token: string, client: Client): Promise<Caller> };

const MAX_USER_AGENT_LENGTH = 300;

export const clientOf = (ip: string, userAgent: string | undefined): Client => ({
  ip,
  userAgent: (userAgent ?? '').slice(0, MAX_USER_AGENT_LENGTH),
});

export function requirePermission(caller: Caller, access: Access): void {
  if (!permits(caller.rights, access)) throw new AppError('permission_denied');
}
