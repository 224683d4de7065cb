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
import { availableAgents, chooseAgent, freeCapacity } from './choose-agent.policy.ts';

type Needs = {
  apps: Pick<Apps, 'loadVersionProfile'>;
  autoAssign: AutoAssign;
  agents: AgentDirectory;
};
type Rule = 'round_robin' | 'least_busy';
type SessionChange = NonNullable<(typeof sessionChanged)['payload']>;

export type AssignWaiting = ReturnType<typeof createAssignWaiting>;

export function createAssignWaiting(
  { database, bus, clock, log }: Pick<Platform, 'database' | 'bus' | 'clock' | 'log'>,
  { apps, autoAssign, agents }: Needs,
) {
  const ruleOf = async (tenantId: TenantId, versionId: VersionId): Promise<Rule | null> => {
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

  /** As many as the agents of an app have capacity for; without capacity no session is read. */
  const waitingIn = (
    tenantId: TenantId,
    appId: AppId,
    versionIds: readonly VersionId[],
  ): Promise<WaitingSession[]> =>
    database.tenant(tenantId, async (tx) => {
      const limit = freeCapacity(availableAgents(await agents.ofApp(tx, tenantId, appId)));
      return limit === 0 ? [] : assignableSessions(tx, { appId, versionIds, limit });
    });

  const assignInTenant = coalesceByKey(async (tenantId: TenantId): Promise<void> => {
    const rules = new Map<VersionId, Rule>();
    const versions = new Map<AppId, VersionId[]>();
    for (const { appId, versionId } of await database.tenant(tenantId, appsWithWaiting)) {
      const rule = await ruleOf(tenantId, versionId);
      if (!rule) continue;
      rules.set(versionId, rule);
      versions.set(appId, [...(versions.get(appId) ?? []), versionId]);
    }
    const waiting: WaitingSession[] = [];
    for (const [appId, versionIds] of versions)
      waiting.push(...(await waitingIn(tenantId, appId, versionIds)));
    // Across apps, because an agent can work for several.
    waiting.sort((one, other) => waitingSince(one) - waitingSince(other));
    const full = new Set<AppId>();
    for (const visitor of waiting) {
      const rule = rules.get(visitor.versionId);
      if (rule && !full.has(visitor.appId) && !(await assignOne(visitor, rule))) full.add(visitor.appId);
    }
  });

  /**
   * A visitor who only began to wait is assigned by the rule of their version; all others stay as they are.
   */
  const assignAfter = async (tenantId: TenantId, { session, hands, versionId }: SessionChange) => {
    const onlyWaits = session.status === 'UNASSIGNED' && hands.length === 0;
    await (onlyWaits && versionId ? assignByRule(tenantId, [versionId]) : assignInTenant(tenantId));
  };

  /** Nothing is read in a tenant none of whose versions has a rule. */
  const assignByRule = async (tenantId: TenantId, versionIds: readonly VersionId[]): Promise<void> => {
    for (const versionId of versionIds)
      if (await ruleOf(tenantId, versionId)) return assignInTenant(tenantId);
  };

  bus.work(
    sessionChanged,
    ({ tenantId, payload }) => assignAfter(tenantId, payload),
    // A new session with the bot waits for no agent and occupies none.
    ({ moved, isNew, session }) => moved && !(isNew && session.status === 'INPROGRESS'),
  );
  bus.work(memberRightsChanged, ({ tenantId }) => assignInTenant(tenantId));
  bus.work(agentChanged, ({ tenantId }) => assignInTenant(tenantId));

  return {
    /** Needed because no event is published when an agent's absence ends. */
    async inAllTenants(): Promise<void> {
      const waiting = await database.system(appsWithWaiting);
      for (const tenantId of new Set(waiting.map((app) => app.tenantId))) {
        const versionIds = waiting.filter((app) => app.tenantId === tenantId).map((app) => app.versionId);
        await assignByRule(tenantId, versionIds).catch((err: unknown) =>
          log.error({ err, tenantId }, 'assigning waiting visitors failed; retrying'),
        );
      }
    },
  };
}

const waitingSince = (session: WaitingSession): number => session.waitingSince?.getTime() ?? 0;
