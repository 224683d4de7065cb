/** Which calls an agent is asked to answer or join. */
import type { Call } from '@parrot/contract/calls';

export type IncomingCall = {
  call: Call;
  /** `ring`: the visitor calls. `join`: a transferred conversation's call goes on. `listen`: invited. */
  how: 'ring' | 'join' | 'listen';
};

export function incomingCalls(offered: readonly Call[], ownId: string): IncomingCall[] {
  return offered.flatMap((call) => {
    const how = howOffered(call, ownId);
    return how ? [{ call, how }] : [];
  });
}

function howOffered(call: Call, ownId: string): IncomingCall['how'] | null {
  // Answered in another window.
  if (call.participants.some(({ userId }) => userId === ownId)) return null;
  if (call.invited.some(({ userId }) => userId === ownId)) return 'listen';
  if (call.agentId !== ownId || call.status === 'ended') return null;
  if (call.status === 'active') return 'join';
  return call.startedBy === 'visitor' ? 'ring' : null;
}
