import { and, eq, gt, isNull } from 'drizzle-orm';
import { preparedQuery, type Tx } from '../../../platform/index.ts';
import { effectiveRoles, isActiveMembership, memberships, roles } from '../../team/index.ts';
import { users } from '../../users/index.ts';
import { loginSessions } from '../accounts.tables.ts';
import type { AccessClaims } from './access-token.ts';

/** Session, person, membership and roles, those of groups included, in one go: a row per role, none where any of the first three is not, or no longer, there. */
export const readAuthorization = (tx: Tx, { sessionId, userId, tenantId }: AccessClaims, now: Date) =>
  authorizationRows(tx, { sessionId, userId, tenantId, now: now.toISOString() });

/** Every call of somebody signed in asks this first. */
const authorizationRows = preparedQuery((tx, given) => {
  const held = effectiveRoles(tx, given('tenantId'), [given('userId')]);
  return tx
    .select({ name: users.name, emailId: users.email, role: roles })
    .from(loginSessions)
    .innerJoin(users, eq(users.id, loginSessions.userId))
    .innerJoin(
      memberships,
      and(
        eq(memberships.tenantId, given('tenantId')),
        eq(memberships.userId, users.id),
        isActiveMembership(given('now')),
      ),
    )
    .leftJoin(held, eq(held.userId, users.id))
    .leftJoin(roles, eq(roles.id, held.roleId))
    .where(
      and(
        eq(loginSessions.id, given('sessionId')),
        eq(loginSessions.userId, given('userId')),
        isNull(loginSessions.endedAt),
        gt(loginSessions.expiresAt, given('now')),
      ),
    );
});
