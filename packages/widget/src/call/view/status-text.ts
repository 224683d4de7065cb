import type { CallProps } from '../call-props.ts';

/** What the call is doing; empty while it simply goes on. */
export function statusText({ word, state, screen }: CallProps): string {
  if (screen === 'preparing') return word('preparing');
  if (screen === 'outgoing') return word('calling');
  const { phase, call } = state;
  const agent = call?.participants.find(({ party, userId }) => party === 'agent' && userId === call.agentId);
  if (call && !agent) return word('joining', call.agentName);
  if (phase === 'connecting') return word('connecting');
  if (agent?.isConnected === false) return word('agentReconnecting');
  return phase === 'reconnecting' ? word('reconnecting') : '';
}
