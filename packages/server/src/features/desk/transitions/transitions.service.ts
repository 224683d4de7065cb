/** The session transitions agents trigger, with their rules. */
import type { QueueUser } from '@parrot/contract/conversations';
import { AppError, type GroupId, LIMITS, type UserId, type UserSessionId } from '@parrot/contract/core';
import { mayReopen } from '@parrot/contract/desk';
import type { Caller, Platform, Tx } from '../../../platform/index.ts';
import {
  type AgentDirectory,
  type AgentStatus,
  type Conversations,
  canTransition,
  isEnded,
  type LockedConversation,
  ownerOf,
  presentQueueUser,
  requireOwner,
  type Session,
  takenByOther,
} from '../../conversations/index.ts';
import type { DeskRouting } from '../routing/routing.ts';
import { canMonitor } from '../visibility/visibility.policy.ts';
import { receiverOf } from './assignment.policy.ts';
import { type LockSession, openSession } from './lock-session.ts';

type Needs = {
  bot: Pick<Conversations['bot'], 'withReturn'>;
  lockSession: LockSession;
  agents: AgentDirectory;
  routing: Pick<DeskRouting, 'directory'>;
};
type HandOver = { toAgentId: UserId; note: string };
type ToGroup = { groupId: GroupId; note: string };

/** All return the session after the transition. */
export type Transitions = {
  /** `withinCapacity`: refused if the agent is at capacity. */
  take(caller: Caller, id: UserSessionId, options?: { withinCapacity?: boolean }): Promise<QueueUser>;
  offer(caller: Caller, id: UserSessionId, to: HandOver): Promise<QueueUser>;
  answerOffer(
    caller: Caller,
    id: UserSessionId,
    answer: { accept: boolean; note: string },
  ): Promise<QueueUser>;
  cancelOffer(caller: Caller, id: UserSessionId): Promise<QueueUser>;
  escalate(caller: Caller, id: UserSessionId, to: HandOver): Promise<QueueUser>;
  /** The bot continues with the visitor's next message. */
  returnToBot(caller: Caller, id: UserSessionId, note: string): Promise<QueueUser>;
  assign(caller: Caller, id: UserSessionId, to: HandOver): Promise<QueueUser>;
  /** Into the queue of a group: the visitor waits again. */
  moveToGroup(caller: Caller, id: UserSessionId, to: ToGroup): Promise<QueueUser>;
  /** In the caller's transaction. False if it waits there already. */
  moveToGroupIn(tx: Tx, caller: Caller, id: UserSessionId, to: ToGroup): Promise<boolean>;
  takeOver(caller: Caller, id: UserSessionId, note: string): Promise<QueueUser>;
  close(caller: Caller, id: UserSessionId): Promise<QueueUser>;
  /** In the caller's transaction. */
  closeIn(tx: Tx, caller: Caller, id: UserSessionId): Promise<QueueUser>;
  reopen(caller: Caller, id: UserSessionId): Promise<QueueUser>;
};

