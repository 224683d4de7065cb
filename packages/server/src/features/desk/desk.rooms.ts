/**
 * Socket.IO rooms of the desk. A scope is one app, or the whole tenant for agents who have access to every
 * app.
 */
import type { AppId, TenantId, UserId } from '@parrot/contract/core';

type DeskScope = TenantId | AppId;

/** All agents of a scope. */
export const deskRoom = (scope: DeskScope): string => `desk:${scope}`;
/** One agent in a scope; an agent who loses the app gets no more pushes about their conversations there. */
export const agentRoom = (scope: DeskScope, userId: UserId): string => `agent:${scope}:${userId}`;
/** Supervisors of a scope. */
export const supervisorsRoom = (scope: DeskScope): string => `supervisors:${scope}`;
/** All agents of a tenant. */
export const agentsRoom = (tenantId: TenantId): string => `agents:${tenantId}`;

export const agentRooms = (tenantId: TenantId, appId: AppId, userIds: readonly UserId[]): string[] =>
  [tenantId, appId].flatMap((scope) => userIds.map((userId) => agentRoom(scope, userId)));
