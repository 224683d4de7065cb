/**
 * Runs the actions of a response, each in a transaction of its own and through the service that agents use for
 * it alone. Its outcome is stored in the same transaction, so that a repeated request does nothing twice.
 */
import {
  AppError,
  type ConversationId,
  type MsgId,
  type ResponseId,
  type TagId,
  type UserId,
  type UserSessionId,
} from '@parrot/contract/core';
import { type ActionOutcome, keyOfAction, ME, type ResponseAction } from '@parrot/contract/responses';
import type { TicketPriority, TicketStatus } from '@parrot/contract/tickets';
import { type Caller, isUnavailable, type Platform, type Tx } from '../../../platform/index.ts';
import { findMessage, lockConversation, type Session } from '../../conversations/index.ts';
import { findResponse } from '../responses.repository.ts';
import { insertOutcome, readReason } from './response-outcomes.repository.ts';

type TicketFields = {
  status?: TicketStatus;
  priority?: TicketPriority;
  assigneeId?: UserId;
};
/** What other slices do for a response, in the transaction of its outcome. */
export type ResponseEffects = {
  /** Rejected if the caller may not see the conversation. */
  requireSession(tx: Tx, caller: Caller, id: UserSessionId): Promise<Session>;
  changeTags(
    tx: Tx,
    session: Session,
    change: { add: readonly TagId[]; remove: readonly TagId[] },
    by: UserId,
  ): Promise<unknown>;
  changeTicket(tx: Tx, caller: Caller, id: UserSessionId, fields: TicketFields): Promise<unknown>;
  close(tx: Tx, caller: Caller, id: UserSessionId): Promise<unknown>;
};

type RunRequest = {
  userSessionId: UserSessionId;
  responseId: ResponseId;
  msgId: MsgId;
  withMessage: boolean;
  actions: ResponseAction[];
};
export type RunResponse = (caller: Caller, request: RunRequest) => Promise<ActionOutcome[]>;

export const createRunResponse = (
  { database, log }: Pick<Platform, 'database' | 'log'>,
  effects: ResponseEffects,
): RunResponse => {
  const perform = async (tx: Tx, caller: Caller, id: UserSessionId, action: ResponseAction) => {
    switch (action.kind) {
      case 'addTag':
      case 'removeTag': {
        const session = await effects.requireSession(tx, caller, id);
        const [add, remove] = action.kind === 'addTag' ? [[action.tagId], []] : [[], [action.tagId]];
        return effects.changeTags(tx, session, { add, remove }, caller.userId);
      }
      case 'setStatus':
        return effects.changeTicket(tx, caller, id, { status: action.status });
      case 'setPriority':
        return effects.changeTicket(tx, caller, id, { priority: action.priority });
      case 'assign': {
        const assigneeId = action.agentId === ME ? caller.userId : action.agentId;
        return effects.changeTicket(tx, caller, id, { assigneeId });
      }
      case 'close':
        return effects.close(tx, caller, id);
    }
  };

  /** The conversation, and the actions that the response has now. */
  const readPlan = (caller: Caller, { userSessionId, responseId, msgId, withMessage }: RunRequest) =>
    database.tenant(caller.tenantId, async (tx) => {
      const { appId, conversationId } = await effects.requireSession(tx, caller, userSessionId);
      const response = await findResponse(tx, [appId], responseId);
      if (!response) throw new AppError('not_found');
      const message = withMessage ? await findMessage(tx, conversationId, msgId) : undefined;
      const isSent = message?.senderId === caller.userId && message.userSessionId === userSessionId;
      if (withMessage && !isSent) throw new AppError('conflict', { message: NOT_SENT });
      return { conversationId, actions: response.actions };
    });

  /** Returns why it failed; null if it is done, now or by an earlier request. */
  const runOnce = async (
    caller: Caller,
    request: RunRequest,
    conversationId: ConversationId,
    action: ResponseAction,
  ) => {
    const { tenantId } = caller;
    const { userSessionId, msgId, responseId } = request;
    const key = { tenantId, sessionId: userSessionId, msgId, responseId, action: keyOfAction(action) };
    try {
      return await database.tenant(tenantId, async (tx) => {
        // First, as by every other change of it: the outcome refers to its session, which that would wait for.
        await lockConversation(tx, conversationId);
        if (!(await insertOutcome(tx, { ...key, reason: null }))) return readReason(tx, key);
        await perform(tx, caller, userSessionId, action);
        return null;
      });
    } catch (error) {
      // The caller repeats the request, which continues here.
      if (isUnavailable(error)) throw error;
      if (!(error instanceof AppError)) {
        log.error({ err: error, action: key.action, responseId }, 'action of a response failed');
        return OUR_FAULT;
      }
      const reason = error.message;
      await database.tenant(tenantId, (tx) => insertOutcome(tx, { ...key, reason }));
      return reason;
    }
  };

  return async (caller, request) => {
    const { conversationId, actions } = await readPlan(caller, request);
    const offered = new Set(actions.map(keyOfAction));
    const outcomes: ActionOutcome[] = [];
    for (const action of request.actions) {
      const isOffered = offered.has(keyOfAction(action));
      outcomes.push({
        action,
        reason: isOffered ? await runOnce(caller, request, conversationId, action) : REMOVED,
      });
    }
    return outcomes;
  };
};

const NOT_SENT = 'The message was not sent, so its actions were not run.';
const REMOVED = 'The response was changed and no longer does this.';
const OUR_FAULT = 'Something went wrong. Please try again.';
