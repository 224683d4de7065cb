import { and, eq, gt, isNull } from 'drizzle-orm';
import { preparedQuery, type Tx } from '../../../platform/index.ts';
import { effectiveRoles, isActiveMembership, memberships, roles } from '../../team/index.ts';
import { users } from '../../users/index.ts';
import { loginSessions } from '../accounts.tables.ts';
import type { AccessClaims } from './access-token.ts';

/**
 * Session, user, membership and roles in one query: a row for each role, or none if session, user or
 * membership is missing or ended.
 */
export const readAuthorization = (tx: Tx, { sessionId, userId, tenantId }: AccessClaims, now: Date) =>
  authorizationRows(tx, { sessionId, userId, tenantId, now: now.toISOString() });

/** Runs before every call of a signed-in user. */
const authorizationRows = preparedQuery('authorize_session', (tx, parameter) => {
  const granted = effectiveRoles(tx, parameter('tenantId'), [parameter('userId')]);
  return tx
    .select({ name: users.name, emailId: users.email, role: roles })
    .from(loginSessions)
    .innerJoin(users, eq(users.id, loginSessions.userId))
    .innerJoin(
      memberships,
      and(
        eq(memberships.tenantId, parameter('tenantId')),
        eq(memberships.userId, users.id),
        isActiveMembership(parameter('now')),
      ),
    )
    .leftJoin(granted, eq(granted.userId, users.id))
    .leftJoin(roles, eq(roles.id, granted.roleId))
    .where(
      and(
        eq(loginSessions.id, parameter('sessionId')),
        eq(loginSessions.userId, parameter('userId')),
        isNull(loginSessions.endedAt),
        gt(loginSessions.expiresAt, parameter('now')),
      ),
    );
});
