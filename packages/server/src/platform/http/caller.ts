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

export type Caller = {
  sessionId: LoginSessionId;
  userId: UserId;
  tenantId: TenantId;
  name: string;
  emailId: string;
  rights: Rights;
  /** Whether the caller's roles open every app of the tenant. */
  allApps: boolean;
};

/** Opens an access token; an AppError 'unauthenticated' where it is not, or no longer, good. */
export type Gate = { open(token: string): Promise<Caller> };

export function requirePermission(caller: Caller, access: Access): void {
  if (!permits(caller.rights, access)) throw new AppError('permission_denied');
}
