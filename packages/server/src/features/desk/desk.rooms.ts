/** Where the pushes of the desk go. The tenant stands in the name: one person may sit at the desks of two. */
import type { AppId, TenantId, UserId } from '@parrot/contract/core';

/** Agents whose roles open every app of the tenant. */
export const allAppsRoom = (tenantId: TenantId): string => `desk:${tenantId}:all`;
/** Agents who were given this app. */
export const appRoom = (appId: AppId): string => `desk:${appId}`;
export const agentRoom = (tenantId: TenantId, userId: UserId): string => `agent:${tenantId}:${userId}`;
