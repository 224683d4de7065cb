/** The queues as an agent sees them. A filter never shows more than the agent may see. */
import type { QueueUser } from '@parrot/contract/conversations';
import {
  AppError,
  type AppId,
  type ConversationId,
  type TagId,
  type UserId,
  type UserSessionId,
} from '@parrot/contract/core';
import { type AgentFilter, isInQueue, type QueueCounts, type QueueView } from '@parrot/contract/desk';
import type { SessionDue } from '@parrot/contract/tickets';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Caller, Platform, Tx } from '../../../platform/index.ts';
import type { Apps } from '../../apps/index.ts';
import { type Conversations, presentQueueUser, sessionColumns } from '../../conversations/index.ts';
import { visibilityOf } from '../visibility/visibility.repository.ts';
import * as repository from './queues.repository.ts';

type Scope = { appId?: AppId | undefined; agent: AgentFilter };
type QueueRequest = Scope &
  Omit<repository.QueueFilter, 'agentId' | 'appId' | 'tagged'> & {
    tagIds: readonly TagId[];
    offset: number;
    limit: number;
  };

/** A condition on a column with session ids. */
export type HasAnyTag = (tx: Tx, sessionId: AnyPgColumn, tagIds: readonly TagId[]) => SQL;

/** When the tickets of sessions are due; those that are not are left out. */
export type DuesOfSessions = (tx: Tx, ids: readonly UserSessionId[]) => Promise<SessionDue[]>;

export type Queues = {
  list(
    caller: Caller,
    view: QueueView,
    request: QueueRequest,
  ): Promise<{
    items: QueueUser[];
    total: number;
    inLine: number;
    offset: number;
    pages?: Record<ConversationId, string>;
    dues?: SessionDue[];
  }>;
  /** Runs in a transaction of the caller's tenant. */
  count(tx: Tx, caller: Caller, scope: Scope): Promise<QueueCounts>;
};

type QueueNeeds = {
  apps: Pick<Apps, 'visibleAppIds' | 'canAccessApp'>;
  hasAnyTag: HasAnyTag;
  pages: Pick<Conversations['pages'], 'read'>;
  duesOfSessions: DuesOfSessions;
};

export function createQueues(
  { database }: Pick<Platform, 'database'>,
  { apps, hasAnyTag, pages, duesOfSessions }: QueueNeeds,
): Queues {
  const resolve = async (tx: Tx, caller: Caller, { appId, agent }: Scope) => {
    if (appId && !(await apps.canAccessApp(tx, caller, appId))) throw new AppError('not_found');
    const visibility = await visibilityOf(tx, caller, apps);
    return { visibility, appId, agentId: agentIdOf(caller, agent) };
  };

  return {
    async list(caller, view, { tagIds, offset, limit, ...request }) {
      const { items, counts, dues } = await database.tenant(caller.tenantId, async (tx) => {
        const { visibility, appId, agentId } = await resolve(tx, caller, request);
        const tagged = tagIds.length > 0 ? hasAnyTag(tx, sessionColumns.id, tagIds) : undefined;
        const { items, ...counts } = await repository.listQueue(tx, visibility, view, {
          ...request,
          ...{ appId, agentId, tagged, offset, limit },
        });
        const live = items.filter(({ endedAt }) => endedAt === null).map(({ id }) => id);
        return { items, counts, dues: await duesOfSessions(tx, live) };
      });
      const waiting = items.flatMap(({ status, visitorLeftAt, conversationId }) =>
        isInQueue({ status, visitorLeftAt }) ? [conversationId] : [],
      );
      return {
        items: items.map(presentQueueUser),
        ...counts,
        offset,
        ...(dues.length > 0 && { dues }),
        ...(view === 'unassigned' && { pages: await pages.read(waiting) }),
      };
    },

    async count(tx, caller, scope) {
      const { visibility, appId, agentId } = await resolve(tx, caller, scope);
      return repository.countQueues(tx, visibility, { appId, agentId });
    },
  };
}

function agentIdOf({ userId }: Caller, agent: AgentFilter): UserId | undefined {
  if (agent === 'all') return undefined;
  return agent === 'self' ? userId : (agent as UserId);
}
