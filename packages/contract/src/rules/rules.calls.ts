/** What supervisors do with the rules of the desk. */
import * as z from 'zod';
import { needs } from '../core/access/access.ts';
import { defineCall, done, pageOf, paging } from '../core/call.ts';
import { ruleId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { rule, ruleContent, ruleDraft, ruleOptions, ruleRun, trialHit } from './rules.shapes.ts';

const MANAGING = { base: 'parrot', access: needs('Handle Chats', 'Agent chat monitoring') } as const;
const one = z.object({ status: z.literal('success'), rule });

export const listRules = defineCall({
  ...MANAGING,
  name: 'rules.list',
  method: 'GET',
  path: '/desk/rules',
  summary: 'The rules of the desk in their order, and what they can refer to.',
  reply: z.object({ status: z.literal('success'), rules: z.array(rule), options: ruleOptions }),
});

export const createRule = defineCall({
  ...MANAGING,
  name: 'rules.create',
  method: 'POST',
  path: '/desk/rules',
  summary: 'Creates a rule after the others. It is off until it is switched on.',
  body: ruleDraft,
  reply: one,
});

export const updateRule = defineCall({
  ...MANAGING,
  name: 'rules.update',
  method: 'PUT',
  path: '/desk/rules',
  summary: 'Changes a rule. Rejected if another user has changed it since `revision`.',
  body: z.object({ ruleId, revision: z.number().int().min(1), ...ruleDraft.shape }),
  reply: one,
});

export const switchRule = defineCall({
  ...MANAGING,
  name: 'rules.switch',
  method: 'PUT',
  path: '/desk/rules/switch',
  summary: 'Switches a rule on or off. It acts on what happens from then on.',
  body: z.object({ ruleId, isOn: z.boolean() }),
  reply: one,
});

export const orderRules = defineCall({
  ...MANAGING,
  name: 'rules.order',
  method: 'PUT',
  path: '/desk/rules/order',
  summary: 'Sets the order in which rules run. Rejected if these are not all rules of the workspace.',
  body: z.object({ ruleIds: z.array(ruleId).max(LIMITS.rulesPerTenant) }),
  reply: done,
});

export const deleteRule = defineCall({
  ...MANAGING,
  name: 'rules.delete',
  method: 'DELETE',
  path: '/desk/rules',
  summary: 'Deletes a rule and its log.',
  query: z.object({ ruleId }),
  reply: done,
});

export const listRuleRuns = defineCall({
  ...MANAGING,
  name: 'rules.log',
  method: 'POST',
  path: '/desk/rules/log',
  summary: 'What rules did, newest first; of one rule or of all.',
  body: z.object({ ...paging, ruleId: ruleId.optional() }),
  reply: pageOf(ruleRun),
});

export const tryRule = defineCall({
  ...MANAGING,
  name: 'rules.try',
  method: 'POST',
  path: '/desk/rules/try',
  summary: 'The past conversations of the caller for which a rule would have fired. Nothing is changed.',
  body: ruleContent,
  reply: z.object({
    status: z.literal('success'),
    /** How many conversations were tried; fewer than there are if it took too long. */
    tried: z.number().int(),
    isComplete: z.boolean(),
    fired: z.array(trialHit),
  }),
});
