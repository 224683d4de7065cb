import * as z from 'zod';
import { amount, currency } from './money.ts';

export const intervalUnit = z.enum(['months', 'years']);
export type IntervalUnit = z.infer<typeof intervalUnit>;

/** Names a plan and how often it is paid: `growth-monthly`. */
export const planCode = z
  .string()
  .max(60)
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'We don’t recognize this plan. Please reload the page and choose again.',
  );

/** Null: unlimited. */
const limit = z.number().int().min(0).nullable();
export const planLimits = z.object({ users: limit, apps: limit, conversationsPerDay: limit });
export type PlanLimits = z.infer<typeof planLimits>;
export const LIMIT_KINDS = ['users', 'apps', 'conversationsPerDay'] as const;
const limitKind = z.enum(LIMIT_KINDS);
export type LimitKind = z.infer<typeof limitKind>;

export const planCard = z.object({
  planName: z.string(),
  planCode,
  plan_code: planCode,
  description: z.string(),
  /** For one interval, without tax. */
  price: amount,
  intervalUnit,
  userCurrentPlan: z.boolean(),
  recommendedPlan: z.boolean(),
  planTag: z.string(),
  /** Can be bought now: more than the current plan, or the first paid one. */
  enablePlan: z.boolean(),
  totalUsersLimit: limit,
  totalAppsLimit: limit,
  totalConversationLimitPerDay: limit,
});
export type PlanCard = z.infer<typeof planCard>;

export const enterprisePlan = z.object({
  planName: z.string(),
  description: z.string(),
  planDetails: z.object({ features: z.array(z.string()), infoMessage: z.string() }),
});
export type EnterprisePlan = z.infer<typeof enterprisePlan>;

export const tax = z.object({ name: z.string(), percent: z.number().min(0).max(100) });
export type Tax = z.infer<typeof tax>;

/** The shares of a limit, in percent, at which those who pay are notified. */
const NOTICE_PERCENTS = [100, 80] as const;
export type NoticePercent = (typeof NOTICE_PERCENTS)[number];

/** The highest of these shares that is used; 0 if none is, or without a limit. */
export function usedPercent({ used, limit: max }: { used: number; limit: number | null }): NoticePercent | 0 {
  if (max === null) return 0;
  return NOTICE_PERCENTS.find((percent) => used * 100 >= max * percent) ?? 0;
}

export const usageOf = z.object({ used: z.number().int(), limit });
export const usage = z.object({
  users: usageOf,
  apps: usageOf,
  conversationsPerDay: usageOf,
  /** The workspace's, whose midnight begins a new day. */
  timeZone: z.string(),
  /** Every day of the last 30, the oldest first. Conversations past the daily limit are not counted. */
  trend: z.array(z.object({ day: z.iso.date(), conversations: z.number().int() })),
});
export type Usage = z.infer<typeof usage>;

/** What a change of plan would cost and do, before anything is ordered. */
export const planChange = z.object({
  planName: z.string(),
  planCode,
  intervalUnit,
  kind: z.enum(['upgrade', 'renewal', 'downgrade']),
  price: amount,
  /** For the unused days of the current term. */
  credit: amount,
  tax: tax.extend({ amount }),
  total: amount,
  currency,
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** What the workspace uses now beyond the new limits. */
  overLimits: z.array(z.object({ kind: limitKind, used: z.number().int(), limit: z.number().int() })),
});
export type PlanChange = z.infer<typeof planChange>;
