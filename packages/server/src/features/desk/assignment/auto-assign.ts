/** Assigns a waiting conversation by its app's assignment rule. */
import type { ASSIGNMENT_RULES } from '@parrot/contract/apps';
import type { UserId } from '@parrot/contract/core';
import type { Tx } from '../../../platform/index.ts';
import type { AgentStatus, UnitOfWork, WaitingSession } from '../../conversations/index.ts';
import { receiverOf } from '../transitions/assignment.policy.ts';

type Choice = {
  userId: UserId;
  status: AgentStatus;
  how: Exclude<(typeof ASSIGNMENT_RULES)[number], 'off'>;
  /** Number of agents the choice was made from. */
  candidates: number;
};

/** False if it was taken or ended in the meantime. */
export type AutoAssign = (tx: Tx, waiting: WaitingSession, choice: Choice) => Promise<boolean>;

export const createAutoAssign =
  (unitOfWork: UnitOfWork): AutoAssign =>
  (tx, { id, conversationId }, { userId, status, how, candidates }) =>
    unitOfWork(tx, conversationId, (locked) => {
      const { session, conversation, now } = locked;
      if (session?.id !== id || session.status !== 'UNASSIGNED') return false;
      const to = receiverOf(userId, status, how, session, now, candidates);
      locked.transition('assigned', { id: conversation.appId, name: conversation.appName }, to);
      return true;
    });
