/** The queues of groups, and the groups that a conversation can be moved to. */
import { AppError, type AppId, type UserSessionId } from '@parrot/contract/core';
import type { GroupQueue, TransferGroup } from '@parrot/contract/desk';
import type { Caller, Platform } from '../../../platform/index.ts';
import type { Apps } from '../../apps/index.ts';
import type { AgentDirectory } from '../../conversations/index.ts';
import { deskMemberIds } from '../../team/index.ts';
import { countByGroup } from '../queues/queues.repository.ts';
import { requireVisible, visibilityOf } from '../visibility/visibility.repository.ts';
import type { DeskRouting } from './routing.ts';

type Needs = {
  apps: Pick<Apps, 'visibleAppIds' | 'canAccessApp'>;
  agents: AgentDirectory;
  routing: Pick<DeskRouting, 'directory'>;
};

export type GroupQueues = ReturnType<typeof createGroupQueues>;

export function createGroupQueues(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { apps, agents, routing }: Needs,
) {
  return {
    /** Groups without agents are left out, unless conversations wait in them. */
    list: (caller: Caller, appId: AppId | undefined): Promise<{ items: GroupQueue[]; none: number }> =>
      database.tenant(caller.tenantId, async (tx) => {
        if (appId && !(await apps.canAccessApp(tx, caller, appId))) throw new AppError('not_found');
        const { groups } = await routing.directory(tx, caller.tenantId);
        if (groups.size === 0) return { items: [], none: 0 };
        const waiting = await countByGroup(tx, await visibilityOf(tx, caller, apps), appId);
        const atDesk = new Set(await deskMemberIds(tx, caller.tenantId, 'all', clock.now()));
        const items = [...groups].map(([groupId, { name, userIds }]) => ({
          groupId,
          groupName: name,
          isMine: userIds.has(caller.userId),
          waiting: waiting.get(groupId) ?? 0,
          hasAgents: [...userIds].some((userId) => atDesk.has(userId)),
        }));
        return {
          items: items
            .filter((group) => group.hasAgents || group.waiting > 0)
            .map(({ hasAgents: _, ...group }) => group),
          none: waiting.get(null) ?? 0,
        };
      }),

    forTransfer: (caller: Caller, id: UserSessionId): Promise<TransferGroup[]> =>
      database.tenant(caller.tenantId, async (tx) => {
        const {
          tenantId,
          appId,
          status,
          groupId: now,
        } = await requireVisible(tx, await visibilityOf(tx, caller, apps), id);
        const { groups } = await routing.directory(tx, tenantId);
        const ofApp = await agents.ofApp(tx, tenantId, appId);
        return [...groups].flatMap(([groupId, { name, userIds }]) => {
          const members = [...ofApp].filter(([userId]) => userIds.has(userId));
          // It waits there already.
          const isThere = status === 'UNASSIGNED' && groupId === now;
          if (members.length === 0 || isThere) return [];
          const available = members.filter(([, { state }]) => state === 'available').length;
          return [{ groupId, groupName: name, agents: members.length, available }];
        });
      }),
  };
}
