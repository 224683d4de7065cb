import type { TenantId } from '@parrot/contract/core';
import { conversationRoom, type Session } from '../../conversations/index.ts';
import { agentRooms, deskRoom, supervisorsRoom } from '../desk.rooms.ts';
import { involvedAgents, isSharedStatus } from './visibility.policy.ts';

type SessionFacts = Parameters<typeof involvedAgents>[0] & Pick<Session, 'appId' | 'status'>;

/** The desks that list the session: those of every agent, or of supervisors and the agents involved. */
export function listingRooms(tenantId: TenantId, session: SessionFacts): string[] {
  const scopes = [tenantId, session.appId];
  if (isSharedStatus(session.status)) return scopes.map(deskRoom);
  return [...scopes.map(supervisorsRoom), ...agentRooms(tenantId, session.appId, involvedAgents(session))];
}

/** The same, and the desks that have its conversation open, as mentioned agents may. */
export const roomsOfSession = (session: SessionFacts & Pick<Session, 'tenantId' | 'conversationId'>) => [
  conversationRoom(session.conversationId),
  ...listingRooms(session.tenantId, session),
];
