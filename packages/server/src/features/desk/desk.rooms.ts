/** Where the pushes of the desk go: to places, which are single apps or, for those whose roles open every app, whole tenants. */
import type { AppId, TenantId, UserId } from '@parrot/contract/core';

export type DeskPlace = TenantId | AppId;

/** Everybody at the desk of a place. */
export const deskRoom = (place: DeskPlace): string => `desk:${place}`;
/** One agent at the desk of a place. Whoever loses the place no longer hears of what they had taken there. */
export const agentRoom = (place: DeskPlace, userId: UserId): string => `agent:${place}:${userId}`;
