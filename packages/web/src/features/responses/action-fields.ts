/** The actions of a response as fields of a form, and back, in the order in which they run. */
import type { TagId, UserId } from '@parrot/contract/core';
import type { ME, RESPONSE_STATUSES, ResponseAction } from '@parrot/contract/responses';
import type { TicketPriority } from '@parrot/contract/tickets';

export type ActionFields = {
  addTags: TagId[];
  removeTags: TagId[];
  status: (typeof RESPONSE_STATUSES)[number] | null;
  priority: TicketPriority | null;
  agentId: UserId | typeof ME | null;
  close: boolean;
};

export const actionFieldsOf = (actions: readonly ResponseAction[]): ActionFields => ({
  addTags: actions.flatMap((action) => (action.kind === 'addTag' ? [action.tagId] : [])),
  removeTags: actions.flatMap((action) => (action.kind === 'removeTag' ? [action.tagId] : [])),
  status: actions.find((action) => action.kind === 'setStatus')?.status ?? null,
  priority: actions.find((action) => action.kind === 'setPriority')?.priority ?? null,
  agentId: actions.find((action) => action.kind === 'assign')?.agentId ?? null,
  close: actions.some((action) => action.kind === 'close'),
});

export const actionsOf = (fields: ActionFields): ResponseAction[] => [
  ...fields.addTags.map((tagId) => ({ kind: 'addTag' as const, tagId })),
  ...fields.removeTags.map((tagId) => ({ kind: 'removeTag' as const, tagId })),
  ...(fields.status ? [{ kind: 'setStatus' as const, status: fields.status }] : []),
  ...(fields.priority ? [{ kind: 'setPriority' as const, priority: fields.priority }] : []),
  ...(fields.agentId ? [{ kind: 'assign' as const, agentId: fields.agentId }] : []),
  ...(fields.close ? [{ kind: 'close' as const }] : []),
];
