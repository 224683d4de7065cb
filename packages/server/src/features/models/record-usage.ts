/** Records model usage, and notifies the owner when the monthly budget runs low. */
import type { AppId, TenantId } from '@parrot/contract/core';
import type { ModelProvider, ModelPurpose } from '@parrot/contract/models';
import type { Platform } from '../../platform/index.ts';
import { dayOf, firstDayOf, markPassed, monthOf } from './budget.policy.ts';
import type { ModelUsage } from './model.ts';
import { addUsage, budgetOf, usageSince } from './model-usage.repository.ts';
import { modelBudgetUsed } from './models.topics.ts';

export type UsageEntry = {
  tenantId: TenantId;
  /** Null for usage outside of an app. */
  appId: AppId | null;
  provider: ModelProvider;
  purpose: ModelPurpose;
  usage: ModelUsage;
};
/** Never throws: text is not lost because its usage could not be stored. */
export type RecordUsage = (spent: UsageEntry) => Promise<void>;

export function createRecordUsage({ database, outbox, clock, log }: Platform): RecordUsage {
  const count = ({ tenantId, appId, provider, purpose, usage }: UsageEntry): Promise<void> =>
    database.tenant(tenantId, async (tx) => {
      const now = clock.now();
      await addUsage(tx, {
        tenantId,
        day: dayOf(now),
        appId: appId ?? '',
        provider,
        purpose,
        calls: 1,
        ...usage,
      });
      const budget = await budgetOf(tx);
      const after = await usageSince(tx, firstDayOf(now));
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
