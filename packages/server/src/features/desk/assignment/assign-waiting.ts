/**
 * Assigns waiting visitors to agents if their app or a routing rule has automatic assignment, longest wait first
 * and within each agent's capacity. One at a time per tenant, under a lock, so that no agent exceeds their capacity.
 */
import type { AppId, TenantId, VersionId } from '@parrot/contract/core';
import type { RoutingMode } from '@parrot/contract/desk';
import { coalesceByKey, type Platform, type Tx } from '../../../platform/index.ts';
import type { Apps } from '../../apps/index.ts';
import {
  type AgentDirectory,
  appsWithWaiting,
  assignableSessions,
  queuesWithWaiting,
  type SessionQueue,
  sessionChanged,
  type WaitingSession,
} from '../../conversations/index.ts';
import { memberRightsChanged } from '../../team/index.ts';
import { lockAssignment, saveDeskAgent } from '../agents/agents.repository.ts';
import { agentChanged, routingChanged } from '../desk.topics.ts';
import type { DeskRouting } from '../routing/routing.ts';
import type { AutoAssign } from './auto-assign.ts';
import { availableAgents, chooseAgent, freeCapacity } from './choose-agent.policy.ts';

type Needs = {
  apps: Pick<Apps, 'loadVersionProfile'>;
  autoAssign: AutoAssign;
  agents: AgentDirectory;
  routing: Pick<DeskRouting, 'agentsOf' | 'modeOf' | 'hasAssigningRule'>;
};
type Rule = 'round_robin' | 'least_busy';
type Assignable = { session: WaitingSession; how: Rule };
type SessionChange = NonNullable<(typeof sessionChanged)['payload']>;

export type AssignWaiting = ReturnType<typeof createAssignWaiting>;

export function createAssignWaiting(
  { database, bus, clock, log }: Pick<Platform, 'database' | 'bus' | 'clock' | 'log'>,
  { apps, autoAssign, agents, routing }: Needs,
) {
  const ruleOf = async (tenantId: TenantId, versionId: VersionId): Promise<Rule | null> => {
    const { assignment } = (await apps.loadVersionProfile(tenantId, versionId)).settings.behaviour;
    return assignment === 'off' ? null : assignment;
  };

  const candidatesOf = async (tx: Tx, tenantId: TenantId, queue: SessionQueue & { appId: AppId }) =>
    availableAgents(
      await routing.agentsOf(tx, tenantId, queue, await agents.ofApp(tx, tenantId, queue.appId)),
    );

  /** False if no agent of the queue has capacity left. */
  const assignOne = (waiting: WaitingSession, how: Rule): Promise<boolean> =>
    database.tenant(waiting.tenantId, async (tx) => {
      const { tenantId } = waiting;
      await lockAssignment(tx, tenantId);
      const candidates = await candidatesOf(tx, tenantId, waiting);
      const chosen = chooseAgent(candidates, how);
      if (!chosen) return false;
      const choice = { ...chosen, how, candidates: candidates.length };
      if (await autoAssign(tx, waiting, choice))
        await saveDeskAgent(tx, { tenantId, userId: chosen.userId }, { lastAssignedAt: clock.now() });
      return true;
    });

  /** As many as the agents of a queue have capacity for; without capacity no session is read. */
  const waitingIn = (
    tenantId: TenantId,
    appId: AppId,
    versions: ReadonlyMap<VersionId, Rule | null>,
  ): Promise<Assignable[]> =>
    database.tenant(tenantId, async (tx) => {
      const ofApp = await agents.ofApp(tx, tenantId, appId);
      if (freeCapacity(availableAgents(ofApp)) === 0) return [];
      const found: Assignable[] = [];
      for (const queue of await queuesWithWaiting(tx, appId)) {
        const mode = await routing.modeOf(tx, tenantId, queue);
        const howOf = (versionId: VersionId) => (mode ? ruleOfMode(mode) : (versions.get(versionId) ?? null));
        const versionIds = [...versions.keys()].filter((versionId) => howOf(versionId) !== null);
        const limit = freeCapacity(availableAgents(await routing.agentsOf(tx, tenantId, queue, ofApp)));
        if (limit === 0 || versionIds.length === 0) continue;
        for (const session of await assignableSessions(tx, { appId, versionIds, queue, limit })) {
          const how = howOf(session.versionId);
          if (how) found.push({ session, how });
        }
      }
      return found;
    });

  const assignInTenant = coalesceByKey(async (tenantId: TenantId): Promise<void> => {
    const isRouted = await routing.hasAssigningRule(tenantId);
    const versions = new Map<AppId, Map<VersionId, Rule | null>>();
    for (const { appId, versionId } of await database.tenant(tenantId, appsWithWaiting)) {
      const rule = await ruleOf(tenantId, versionId);
      if (!rule && !isRouted) continue;
      versions.set(appId, (versions.get(appId) ?? new Map()).set(versionId, rule));
    }
    const waiting: Assignable[] = [];
    for (const [appId, ofApp] of versions) waiting.push(...(await waitingIn(tenantId, appId, ofApp)));
    // Across apps, because an agent can work for several.
    waiting.sort((one, other) => waitingSince(one.session) - waitingSince(other.session));
    const full = new Set<string>();
    for (const { session, how } of waiting) {
      const queue = [session.appId, session.groupId, session.ruleId].join(' ');
      if (!full.has(queue) && !(await assignOne(session, how))) full.add(queue);
    }
  });

  /**
   * A visitor who only began to wait is assigned by the rule of their version; all others stay as they are.
   */
  const assignAfter = async (tenantId: TenantId, { session, hands, versionId }: SessionChange) => {
    const onlyWaits = session.status === 'UNASSIGNED' && hands.length === 0;
    await (onlyWaits && versionId ? assignByRule(tenantId, [versionId]) : assignInTenant(tenantId));
  };

  /** No session is read in a tenant that assigns none. */
  const assignByRule = async (tenantId: TenantId, versionIds: readonly VersionId[]): Promise<void> => {
    if (await routing.hasAssigningRule(tenantId)) return assignInTenant(tenantId);
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
  bus.work(routingChanged, ({ tenantId }) => assignInTenant(tenantId));

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

const ruleOfMode = (mode: RoutingMode): Rule | null => (mode === 'off' ? null : mode);
const waitingSince = (session: WaitingSession): number => session.waitingSince?.getTime() ?? 0;
