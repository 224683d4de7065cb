/** The agents of the desk with their presence and load. */
import { AppError, type AppId, hasPermission, type UserId, type UserSessionId } from '@parrot/contract/core';
import type { DeskAgent } from '@parrot/contract/desk';
import type { Caller, Platform, Tx } from '../../../platform/index.ts';
import type { Apps } from '../../apps/index.ts';
import { ownerOf } from '../../conversations/index.ts';
import { deskMemberIds, grantsOf, membersByIds, presentAbsence } from '../../team/index.ts';
import { userNames } from '../../users/index.ts';
import { agentChanged } from '../desk.topics.ts';
import { requireVisible, visibilityOf } from '../visibility/visibility.repository.ts';
import { agentStates } from './agent-states.ts';
import { saveDeskAgent } from './agents.repository.ts';

type AgentScope = { appId?: AppId | undefined; userSessionId?: UserSessionId | undefined };
export type AgentsService = ReturnType<typeof createAgentsService>;

export function createAgentsService(
  { database, clock, outbox }: Pick<Platform, 'database' | 'clock' | 'outbox'>,
  apps: Pick<Apps, 'visibleAppIds' | 'appMemberIds' | 'canAccessApp'>,
) {
  const membersOf = async (tx: Tx, appIds: readonly AppId[]): Promise<UserId[]> => {
    const members = new Set<UserId>();
    for (const appId of appIds) for (const userId of await apps.appMemberIds(tx, appId)) members.add(userId);
    return [...members];
  };

  /** Agents of one app, or of every app the caller sees. */
  const agentIds = async (tx: Tx, caller: Caller, appId: AppId | undefined): Promise<UserId[]> => {
    if (appId && !(await apps.canAccessApp(tx, caller, appId))) throw new AppError('not_found');
    const among = appId
      ? await membersOf(tx, [appId])
      : caller.allApps
        ? 'all'
        : await membersOf(tx, await apps.visibleAppIds(tx, caller));
    return deskMemberIds(tx, caller.tenantId, among, clock.now());
  };

  const read = async (tx: Tx, { tenantId }: Caller, userIds: readonly UserId[]): Promise<DeskAgent[]> => {
    const now = clock.now();
    const members = await membersByIds(tx, tenantId, userIds);
    const states = await agentStates(tx, tenantId, userIds, now);
    const grants = await grantsOf(tx, tenantId, userIds);
    const absencesSetBy = members.flatMap(({ awayBy }) => awayBy ?? []);
    const names = await userNames(tx, absencesSetBy);
    const agents = members.flatMap((member): DeskAgent[] => {
      const { userId, name, email, photoUrl } = member;
      const found = states.get(userId);
      if (!found) return [];
      const { state, open, capacity, lastSeenAt } = found;
      const rights = grants.get(userId)?.rights;
      return [
        {
          userId,
          name,
          email,
          pictureUrl: photoUrl,
          state,
          absence: presentAbsence(member, names, now),
          open,
          capacity,
          isSupervisor: rights ? hasPermission(rights, 'Handle Chats', 'Agent chat monitoring') : false,
          lastSeenAt: lastSeenAt?.toISOString() ?? null,
        },
      ];
    });
    return agents.sort((a, b) => a.name.localeCompare(b.name) || (a.userId < b.userId ? -1 : 1));
  };

  /** Agents of the session's app, of one app, or of all apps; without the agent who has the session. */
  const agentsIn = (caller: Caller, { appId, userSessionId }: AgentScope): Promise<DeskAgent[]> =>
    database.tenant(caller.tenantId, async (tx) => {
      const session =
        userSessionId && (await requireVisible(tx, await visibilityOf(tx, caller, apps), userSessionId));
      const found = await agentIds(tx, caller, session ? session.appId : appId);
      const owner = session ? ownerOf(session) : null;
      return read(
        tx,
        caller,
        found.filter((userId) => userId !== owner),
      );
    });

  const requireAgent = async (tx: Tx, caller: Caller, userId: UserId): Promise<DeskAgent> => {
    const found = await agentIds(tx, caller, undefined);
    const [agent] =
      found.includes(userId) || userId === caller.userId ? await read(tx, caller, [userId]) : [];
    if (!agent) throw new AppError('not_found');
    return agent;
  };

  return {
    /** All agents of the caller's apps, and the caller. */
    idsInReach: async (tx: Tx, caller: Caller): Promise<UserId[]> => [
      ...new Set([caller.userId, ...(await agentIds(tx, caller, undefined))]),
    ],

    available: async (caller: Caller, scope: AgentScope): Promise<DeskAgent[]> =>
      (await agentsIn(caller, scope)).filter(
        ({ state, open, capacity }) => state === 'available' && open < capacity,
      ),

    async byPresence(caller: Caller, scope: AgentScope) {
      const agents = await agentsIn(caller, scope);
      return {
        online: agents.filter(({ state }) => state !== 'offline'),
        offline: agents.filter(({ state }) => state === 'offline'),
      };
    },

    async list(
      caller: Caller,
      { appId, search, offset, limit }: AgentScope & { search: string; offset: number; limit: number },
    ) {
      const term = search.toLocaleLowerCase();
      const found = (await agentsIn(caller, { appId })).filter(({ name, email }) =>
        [name, email].some((text) => text.toLocaleLowerCase().includes(term)),
      );
      return { items: found.slice(offset, offset + limit), total: found.length, offset };
    },

    setCapacity: (caller: Caller, userId: UserId, capacity: number): Promise<DeskAgent> =>
      database.tenant(caller.tenantId, async (tx) => {
        const { tenantId } = caller;
        const before = await requireAgent(tx, caller, userId);
        if (before.capacity === capacity) return before;
        await saveDeskAgent(tx, { tenantId, userId }, { capacity });
        outbox.write(tx, agentChanged, { tenantId, key: userId, payload: { userId } });
        return { ...before, capacity };
      }),

    /** What the caller may do at the desk of one app, or of all. */
    actions: ({ rights, ...caller }: Caller, appId: AppId | undefined) =>
      database.tenant(caller.tenantId, async (tx) => {
        if (appId && !(await apps.canAccessApp(tx, { rights, ...caller }, appId)))
          throw new AppError('not_found');
        return [
          ...(hasPermission(rights, 'Handle Chats') ? [{ actionName: 'handle' as const }] : []),
          ...(hasPermission(rights, 'Handle Chats', 'Agent chat monitoring')
            ? [{ actionName: 'monitor' as const }]
            : []),
        ];
      }),
  };
}
