/** What an agent sees of the queues. A filter narrows what one may see, and never widens it. */
import type { QueueUser } from '@parrot/contract/conversations';
import { AppError, type AppId, type UserId } from '@parrot/contract/core';
import type { AgentFilter, QueueCounts, QueueView } from '@parrot/contract/desk';
import type { Caller, Platform, Tx } from '../../../platform/index.ts';
import type { Apps } from '../../apps/index.ts';
import { presentQueueUser } from '../../conversations/conversations.present.ts';
import { type Sight, sightOf } from '../visibility/visibility.repository.ts';
import * as repository from './queues.repository.ts';

type Wanted = { appId?: AppId | undefined; agent: AgentFilter };
type QueuePage = Wanted & Omit<repository.Narrowing, 'agentId' | 'appId'> & { offset: number; limit: number };

export type Queues = ReturnType<typeof createQueues>;

export function createQueues(
  { database }: Pick<Platform, 'database'>,
  apps: Pick<Apps, 'visibleAppIds' | 'canAccessApp'>,
) {
  const narrowed = async (tx: Tx, caller: Caller, { appId, agent }: Wanted) => {
    if (appId && !(await apps.canAccessApp(tx, caller, appId))) throw new AppError('not_found');
    const sight: Sight = await sightOf(tx, caller, apps);
    return { sight, appId, agentId: agentIdOf(caller, agent) };
  };

  return {
    list: (
      caller: Caller,
      view: QueueView,
      { offset, limit, ...wanted }: QueuePage,
    ): Promise<{ items: QueueUser[]; total: number; inLine: number; offset: number }> =>
      database.tenant(caller.tenantId, async (tx) => {
        const { sight, appId, agentId } = await narrowed(tx, caller, wanted);
        const page = { ...wanted, appId, agentId, offset, limit };
        const { items, ...counts } = await repository.listQueue(tx, sight, view, page);
        return { items: items.map(presentQueueUser), ...counts, offset };
      }),

    /** Inside a transaction of the caller's tenant. */
    async count(tx: Tx, caller: Caller, wanted: Wanted): Promise<QueueCounts> {
      const { sight, appId, agentId } = await narrowed(tx, caller, wanted);
      return repository.countQueues(tx, sight, { appId, agentId });
    },
  };
}

function agentIdOf({ userId }: Caller, agent: AgentFilter): UserId | undefined {
  if (agent === 'all') return undefined;
  return agent === 'self' ? userId : (agent as UserId);
}
