/**
 * The page that each connected visitor is on. Only in memory: every window reports its page when it connects and
 * when it navigates, so the database has no part in it. Other slices push it to those who may see it.
 */
import { type AppId, type ConversationId, LIMITS, type TenantId } from '@parrot/contract/core';
import { createSharedValues, type Platform } from '../../../platform/index.ts';
import { sessionChanged } from '../conversations.topics.ts';

type Visiting = { tenantId: TenantId; appId: AppId; conversationId: ConversationId };
/** `isWaiting`: no agent has the conversation, and one was requested. */
type VisitedPage = Visiting & { page: string; isWaiting: boolean };

export type VisitorPages = {
  /** The pages of those of the visitors who are online and have reported one, by conversation. */
  read(conversationIds: readonly ConversationId[]): Promise<Record<ConversationId, string>>;
  /** A visitor of this process is on another page, or began to wait. At most once per `LIMITS.visitorPageMs`. */
  onChanged(listener: (visited: VisitedPage) => void): void;
};

/** Longer than any visit; what a process that died leaves in Redis expires. */
const EXPIRES_MS = 24 * 3_600_000;

export type OwnVisitorPages = VisitorPages & {
  /** The visitor opened the conversation on this page. */
  arrive(visited: VisitedPage): void;
  /** The visitor navigated; nothing happens before they have arrived. */
  move(conversationId: ConversationId, page: string): void;
  depart(conversationId: ConversationId): void;
};

export function createVisitorPages({ bus, cluster }: Pick<Platform, 'bus' | 'cluster'>): OwnVisitorPages {
  const here = new Map<ConversationId, VisitedPage>();
  const values = createSharedValues('page', EXPIRES_MS, cluster);
  const listeners: ((visited: VisitedPage) => void)[] = [];
  /** Visitors announced within the interval; true if they have moved again since. */
  const throttled = new Map<ConversationId, boolean>();

  const announce = (conversationId: ConversationId) => {
    const visited = here.get(conversationId);
    if (!visited) return;
    if (throttled.has(conversationId)) return void throttled.set(conversationId, true);
    for (const listener of listeners) listener(visited);
    throttled.set(conversationId, false);
    setTimeout(() => {
      const hasMoved = throttled.get(conversationId);
      throttled.delete(conversationId);
      if (hasMoved) announce(conversationId);
    }, LIMITS.visitorPageMs).unref();
  };

  const store = (visited: VisitedPage) => {
    const { conversationId, page, isWaiting } = visited;
    const before = here.get(conversationId);
    here.set(conversationId, visited);
    if (page === '') return;
    if (before?.page !== page) values.set(conversationId, page);
    if (before?.page !== page || (isWaiting && !before.isWaiting)) announce(conversationId);
  };

  // Everywhere, because the visitor may be connected to another process than the agent.
  bus.listenEverywhere(
    sessionChanged,
    ({ payload: { session } }) => {
      const visited = here.get(session.conversationId);
      if (visited) store({ ...visited, isWaiting: session.status === 'UNASSIGNED' });
    },
    { missed: 'sockets reconnect' },
  );

  return {
    async read(conversationIds) {
      return Object.fromEntries(await values.read(conversationIds));
    },
    onChanged: (listener) => void listeners.push(listener),
    arrive(visited) {
      const page = visited.page || (here.get(visited.conversationId)?.page ?? '');
      store({ ...visited, page });
    },
    move(conversationId, page) {
      const visited = here.get(conversationId);
      if (visited && page !== '') store({ ...visited, page });
    },
    depart(conversationId) {
      if (here.delete(conversationId)) values.delete(conversationId);
    },
  };
}
