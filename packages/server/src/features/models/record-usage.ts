/** Counts what models are used for, and tells when little is left of the month's budget. */
import type { AppId, TenantId } from '@parrot/contract/core';
import type { ModelProvider, ModelPurpose } from '@parrot/contract/models';
import type { Platform } from '../../platform/index.ts';
import { dayOf, firstDayOf, markPassed, monthOf } from './budget.policy.ts';
import type { ModelUsage } from './model.ts';
import { addUse, budgetOf, usedSince } from './model-usage.repository.ts';
import { modelBudgetUsed } from './models.topics.ts';

export type Spent = {
  tenantId: TenantId;
  /** Null where it was no app's. */
  appId: AppId | null;
  provider: ModelProvider;
  purpose: ModelPurpose;
  usage: ModelUsage;
};
/** Never fails: what was written is not lost because it could not be counted. */
export type Meter = (spent: Spent) => Promise<void>;

export function createMeter({ database, outbox, clock, log }: Platform): Meter {
  const count = ({ tenantId, appId, provider, purpose, usage }: Spent): Promise<void> =>
    database.tenant(tenantId, async (tx) => {
      const now = clock.now();
      await addUse(tx, {
        tenantId,
        day: dayOf(now),
        appId: appId ?? '',
        provider,
        purpose,
        calls: 1,
        ...usage,
      });
      const budget = await budgetOf(tx);
      const after = await usedSince(tx, firstDayOf(now));
      const before = {
        tokens: after.tokens - usage.inputTokens - usage.outputTokens,
        cost: after.cost - usage.cost,
      };
      const percent = markPassed(budget, before, after);
      if (percent === undefined) return;
      const payload = { month: monthOf(now), percent, budget: JSON.stringify(budget) };
      outbox.write(tx, modelBudgetUsed, { tenantId, key: tenantId, payload });
    });
  return (spent) =>
    count(spent).catch((error) =>
      log.error({ err: error, tenantId: spent.tenantId }, 'storing model usage failed'),
    );
}
