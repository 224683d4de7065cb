/** Whether a member is let in, and whether they are there. A time that is over counts as over, whatever the row still says. */
import { and, eq, isNull, lte, or, type Placeholder, type SQL } from 'drizzle-orm';
import { memberships } from '../team.tables.ts';

/** May work in this tenant: nobody has shut them out, or the time for which somebody did is over. */
export const isActiveMembership = (now: Date | Placeholder): SQL | undefined =>
  or(eq(memberships.status, 'ACTIVE'), absenceIsOver(now));

/** Is there to be given work: let in, and not away by their own word. */
export const isAvailable = (now: Date): SQL | undefined =>
  or(and(eq(memberships.status, 'ACTIVE'), isNull(memberships.awaySince)), absenceIsOver(now));

const absenceIsOver = (now: Date | Placeholder) => lte(memberships.awayUntil, now);
