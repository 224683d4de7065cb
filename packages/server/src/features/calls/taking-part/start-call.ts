/** Starts calls, from either side. */
import type { CallSeat } from '@parrot/contract/calls';
import type { CallKind } from '@parrot/contract/conversations';
import { AppError, LIMITS, newId, type UserId } from '@parrot/contract/core';
import type { Socket } from 'socket.io';
import type { Platform } from '../../../platform/index.ts';
import {
  isEnded,
  ownerOf,
  requireOwnConversation,
  requireOwner,
  type Session,
} from '../../conversations/index.ts';
import { findStartedCall, isInOtherCall, isRung, lockCallsOf } from '../calls.repository.ts';
import { answer, change, end, requireOpen, ring } from '../state/call.policy.ts';
import type { CallState } from '../state/call.ts';
import {
  type AgentActor,
  asParticipant,
  type CallActor,
  ownParticipant,
  type VisitorActor,
} from '../state/call-actor.policy.ts';
import type { ChangeCall, LockedCalls } from '../state/change-call.ts';
import type { SeatSocket } from './call-seat.ts';
import { requireFree } from './require-free.ts';

type Draft = { kind: CallKind; clientId: string };

export type StartCall = {
  byVisitor(visitor: VisitorActor, draft: Draft, socket: Socket): Promise<CallSeat>;
  /** `session` is one that the agent may see. */
  byAgent(
    agent: AgentActor,
    session: Pick<Session, 'id' | 'tenantId' | 'conversationId'>,
    draft: Draft,
    socket: Socket,
  ): Promise<CallSeat>;
};

export function createStartCall(
  { limits }: Pick<Platform, 'limits'>,
  { changeCall, seatSocket }: { changeCall: ChangeCall; seatSocket: SeatSocket },
): StartCall {
  const starts = limits.perMinute('call-starts', LIMITS.call.startsPerMinute);

  const start = async (actor: CallActor, draft: Draft, session: Session, calls: LockedCalls) => {
    const { tx, locked, open } = calls;
    const repeated = await findStartedCall(tx, session.conversationId, draft.clientId);
    if (repeated) return calls.save(startedAgain(repeated, actor), repeated);
    if (open) return calls.save(await answerInstead(open, actor, calls), open);
    const agentId = requireAgent(session);
    if (actor.party === 'agent') await requireFree(tx, actor.userId);
    else await lockCallsOf(tx, agentId);
    const { id: sessionId, tenantId, appId, conversationId, visitorName } = session;
    const call = ring(
      {
        ...draft,
        id: newId('cal'),
        tenantId,
        appId,
        conversationId,
        sessionId,
        startedBy: actor.party,
        visitorName,
        agentId,
        agentName: agentNameOf(session),
        startedAt: locked.now,
      },
      asParticipant(actor, newId('cpt'), { visitorName }),
    );
    const isBusy =
      actor.party === 'visitor' && ((await isInOtherCall(tx, agentId)) || (await isRung(tx, agentId)));
    return calls.save(isBusy ? end(call, 'busy', locked.now) : call);
  };

  const startInConversation = (
    actor: CallActor,
    at: Pick<Session, 'tenantId' | 'conversationId'>,
    draft: Draft,
    socket: Socket,
    openSession: (calls: LockedCalls) => Session,
  ) =>
    seatSocket(socket, async (take) => {
      const call = await changeCall.inConversation(at, async (calls) => {
        const started = await start(actor, draft, openSession(calls), calls);
        const own = ownParticipant(started, actor);
        if (own) take(started, own.id);
        return started;
      });
      // Stored for the timeline, so it is refused only after the commit.
      if (call.endReason === 'busy') throw busy(call);
      return call;
    });

  return {
    async byVisitor(visitor, draft, socket) {
      if (!(await starts.take(visitor.conversationId))) throw new AppError('too_many');
      return startInConversation(visitor, visitor, draft, socket, ({ locked: { conversation, session } }) => {
        requireOwnConversation(conversation, visitor);
        if (!session || isEnded(session.status)) throw new AppError('conversation_over');
        requireAgent(session);
        return session;
      });
    },
    byAgent: (agent, at, draft, socket) =>
      startInConversation(agent, at, draft, socket, ({ locked: { session } }) => {
        if (session?.id !== at.id || isEnded(session.status)) throw new AppError('conversation_over');
        requireOwner(session, agent.userId);
        return session;
      }),
  };
}

/** The same start again: its answer was lost, or the socket reconnected. */
function startedAgain(call: CallState, actor: CallActor): CallState {
  if (call.endReason === 'busy') return call;
  requireOpen(call);
  const own = ownParticipant(call, actor);
  if (!own || call.startedBy !== actor.party) throw callExists();
  return own.awaySince ? change(call, own.id, { awaySince: null }) : call;
}

/** If both sides ring each other, both want to talk: the second start answers the first. */
async function answerInstead(
  open: CallState,
  actor: CallActor,
  { tx, locked }: LockedCalls,
): Promise<CallState> {
  if (open.status !== 'ringing' || open.startedBy === actor.party) throw callExists();
  if (actor.party === 'agent') await requireFree(tx, actor.userId, open.id);
  return answer(open, asParticipant(actor, newId('cpt'), open), locked.now);
}

function requireAgent(session: Session): UserId {
  const owner = ownerOf(session);
  if (!owner)
    throw new AppError('call_not_allowed', { message: 'You can call once an agent has joined the chat.' });
  return owner;
}

const agentNameOf = (session: Session): string =>
  (session.status === 'ESCALATED' ? session.escalatedAgentName : session.agentName) ?? '';

const callExists = () =>
  new AppError('conflict', { message: 'There’s already a call in this conversation.' });

const busy = ({ agentName }: CallState) =>
  new AppError('call_busy', { message: `${agentName} is on another call. Please try again later.` });
