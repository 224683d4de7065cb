/** What moves a conversation from one pair of hands to another, each with its rules. */
import type { QueueUser } from '@parrot/contract/conversations';
import { AppError, LIMITS, type UserId, type UserSessionId } from '@parrot/contract/core';
import { mayReopen } from '@parrot/contract/desk';
import type { Caller, Platform, Tx } from '../../../platform/index.ts';
import type { Bot, Bots } from '../../conversations/bot/bot.ts';
import type { BotTurns } from '../../conversations/bot/bot-turns.ts';
import { giveBotBack } from '../../conversations/bot/return-to-bot.ts';
import { presentQueueUser } from '../../conversations/conversations.present.ts';
import type { Thread } from '../../conversations/sessions/locked-conversation.ts';
import {
  holderOf,
  isEnded,
  mayHappen,
  requireOwner,
  takenByOther,
} from '../../conversations/sessions/session.policy.ts';
import type { Session } from '../../conversations/sessions/session.ts';
import type { Colleague, DeskPeople } from '../../conversations/waiting/desk-agents.ts';
import { mayMonitor } from '../visibility/visibility.repository.ts';
import { receiverOf } from './assignment.policy.ts';
import { type HoldSession, sessionUnderWay } from './lock-session.ts';

type Needs = {
  bots: Bots;
  turns: BotTurns;
  hold: HoldSession;
  people: DeskPeople;
};
/** Whom it is handed to, and what is said about it. */
type HandOver = { toAgentId: UserId; note: string };

export type Moves = ReturnType<typeof createMoves>;

