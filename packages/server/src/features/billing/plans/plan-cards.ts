/** The plan cards of one tenant. */
import type { IntervalUnit, PlanCard } from '@parrot/contract/billing';
import { ENTERPRISE_CODE, findPlan, type Plan, type PlanCatalog, planCodeOf } from './plan-catalog.ts';

/**
 * Plans rank by their order in the file; the yearly interval ranks above the monthly one of the same plan, and
 * enterprise above all.
 */
function rankOf(catalog: PlanCatalog, planCode: string): number {
  if (planCode === ENTERPRISE_CODE) return Number.POSITIVE_INFINITY;
  const found = findPlan(catalog, planCode);
  if (!found) return -1;
  return catalog.plans.indexOf(found.plan) * 2 + (found.interval === 'years' ? 1 : 0);
}

/**
 * Whether a plan can be bought right away; a smaller one is requested instead. It must cost more than the
 * current term, or part of the credit would be lost.
 */
export const isUpgrade = (catalog: PlanCatalog, from: string, to: string): boolean =>
  rankOf(catalog, to) > rankOf(catalog, from) && priceOf(catalog, to) > priceOf(catalog, from);

function priceOf(catalog: PlanCatalog, planCode: string): number {
  const found = findPlan(catalog, planCode);
  return found ? found.plan.prices[found.interval] : 0;
}

export const presentPlans = (catalog: PlanCatalog, interval: IntervalUnit, currentCode: string): PlanCard[] =>
  catalog.plans.map((plan) => presentPlan(catalog, plan, interval, currentCode));

function presentPlan(
  catalog: PlanCatalog,
  plan: Plan,
  interval: IntervalUnit,
  currentCode: string,
): PlanCard {
  const code = planCodeOf(plan.code, interval);
  return {
    planName: plan.name,
    planCode: code,
    plan_code: code,
    description: plan.description,
    price: plan.prices[interval],
    intervalUnit: interval,
    userCurrentPlan: code === currentCode,
    recommendedPlan: plan.recommended,
    planTag: plan.tag,
    enablePlan: isUpgrade(catalog, currentCode, code),
    totalUsersLimit: plan.limits.users,
    totalAppsLimit: plan.limits.apps,
    totalConversationLimitPerDay: plan.limits.conversationsPerDay,
  };
}
