/** The queue tab an agent has open, stored for the next visit, with the number of sessions in each. */
import type { AppId } from '@parrot/contract/core';
import type { AgentFilter, QueueCounts, QueueView } from '@parrot/contract/desk';
import type { Caller, Platform } from '../../../platform/index.ts';
import { findDeskAgents, saveDeskAgent } from '../agents/agents.repository.ts';
import type { Queues } from './queues.service.ts';

type TabRequest = { tab?: QueueView | undefined; appId?: AppId | undefined; agent: AgentFilter };
export type SwitchTab = (
  caller: Caller,
  request: TabRequest,
) => Promise<{ tab: QueueView; counts: QueueCounts }>;

const FIRST_TAB: QueueView = 'unassigned';

export const createSwitchTab =
  ({ database }: Pick<Platform, 'database'>, queues: Pick<Queues, 'count'>): SwitchTab =>
  (caller, { tab, ...scope }) =>
    database.tenant(caller.tenantId, async (tx) => {
      const { tenantId, userId } = caller;
      const counts = await queues.count(tx, caller, scope);
      const stored = (await findDeskAgents(tx, tenantId, [userId])).get(userId)?.tab;
      if (tab && tab !== stored) await saveDeskAgent(tx, { tenantId, userId }, { tab });
      return { tab: tab ?? stored ?? FIRST_TAB, counts };
    });
