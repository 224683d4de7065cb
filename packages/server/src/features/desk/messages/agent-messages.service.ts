/** Reading and writing messages as an agent. */
import type { Message, QueueUser } from '@parrot/contract/conversations';
import type { ConversationId, FileId, MsgId, UserSessionId } from '@parrot/contract/core';
import type { Note, SessionRating } from '@parrot/contract/desk';
import type { Caller, Platform, Tx } from '../../../platform/index.ts';
import type { Apps } from '../../apps/index.ts';
import {
  countVisitorMessagesAfter,
  type FileLinks,
  findDuplicateMessage,
  type MessageRange,
  presentQueueUser,
  ratingsIn,
  readMessages,
  requireOwner,
  type Session,
} from '../../conversations/index.ts';
import type { DeskFiles } from '../files/desk-files.service.ts';
import { readNotes } from '../notes/notes.repository.ts';
import { type LockSession, openSession } from '../transitions/lock-session.ts';
import { hiddenFromSeq } from '../visibility/hidden-from-seq.ts';
import type { Visibility } from '../visibility/visibility.policy.ts';
import { isMentioned, requireVisible, visibilityOf } from '../visibility/visibility.repository.ts';

type AgentMessage = { msgId: MsgId; value: string; suggestions?: string[]; files?: FileId[] };

type ConversationView = {
  session: QueueUser;
  messages: Message[];
  lastSeq: number;
  notes: Note[];
  ratings: SessionRating[];
  /** Whether messages added from now on are visible too. */
  isLive: boolean;
  access: { visibility: Visibility; isMentioned: boolean };
};

export type AgentMessages = {
  /** The conversation of a session that the agent may see. */
  locate(caller: Caller, id: UserSessionId): Promise<ConversationId>;
  /** The conversation of a session that the agent owns. */
  locateOwned(caller: Caller, id: UserSessionId): Promise<ConversationId>;
  read(caller: Caller, id: UserSessionId, range: MessageRange): Promise<ConversationView>;
  write(caller: Caller, id: UserSessionId, message: AgentMessage): Promise<Message>;
  /** Returns the number of unread messages. A lower `seq` than before changes nothing. */
  markRead(caller: Caller, id: UserSessionId, seq: number): Promise<number>;
};

type Needs = {
  apps: Pick<Apps, 'visibleAppIds'>;
  lockSession: LockSession;
  deskFiles: Pick<DeskFiles, 'attach'>;
  links: Pick<FileLinks, 'signMessage'>;
};

export function createAgentMessages(
  { database }: Pick<Platform, 'database'>,
  { apps, lockSession: { ofOwnApps, underLock }, deskFiles, links }: Needs,
): AgentMessages {
  const visibleSession = async (tx: Tx, caller: Caller, id: UserSessionId): Promise<Session> =>
    requireVisible(tx, await visibilityOf(tx, caller, apps), id);

  return {
    locate: (caller, id) =>
      database.tenant(caller.tenantId, async (tx) => (await visibleSession(tx, caller, id)).conversationId),

    locateOwned: (caller, id) =>
      database.tenant(caller.tenantId, async (tx) => {
        const session = await ofOwnApps(tx, caller, id);
        requireOwner(session, caller.userId);
        return session.conversationId;
      }),

    read: (caller, id, { afterSeq, beforeSeq, limit }) =>
      database.tenant(caller.tenantId, async (tx) => {
        const visibility = await visibilityOf(tx, caller, apps);
        const session = await requireVisible(tx, visibility, id);
        const { conversationId } = session;
        const end = await hiddenFromSeq(tx, visibility, session);
        const until = Math.min(beforeSeq ?? end, end);
        const range = { afterSeq, limit, beforeSeq: until === Number.POSITIVE_INFINITY ? undefined : until };
        const { messages, lastSeq } = await readMessages(tx, conversationId, range);
        return {
          session: presentQueueUser(session),
          messages: messages.filter(({ seq }) => seq < end).map(links.signMessage),
          lastSeq: Math.min(lastSeq, end - 1),
          notes: await readNotes(tx, visibility, session),
          ratings: await ratingsIn(tx, conversationId, end),
          isLive: end === Number.POSITIVE_INFINITY,
          access: { visibility, isMentioned: await isMentioned(tx, id, caller.userId) },
        };
      }),

    write: (caller, id, { msgId, value, suggestions = [], files = [] }) =>
      underLock(
        caller,
        id,
        async (locked, tx) => {
          const stored = findDuplicateMessage(locked, caller.userId);
          if (stored) return links.signMessage(stored);
          requireOwner(openSession(locked, id), caller.userId);
          const from = { userType: 'agent' as const, senderId: caller.userId, senderName: caller.name };
          // An agent who replies has read the messages before the reply.
          const agentReadSeq = locked.conversation.lastSeq;
          const attached = await deskFiles.attach(tx, locked, files, { msgId, userId: caller.userId });
          const message = locked.add({ msgId, value, suggestions, files: attached, ...from });
          locked.update({ agentReadSeq });
          return links.signMessage(message);
        },
        { msgId },
      ),

    markRead: (caller, id, seq) =>
      underLock(caller, id, async (locked, tx) => {
        const { conversation } = locked;
        const session = openSession(locked, id);
        requireOwner(session, caller.userId);
        const agentReadSeq = Math.max(session.agentReadSeq, Math.min(seq, conversation.lastSeq));
        const unreadCount = await countVisitorMessagesAfter(tx, conversation.id, id, agentReadSeq);
        if (agentReadSeq !== session.agentReadSeq || unreadCount !== session.unreadCount)
          locked.update({ unreadCount, agentReadSeq });
        return unreadCount;
      }),
  };
}
