/** The caller's own presence, load and desk settings. */
import { LIMITS } from '@parrot/contract/core';
import type { DeskSettings, OwnStatus } from '@parrot/contract/desk';
import type { Caller, Platform } from '../../../platform/index.ts';
import { agentStates } from './agent-states.ts';
import { findDeskAgents, saveDeskAgent } from './agents.repository.ts';

export type OwnStatusService = ReturnType<typeof createOwnStatusService>;

export const createOwnStatusService = ({ database, clock }: Pick<Platform, 'database' | 'clock'>) => ({
  read: ({ tenantId, userId }: Caller): Promise<OwnStatus> =>
    database.tenant(tenantId, async (tx) => {
      const own = (await agentStates(tx, tenantId, [userId], clock.now())).get(userId);
      if (!own) throw new Error('agentStates must return every requested id');
      const sendDelaySeconds =
        (await findDeskAgents(tx, tenantId, [userId])).get(userId)?.sendDelaySeconds ??
        LIMITS.sendDelaySeconds.usual;
      const { state, open, capacity } = own;
      return { state, open, capacity, settings: { sendDelaySeconds } };
    }),

  saveSettings: ({ tenantId, userId }: Caller, settings: DeskSettings): Promise<DeskSettings> =>
    database.tenant(tenantId, async (tx) => {
      await saveDeskAgent(tx, { tenantId, userId }, settings);
      return settings;
    }),
});
