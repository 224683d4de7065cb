/** The actions that run once the reply is stored. */
import type { MsgId, ResponseId } from '@parrot/contract/core';
import {
  keyOfAction,
  type NamedAction,
  type PredefinedResponse,
  subjectOfAction,
} from '@parrot/contract/responses';

export type PlannedAction = NamedAction & { responseId: ResponseId };

/** Of one reply, or of responses without a text. Stored until the server has run them. */
export type PlannedRun = { msgId: MsgId; withMessage: boolean; actions: PlannedAction[] };

/** A later response replaces what an earlier one would do with the same tag, status and so on. */
export const withResponse = (
  planned: readonly PlannedAction[],
  { responseId, actions }: Pick<PredefinedResponse, 'responseId' | 'actions'>,
): PlannedAction[] => {
  const subjects = new Set(actions.map(({ action }) => subjectOfAction(action)));
  const others = planned.filter(({ action }) => !subjects.has(subjectOfAction(action)));
  return [...others, ...actions.map((each) => ({ ...each, responseId }))];
};

export const withoutAction = (planned: readonly PlannedAction[], removed: PlannedAction): PlannedAction[] =>
  planned.filter(({ action }) => keyOfAction(action) !== keyOfAction(removed.action));
