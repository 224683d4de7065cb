import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Tx } from '../../platform/index.ts';
import { heldRoles, isLetIn, memberships, roles } from '../team/index.ts';
import type { AccessClaims } from './access-token.ts';
import { loginSessions, users } from './accounts.tables.ts';

/** Session, person, membership and roles, those of groups included, in one go: a row per role, none where any of the first three is not, or no longer, there. */
export function readStanding(tx: Tx, { sessionId, userId, tenantId }: AccessClaims, now: Date) {
  const held = heldRoles(tx, tenantId, [userId]);
  return tx
    .select({ name: users.name, emailId: users.email, role: roles })
    .from(loginSessions)
    .innerJoin(users, eq(users.id, loginSessions.userId))
    .innerJoin(
      memberships,
      and(eq(memberships.tenantId, tenantId), eq(memberships.userId, users.id), isLetIn(now)),
    )
    .leftJoin(held, eq(held.userId, users.id))
    .leftJoin(roles, eq(roles.id, held.roleId))
    .where(
      and(
        eq(loginSessions.id, sessionId),
        eq(loginSessions.userId, userId),
        isNull(loginSessions.endedAt),
        gt(loginSessions.expiresAt, now),
      ),
    );
}
