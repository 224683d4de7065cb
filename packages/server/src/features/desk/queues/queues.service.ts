/** The queues as an agent sees them. A filter never shows more than the agent may see. */
import type { QueueUser } from '@parrot/contract/conversations';
import { AppError, type AppId, type UserId } from '@parrot/contract/core';
import type { AgentFilter, QueueCounts, QueueView } from '@parrot/contract/desk';
import type { Caller, Platform, Tx } from '../../../platform/index.ts';
import type { Apps } from '../../apps/index.ts';
import { presentQueueUser } from '../../conversations/index.ts';
import { visibilityOf } from '../visibility/visibility.repository.ts';
import * as repository from './queues.repository.ts';

type Scope = { appId?: AppId | undefined; agent: AgentFilter };
type QueueRequest = Scope &
  Omit<repository.QueueFilter, 'agentId' | 'appId'> & { offset: number; limit: number };

export type Queues = {
  list(
    caller: Caller,
    view: QueueView,
    request: QueueRequest,
  ): Promise<{ items: QueueUser[]; total: number; inLine: number; offset: number }>;
  /** Runs in a transaction of the caller's tenant. */
  count(tx: Tx, caller: Caller, scope: Scope): Promise<QueueCounts>;
};

export function createQueues(
  { database }: Pick<Platform, 'database'>,
  apps: Pick<Apps, 'visibleAppIds' | 'canAccessApp'>,
): Queues {
  const resolve = async (tx: Tx, caller: Caller, { appId, agent }: Scope) => {
    if (appId && !(await apps.canAccessApp(tx, caller, appId))) throw new AppError('not_found');
    const visibility = await visibilityOf(tx, caller, apps);
    return { visibility, appId, agentId: agentIdOf(caller, agent) };
  };

  return {
    list: (caller, view, { offset, limit, ...request }) =>
      database.tenant(caller.tenantId, async (tx) => {
        const { visibility, appId, agentId } = await resolve(tx, caller, request);
        const page = { ...request, appId, agentId, offset, limit };
        const { items, ...counts } = await repository.listQueue(tx, visibility, view, page);
        return { items: items.map(presentQueueUser), ...counts, offset };
      }),

    async count(tx, caller, scope) {
      const { visibility, appId, agentId } = await resolve(tx, caller, scope);
      return repository.countQueues(tx, visibility, { appId, agentId });
    },
  };
}

function agentIdOf({ userId }: Caller, agent: AgentFilter): UserId | undefined {
  if (agent === 'all') return undefined;
  return agent === 'self' ? userId : (agent as UserId);
}
