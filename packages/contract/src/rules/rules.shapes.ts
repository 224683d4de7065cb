/** Rules of the desk: when something happens, if conditions hold, then actions follow in order. */
import * as z from 'zod';
import { appId, ruleId, ruleRunId, tagId, userId, userSessionId } from '../core/ids.ts';
import { languageCode } from '../core/language-code.ts';
import { LIMITS } from '../core/limits.ts';
import { isHttpUrl } from '../core/text/http-url.ts';
import { requiredText, writtenText } from '../core/text/written-text.ts';
import { TICKET_PRIORITIES, ticketPriority, ticketStatus } from '../tickets/tickets.calls.ts';

/** What starts a rule. The last two are about time. */
export const RULE_EVENTS = [
  'reachedDesk',
  'assigned',
  'visitorWrote',
  'agentReplied',
  'closed',
  'rated',
  'statusChanged',
  'priorityChanged',
  'tagAdded',
  'waitsUnassigned',
  'waitsForReply',
] as const;
const ruleEvent = z.enum(RULE_EVENTS);
export type RuleEvent = z.infer<typeof ruleEvent>;
/** A visitor waits in the queue, or for the reply of their agent, longer than some minutes. */
const TIMED_EVENTS = ['waitsUnassigned', 'waitsForReply'] as const satisfies RuleEvent[];
export type TimedEvent = (typeof TIMED_EVENTS)[number];

const minutes = z
  .number()
  .int('Please enter whole minutes.')
  .min(1, 'Please enter at least 1 minute.')
  .max(LIMITS.ruleMinutes, 'Please enter at most 1,440 minutes.');

const ruleTrigger = z.discriminatedUnion('on', [
  z.object({ on: ruleEvent.exclude(['tagAdded', ...TIMED_EVENTS]) }),
  /** Null: any tag. */
  z.object({ on: z.literal('tagAdded'), tagId: tagId.nullable() }),
  z.object({ on: z.enum(TIMED_EVENTS), minutes }),
]);
export type RuleTrigger = z.infer<typeof ruleTrigger>;

const CHOOSE = 'Please choose at least one.';
const someOf = <Item extends z.ZodType>(item: Item, most: number = LIMITS.ruleChoices) =>
  z.array(item).min(1, CHOOSE).max(most);
/** Whether the condition is about having it, or about not having it. */
const is = z.boolean();

export const FIELD_TESTS = ['equals', 'contains'] as const;

const ruleCondition = z.discriminatedUnion('about', [
  z.object({ about: z.literal('app'), is, appIds: someOf(appId) }),
  z.object({ about: z.literal('language'), is, languages: someOf(languageCode) }),
  z.object({ about: z.literal('tag'), is, tagIds: someOf(tagId) }),
  z.object({
    about: z.literal('priority'),
    is,
    priorities: someOf(ticketPriority, TICKET_PRIORITIES.length),
  }),
  z.object({ about: z.literal('status'), is, statuses: someOf(ticketStatus) }),
  /** Whole words, in any case and with or without accents. */
  z.object({ about: z.literal('message'), is, terms: someOf(requiredText(LIMITS.ruleTerm)) }),
  /** A contact detail or a field of the workspace, by its name. */
  z.object({
    about: z.literal('field'),
    name: requiredText(LIMITS.ruleTerm),
    test: z.enum(FIELD_TESTS),
    value: requiredText(LIMITS.fieldText),
  }),
  z.object({ about: z.literal('rating'), atMost: z.number().int().min(1).max(5) }),
  z.object({ about: z.literal('openingHours'), is }),
  z.object({ about: z.literal('assigned'), is }),
  z.object({ about: z.literal('returning'), is }),
]);
export type RuleCondition = z.infer<typeof ruleCondition>;
export const CONDITION_KINDS = [
  'app',
  'language',
  'tag',
  'priority',
  'status',
  'message',
  'field',
  'rating',
  'openingHours',
  'assigned',
  'returning',
] as const satisfies RuleCondition['about'][];

/** Variables of notes and notifications of rules. */
export const RULE_VARIABLES = [
  'visitor.name',
  'visitor.email',
  'ticket.number',
  'ticket.subject',
  'app.name',
  'agent.name',
] as const;
export type RuleVariable = (typeof RULE_VARIABLES)[number];

const webhookUrl = z
  .string()
  .trim()
  .min(1, 'Required')
  .max(LIMITS.ruleUrl)
  .refine(isHttpUrl, 'Please enter a web address that starts with https:// or http://.');

