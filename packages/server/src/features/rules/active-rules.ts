/**
 * The rules that are on, of all tenants. Every message asks whether a rule waits for it, so they are cached, and
 * a tenant without rules costs one lookup in memory.
 */
import type { TenantId } from '@parrot/contract/core';
import type { RuleEvent, RuleTrigger } from '@parrot/contract/rules';
import type { Platform } from '../../platform/index.ts';
import { activeRules } from './rules.repository.ts';
import type { RuleRow } from './rules.tables.ts';
import { rulesChanged } from './rules.topics.ts';

export type ActiveRules = {
  /** Loads them once, so that tenants without rules are known. */
  start(): Promise<void>;
  /** Whether a rule of the tenant may start with it; true while that is not known. */
  wants(tenantId: TenantId, on: RuleEvent): boolean;
  /** In the order in which they run. */
  of(tenantId: TenantId): Promise<readonly RuleRow[]>;
  /** The tenants that have rules which start with one of these, as far as this process knows. */
  timed(): Promise<readonly RuleRow[]>;
};

export function createActiveRules({
  bus,
  database,
  log,
}: Pick<Platform, 'bus' | 'database' | 'log'>): ActiveRules {
  const cached = new Map<TenantId, readonly RuleRow[] | 'unknown'>();
  /** Whether tenants that are not cached have no rules. */
  let isComplete = false;
  let changes = 0;

  const loadAll = async () => {
    const seen = changes;
    const rows = await database.system((tx) => activeRules(tx));
    if (seen !== changes) return;
    cached.clear();
    for (const row of rows) {
      const known = cached.get(row.tenantId);
      cached.set(row.tenantId, known === undefined || known === 'unknown' ? [row] : [...known, row]);
    }
    isComplete = true;
  };
  bus.listenEverywhere(
    rulesChanged,
    ({ tenantId }) => {
      changes += 1;
      cached.set(tenantId, 'unknown');
    },
    {
      missed() {
        changes += 1;
        isComplete = false;
        cached.clear();
        loadAll().catch((error: unknown) =>
          log.error(
            { err: error },
            'loading rules failed; they are loaded for each tenant that has an event',
          ),
        );
      },
    },
  );

  const of = async (tenantId: TenantId): Promise<readonly RuleRow[]> => {
    const known = cached.get(tenantId);
    if (known !== undefined && known !== 'unknown') return known;
    if (known === undefined && isComplete) return [];
    const seen = changes;
    const rows = await database.tenant(tenantId, (tx) => activeRules(tx, tenantId));
    // Read before a change, so possibly outdated.
    if (seen === changes) cached.set(tenantId, rows);
    return rows;
  };

  return {
    start: loadAll,
    wants(tenantId, on) {
      const known = cached.get(tenantId);
      if (known === undefined) return !isComplete;
      return known === 'unknown' || known.some(({ trigger }) => trigger.on === on);
    },
    of,
    timed: () => database.system(async (tx) => (await activeRules(tx)).filter(isTimed)),
  };
}

type TimedRule = RuleRow & { trigger: Extract<RuleTrigger, { minutes: number }> };
export const isTimed = (rule: RuleRow): rule is TimedRule => 'minutes' in rule.trigger;
