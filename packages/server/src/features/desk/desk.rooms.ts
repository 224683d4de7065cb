/** Where the pushes of the desk go: to places, which are single apps or, for those whose roles open every app, whole tenants. */
import type { QueueUser } from '@parrot/contract/conversations';
import type { AppId, TenantId, UserId } from '@parrot/contract/core';

export type DeskScope = TenantId | AppId;

/** Everybody at the desk of a place. */
export const deskRoom = (place: DeskScope): string => `desk:${place}`;
/** One agent at the desk of a place. Whoever loses the place no longer hears of what they had taken there. */
export const agentRoom = (place: DeskScope, userId: UserId): string => `agent:${place}:${userId}`;
/** Those who may watch colleagues at the desk of a place. */
export const watchRoom = (place: DeskScope): string => `watch:${place}`;
/** Everybody at a desk of a tenant. */
export const agentsRoom = (tenantId: TenantId): string => `colleagues:${tenantId}`;

/** Whose it is: who has it, escalated it, or is asked to take it. */
export const involvedAgents = ({ agentId, escalatedAgentId, transfer }: QueueUser): UserId[] => [
  ...new Set([agentId, escalatedAgentId, transfer?.toAgentId ?? null].filter((userId) => userId !== null)),
];

/** At the desks of the app, and at those of the whole tenant. */
export const agentRooms = (tenantId: TenantId, appId: AppId, userIds: readonly UserId[]): string[] =>
  [tenantId, appId].flatMap((place) => userIds.map((userId) => agentRoom(place, userId)));
