/** Buys the demo's plan: a card that is refused, a first month, then a year. */
import type { Caller } from '../../platform/index.ts';
import type { ParrotServer } from '../create-server.ts';
import type { DaysAgo } from './days-ago.ts';

const PAYMENTS = [
  { daysAgo: 38, planCode: 'growth-monthly', action: 'fail' },
  { daysAgo: 38.01, planCode: 'growth-monthly', action: 'pay' },
  { daysAgo: 9, planCode: 'growth-yearly', action: 'pay' },
] as const;

/** The first successful payment also ends the plan that marks an unfinished demo. */
export async function seedPayments(
  { slices: { billing } }: Pick<ParrotServer, 'slices'>,
  owner: Caller,
  daysAgo: DaysAgo,
): Promise<void> {
  const { orderInSandbox } = billing;
  // A demo never pays with a real provider.
  if (!orderInSandbox) return grantDemoPlan({ slices: { billing } }, owner);
  for (const { daysAgo: days, planCode, action } of PAYMENTS)
    await daysAgo(days, () => orderInSandbox(owner, planCode, action));
}

/** Never ends: the bots, including the one on the landing page, are not suspended. */
export const grantDemoPlan = (
  { slices: { billing } }: { slices: Pick<ParrotServer['slices'], 'billing'> },
  { tenantId }: Pick<Caller, 'tenantId'>,
): Promise<void> =>
  billing.grantPlan(tenantId, { planCode: 'growth-yearly', planName: 'Growth', termEnd: null });
