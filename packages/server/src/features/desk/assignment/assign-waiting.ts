/**
 * Assigns waiting visitors to agents if their app has automatic assignment, longest wait first and within
 * each agent's capacity. One at a time per tenant, under a lock, so that no agent exceeds their capacity.
 */
import type { AppId, TenantId, VersionId } from '@parrot/contract/core';
import { coalesceByKey, type Platform } from '../../../platform/index.ts';
import type { Apps } from '../../apps/index.ts';
import {
  type AgentDirectory,
  appsWithWaiting,
  assignableSessions,
  sessionChanged,
  type WaitingSession,
} from '../../conversations/index.ts';
import { memberRightsChanged } from '../../team/index.ts';
import { lockAssignment, saveDeskAgent } from '../agents/agents.repository.ts';
import { agentChanged } from '../desk.topics.ts';
import type { AutoAssign } from './auto-assign.ts';
import { availableAgents, chooseAgent } from './choose-agent.policy.ts';

type Needs = {
  apps: Pick<Apps, 'loadVersionProfile'>;
  autoAssign: AutoAssign;
  agents: AgentDirectory;
};
type Rule = 'round_robin' | 'least_busy';
type WaitingApp = Pick<WaitingSession, 'tenantId' | 'appId' | 'versionId'>;

export type AssignWaiting = ReturnType<typeof createAssignWaiting>;

export function createAssignWaiting(
  { database, bus, clock, log }: Pick<Platform, 'database' | 'bus' | 'clock' | 'log'>,
  { apps, autoAssign, agents }: Needs,
) {
  const ruleOf = async ({ tenantId, versionId }: WaitingApp): Promise<Rule | null> => {
    const { assignment } = (await apps.loadVersionProfile(tenantId, versionId)).settings.behaviour;
    return assignment === 'off' ? null : assignment;
  };

  /** False if no agent of the app has capacity left. */
  const assignOne = (waiting: WaitingSession, how: Rule): Promise<boolean> =>
    database.tenant(waiting.tenantId, async (tx) => {
      const { tenantId, appId } = waiting;
      await lockAssignment(tx, tenantId);
      const candidates = availableAgents(await agents.ofApp(tx, tenantId, appId));
      const chosen = chooseAgent(candidates, how);
      if (!chosen) return false;
      const choice = { ...chosen, how, candidates: candidates.length };
      if (await autoAssign(tx, waiting, choice))
        await saveDeskAgent(tx, { tenantId, userId: chosen.userId }, { lastAssignedAt: clock.now() });
      return true;
    });

  /** Across apps, because an agent can work for several. */
  const waitingVisitors = async (tenantId: TenantId, appIds: AppId[]): Promise<WaitingSession[]> => {
    const queues: WaitingSession[][] = [];
    for (const appId of appIds)
      queues.push(await database.tenant(tenantId, (tx) => assignableSessions(tx, appId)));
    const since = ({ waitingSince }: WaitingSession) => waitingSince?.getTime() ?? 0;
    return queues.flat().sort((one, other) => since(one) - since(other));
  };

  const assignInTenant = coalesceByKey(async (tenantId: TenantId): Promise<void> => {
    const rules = new Map<VersionId, Rule>();
    const appIds = new Set<AppId>();
    for (const app of await database.tenant(tenantId, appsWithWaiting)) {
      const rule = await ruleOf(app);
      if (!rule) continue;
      rules.set(app.versionId, rule);
      appIds.add(app.appId);
    }
    const full = new Set<AppId>();
    for (const visitor of await waitingVisitors(tenantId, [...appIds])) {
      const rule = rules.get(visitor.versionId);
      if (rule && !full.has(visitor.appId) && !(await assignOne(visitor, rule))) full.add(visitor.appId);
    }
  });

  bus.work(
    sessionChanged,
    ({ tenantId }) => assignInTenant(tenantId),
    // A new session with the bot waits for no agent and occupies none.
    ({ moved, isNew, session }) => moved && !(isNew && session.status === 'INPROGRESS'),
  );
  bus.work(memberRightsChanged, ({ tenantId }) => assignInTenant(tenantId));
  bus.work(agentChanged, ({ tenantId }) => assignInTenant(tenantId));

  return {
    /** Needed because no event is published when an agent's absence ends. */
    async inAllTenants(): Promise<void> {
      const waiting = await database.system(appsWithWaiting);
      for (const tenantId of new Set(waiting.map((app) => app.tenantId)))
        await assignInTenant(tenantId).catch((err: unknown) =>
          log.error({ err, tenantId }, 'assigning waiting visitors failed; retrying'),
        );
    },
  };
}
