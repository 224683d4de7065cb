/** Agents of an app with their status, for assignment and transfers. */
import type { Platform } from '../../../platform/index.ts';
import type { Apps } from '../../apps/index.ts';
import type { AgentDirectory } from '../../conversations/index.ts';
import { agentStates } from './agent-states.ts';
import { createAppAgents } from './app-agents.ts';

export function createAgentDirectory(
  platform: Pick<Platform, 'bus' | 'clock'>,
  apps: Pick<Apps, 'appMemberIds'>,
): AgentDirectory {
  const { clock } = platform;
  const appAgents = createAppAgents(platform, apps);
  return {
    idsOfApp: appAgents,
    ofApp: async (tx, tenantId, appId) =>
      agentStates(tx, tenantId, await appAgents(tx, tenantId, appId), clock.now()),
    async stateOf(tx, tenantId, userId) {
      const found = (await agentStates(tx, tenantId, [userId], clock.now())).get(userId);
      if (!found) throw new Error('agentStates must return every requested id');
      return found;
    },
  };
}
