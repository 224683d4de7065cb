import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Tx } from '../../platform/index.ts';
import { memberRoles, memberships, roles } from '../team/index.ts';
import type { AccessClaims } from './access-token.ts';
import { loginSessions, users } from './accounts.tables.ts';

/** Session, person, membership and roles in one go: a row per role, none where any of the first three is not, or no longer, there. */
export function readStanding(tx: Tx, { sessionId, userId, tenantId }: AccessClaims, now: Date) {
  return tx
    .select({ name: users.name, emailId: users.email, role: roles })
    .from(loginSessions)
    .innerJoin(users, eq(users.id, loginSessions.userId))
    .innerJoin(
      memberships,
      and(
        eq(memberships.tenantId, tenantId),
        eq(memberships.userId, users.id),
        eq(memberships.status, 'ACTIVE'),
      ),
    )
    .leftJoin(memberRoles, and(eq(memberRoles.tenantId, tenantId), eq(memberRoles.userId, users.id)))
    .leftJoin(roles, eq(roles.id, memberRoles.roleId))
    .where(
      and(
        eq(loginSessions.id, sessionId),
        eq(loginSessions.userId, userId),
        isNull(loginSessions.endedAt),
        gt(loginSessions.expiresAt, now),
      ),
    );
}
