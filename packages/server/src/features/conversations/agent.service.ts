/** What an agent does with the conversations of their apps. Those of other apps are as if they did not exist. */
import type { QueueUser } from '@parrot/contract/conversations';
import {
  AppError,
  type AppId,
  type ConversationId,
  type MsgId,
  type UserSessionId,
} from '@parrot/contract/core';
import type { Caller, Platform, Tx } from '../../platform/index.ts';
import type { Apps } from '../apps/index.ts';
import { presentQueueUser } from './conversations.present.ts';
import { countVisitorMessagesAfter } from './conversations.repository.ts';
import { ownStored } from './own-stored.ts';
import { readMessages } from './read-messages.ts';
import { isEnded, mayHappen, requireOwner, takenByOther } from './session.policy.ts';
import { findSession, listSessions } from './session.repository.ts';
import type { Session } from './session.ts';
import type { Thread } from './thread.ts';
import type { WorkOnThread } from './work-on-thread.ts';

export type Queue = 'unassigned' | 'assigned';
export type QueuePage = { offset: number; limit: number; appId?: AppId | undefined };

export function createAgentService(
  { database }: Platform,
  { apps, workOnThread }: { apps: Pick<Apps, 'appsOf' | 'mayUseApp'>; workOnThread: WorkOnThread },
) {
  const seenSession = async (tx: Tx, caller: Caller, id: UserSessionId): Promise<Session> => {
    const session = await findSession(tx, id);
    if (!session || !(await apps.mayUseApp(tx, caller, session.appId))) throw new AppError('not_found');
    return session;
  };

  const onThread = <T>(
    caller: Caller,
    id: UserSessionId,
    work: (thread: Thread, tx: Tx) => Promise<T> | T,
  ): Promise<T> =>
    database.tenant(caller.tenantId, async (tx) => {
      const { conversationId } = await seenSession(tx, caller, id);
      return workOnThread(tx, conversationId, (thread) => work(thread, tx));
    });

  const asActor = (caller: Caller) => ({ id: caller.userId, name: caller.name });

  return {
    list: (caller: Caller, queue: Queue, { offset, limit, appId }: QueuePage) =>
      database.tenant(caller.tenantId, async (tx) => {
        if (appId && !(await apps.mayUseApp(tx, caller, appId))) throw new AppError('not_found');
        const { items, total } = await listSessions(tx, {
          ...(queue === 'unassigned'
            ? { status: 'UNASSIGNED' as const }
            : { status: 'ASSIGNED' as const, agentId: caller.userId }),
          appIds: appId ? [appId] : caller.allApps ? 'all' : await apps.appsOf(tx, caller),
          offset,
          limit,
        });
        return { items: items.map(presentQueueUser), total, offset };
      }),

    /** Which conversation a session is of, for those who may see it. */
    locate: (caller: Caller, id: UserSessionId): Promise<ConversationId> =>
      database.tenant(caller.tenantId, async (tx) => (await seenSession(tx, caller, id)).conversationId),

    read: (caller: Caller, id: UserSessionId, afterSeq: number) =>
      database.tenant(caller.tenantId, async (tx) => {
        const session = await seenSession(tx, caller, id);
        return {
          session: presentQueueUser(session),
          ...(await readMessages(tx, session.conversationId, afterSeq)),
        };
      }),

    take: (caller: Caller, id: UserSessionId): Promise<QueueUser> =>
      onThread(caller, id, (thread) => {
        const session = sessionUnderWay(thread, id);
        if (session.agentId === caller.userId) return presentQueueUser(session);
        if (!mayHappen('taken', session.status)) throw takenByOther(session);
        return presentQueueUser(thread.move('taken', asActor(caller), caller));
      }),

    write: (caller: Caller, id: UserSessionId, draft: { msgId: MsgId; value: string }) =>
      onThread(caller, id, async (thread) => {
        const stored = await ownStored(thread, draft.msgId, caller.userId);
        if (stored) return stored;
        requireOwner(sessionUnderWay(thread, id), caller.userId);
        return thread.add({ ...draft, userType: 'agent', senderId: caller.userId, senderName: caller.name });
      }),

    close: (caller: Caller, id: UserSessionId): Promise<QueueUser> =>
      onThread(caller, id, (thread) => {
        requireOwner(sessionUnderWay(thread, id), caller.userId);
        return presentQueueUser(thread.move('closed', asActor(caller)));
      }),

    markRead: (caller: Caller, id: UserSessionId, seq: number): Promise<number> =>
      onThread(caller, id, async (thread, tx) => {
        requireOwner(sessionUnderWay(thread, id), caller.userId);
        const unreadCount = await countVisitorMessagesAfter(tx, thread.conversation.id, id, seq);
        thread.note({ unreadCount });
        return unreadCount;
      }),

    /** The conversation of a session this agent has: the one they may show themselves writing in. */
    locateOwned: (caller: Caller, id: UserSessionId): Promise<ConversationId> =>
      database.tenant(caller.tenantId, async (tx) => {
        const session = await seenSession(tx, caller, id);
        requireOwner(session, caller.userId);
        return session.conversationId;
      }),
  };
}

/** The session of that id, where it is not over yet. */
function sessionUnderWay({ session }: Thread, id: UserSessionId): Session {
  if (session?.id !== id || isEnded(session.status)) throw new AppError('conversation_over');
  return session;
}
