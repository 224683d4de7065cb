/** Calls in memory, for tests of the policies. */
import { newId, type UserId } from '@parrot/contract/core';
import { answer, type NewParticipant, ring } from './call.policy.ts';
import type { CallState } from './call.ts';

const START = new Date('2026-11-17T09:00:00Z');
export const after = (seconds: number): Date => new Date(START.getTime() + seconds * 1_000);
export const AGENT = { userId: newId('usr'), name: 'Maya' };
export const OTHER_AGENT = { userId: newId('usr'), name: 'Jonas' };
export const SUPERVISOR = { userId: newId('usr'), name: 'Aino' };

export const visitor = (): NewParticipant => ({
  id: newId('cpt'),
  party: 'visitor',
  userId: null,
  name: 'Visitor 1',
});
export const agent = ({ userId, name }: { userId: UserId; name: string } = AGENT): NewParticipant => ({
  id: newId('cpt'),
  party: 'agent',
  userId,
  name,
});

export const ringing = (startedBy: 'visitor' | 'agent' = 'agent'): CallState =>
  ring(
    {
      id: newId('cal'),
      tenantId: newId('ten'),
      appId: newId('app'),
      conversationId: newId('cnv'),
      sessionId: newId('uss'),
      kind: 'voice',
      startedBy,
      clientId: 'client-1',
      visitorName: 'Visitor 1',
      agentId: AGENT.userId,
      agentName: AGENT.name,
      startedAt: START,
    },
    startedBy === 'agent' ? agent() : visitor(),
  );

export const active = (): CallState => answer(ringing(), visitor(), after(5));