export function createTransitions(
  { database }: Pick<Platform, 'database'>,
  { bot, lockSession, agents, routing }: Needs,
): Transitions {
  const { underLock, underLockIn } = lockSession;

  const agentOfApp = async (
    tx: Tx,
    { conversation }: LockedConversation,
    userId: UserId,
  ): Promise<AgentStatus> => {
    const found = (await agents.ofApp(tx, conversation.tenantId, conversation.appId)).get(userId);
    if (!found)
      throw new AppError('not_found', { message: 'This person doesn’t have access to this app’s chats.' });
    return found;
  };
  const self = async (tx: Tx, { tenantId, userId, name }: Caller): Promise<AgentStatus> => ({
    ...(await agents.stateOf(tx, tenantId, userId)),
    name,
  });

  const closeIn: Transitions['closeIn'] = (tx, caller, id) =>
    underLockIn(tx, caller, id, (locked) => {
      requireOwner(openSession(locked, id), caller.userId);
      return presentQueueUser(locked.transition('closed', asActor(caller)));
    });

  const moveToGroup = async (
    locked: LockedConversation,
    tx: Tx,
    caller: Caller,
    id: UserSessionId,
    { groupId, note }: ToGroup,
  ): Promise<boolean> => {
    const session = openSession(locked, id);
    if (!canMonitor(caller)) requireOwner(session, caller.userId);
    if (!canTransition('movedToGroup', session.status))
      throw new AppError('conflict', { message: 'This conversation is with the bot.' });
    const group = (await routing.directory(tx, caller.tenantId)).groups.get(groupId);
    if (!group) throw new AppError('not_found', { message: GROUP_GONE });
    if (session.status === 'UNASSIGNED' && session.groupId === groupId) return false;
    const { tenantId, appId } = locked.conversation;
    const ofApp = await agents.idsOfApp(tx, tenantId, appId);
    if (!ofApp.some((userId) => group.userIds.has(userId)))
      throw new AppError('conflict', {
        message: `No agent of ${group.name} has access to this app’s chats.`,
      });
    locked.moveToGroup({ id: groupId, name: group.name }, asActor(caller), note);
    return true;
  };

  return {
    take: (caller, id, { withinCapacity = false } = {}) => {
      const requireFree = (session: Session) => {
        const isOthers = ownerOf(session) !== caller.userId && !canTransition('taken', session.status);
        if (isOthers && !isEnded(session.status)) throw takenByOther(session);
      };
      return underLock(
        caller,
        id,
        async (locked, tx) => {
          const session = openSession(locked, id);
          requireFree(session);
          if (ownerOf(session) === caller.userId) return presentQueueUser(session);
          const own = await self(tx, caller);
          if (withinCapacity) requireCapacity(own);
          const to = receiverOf(caller.userId, own, 'taken', session, locked.now);
          return presentQueueUser(locked.transition('taken', asActor(caller), to));
        },
        { precheck: requireFree },
      );
    },

    offer: (caller, id, { toAgentId, note }) =>
      underLock(caller, id, async (locked, tx) => {
        const session = openSession(locked, id);
        requireOwner(session, caller.userId);
        requireOther(caller, toAgentId);
        if (session.transfer?.toAgentId === toAgentId) return presentQueueUser(session);
        if (session.transfer)
          throw new AppError('conflict', {
            message: `A transfer to ${session.transfer.toAgentName} is already pending.`,
          });
        const { name, state } = await agentOfApp(tx, locked, toAgentId);
        if (state === 'offline')
          throw new AppError('conflict', { message: `${name} isn’t available right now.` });
        const until = new Date(locked.now.getTime() + LIMITS.transferSeconds * 1_000).toISOString();
        const by = { byAgentId: caller.userId, byAgentName: caller.name };
        locked.update({ transfer: { toAgentId, toAgentName: name, ...by, note, until } });
        locked.addEvent('transfer-offered', asActor(caller), { target: name, reason: note });
        return present(locked);
      }),

    answerOffer: (caller, id, { accept, note }) =>
      underLock(caller, id, async (locked, tx) => {
        const session = openSession(locked, id);
        const { transfer } = session;
        // A repeated answer changes nothing.
        if (accept && ownerOf(session) === caller.userId) return presentQueueUser(session);
        if (transfer?.toAgentId !== caller.userId)
          throw new AppError('conflict', { message: 'This transfer isn’t addressed to you.' });
        if (new Date(transfer.until) <= locked.now)
          throw new AppError('conflict', { message: 'This transfer request has expired.' });
        const by = { id: transfer.byAgentId, name: transfer.byAgentName };
        if (accept) {
          const own = await agentOfApp(tx, locked, caller.userId);
          const to = receiverOf(caller.userId, own, 'transferred', session, locked.now);
          return presentQueueUser(locked.transition('transferred', by, to, transfer.note));
        }
        locked.update({ transfer: null });
        locked.addEvent('transfer-returned', asActor(caller), { target: by.name, reason: note });
        return present(locked);
      }),

    cancelOffer: (caller, id) =>
      underLock(caller, id, (locked) => {
        const session = openSession(locked, id);
        requireOwner(session, caller.userId);
        if (session.transfer) {
          locked.update({ transfer: null });
          locked.addEvent('transfer-returned', asActor(caller));
        }
        return present(locked);
      }),

    escalate: (caller, id, { toAgentId, note }) =>
      underLock(caller, id, async (locked, tx) => {
        const session = openSession(locked, id);
        requireOwner(session, caller.userId);
        requireOther(caller, toAgentId);
        if (!canTransition('escalated', session.status))
          throw new AppError('conflict', { message: 'This conversation was already escalated.' });
        const other = await agentOfApp(tx, locked, toAgentId);
        const to = receiverOf(toAgentId, other, 'escalated', session, locked.now);
        return presentQueueUser(locked.transition('escalated', asActor(caller), to, note));
      }),

    async returnToBot(caller, id, note) {
      const { tenantId } = caller;
      const { versionId } = await database.tenant(tenantId, (tx) => lockSession.ofOwnApps(tx, caller, id));
      return bot.withReturn({ tenantId, versionId }, (returnTo) =>
        underLock(caller, id, async (locked) => {
          requireOwner(openSession(locked, id), caller.userId);
          locked.transition('returnedToBot', asActor(caller), undefined, note);
          await returnTo(locked);
          return present(locked);
        }),
      );
    },

    assign: (caller, id, { toAgentId, note }) =>
      underLock(caller, id, async (locked, tx) => {
        const session = openSession(locked, id);
        if (ownerOf(session) === toAgentId) return presentQueueUser(session);
        if (!canTransition('assigned', session.status))
          throw new AppError('conflict', { message: 'This conversation is with the bot.' });
        const other = await agentOfApp(tx, locked, toAgentId);
        const to = receiverOf(toAgentId, other, 'supervisor', session, locked.now);
        return presentQueueUser(locked.transition('assigned', asActor(caller), to, note));
      }),

    moveToGroup: (caller, id, to) =>
      underLock(caller, id, async (locked, tx) => {
        await moveToGroup(locked, tx, caller, id, to);
        return present(locked);
      }),

    moveToGroupIn: (tx, caller, id, to) =>
      underLockIn(tx, caller, id, (locked) => moveToGroup(locked, tx, caller, id, to)),

    takeOver: (caller, id, note) =>
      underLock(caller, id, async (locked, tx) => {
        const session = openSession(locked, id);
        if (ownerOf(session) === caller.userId) return presentQueueUser(session);
        if (!canTransition('takenOver', session.status))
          throw new AppError('conflict', { message: 'No agent has this conversation. You can take it.' });
        const own = await self(tx, caller);
        const to = receiverOf(caller.userId, own, 'taken_over', session, locked.now);
        return presentQueueUser(locked.transition('takenOver', asActor(caller), to, note));
      }),

    close: (caller, id) => database.tenant(caller.tenantId, (tx) => closeIn(tx, caller, id)),

    closeIn,

    reopen: (caller, id) =>
      underLock(caller, id, async (locked, tx) => {
        const { session } = locked;
        if (session?.id !== id)
          throw new AppError('conflict', {
            message: 'The visitor has started a new conversation. Continue there.',
          });
        if (!isEnded(session.status)) {
          if (ownerOf(session) === caller.userId) return presentQueueUser(session);
          throw takenByOther(session);
        }
        if (!mayReopen(session, { userId: caller.userId, monitors: canMonitor(caller) }))
          throw new AppError('permission_denied', {
            message: 'Only an agent who had this conversation or a supervisor can reopen it.',
          });
        const to = receiverOf(caller.userId, await self(tx, caller), 'reopened', session, locked.now);
        return presentQueueUser(locked.transition('reopened', asActor(caller), to));
      }),
  };
}

const GROUP_GONE = 'This group no longer exists. Please choose another one.';

const asActor = ({ userId, name }: Caller) => ({ id: userId, name });

function requireCapacity({ open, capacity }: Pick<AgentStatus, 'open' | 'capacity'>): void {
  if (open >= capacity)
    throw new AppError('at_capacity', { message: `You already have ${open} of ${capacity} conversations.` });
}

function requireOther({ userId }: Caller, toAgentId: UserId): void {
  if (toAgentId === userId)
    throw new AppError('bad_input', { fields: { toAgentId: 'Please choose another agent.' } });
}

function present({ session }: LockedConversation): QueueUser {
  if (!session) throw new AppError('conversation_over');
  return presentQueueUser(session);
}
