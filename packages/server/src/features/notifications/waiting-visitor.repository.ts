/**
 * What a notification about a waiting visitor needs, in one statement: the session as it is now, the
 * visitor's last text, the notifications about the session, and what its recipients have chosen.
 */
import type { UserId, UserSessionId } from '@parrot/contract/core';
import { and, eq, sql } from 'drizzle-orm';
import { arrayParameter, preparedQuery, type Tx } from '../../platform/index.ts';
import { lastVisitorTextColumn, sessionsTable as sessions } from '../conversations/index.ts';
import { isAbsent, isDeactivated, memberships, type Recipient } from '../team/index.ts';
import type { SessionState } from './notifications.policy.ts';
import type { StoredNotification } from './notifications.repository.ts';
import { notifications } from './notifications.tables.ts';

const waitingVisitor = preparedQuery('waiting_visitor', (tx, parameter) =>
  tx
    .select({
      session: {
        status: sessions.status,
        agentId: sessions.agentId,
        escalatedAgentId: sessions.escalatedAgentId,
        transfer: sessions.transfer,
        visitorLeftAt: sessions.visitorLeftAt,
        endedAt: sessions.endedAt,
      },
      lastText: lastVisitorTextColumn,
      stored: sql<StoredNotification[]>`to_jsonb(array (
        select jsonb_build_object('id', ${notifications.id}, 'userId', ${notifications.userId}, 'kind', ${notifications.kind})
        from ${notifications} where ${notifications.sessionId} = ${sessions.id}))`,
      member: {
        userId: memberships.userId,
        choices: memberships.notificationChoices,
        status: memberships.status,
        awaySince: memberships.awaySince,
        awayUntil: memberships.awayUntil,
      },
    })
    .from(sessions)
    .leftJoin(
      memberships,
      and(
        eq(memberships.tenantId, sessions.tenantId),
        sql`${memberships.userId} = any (${arrayParameter(parameter('userIds'))})`,
      ),
    )
    .where(eq(sessions.id, parameter('sessionId'))),
);

type WaitingVisitor = {
  session: SessionState;
  /** Empty where the visitor has written nothing. */
  lastText: string;
  stored: StoredNotification[];
  recipients: Map<UserId, Recipient>;
};

/** Undefined if the visitor was erased. */
export async function readWaitingVisitor(
  tx: Tx,
  sessionId: UserSessionId,
  userIds: readonly UserId[],
  now: Date,
): Promise<WaitingVisitor | undefined> {
  const rows = await waitingVisitor(tx, { sessionId, userIds: JSON.stringify(userIds) });
  const [first] = rows;
  if (!first) return undefined;
  const { session, lastText, stored } = first;
  const { visitorLeftAt, endedAt } = session;
  return {
    session: {
      ...session,
      visitorLeftAt: visitorLeftAt?.toISOString() ?? null,
      endedAt: endedAt?.toISOString() ?? null,
    },
    lastText: lastText ?? '',
    stored,
    recipients: new Map(
      rows.flatMap(({ member }) => (member ? [[member.userId, recipientOf(member, now)] as const] : [])),
    ),
  };
}

type Member = Parameters<typeof isAbsent>[0] & Pick<Recipient, 'choices'>;

const recipientOf = (member: Member, now: Date): Recipient => ({
  choices: member.choices,
  isActive: !isDeactivated(member, now),
  isAvailable: !isAbsent(member, now),
});
