/** Agents of an app with their status, for assignment and transfers. */
import type { Clock } from '../../../platform/index.ts';
import type { Apps } from '../../apps/index.ts';
import type { AgentDirectory } from '../../conversations/index.ts';
import { deskMemberIds } from '../../team/index.ts';
import { userNames } from '../../users/index.ts';
import { agentStates } from './agent-states.ts';

export const createAgentDirectory = (clock: Clock, apps: Pick<Apps, 'appMemberIds'>): AgentDirectory => ({
  async ofApp(tx, tenantId, appId) {
    const now = clock.now();
    const userIds = await deskMemberIds(tx, tenantId, await apps.appMemberIds(tx, appId), now);
    const names = await userNames(tx, userIds);
    const states = await agentStates(tx, tenantId, userIds, now);
    return new Map(
      [...states].map(([userId, state]) => [userId, { ...state, name: names.get(userId) ?? '' }]),
    );
  },
  async stateOf(tx, tenantId, userId) {
    const found = (await agentStates(tx, tenantId, [userId], clock.now())).get(userId);
    if (!found) throw new Error('agentStates must return every requested id');
    return found;
  },
});
