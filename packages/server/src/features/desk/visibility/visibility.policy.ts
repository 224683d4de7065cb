/**
 * Which sessions an agent may see: of their apps, every session that waits, is with the bot or has ended, and
 * those that involve or mention them. The repository states the same rule as a query condition.
 */
import type { QueueUser, SessionStatus } from '@parrot/contract/conversations';
import { type AppId, hasPermission, type UserId } from '@parrot/contract/core';
import type { Caller } from '../../../platform/index.ts';

export type Visibility = {
  userId: UserId;
  /** `all`: every app of the tenant. */
  appIds: AppId[] | 'all';
  /** Also sees the live conversations of other agents. */
  canMonitor: boolean;
};

type SessionFacts = Pick<QueueUser, 'appId' | 'status' | 'agentId' | 'escalatedAgentId' | 'transfer'>;

/** In the other statuses an agent has the session. */
export const SHARED_STATUSES = [
  'UNASSIGNED',
  'INPROGRESS',
  'COMPLETED',
  'CLOSED',
] as const satisfies SessionStatus[];

export const canMonitor = ({ rights }: Pick<Caller, 'rights'>): boolean =>
  hasPermission(rights, 'Handle Chats', 'Agent chat monitoring');

export const isSharedStatus = (status: SessionStatus): boolean =>
  SHARED_STATUSES.some((shared) => shared === status);

/** The agents who have the session or had it last, escalated it, or are offered it. */
export const involvedAgents = ({
  agentId,
  escalatedAgentId,
  transfer,
}: Pick<SessionFacts, 'agentId' | 'escalatedAgentId' | 'transfer'>): UserId[] => [
  ...new Set([agentId, escalatedAgentId, transfer?.toAgentId ?? null].filter((userId) => userId !== null)),
];

/** `isMentioned`: a note or ticket comment of the session mentions the agent. */
export function canSeeSession(
  visibility: Visibility,
  session: SessionFacts,
  { isMentioned }: { isMentioned: boolean },
): boolean {
  const { userId, appIds } = visibility;
  if (appIds !== 'all' && !appIds.includes(session.appId)) return false;
  return (
    visibility.canMonitor ||
    isSharedStatus(session.status) ||
    involvedAgents(session).includes(userId) ||
    isMentioned
  );
}
