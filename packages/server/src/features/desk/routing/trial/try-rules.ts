/** Tries routing rules, saved or not, on the conversations that reached the desk yesterday. Only reads. */
import {
  type AppId,
  dayIn,
  LIMITS,
  startOfDay,
  type TagId,
  type UserId,
  type UserSessionId,
  type VersionId,
} from '@parrot/contract/core';
import type { RoutingRuleDraft, RoutingTrial, RoutingTrialAgent } from '@parrot/contract/desk';
import type { Caller, Platform, Tx } from '../../../../platform/index.ts';
import type { Apps } from '../../../apps/index.ts';
import {
  type AgentDirectory,
  type AgentStatus,
  type RequestedSession,
  sessionsRequestedBetween,
} from '../../../conversations/index.ts';
import { matchRule, missingIn, suitedAgents, type Team } from '../routing.policy.ts';
import { readTeam, type TagsForRouting } from '../routing-directory.ts';
import { type Request, simulateDay } from './simulate-day.policy.ts';

export type TagsOfSessions = (
  tx: Tx,
  ids: readonly UserSessionId[],
) => Promise<ReadonlyMap<UserSessionId, TagId[]>>;

type Needs = {
  apps: Pick<Apps, 'visibleAppIds' | 'loadVersionProfile'>;
  agents: AgentDirectory;
  tags: Pick<TagsForRouting, 'tagNames'> & { tagsOfSessions: TagsOfSessions };
};
type Trial = Omit<RoutingTrial, 'status'>;
type OfApp = ReadonlyMap<UserId, AgentStatus>;

export type TryRules = (
  caller: Caller,
  request: { timeZone: string; rules: readonly RoutingRuleDraft[] },
) => Promise<Trial>;

export function createTryRules(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { apps, agents, tags }: Needs,
): TryRules {
  const read = (caller: Caller, from: Date, until: Date) =>
    database.tenant(caller.tenantId, async (tx) => {
      const { tenantId } = caller;
      const appIds = await apps.visibleAppIds(tx, caller);
      const limit = LIMITS.routingTrial + 1;
      const sessions = await sessionsRequestedBetween(tx, { tenantId, appIds, from, until, limit });
      const ofApps = new Map<AppId, OfApp>();
      for (const { appId } of sessions)
        if (!ofApps.has(appId)) ofApps.set(appId, await agents.ofApp(tx, tenantId, appId));
      return {
        sessions: sessions.slice(0, LIMITS.routingTrial),
        isCut: sessions.length > LIMITS.routingTrial,
        ofApps,
        team: await readTeam(tx, tenantId, tags),
        tagsOf: await tags.tagsOfSessions(
          tx,
          sessions.map(({ id }) => id),
        ),
      };
    });

  return async (caller, { timeZone, rules }) => {
    const now = clock.now();
    const [from, until] = [startOfDay(now, timeZone, 1), startOfDay(now, timeZone)];
    const { sessions, isCut, ofApps, team, tagsOf } = await read(caller, from, until);
    const applied = rules
      .map((rule, index) => ({ ...rule, index }))
      .filter((rule) => rule.isEnabled && missingIn(team, rule) === null);
    const usual = new Map<VersionId, Request['how']>();
    for (const { versionId } of sessions)
      if (!usual.has(versionId)) {
        const { settings } = await apps.loadVersionProfile(caller.tenantId, versionId);
        usual.set(versionId, modeOf(settings.behaviour.assignment));
      }
    const matched = sessions.map((session) => {
      const tagIds = tagsOf.get(session.id) ?? [];
      return { session, tagIds, rule: matchRule(applied, { ...session, tagIds }) };
    });
    const assigned = simulateDay(
      matched.map(({ session, rule }) => ({
        id: session.id,
        at: session.requestedAt.getTime(),
        durationMs: durationOf(session),
        how: rule ? modeOf(rule.mode) : (usual.get(session.versionId) ?? null),
        candidates: candidatesOf(team, rule, ofApps.get(session.appId) ?? new Map()),
      })),
    );
    const rows = matched.map(({ session, tagIds, rule }): Trial['rows'][number] => {
      const would = assigned.get(session.id);
      const { agentId, agentName } = session;
      return {
        userSessionId: session.id,
        visitorName: session.visitorName,
        appId: session.appId,
        appName: session.appName,
        language: session.language,
        tagIds,
        requestedAt: session.requestedAt.toISOString(),
        rule: rule?.index ?? null,
        groupId: rule?.groupId ?? null,
        would: would ? { userId: would.userId, name: would.name } : null,
        waitSeconds: Math.round((would?.waitMs ?? 0) / 1_000),
        did: agentId ? { userId: agentId, name: agentName ?? '' } : null,
      };
    });
    return { day: dayIn(from, timeZone), rows, agents: countByAgent(rows), isCut };
  };
}

const modeOf = (mode: RoutingRuleDraft['mode']): Request['how'] => (mode === 'off' ? null : mode);

/** All agents count as being at the desk, so the fallback is for a rule without any. */
function candidatesOf(team: Team, rule: RoutingRuleDraft | undefined, ofApp: OfApp): OfApp {
  if (!rule) return ofApp;
  const suited = suitedAgents(team, rule, ofApp);
  return suited.size === 0 && rule.fallback === 'anyone' ? ofApp : suited;
}

const durationOf = ({ assignedAt, endedAt }: RequestedSession): number | null =>
  assignedAt && endedAt ? Math.max(0, endedAt.getTime() - Date.parse(assignedAt)) : null;

/** Those who had or would have had any, by name. */
function countByAgent(rows: Trial['rows']): RoutingTrialAgent[] {
  const counts = new Map<UserId, RoutingTrialAgent>();
  for (const { did, would } of rows)
    for (const [kind, agent] of [
      ['did', did],
      ['would', would],
    ] as const) {
      if (!agent) continue;
      const counted = counts.get(agent.userId) ?? { ...agent, did: 0, would: 0 };
      counts.set(agent.userId, { ...counted, [kind]: counted[kind] + 1 });
    }
  return [...counts.values()].sort((a, b) => a.name.localeCompare(b.name));
}