export function createMoves({ database }: Pick<Platform, 'database'>, { bots, turns, hold, people }: Needs) {
  const { onThread } = hold;

  const colleague = async (tx: Tx, { conversation }: Thread, userId: UserId): Promise<Colleague> => {
    const found = (await people.ofApp(tx, conversation.tenantId, conversation.appId)).get(userId);
    if (!found)
      throw new AppError('not_found', { message: 'This colleague does not work at the desk of this app.' });
    return found;
  };
  const self = async (tx: Tx, { tenantId, userId, name }: Caller): Promise<Colleague> => ({
    ...(await people.stateOf(tx, tenantId, userId)),
    name,
  });

  return {
    /** `withinCapacity`: refused where the agent has as many conversations as they should have. */
    take: (caller: Caller, id: UserSessionId, { withinCapacity = false } = {}): Promise<QueueUser> => {
      const requireFree = (session: Session) => {
        const isOthers = holderOf(session) !== caller.userId && !mayHappen('taken', session.status);
        if (isOthers && !isEnded(session.status)) throw takenByOther(session);
      };
      return onThread(
        caller,
        id,
        async (thread, tx) => {
          const session = sessionUnderWay(thread, id);
          requireFree(session);
          if (holderOf(session) === caller.userId) return presentQueueUser(session);
          const own = await self(tx, caller);
          if (withinCapacity) requireCapacity(own);
          const to = receiverOf(caller.userId, own, 'taken', session, thread.now);
          return presentQueueUser(thread.move('taken', asActor(caller), to));
        },
        { glance: requireFree },
      );
    },

    offer: (caller: Caller, id: UserSessionId, { toAgentId, note }: HandOver): Promise<QueueUser> =>
      onThread(caller, id, async (thread, tx) => {
        const session = sessionUnderWay(thread, id);
        requireOwner(session, caller.userId);
        requireOther(caller, toAgentId);
        if (session.transfer?.toAgentId === toAgentId) return presentQueueUser(session);
        if (session.transfer)
          throw new AppError('conflict', {
            message: `This conversation is offered to ${session.transfer.toAgentName} already.`,
          });
        const { name, state } = await colleague(tx, thread, toAgentId);
        if (state === 'offline')
          throw new AppError('conflict', { message: `${name} is not at the desk now.` });
        const until = new Date(thread.now.getTime() + LIMITS.transferSeconds * 1_000).toISOString();
        const by = { byAgentId: caller.userId, byAgentName: caller.name };
        thread.note({ transfer: { toAgentId, toAgentName: name, ...by, note, until } });
        thread.tell('transfer-offered', asActor(caller), { target: name, why: note });
        return present(thread);
      }),

    answerOffer: (
      caller: Caller,
      id: UserSessionId,
      { accept, note }: { accept: boolean; note: string },
    ): Promise<QueueUser> =>
      onThread(caller, id, async (thread, tx) => {
        const session = sessionUnderWay(thread, id);
        const { transfer } = session;
        // Said twice, it holds once.
        if (accept && holderOf(session) === caller.userId) return presentQueueUser(session);
        if (transfer?.toAgentId !== caller.userId)
          throw new AppError('conflict', { message: 'This conversation is not offered to you.' });
        if (new Date(transfer.until) <= thread.now)
          throw new AppError('conflict', { message: 'This came too late: the offer is over.' });
        const by = { id: transfer.byAgentId, name: transfer.byAgentName };
        if (accept) {
          const own = await colleague(tx, thread, caller.userId);
          const to = receiverOf(caller.userId, own, 'transferred', session, thread.now);
          return presentQueueUser(thread.move('transferred', by, to, transfer.note));
        }
        thread.note({ transfer: null });
        thread.tell('transfer-returned', asActor(caller), { target: by.name, why: note });
        return present(thread);
      }),

    cancelOffer: (caller: Caller, id: UserSessionId): Promise<QueueUser> =>
      onThread(caller, id, (thread) => {
        const session = sessionUnderWay(thread, id);
        requireOwner(session, caller.userId);
        if (session.transfer) {
          thread.note({ transfer: null });
          thread.tell('transfer-returned', asActor(caller));
        }
        return present(thread);
      }),

    escalate: (caller: Caller, id: UserSessionId, { toAgentId, note }: HandOver): Promise<QueueUser> =>
      onThread(caller, id, async (thread, tx) => {
        const session = sessionUnderWay(thread, id);
        requireOwner(session, caller.userId);
        requireOther(caller, toAgentId);
        if (!mayHappen('escalated', session.status))
          throw new AppError('conflict', { message: 'This conversation was escalated before.' });
        const other = await colleague(tx, thread, toAgentId);
        const to = receiverOf(toAgentId, other, 'escalated', session, thread.now);
        return presentQueueUser(thread.move('escalated', asActor(caller), to, note));
      }),

    /** What was said while a person had it was meant for people: the bot goes on with what comes next. */
    async returnToBot(caller: Caller, id: UserSessionId, note: string): Promise<QueueUser> {
      // A bot may have to be read from the store, which a transaction must not wait for.
      const bot = await botOf(caller, id);
      return onThread(caller, id, async (thread) => {
        const session = sessionUnderWay(thread, id);
        requireOwner(session, caller.userId);
        thread.move('returnedToBot', asActor(caller), undefined, note);
        await giveBotBack(thread, bot, turns);
        return present(thread);
      });
    },

    assign: (caller: Caller, id: UserSessionId, { toAgentId, note }: HandOver): Promise<QueueUser> =>
      onThread(caller, id, async (thread, tx) => {
        const session = sessionUnderWay(thread, id);
        if (holderOf(session) === toAgentId) return presentQueueUser(session);
        if (!mayHappen('assigned', session.status))
          throw new AppError('conflict', { message: 'This conversation is with the bot.' });
        const other = await colleague(tx, thread, toAgentId);
        const to = receiverOf(toAgentId, other, 'supervisor', session, thread.now);
        return presentQueueUser(thread.move('assigned', asActor(caller), to, note));
      }),

    takeOver: (caller: Caller, id: UserSessionId, note: string): Promise<QueueUser> =>
      onThread(caller, id, async (thread, tx) => {
        const session = sessionUnderWay(thread, id);
        if (holderOf(session) === caller.userId) return presentQueueUser(session);
        if (!mayHappen('takenOver', session.status))
          throw new AppError('conflict', { message: 'Nobody has this conversation: it can be taken.' });
        const own = await self(tx, caller);
        const to = receiverOf(caller.userId, own, 'taken_over', session, thread.now);
        return presentQueueUser(thread.move('takenOver', asActor(caller), to, note));
      }),

    close: (caller: Caller, id: UserSessionId): Promise<QueueUser> =>
      onThread(caller, id, (thread) => {
        requireOwner(sessionUnderWay(thread, id), caller.userId);
        return presentQueueUser(thread.move('closed', asActor(caller)));
      }),

    reopen: (caller: Caller, id: UserSessionId): Promise<QueueUser> =>
      onThread(caller, id, async (thread, tx) => {
        const { session } = thread;
        if (session?.id !== id)
          throw new AppError('conflict', {
            message: 'The visitor has started a new conversation since. Please continue there.',
          });
        if (!isEnded(session.status)) {
          if (holderOf(session) === caller.userId) return presentQueueUser(session);
          throw takenByOther(session);
        }
        if (!mayReopen(session, { userId: caller.userId, monitors: mayMonitor(caller) }))
          throw new AppError('permission_denied', {
            message: 'Only an agent who had this conversation or a supervisor can reopen it.',
          });
        const to = receiverOf(caller.userId, await self(tx, caller), 'reopened', session, thread.now);
        return presentQueueUser(thread.move('reopened', asActor(caller), to));
      }),
  };

  async function botOf(caller: Caller, id: UserSessionId): Promise<Bot> {
    const { tenantId } = caller;
    const session = await database.tenant(tenantId, (tx) => hold.ofOwnApps(tx, caller, id));
    return bots.load(tenantId, session.versionId);
  }
}

const asActor = ({ userId, name }: Caller) => ({ id: userId, name });

function requireCapacity({ open, capacity }: Pick<Colleague, 'open' | 'capacity'>): void {
  if (open >= capacity)
    throw new AppError('at_capacity', { message: `You already have ${open} of ${capacity} conversations.` });
}

function requireOther({ userId }: Caller, toAgentId: UserId): void {
  if (toAgentId === userId)
    throw new AppError('bad_input', { fields: { toAgentId: 'Please choose a colleague.' } });
}

function present({ session }: Thread): QueueUser {
  if (!session) throw new AppError('conversation_over');
  return presentQueueUser(session);
}
