/** What a predefined response does to the conversation and its ticket, after its text was sent. */
import * as z from 'zod';
import { tagId, userId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { ticketPriority, ticketStatus } from '../tickets/tickets.calls.ts';

/** The agent who uses the response. */
export const ME = 'me';

export const RESPONSE_STATUSES = ['open', 'pending', 'solved'] as const;

export const responseAction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('addTag'), tagId }),
  z.object({ kind: z.literal('removeTag'), tagId }),
  z.object({ kind: z.literal('setStatus'), status: ticketStatus.extract(RESPONSE_STATUSES) }),
  z.object({ kind: z.literal('setPriority'), priority: ticketPriority }),
  /** Of the ticket. */
  z.object({ kind: z.literal('assign'), agentId: z.union([z.literal(ME), userId]) }),
  z.object({ kind: z.literal('close') }),
]);
export type ResponseAction = z.infer<typeof responseAction>;

/** Actions with the same subject exclude each other, such as adding and removing a tag. */
export const subjectOfAction = (action: ResponseAction): string =>
  action.kind === 'addTag' || action.kind === 'removeTag' ? `tag ${action.tagId}` : action.kind;

/** The same for equal actions only. */
export const keyOfAction = (action: ResponseAction): string => {
  switch (action.kind) {
    case 'addTag':
    case 'removeTag':
      return `${action.kind} ${action.tagId}`;
    case 'setStatus':
      return `${action.kind} ${action.status}`;
    case 'setPriority':
      return `${action.kind} ${action.priority}`;
    case 'assign':
      return `${action.kind} ${action.agentId}`;
    case 'close':
      return action.kind;
  }
};

/** In the order in which they run. */
export const responseActions = z
  .array(responseAction)
  .max(LIMITS.responseActions)
  .refine(
    (actions) => new Set(actions.map(subjectOfAction)).size === actions.length,
    'Some of these actions cancel each other out.',
  );

/** With the name of its tag or agent, blank for other kinds. `isGone`: that tag or agent no longer exists. */
export const namedAction = z.object({ action: responseAction, name: z.string(), isGone: z.boolean() });
export type NamedAction = z.infer<typeof namedAction>;
