/** The signed-in user, as the web app stores it. Read without zod, which the landing page does not load. */
import { idPattern } from '../core/id-pattern.ts';
import type { TenantId, UserId } from '../core/ids.ts';

export type LoginDetails = {
  userId: UserId;
  emailId: string;
  name: string;
  tenantId: TenantId;
  token: string;
  isLoggedIn: boolean;
  isFirstTimeUser: boolean;
  showSubscriptionBanner: boolean;
};

type Check = (value: unknown) => boolean;
const isText: Check = (value) => typeof value === 'string';
const isFlag: Check = (value) => typeof value === 'boolean';
const isId =
  (prefix: string): Check =>
  (value) =>
    typeof value === 'string' && idPattern(prefix).test(value);

const CHECKS: Record<keyof LoginDetails, Check> = {
  userId: isId('usr'),
  emailId: isText,
  name: isText,
  tenantId: isId('ten'),
  token: isText,
  isLoggedIn: isFlag,
  isFirstTimeUser: isFlag,
  showSubscriptionBanner: isFlag,
};

/** Null for details that are outdated or invalid. Other fields are dropped. */
export function readLoginDetails(stored: unknown): LoginDetails | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const values = stored as Record<string, unknown>;
  const checks = Object.entries(CHECKS);
  if (!checks.every(([name, isValid]) => isValid(values[name]))) return null;
  return Object.fromEntries(checks.map(([name]) => [name, values[name]])) as LoginDetails;
}
