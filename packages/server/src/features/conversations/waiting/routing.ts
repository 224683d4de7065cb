/** Which queue a waiting session is in, and who is assigned from it; the desk implements it. */
import type { TenantId, UserId } from '@parrot/contract/core';
import type { Tx } from '../../../platform/index.ts';
import type { Session } from '../sessions/session.ts';
import type { AgentStatus } from './agent-directory.ts';

/** The queue of a group, or that of none; `ruleId` is the routing rule that chose it. */
export type SessionQueue = Pick<Session, 'groupId' | 'ruleId'>;

export type Routing = {
  /** For a session that begins to wait. */
  queueFor(tx: Tx, session: Pick<Session, 'id' | 'tenantId' | 'appId' | 'language'>): Promise<SessionQueue>;
  /** Those of the agents of its app who are assigned sessions of the queue. */
  agentsOf(
    tx: Tx,
    tenantId: TenantId,
    queue: SessionQueue,
    ofApp: ReadonlyMap<UserId, AgentStatus>,
  ): Promise<Map<UserId, AgentStatus>>;
};

type Routable = Pick<Session, 'id' | 'tenantId' | 'appId' | 'language'> & SessionQueue;

/** The queue that a session is in, or would enter if it waited now. */
export const queueOf = async (
  routing: Pick<Routing, 'queueFor'>,
  tx: Tx,
  session: Routable,
): Promise<SessionQueue> => {
  const { groupId, ruleId } = session;
  return groupId || ruleId ? { groupId, ruleId } : routing.queueFor(tx, session);
};

/** A session that entered a queue, in that of a group where a rule says so. */
export async function routed(
  routing: Pick<Routing, 'queueFor'>,
  tx: Tx,
  before: Session | null,
  after: Session,
): Promise<Session> {
  const isNew = before?.id !== after.id || before.status !== 'UNASSIGNED';
  if (after.status !== 'UNASSIGNED' || !isNew) return after;
  return { ...after, ...(await queueOf(routing, tx, after)) };
}
