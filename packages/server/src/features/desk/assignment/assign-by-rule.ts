/** Assigns a conversation to an agent because a rule of the desk says so. */
import { AppError, type RuleId, type UserId } from '@parrot/contract/core';
import type { Tx } from '../../../platform/index.ts';
import {
  type AgentDirectory,
  canTransition,
  ownerOf,
  type Session,
  type UnitOfWork,
} from '../../conversations/index.ts';
import { receiverOf } from '../transitions/assignment.policy.ts';

/** False if the agent has it already. */
export type AssignByRule = (
  tx: Tx,
  session: Pick<Session, 'id' | 'conversationId'>,
  rule: { id: RuleId; name: string },
  toAgentId: UserId,
) => Promise<boolean>;

export const createAssignByRule =
  ({ unitOfWork, agents }: { unitOfWork: UnitOfWork; agents: AgentDirectory }): AssignByRule =>
  (tx, { id, conversationId }, rule, toAgentId) =>
    unitOfWork(tx, conversationId, async (locked) => {
      const { session, conversation, now } = locked;
      if (session?.id !== id) throw new AppError('conversation_over');
      if (ownerOf(session) === toAgentId) return false;
      if (!canTransition('assigned', session.status))
        throw session.status === 'INPROGRESS'
          ? new AppError('conflict', { message: 'This conversation is with the bot.' })
          : new AppError('conversation_over');
      const agent = (await agents.ofApp(tx, conversation.tenantId, conversation.appId)).get(toAgentId);
      if (!agent)
        throw new AppError('not_found', { message: 'This person doesn’t have access to this app’s chats.' });
      locked.transition('assigned', rule, receiverOf(toAgentId, agent, 'supervisor', session, now));
      return true;
    });
