/**
 * Gives those who wait to agents, where their app says so: whoever waits longest first, within what each agent takes at
 * once. One at a time in a tenant, under a lock, so that nobody is given more than they have room for.
 */
import type { AppId, TenantId, VersionId } from '@parrot/contract/core';
import { coalesceByKey, type Platform } from '../../../platform/index.ts';
import type { Apps } from '../../apps/index.ts';
import {
  type AgentDirectory,
  appsWithWaiting,
  assignableVisitors,
  sessionChanged,
  type Waiting,
} from '../../conversations/index.ts';
import { memberRightsChanged } from '../../team/index.ts';
import { lockAssignment, saveDeskAgent } from '../agents/agents.repository.ts';
import { agentChanged } from '../desk.topics.ts';
import type { AutoAssign } from './auto-assign.ts';
import { availableAgents, chooseAgent } from './choose-agent.policy.ts';

type Needs = {
  apps: Pick<Apps, 'loadVersion'>;
  autoAssign: AutoAssign;
  people: AgentDirectory;
};
type Rule = 'round_robin' | 'least_busy';
type WaitingApp = Pick<Waiting, 'tenantId' | 'appId' | 'versionId'>;

export type AssignWaiting = ReturnType<typeof createAssignWaiting>;

export function createAssignWaiting(
  { database, bus, clock, log }: Pick<Platform, 'database' | 'bus' | 'clock' | 'log'>,
  { apps, autoAssign, people }: Needs,
) {
  const ruleOf = async ({ tenantId, versionId }: WaitingApp): Promise<Rule | null> => {
    const { assignment } = (await apps.loadVersion(tenantId, versionId)).settings.behaviour;
    return assignment === 'off' ? null : assignment;
  };

  /** Whether there was room. */
  const assignOne = (waiting: Waiting, how: Rule): Promise<boolean> =>
    database.tenant(waiting.tenantId, async (tx) => {
      const { tenantId, appId } = waiting;
      await lockAssignment(tx, tenantId);
      const candidates = availableAgents(await people.ofApp(tx, tenantId, appId));
      const chosen = chooseAgent(candidates, how);
      if (!chosen) return false;
      const choice = { ...chosen, how, candidates: candidates.length };
      if (await autoAssign(tx, waiting, choice))
        await saveDeskAgent(tx, { tenantId, userId: chosen.userId }, { lastAssignedAt: clock.now() });
      return true;
    });

  /** Across apps, as one agent may work for several. */
  const waitingVisitors = async (tenantId: TenantId, appIds: AppId[]): Promise<Waiting[]> => {
    const queues: Waiting[][] = [];
    for (const appId of appIds)
      queues.push(await database.tenant(tenantId, (tx) => assignableVisitors(tx, appId)));
    const since = ({ waitingSince }: Waiting) => waitingSince?.getTime() ?? 0;
    return queues.flat().sort((one, other) => since(one) - since(other));
  };

  const assignIn = coalesceByKey(async (tenantId: TenantId): Promise<void> => {
    const ruled = new Map<VersionId, Rule>();
    const appIds = new Set<AppId>();
    for (const place of await database.tenant(tenantId, appsWithWaiting)) {
      const rule = await ruleOf(place);
      if (!rule) continue;
      ruled.set(place.versionId, rule);
      appIds.add(place.appId);
    }
    const full = new Set<AppId>();
    for (const each of await waitingVisitors(tenantId, [...appIds])) {
      const rule = ruled.get(each.versionId);
      if (rule && !full.has(each.appId) && !(await assignOne(each, rule))) full.add(each.appId);
    }
  });

  bus.work(
    sessionChanged,
    ({ tenantId }) => assignIn(tenantId),
    ({ moved }) => moved,
  );
  bus.work(memberRightsChanged, ({ tenantId }) => assignIn(tenantId));
  bus.work(agentChanged, ({ tenantId }) => assignIn(tenantId));

  return {
    /** Wherever somebody waits: a time away that is over tells nobody. */
    async assignEverywhere(): Promise<void> {
      const places = await database.system(appsWithWaiting);
      for (const tenantId of new Set(places.map((each) => each.tenantId)))
        await assignIn(tenantId).catch((err: unknown) =>
          log.error({ err, tenantId }, 'assigning agents failed; retrying'),
        );
    },
  };
}
