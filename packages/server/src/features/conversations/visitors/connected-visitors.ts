/** The sockets of visitors in this process, by conversation, app and tenant. */
import type { AppId, ConversationId, TenantId } from '@parrot/contract/core';
import type { Socket } from 'socket.io';

type Visited = { tenantId: TenantId; appId: AppId; conversationId: ConversationId };

export type ConnectedVisitors = {
  has(conversationId: ConversationId): boolean;
  /** The conversations of an app with at least one socket. */
  inApp(appId: AppId): ReadonlySet<ConversationId>;
  /** The tenants with at least one socket. */
  tenants(): ReadonlySet<TenantId>;
};

const NONE: ReadonlySet<never> = new Set();

export function createConnectedVisitors() {
  const sockets = new Map<ConversationId, Set<Socket>>();
  const conversations = new Map<AppId, Set<ConversationId>>();
  const apps = new Map<TenantId, Set<AppId>>();

  return {
    has: (conversationId: ConversationId) => sockets.has(conversationId),
    inApp: (appId: AppId) => conversations.get(appId) ?? NONE,
    tenants: () => new Set(apps.keys()),
    /** Returns the number of sockets of the conversation. */
    add({ tenantId, appId, conversationId }: Visited, socket: Socket): number {
      addTo(apps, tenantId, appId);
      addTo(conversations, appId, conversationId);
      return addTo(sockets, conversationId, socket);
    },
    remove({ tenantId, appId, conversationId }: Visited, socket: Socket): number {
      const left = removeFrom(sockets, conversationId, socket);
      if (left === 0 && removeFrom(conversations, appId, conversationId) === 0)
        removeFrom(apps, tenantId, appId);
      return left;
    },
  };
}

function addTo<Key, Item>(map: Map<Key, Set<Item>>, key: Key, item: Item): number {
  const items = map.get(key) ?? new Set();
  map.set(key, items.add(item));
  return items.size;
}

/** Returns how many are left. */
function removeFrom<Key, Item>(map: Map<Key, Set<Item>>, key: Key, item: Item): number {
  const items = map.get(key);
  items?.delete(item);
  if (items?.size === 0) map.delete(key);
  return items?.size ?? 0;
}
