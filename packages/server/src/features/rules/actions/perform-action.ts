/** Does what an action of a rule says, in one transaction. Throws `AppError` where it can't. */
import { AppError } from '@parrot/contract/core';
import type { ActionState, RuleAction } from '@parrot/contract/rules';
import type { Tx } from '../../../platform/index.ts';
import type { AgentDirectory, Session } from '../../conversations/index.ts';
import type { Desk } from '../../desk/index.ts';
import type { Notifications } from '../../notifications/index.ts';
import { type ChangeTags, tagNames, tagsOfSessions } from '../../tags/index.ts';
import type { Tickets } from '../../tickets/index.ts';
import type { QueueWebhook } from '../webhooks/queue-webhook.ts';
import { fillVariables } from './fill-variables.ts';
import type { RunningRule } from './running-rule.ts';

export type Performed = { state: ActionState; reason?: string };
export type PerformAction = (tx: Tx, action: RuleAction, running: RunningRule) => Promise<Performed>;

export type ActionNeeds = {
  changeTags: ChangeTags;
  changeTicket: Tickets['changeByRule'];
  assign: Desk['assignByRule'];
  addNote: Desk['notes']['addByRule'];
  notify: Notifications['ruleNotice'];
  agents: Pick<AgentDirectory, 'idsOfApp'>;
  queueWebhook: QueueWebhook;
};

const DONE: Performed = { state: 'done' };
const SKIPPED: Performed = { state: 'skipped' };
const changed = (isChanged: boolean): Performed => (isChanged ? DONE : SKIPPED);

export function createPerformAction(needs: ActionNeeds): PerformAction {
  const { changeTags, changeTicket, assign, addNote, notify, agents, queueWebhook } = needs;

  const changeTagsOf = async (
    tx: Tx,
    session: Session,
    action: Extract<RuleAction, { do: 'addTags' | 'removeTags' }>,
  ): Promise<Performed> => {
    const names = await tagNames(tx);
    const existing = action.tagIds.filter((tagId) => names.has(tagId));
    const before = (await tagsOfSessions(tx, [session.id])).get(session.id) ?? [];
    const isAdding = action.do === 'addTags';
    const after = await changeTags(
      tx,
      session,
      { add: isAdding ? existing : [], remove: isAdding ? [] : existing },
      null,
    );
    if (existing.length < action.tagIds.length) return { state: 'failed', reason: TAG_GONE };
    return changed(after.length !== before.length);
  };

  const notifyAgents = async (
    tx: Tx,
    action: Extract<RuleAction, { do: 'notify' }>,
    { runId, position, rule, facts }: RunningRule,
  ): Promise<Performed> => {
    const { id: sessionId, tenantId, appId, visitorName, appName } = facts.session;
    const ofApp = await agents.idsOfApp(tx, tenantId, appId);
    const recipients = action.userIds.filter((userId) => ofApp.includes(userId));
    if (recipients.length === 0) throw new AppError('not_found', { message: NO_RECIPIENT });
    const text = await fillVariables(action.text, facts);
    const values = { ruleName: rule.name, visitorName, appName, text };
    await notify(tx, { tenantId, recipients, sessionId, cause: `${runId} ${position}`, ...values });
    return DONE;
  };

  return async (tx, action, running) => {
    const { runId, position, rule, facts } = running;
    const { session } = facts;
    switch (action.do) {
      case 'addTags':
      case 'removeTags':
        return changeTagsOf(tx, session, action);
      case 'setPriority':
        return changed(await changeTicket(tx, session, { priority: action.priority }));
      case 'setStatus':
        return changed(await changeTicket(tx, session, { status: action.status }));
      case 'assign':
        return changed(await assign(tx, session, rule, action.userId));
      case 'addNote':
        await addNote(tx, session, {
          clientId: `${runId}-${position}`,
          value: await fillVariables(action.text, facts),
          ruleName: rule.name,
        });
        return DONE;
      case 'notify':
        return notifyAgents(tx, action, running);
      case 'webhook':
        await queueWebhook(tx, action, running);
        return { state: 'pending' };
    }
  };
}

const TAG_GONE = 'A tag of this action no longer exists.';
const NO_RECIPIENT = 'None of these people has access to this app’s chats.';
