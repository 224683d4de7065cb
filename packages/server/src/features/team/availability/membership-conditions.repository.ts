/** SQL conditions on memberships. An expired absence counts as over, whatever the row still says. */
import { and, eq, isNull, lte, or, type Placeholder, type SQL } from 'drizzle-orm';
import { memberships } from '../team.tables.ts';

/** May work in this tenant: not deactivated, or the deactivation has expired. */
export const isActiveMembership = (now: Date | Placeholder): SQL | undefined =>
  or(eq(memberships.status, 'ACTIVE'), absenceIsOver(now));

/** Can be given work: active, and not away by their own choice. */
export const isAvailable = (now: Date): SQL | undefined =>
  or(and(eq(memberships.status, 'ACTIVE'), isNull(memberships.awaySince)), absenceIsOver(now));

const absenceIsOver = (now: Date | Placeholder) => lte(memberships.awayUntil, now);
