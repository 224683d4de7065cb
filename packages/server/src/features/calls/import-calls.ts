/** Stores the calls of imported conversations, from their entries in the timeline. */
import { LIMITS, newId, type TenantId, type UserId } from '@parrot/contract/core';
import type { Platform } from '../../platform/index.ts';
import type { ImportedConversation } from '../conversations/index.ts';
import { insertCalls } from './calls.repository.ts';
import type { CallState, Participant } from './state/call.ts';

const SILENT = { audio: false, video: false, screen: false };

export type ImportCalls = (
  tenantId: TenantId,
  conversations: readonly ImportedConversation[],
) => Promise<void>;

export const createImportCalls =
  ({ database }: Pick<Platform, 'database'>): ImportCalls =>
  (tenantId, conversations) =>
    database.tenant(tenantId, (tx) => insertCalls(tx, conversations.flatMap(callsOf)));

/** The entry is added when the call ends. */
function callsOf({ session, messages }: ImportedConversation): CallState[] {
  const { id: sessionId, tenantId, appId, conversationId, visitorName, agentName } = session;
  return messages.flatMap(({ extras: { call }, createdAt: endedAt, msgId, senderId }) => {
    const agentId = call?.startedBy === 'agent' ? (senderId as UserId) : session.agentId;
    if (!call || !agentId) return [];
    const answeredAt =
      call.durationSeconds > 0 ? new Date(endedAt.getTime() - call.durationSeconds * 1_000) : null;
    const startedAt = new Date((answeredAt ?? endedAt).getTime() - (LIMITS.call.ringSeconds * 1_000) / 2);
    const joining = (
      party: Participant['party'],
      userId: UserId | null,
      name: string,
      joinedAt: Date,
    ): Participant => ({
      id: newId('cpt'),
      tenantId,
      callId: call.callId,
      party,
      userId,
      name,
      isListener: false,
      media: SILENT,
      invitedAt: null,
      joinedAt,
      awaySince: null,
      leftAt: endedAt,
    });
    const agent = joining('agent', agentId, agentName ?? '', answeredAt ?? startedAt);
    const visitor = joining('visitor', null, visitorName, answeredAt ?? startedAt);
    const caller = call.startedBy === 'agent' ? agent : visitor;
    return [
      {
        id: call.callId,
        tenantId,
        appId,
        conversationId,
        sessionId,
        kind: call.kind,
        status: 'ended',
        startedBy: call.startedBy,
        clientId: newId('msg'),
        visitorName,
        agentId,
        agentName: agentName ?? '',
        startedAt,
        ringsUntil: new Date(startedAt.getTime() + LIMITS.call.ringSeconds * 1_000),
        answeredAt,
        endedAt,
        endReason: call.endReason,
        msgId,
        participants: answeredAt ? [agent, visitor] : [caller],
      },
    ];
  });
}
