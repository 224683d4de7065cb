/** How much of the monthly budget is used. */
import type { ModelBudget, ModelBudgetState } from '@parrot/contract/models';

export type Used = { tokens: number; cost: number };

/** The owner is notified at this percentage and at 100. */
const NOTIFY_AT = [80, 100] as const;

/** The limit that is nearer to its end; null without a budget. A budget of 0 is used up. */
function usedPercent({ monthlyTokens, monthlyCost }: ModelBudget, { tokens, cost }: Used): number | null {
  const shares = [shareOf(tokens, monthlyTokens), shareOf(cost, monthlyCost)].filter(
    (share) => share !== null,
  );
  return shares.length > 0 ? Math.floor(Math.max(...shares) * 100) : null;
}

const shareOf = (used: number, most: number | null): number | null =>
  most === null ? null : most === 0 ? 1 : used / most;

export const isUsedUp = (budget: ModelBudget, used: Used): boolean => (usedPercent(budget, used) ?? 0) >= 100;

/** The highest mark passed between two states. */
export function markPassed(budget: ModelBudget, before: Used, after: Used): number | undefined {
  const [from, to] = [usedPercent(budget, before) ?? 0, usedPercent(budget, after) ?? 0];
  return NOTIFY_AT.findLast((mark) => from < mark && to >= mark);
}

export const monthOf = (now: Date): string => now.toISOString().slice(0, 7);
export const firstDayOf = (now: Date): string => `${monthOf(now)}-01`;
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

export const stateOf = (budget: ModelBudget, used: Used, now: Date): ModelBudgetState => ({
  ...budget,
  usedTokens: used.tokens,
  usedCost: used.cost,
  usedPercent: usedPercent(budget, used),
  endsAt: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString(),
});
