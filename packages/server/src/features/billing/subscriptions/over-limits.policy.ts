import { LIMIT_KINDS, type PlanChange, type PlanLimits, type Usage } from '@parrot/contract/billing';

/** What is used beyond a plan's limits. Conversations count by the busiest of the last days. */
export function overLimits(usage: Usage, limits: PlanLimits): PlanChange['overLimits'] {
  const busiest = Math.max(0, ...usage.trend.map(({ conversations }) => conversations));
  const used = { users: usage.users.used, apps: usage.apps.used, conversationsPerDay: busiest };
  return LIMIT_KINDS.flatMap((kind) => {
    const limit = limits[kind];
    return limit !== null && used[kind] > limit ? [{ kind, used: used[kind], limit }] : [];
  });
}
