/** The targets of tenants. Every ticket that opens needs them, so they are cached. */
import type { TenantId } from '@parrot/contract/core';
import {
  minutesOfTarget,
  type TargetDraft,
  type TargetKind,
  type TicketPriority,
} from '@parrot/contract/tickets';
import type { Platform, Tx } from '../../../platform/index.ts';
import { findTargetSettings } from './target-settings.repository.ts';
import { targetSettingsChanged } from './targets.topics.ts';

const MAX_CACHED = 1_000;
const NONE = { firstResponse: null, resolution: null };
/** Before they are first saved. */
export const NO_TARGETS: TargetDraft = {
  warnPercent: 80,
  targets: { low: NONE, normal: NONE, high: NONE, urgent: NONE },
};

type Rule = { minutes: number; warnPercent: number };
/** Null: no target. */
export type TargetRules = Record<TargetKind, Rule | null>;
export type RulesOfPriority = (tx: Tx, tenantId: TenantId, priority: TicketPriority) => Promise<TargetRules>;

export function createTargetRules({ bus }: Pick<Platform, 'bus'>): RulesOfPriority {
  const cache = new Map<TenantId, TargetDraft>();
  let changes = 0;
  bus.listenEverywhere(
    targetSettingsChanged,
    ({ tenantId }) => {
      changes += 1;
      cache.delete(tenantId);
    },
    {
      missed: () => {
        changes += 1;
        cache.clear();
      },
    },
  );

  const settingsOf = async (tx: Tx, tenantId: TenantId): Promise<TargetDraft> => {
    const known = cache.get(tenantId);
    if (known) return known;
    const seen = changes;
    const settings = (await findTargetSettings(tx, tenantId)) ?? NO_TARGETS;
    if (cache.size >= MAX_CACHED) cache.clear();
    // Read before a change, so possibly outdated.
    if (seen === changes) cache.set(tenantId, settings);
    return settings;
  };

  return async (tx, tenantId, priority) => {
    const { targets, warnPercent } = await settingsOf(tx, tenantId);
    const ruleOf = (kind: TargetKind): Rule | null => {
      const duration = targets[priority][kind];
      return duration && { minutes: minutesOfTarget(duration), warnPercent };
    };
    return { firstResponse: ruleOf('firstResponse'), resolution: ruleOf('resolution') };
  };
}
