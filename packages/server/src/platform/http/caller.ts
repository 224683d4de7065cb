/** Who stands behind a call or an emit, as the accounts slice found out from the access token. */
import {
  type Access,
  AppError,
  type LoginSessionId,
  permits,
  type Rights,
  type TenantId,
  type UserId,
} from '@parrot/contract/core';

/** Where somebody acts from. */
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

/** Opens an access token; an AppError 'unauthenticated' where it is not, or no longer, good. */
export type Authorization = { authorize(token: string, client: Client): Promise<Caller> };

const LONGEST_USER_AGENT = 300;

export const clientOf = (ip: string, userAgent: string | undefined): Client => ({
  ip,
  userAgent: (userAgent ?? '').slice(0, LONGEST_USER_AGENT),
});

export function requirePermission(caller: Caller, access: Access): void {
  if (!permits(caller.rights, access)) throw new AppError('permission_denied');
}
