/** What an agent reads and says in the conversations of their apps. Those of other apps are as if they did not exist. */
import type { ConversationId, FileId, MsgId, UserSessionId } from '@parrot/contract/core';
import type { Caller, Platform, Tx } from '../../../platform/index.ts';
import type { Apps } from '../../apps/index.ts';
import { presentQueueUser } from '../../conversations/conversations.present.ts';
import { ownStored } from '../../conversations/messages/find-duplicate-message.ts';
import { countVisitorMessagesAfter, ratingsIn } from '../../conversations/messages/messages.repository.ts';
import { type Place, readMessages } from '../../conversations/messages/read-messages.ts';
import { requireOwner } from '../../conversations/sessions/session.policy.ts';
import type { Session } from '../../conversations/sessions/session.ts';
import type { FileLinks } from '../../conversations/visitors/files/file-links.ts';
import type { DeskFiles } from '../files/desk-files.service.ts';
import { readNotes } from '../notes/notes.repository.ts';
import { type HoldSession, sessionUnderWay } from '../transitions/lock-session.ts';
import { unseenFrom } from '../visibility/hidden-from-seq.ts';
import { isMentioned, requireVisible, sightOf } from '../visibility/visibility.repository.ts';

type AgentMessage = { msgId: MsgId; value: string; suggestions?: string[]; files?: FileId[] };

export function createAgentService(
  { database }: Pick<Platform, 'database'>,
  {
    apps,
    hold: { ofOwnApps, onThread },
    deskFiles,
    links,
  }: {
    apps: Pick<Apps, 'visibleAppIds'>;
    hold: HoldSession;
    deskFiles: Pick<DeskFiles, 'attach'>;
    links: Pick<FileLinks, 'signMessage'>;
  },
) {
  const seenSession = async (tx: Tx, caller: Caller, id: UserSessionId): Promise<Session> =>
    requireVisible(tx, await sightOf(tx, caller, apps), id);

  return {
    /** Which conversation a session is of, for those who may see it. */
    locate: (caller: Caller, id: UserSessionId): Promise<ConversationId> =>
      database.tenant(caller.tenantId, async (tx) => (await seenSession(tx, caller, id)).conversationId),

    /** `hearsOn`: whether what is said there from now on is for this agent, too. */
    read: (caller: Caller, id: UserSessionId, { afterSeq, beforeSeq, limit }: Place) =>
      database.tenant(caller.tenantId, async (tx) => {
        const sight = await sightOf(tx, caller, apps);
        const session = await requireVisible(tx, sight, id);
        const { conversationId } = session;
        const end = await unseenFrom(tx, sight, session);
        const until = Math.min(beforeSeq ?? end, end);
        const place = { afterSeq, limit, beforeSeq: until === Number.POSITIVE_INFINITY ? undefined : until };
        const { messages, lastSeq } = await readMessages(tx, conversationId, place);
        return {
          session: presentQueueUser(session),
          messages: messages.filter(({ seq }) => seq < end).map(links.signMessage),
          lastSeq: Math.min(lastSeq, end - 1),
          notes: await readNotes(tx, sight, session),
          ratings: await ratingsIn(tx, conversationId, end),
          hearsOn: end === Number.POSITIVE_INFINITY,
          isMentioned: await isMentioned(tx, id, caller.userId),
        };
      }),

    write: (
      caller: Caller,
      id: UserSessionId,
      { msgId, value, suggestions = [], files = [] }: AgentMessage,
    ) =>
      onThread(
        caller,
        id,
        async (thread, tx) => {
          const stored = ownStored(thread, caller.userId);
          if (stored) return links.signMessage(stored);
          requireOwner(sessionUnderWay(thread, id), caller.userId);
          const from = { userType: 'agent' as const, senderId: caller.userId, senderName: caller.name };
          // Whoever answers has read what they answer.
          const agentReadSeq = thread.conversation.lastSeq;
          const attached = await deskFiles.attach(tx, thread, files, { msgId, userId: caller.userId });
          const message = thread.add({ msgId, value, suggestions, files: attached, ...from });
          thread.note({ agentReadSeq });
          return links.signMessage(message);
        },
        { msgId },
      ),

    /** Read is read: an older place changes nothing. */
    markRead: (caller: Caller, id: UserSessionId, seq: number): Promise<number> =>
      onThread(caller, id, async (thread, tx) => {
        const { conversation } = thread;
        const session = sessionUnderWay(thread, id);
        requireOwner(session, caller.userId);
        const agentReadSeq = Math.max(session.agentReadSeq, Math.min(seq, conversation.lastSeq));
        const unreadCount = await countVisitorMessagesAfter(tx, conversation.id, id, agentReadSeq);
        if (agentReadSeq !== session.agentReadSeq || unreadCount !== session.unreadCount)
          thread.note({ unreadCount, agentReadSeq });
        return unreadCount;
      }),

    /** The conversation of a session this agent has: the one they may show themselves writing in. */
    locateOwned: (caller: Caller, id: UserSessionId): Promise<ConversationId> =>
      database.tenant(caller.tenantId, async (tx) => {
        const session = await ofOwnApps(tx, caller, id);
        requireOwner(session, caller.userId);
        return session.conversationId;
      }),
  };
}
