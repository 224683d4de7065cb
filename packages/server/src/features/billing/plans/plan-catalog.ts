/** The plans of this installation, from a JSON file that its operator can edit (`PLANS_FILE`). */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { currency, type enterprisePlan, type IntervalUnit, planLimits, tax } from '@parrot/contract/billing';
import * as z from 'zod';
import { SettingsError } from '../../../platform/index.ts';

const price = z.number().int().min(1);
const plan = z.strictObject({
  code: z.string().regex(/^[a-z0-9]+$/, 'lower-case letters and digits'),
  name: z.string().min(1).max(40),
  description: z.string().max(200),
  recommended: z.boolean().default(false),
  tag: z.string().max(40).default(''),
  prices: z.strictObject({ months: price, years: price }),
  limits: planLimits,
});
export type Plan = z.infer<typeof plan>;

const planFile = z
  .strictObject({
    currency,
    tax,
    seller: z.strictObject({ name: z.string().min(1), address: z.string(), taxId: z.string() }),
    graceDays: z.number().int().min(0).max(90),
    trial: z.strictObject({
      name: z.string().min(1).max(40),
      days: z.number().int().min(1).max(365),
      limits: planLimits,
    }),
    /** From the smallest to the largest. */
    plans: z.array(plan).min(1).max(3),
    enterprise: z.strictObject({
      name: z.string().min(1),
      description: z.string(),
      features: z.array(z.string()),
      infoMessage: z.string(),
    }),
  })
  .refine(({ plans }) => new Set(plans.map(({ code }) => code)).size === plans.length, {
    path: ['plans'],
    message: 'plans with different codes',
  });
export type PlanCatalog = z.infer<typeof planFile>;

/** Enterprise is granted, not bought. */
export const ENTERPRISE_CODE = 'enterprise';

const INTERVAL_SUFFIXES: Record<IntervalUnit, string> = { months: 'monthly', years: 'yearly' };

/** How a plan is named in a checkout: `growth-monthly`. */
export const planCodeOf = (code: string, interval: IntervalUnit): string =>
  `${code}-${INTERVAL_SUFFIXES[interval]}`;

/** The plan and interval behind a plan code; undefined if there is none. */
export function findPlan(
  catalog: PlanCatalog,
  planCode: string,
): { plan: Plan; interval: IntervalUnit } | undefined {
  for (const each of catalog.plans) {
    for (const interval of ['months', 'years'] as const) {
      if (planCodeOf(each.code, interval) === planCode) return { plan: each, interval };
    }
  }
  return undefined;
}

export const presentEnterprise = ({ enterprise }: PlanCatalog): z.infer<typeof enterprisePlan> => ({
  planName: enterprise.name,
  description: enterprise.description,
  planDetails: { features: enterprise.features, infoMessage: enterprise.infoMessage },
});

const DEFAULT_FILE = fileURLToPath(new URL('../../../../plans.json', import.meta.url));

export function readPlanCatalog(file = DEFAULT_FILE): PlanCatalog {
  const parsed = planFile.safeParse(readJson(file));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new SettingsError(`The plan file ${file} is invalid: ${problems.join('; ')}.`);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new SettingsError(`The plan file ${file} could not be read: ${(error as Error).message}.`);
  }
}
