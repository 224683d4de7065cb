/**
 * Routing rules decide, in their order, which group a waiting conversation belongs to and which skills its agent
 * needs. Skills are tags that supervisors give to agents.
 */
import * as z from 'zod';
import { appId, groupId, routingRuleId, tagId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { nameOf } from '../core/validation.ts';

/** `off`: agents take the conversations themselves. */
export const ROUTING_MODES = ['round_robin', 'least_busy', 'off'] as const;
export type RoutingMode = (typeof ROUTING_MODES)[number];

/** Who is assigned while none of the rule's agents is at the desk: `stay`: none. */
export const ROUTING_FALLBACKS = ['stay', 'anyone'] as const;

/** The first part of a language tag, such as `de`. */
const language = z.string().regex(/^[a-z]{2,3}$/, 'Please choose a language from the list.');
const most = LIMITS.routingConditions;

const fields = {
  name: nameOf(LIMITS.routingRuleName),
  isEnabled: z.boolean(),
  /** Any of them; none: all. */
  languages: z.array(language).max(most),
  appIds: z.array(appId).max(most),
  tagIds: z.array(tagId).max(most),
  groupId: groupId.nullable(),
  /** Agents need all of them. */
  skillIds: z.array(tagId).max(most),
  mode: z.enum(ROUTING_MODES),
  fallback: z.enum(ROUTING_FALLBACKS),
};
const hasTarget = {
  check: (rule: { groupId: unknown; skillIds: unknown[] }) =>
    rule.groupId !== null || rule.skillIds.length > 0,
  params: { path: ['groupId'], message: 'Choose a group or at least one skill.' },
};

export const routingRuleDraft = z.object(fields).refine(hasTarget.check, hasTarget.params);
export type RoutingRuleDraft = z.infer<typeof routingRuleDraft>;

export const routingRuleChange = z
  .object({ ruleId: routingRuleId, revision: z.number().int().min(1), ...fields })
  .refine(hasTarget.check, hasTarget.params);

export const routingRule = z.object({
  ruleId: routingRuleId,
  revision: z.number().int().min(1),
  ...fields,
  name: z.string(),
  /** What the rule refers to and was deleted. It is skipped until it is changed. */
  missing: z.enum(['group', 'tag']).nullable(),
});
export type RoutingRule = z.infer<typeof routingRule>;
