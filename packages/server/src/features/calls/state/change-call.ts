/**
 * Changes calls under the lock of their conversation: the call, its entry in the timeline and its event are
 * stored together.
 */
import { AppError, type CallId, type ConversationId, type TenantId } from '@parrot/contract/core';
import type { Platform, Tx } from '../../../platform/index.ts';
import {
  type LockedConversation,
  requireOwnConversation,
  type UnitOfWork,
} from '../../conversations/index.ts';
import type { Notifications } from '../../notifications/index.ts';
import { callEntryOf, presentCall } from '../calls.present.ts';
import { findCall, findOpenCall, saveCall } from '../calls.repository.ts';
import { callChanged } from '../calls.topics.ts';
import { isMissedByAgent } from './call.policy.ts';
import type { CallState } from './call.ts';
import { type CallActor, concerns } from './call-actor.policy.ts';
import { dueAt } from './overdue.policy.ts';

export type LockedCalls = {
  tx: Tx;
  locked: LockedConversation;
  /** The call that rings or is active. */
  open: CallState | undefined;
  /** Stores a new call, or a changed one with the state `before`. Returns it as stored. */
  save(call: CallState, before?: CallState): Promise<CallState>;
};

type Change = (call: CallState, calls: LockedCalls) => Promise<CallState> | CallState;

export type ChangeCall = {
  inConversation<T>(
    at: { tenantId: TenantId; conversationId: ConversationId },
    work: (calls: LockedCalls) => Promise<T> | T,
  ): Promise<T>;
  /** Returns the call after the change. A call that does not concern the actor is not found. */
  ofCall(actor: CallActor, callId: CallId, change: Change): Promise<CallState>;
  /** Without an actor; nothing happens if there is no such call. */
  ofAnyCall(tenantId: TenantId, callId: CallId, change: Change): Promise<void>;
};

export function createChangeCall(
  { database, outbox }: Pick<Platform, 'database' | 'outbox'>,
  { unitOfWork, notifyMissed }: { unitOfWork: UnitOfWork; notifyMissed: Notifications['callMissed'] },
): ChangeCall {
  const lockedCalls = async (tx: Tx, locked: LockedConversation): Promise<LockedCalls> => ({
    tx,
    locked,
    open: await findOpenCall(tx, locked.conversation.id),
    async save(call, before) {
      if (call === before) return call;
      const isOver = call.status === 'ended' && call.msgId === null;
      const stored = isOver ? { ...call, msgId: addEntry(locked, call) } : call;
      await saveCall(tx, stored, before);
      if (isOver && isMissedByAgent(stored)) await notifyMissed(tx, { ...stored, callId: stored.id });
      outbox.write(tx, callChanged, {
        tenantId: call.tenantId,
        key: call.conversationId,
        payload: {
          call: presentCall(stored),
          appId: call.appId,
          userIds: [...new Set([call.agentId, ...userIdsOf(call), ...userIdsOf(before)])],
          dueAt: dueAt(stored, locked.now)?.toISOString() ?? null,
        },
      });
      return stored;
    },
  });

  const inConversation: ChangeCall['inConversation'] = ({ tenantId, conversationId }, work) =>
    database.tenant(tenantId, (tx) =>
      unitOfWork(tx, conversationId, async (locked) => work(await lockedCalls(tx, locked))),
    );

  const changeFound = (found: CallState, change: Change): Promise<CallState> =>
    inConversation(found, async (calls) => {
      const call = calls.open?.id === found.id ? calls.open : await findCall(calls.tx, found.id);
      if (!call) throw new AppError('not_found');
      return calls.save(await change(call, calls), call);
    });
  const find = (tenantId: TenantId, callId: CallId) =>
    database.tenant(tenantId, (tx) => findCall(tx, callId));

  return {
    inConversation,
    async ofCall(actor, callId, change) {
      const found = await find(actor.tenantId, callId);
      if (!found || !concerns(found, actor)) throw new AppError('not_found');
      return changeFound(found, (call, calls) => {
        if (actor.party === 'visitor') requireOwnConversation(calls.locked.conversation, actor);
        return change(call, calls);
      });
    },
    async ofAnyCall(tenantId, callId, change) {
      const found = await find(tenantId, callId);
      if (found) await changeFound(found, change);
    },
  };
}

function addEntry(locked: LockedConversation, call: CallState) {
  const by =
    call.startedBy === 'visitor'
      ? { id: locked.conversation.visitorId, name: call.visitorName }
      : { id: call.agentId, name: call.agentName };
  return locked.addEvent('call', by, { call: callEntryOf(call) });
}

const userIdsOf = (call: CallState | undefined) =>
  call?.participants.flatMap(({ userId }) => userId ?? []) ?? [];