const ruleAction = z.discriminatedUnion('do', [
  z.object({ do: z.literal('addTags'), tagIds: someOf(tagId, LIMITS.tagsPerConversation) }),
  z.object({ do: z.literal('removeTags'), tagIds: someOf(tagId, LIMITS.tagsPerConversation) }),
  z.object({ do: z.literal('setPriority'), priority: ticketPriority }),
  z.object({ do: z.literal('setStatus'), status: ticketStatus.exclude(['snoozed']) }),
  z.object({ do: z.literal('assign'), userId }),
  z.object({ do: z.literal('addNote'), text: requiredText(LIMITS.noteLength) }),
  z.object({ do: z.literal('notify'), userIds: someOf(userId), text: writtenText(LIMITS.ruleNotice) }),
  z.object({ do: z.literal('webhook'), url: webhookUrl }),
]);
export type RuleAction = z.infer<typeof ruleAction>;
export type RuleActionKind = RuleAction['do'];
export const ACTION_KINDS = [
  'addTags',
  'removeTags',
  'setPriority',
  'setStatus',
  'assign',
  'addNote',
  'notify',
  'webhook',
] as const satisfies RuleActionKind[];

const content = {
  name: requiredText(LIMITS.ruleName),
  trigger: ruleTrigger,
  /** Whether all conditions have to hold, or any of them. */
  match: z.enum(['all', 'any']),
  /** None: always. */
  conditions: z.array(ruleCondition).max(LIMITS.ruleConditions),
  actions: z.array(ruleAction).min(1, 'Add at least one action.').max(LIMITS.ruleActions),
};
export const ruleContent = z.object(content);
export type RuleContent = z.infer<typeof ruleContent>;

const SECRET_SHORT = 'Use at least 16 characters.';
export const ruleDraft = z.object({
  ...content,
  /** Signs webhooks of this rule. Stored encrypted and never returned; blank: stays as it is. */
  signingSecret: z
    .string()
    .trim()
    .max(LIMITS.ruleSecret.max)
    .refine((text) => text === '' || text.length >= LIMITS.ruleSecret.min, SECRET_SHORT),
});
export type RuleDraft = z.infer<typeof ruleDraft>;

/** What a rule refers to and no longer exists, or who can't do what it wants. */
export const RULE_WARNINGS = ['tagGone', 'agentGone', 'appGone', 'fieldGone', 'triggersItself'] as const;

export const rule = z.object({
  ruleId,
  ...content,
  isOn: z.boolean(),
  /** Whether a secret that signs its webhooks is stored. */
  hasSecret: z.boolean(),
  warnings: z.array(z.enum(RULE_WARNINGS)),
  lastFiredAt: z.iso.datetime().nullable(),
  /** In the last seven days. */
  timesFired: z.number().int().min(0),
  /** Increments with each edit, to detect concurrent ones. */
  revision: z.number().int().min(1),
});
export type Rule = z.infer<typeof rule>;

/** What rules of the workspace can refer to. */
export const ruleOptions = z.object({
  apps: z.array(z.object({ appId, appName: z.string() })),
  tags: z.array(z.object({ tagId, name: z.string() })),
  agents: z.array(z.object({ userId, name: z.string() })),
  fields: z.array(z.object({ name: z.string(), label: z.string() })),
});
export type RuleOptions = z.infer<typeof ruleOptions>;

/** `fired`, or why it was stopped: it was caused by itself, by a chain of rules, or ran too often. */
const RUN_OUTCOMES = ['fired', 'triggersItself', 'chainTooLong', 'tooOften'] as const;
const runOutcome = z.enum(RUN_OUTCOMES);
export type RunOutcome = z.infer<typeof runOutcome>;

/**
 * `pending`: not run yet, or a webhook that will be tried again; `skipped`: there was nothing to change;
 * `stopped`: the rule was switched off before.
 */
const actionState = z.enum(['pending', 'done', 'skipped', 'stopped', 'failed']);
export type ActionState = z.infer<typeof actionState>;
const actionResult = z.object({
  do: z.enum(ACTION_KINDS),
  state: actionState,
  /** Why it failed or was stopped; blank otherwise. */
  reason: z.string(),
});
export type ActionResult = z.infer<typeof actionResult>;

const conversationRef = z.object({
  userSessionId,
  visitorName: z.string(),
  appName: z.string(),
  ticketNumber: z.number().int().nullable(),
});

export const ruleRun = z.object({
  runId: ruleRunId,
  ruleId,
  ruleName: z.string(),
  at: z.iso.datetime(),
  on: ruleEvent,
  outcome: runOutcome,
  /** The positions of those of `conditions` that were met. */
  met: z.array(z.number().int().min(0)),
  conditions: z.array(ruleCondition),
  actions: z.array(actionResult),
  /** Null where the caller may not see the conversation. */
  conversation: conversationRef.nullable(),
});
export type RuleRun = z.infer<typeof ruleRun>;

/** A past conversation for which a rule would have fired. */
export const trialHit = conversationRef.extend({
  startedAt: z.iso.datetime(),
  met: z.array(z.number().int().min(0)),
});
export type TrialHit = z.infer<typeof trialHit>;
