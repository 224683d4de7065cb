import { AppError, type CallId, newId, type UserId } from '@parrot/contract/core';
import type { AgentDirectory } from '../../conversations/index.ts';
import { canMonitor } from '../../desk/index.ts';
import { grantsOf } from '../../team/index.ts';
import type { CallState } from '../state/call.ts';
import { type AgentActor, ownParticipant } from '../state/call-actor.policy.ts';
import type { ChangeCall, LockedCalls } from '../state/change-call.ts';
import { invite } from '../state/supervisors.policy.ts';

/** The agent of a call asks a supervisor of the app to join. */
export type InviteSupervisor = (agent: AgentActor, callId: CallId, userId: UserId) => Promise<CallState>;

export function createInviteSupervisor({
  changeCall,
  agents,
}: {
  changeCall: ChangeCall;
  agents: AgentDirectory;
}): InviteSupervisor {
  const supervisorOf = async (call: CallState, userId: UserId, { tx }: LockedCalls) => {
    const found = (await agents.ofApp(tx, call.tenantId, call.appId)).get(userId);
    const granted = found && (await grantsOf(tx, call.tenantId, [userId])).get(userId);
    if (!found || !granted || !canMonitor(granted))
      throw new AppError('not_found', { message: 'Only supervisors of this app can be invited.' });
    if (found.state === 'offline')
      throw new AppError('conflict', { message: `${found.name} isn’t available right now.` });
    return { userId, name: found.name };
  };

  return (agent, callId, userId) =>
    changeCall.ofCall(agent, callId, async (call, calls) => {
      if (call.agentId !== agent.userId || ownParticipant(call, agent)?.party !== 'agent')
        throw new AppError('conflict', { message: 'Only the agent on the call can invite a supervisor.' });
      const supervisor = await supervisorOf(call, userId, calls);
      return invite(call, { id: newId('cpt'), ...supervisor }, calls.locked.now);
    });
}
